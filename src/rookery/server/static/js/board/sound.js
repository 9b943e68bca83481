// Sounds, synthesized without files; off until they are switched on.

/** @typedef {"tap" | "slide" | "roll" | "turn" | "win"} SoundName */

/**
 * A note or a breath of noise: when it begins, how long it swells and lasts, in seconds, how loud it is, and where its
 * pitch goes, in hertz. Without a wave it is noise, with the pitch for a filter: ice on ice.
 * @typedef {{ at: number, swells: number, lasts: number, loud: number, from: number, to: number,
 *   wave?: OscillatorType }} Tone
 */

/** Nothing begins with a crack: even a tap swells for as long as it takes to be soft. @type {Record<SoundName, Tone[]>} */
export const SOUNDS = {
  tap: [{ at: 0, swells: 0.008, lasts: 0.09, loud: 0.16, from: 620, to: 470, wave: "sine" }],
  slide: [{ at: 0, swells: 0.07, lasts: 0.32, loud: 0.32, from: 1500, to: 600 }],
  roll: [0, 0.11, 0.2, 0.3, 0.43, 0.56].map((at, bounce) => ({
    at,
    swells: 0.01,
    lasts: 0.07,
    loud: 0.5 - 0.06 * bounce,
    from: 1250 - 110 * bounce,
    to: 480,
  })),
  turn: [
    { at: 0, swells: 0.02, lasts: 0.3, loud: 0.12, from: 523, to: 523, wave: "sine" },
    { at: 0.13, swells: 0.02, lasts: 0.42, loud: 0.12, from: 784, to: 784, wave: "sine" },
  ],
  win: [523, 659, 784, 1047].map((pitch, step) => ({
    at: 0.14 * step,
    swells: 0.02,
    lasts: step === 3 ? 0.9 : 0.4,
    loud: 0.13,
    from: pitch,
    to: pitch,
    wave: "triangle",
  })),
};

/** A sound that comes later than this, in milliseconds, would belong to nothing. */
const LATE_MS = 250;
/** As good as silence: a volume that falls evenly never quite reaches nothing. */
const SILENT = 0.0001;

/** Sounds for a page. They come only while `wanted` says so, and only once the person has touched the page. */
export class Sounds {
  #wanted;
  #makeContext;
  /** @type {AudioContext | null} */
  #context = null;

  /**
   * @param {() => boolean} wanted
   * @param {() => AudioContext} [makeContext]
   */
  constructor(wanted, makeContext = () => new AudioContext()) {
    this.#wanted = wanted;
    this.#makeContext = makeContext;
  }

  /** @param {SoundName} name */
  play(name) {
    if (this.#wanted()) this.#play(name).catch(() => undefined); // A device without sound is no reason to stop a game.
  }

  /** @param {SoundName} name */
  async #play(name) {
    const asked = performance.now();
    const context = (this.#context ??= this.#makeContext());
    // Browsers keep a page silent until it has been touched. Sounds from long before that are dropped.
    if (context.state !== "running") await context.resume();
    if (performance.now() - asked > LATE_MS) return;
    compose(context, name);
  }

  destroy() {
    void this.#context?.close().catch(() => undefined);
    this.#context = null;
  }
}

/**
 * Play a sound now.
 * @param {BaseAudioContext} context
 * @param {SoundName} name
 */
export function compose(context, name) {
  for (const { at, swells, lasts, loud, from, to, wave } of SOUNDS[name]) {
    const [start, end] = [context.currentTime + at, context.currentTime + at + lasts];
    const volume = context.createGain();
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud, start + swells);
    volume.gain.exponentialRampToValueAtTime(SILENT, end);
    volume.connect(context.destination);
    const { voice, pitch } = wave ? note(context, wave, volume) : breath(context, volume);
    pitch.setValueAtTime(from, start);
    pitch.exponentialRampToValueAtTime(to, end);
    voice.start(start);
    voice.stop(end);
  }
}

/**
 * @param {BaseAudioContext} context
 * @param {OscillatorType} wave
 * @param {AudioNode} output
 */
function note(context, wave, output) {
  const voice = context.createOscillator();
  voice.type = wave;
  voice.connect(output);
  return { voice, pitch: voice.frequency };
}

/**
 * @param {BaseAudioContext} context
 * @param {AudioNode} output
 */
function breath(context, output) {
  const voice = context.createBufferSource();
  voice.buffer = whiteNoise(context);
  voice.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  voice.connect(filter).connect(output);
  return { voice, pitch: filter.frequency };
}

/** @type {WeakMap<BaseAudioContext, AudioBuffer>} */
const noises = new WeakMap();

/**
 * Half a second of noise, made once for a device.
 * @param {BaseAudioContext} context
 */
function whiteNoise(context) {
  const made = noises.get(context);
  if (made) return made;
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = 2 * Math.random() - 1;
  noises.set(context, buffer);
  return buffer;
}
