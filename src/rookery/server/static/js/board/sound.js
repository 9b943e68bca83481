// Sounds, synthesized without files; off until they are switched on.

/** @import { Happening } from "../../types/wire.js" */
/**
 * @typedef {"tap" | "step" | "hop" | "slide" | "kick" | "take" | "splash" | "drift" | "roll" | "turn" | "win" | "draw" | "lose"
 * } SoundName
 */

/**
 * A note or a breath of noise: when it begins, how long it swells and lasts, in seconds, how loud it is, and where its
 * pitch goes, in hertz. Without a wave it is noise, with the pitch for a filter: ice on ice.
 * @typedef {{ at: number, swells: number, lasts: number, loud: number, from: number, to: number,
 *   wave?: OscillatorType }} Tone
 */

/** Nothing begins with a crack: even a tap swells for as long as it takes to be soft. @type {Record<SoundName, Tone[]>} */
export const SOUNDS = {
  tap: [{ at: 0, swells: 0.008, lasts: 0.09, loud: 0.16, from: 620, to: 470, wave: "sine" }],
  step: [
    { at: 0, swells: 0.012, lasts: 0.11, loud: 0.3, from: 520, to: 260 },
    { at: 0.14, swells: 0.012, lasts: 0.11, loud: 0.24, from: 480, to: 240 },
  ],
  hop: [
    { at: 0, swells: 0.02, lasts: 0.16, loud: 0.13, from: 330, to: 620, wave: "sine" },
    { at: 0.2, swells: 0.01, lasts: 0.12, loud: 0.3, from: 460, to: 220 },
  ],
  slide: [{ at: 0, swells: 0.07, lasts: 0.32, loud: 0.32, from: 1500, to: 600 }],
  kick: [
    { at: 0, swells: 0.008, lasts: 0.1, loud: 0.2, from: 220, to: 90, wave: "triangle" },
    { at: 0.03, swells: 0.05, lasts: 0.3, loud: 0.2, from: 900, to: 380 },
  ],
  take: [
    { at: 0, swells: 0.008, lasts: 0.08, loud: 0.16, from: 880, to: 830, wave: "triangle" },
    { at: 0.09, swells: 0.008, lasts: 0.12, loud: 0.16, from: 1175, to: 1120, wave: "triangle" },
  ],
  splash: [
    { at: 0, swells: 0.03, lasts: 0.4, loud: 0.36, from: 2600, to: 420 },
    { at: 0.16, swells: 0.02, lasts: 0.2, loud: 0.1, from: 300, to: 560, wave: "sine" },
    { at: 0.3, swells: 0.02, lasts: 0.18, loud: 0.08, from: 380, to: 700, wave: "sine" },
  ],
  drift: [{ at: 0, swells: 0.16, lasts: 0.55, loud: 0.34, from: 420, to: 180 }],
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
  draw: tune([523, 587, 523], 0.22, 0.11),
  // It falls, and then looks up again: nobody is laughed at.
  lose: tune([440, 392, 330, 392], 0.24, 0.1),
};

/** What is heard when something happens; what makes no noise is not named. @type {Partial<Record<Happening["how"], SoundName>>} */
const HEARD = {
  placed: "step",
  steps: "step",
  hops: "hop",
  slides: "slide",
  kicked: "kick",
  taken: "take",
  dropped: "take",
  "sent-back": "splash",
  melts: "splash",
  drifts: "drift",
  leaves: "hop",
  turned: "tap",
  "stands-up": "tap",
};

/**
 * The sounds of what happened, in order, each once.
 * @param {readonly Happening[]} happenings
 * @returns {SoundName[]}
 */
export function soundsOf(happenings) {
  return [...new Set(happenings.flatMap(({ how }) => HEARD[how] ?? []))];
}

/**
 * Soft notes, the last of them longest.
 * @param {number[]} pitches
 * @param {number} apart
 * @param {number} loud
 * @returns {Tone[]}
 */
function tune(pitches, apart, loud) {
  return pitches.map((pitch, step) => {
    const lasts = step === pitches.length - 1 ? 0.7 : 0.4;
    return { at: apart * step, swells: 0.04, lasts, loud, from: pitch, to: pitch, wave: "sine" };
  });
}

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

  /**
   * @param {SoundName} name
   * @param {number} [wait]  in seconds
   */
  play(name, wait = 0) {
    if (this.#wanted()) this.#play(name, wait).catch(() => undefined); // A device without sound is no reason to stop a game.
  }

  /**
   * @param {SoundName} name
   * @param {number} wait
   */
  async #play(name, wait) {
    const asked = performance.now();
    const context = (this.#context ??= this.#makeContext());
    // Browsers keep a page silent until it has been touched. Sounds from long before that are dropped.
    if (context.state !== "running") await context.resume();
    if (performance.now() - asked > LATE_MS) return;
    compose(context, name, wait);
  }

  destroy() {
    void this.#context?.close().catch(() => undefined);
    this.#context = null;
  }
}

/**
 * Play a sound, now or in some seconds.
 * @param {BaseAudioContext} context
 * @param {SoundName} name
 * @param {number} [wait]
 */
export function compose(context, name, wait = 0) {
  for (const { at, swells, lasts, loud, from, to, wave } of SOUNDS[name]) {
    const start = context.currentTime + wait + at;
    const end = start + lasts;
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
