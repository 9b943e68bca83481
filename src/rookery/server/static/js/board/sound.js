// Small sounds, made on the spot: no files, and silence until they are switched on.

/** @typedef {"tap" | "slide" | "roll" | "turn" | "win"} SoundName */

/**
 * A note or a breath of noise: when it begins, how long it is, how loud, and where its pitch goes, in hertz.
 * @typedef {{ at: number, lasts: number, loud: number, from: number, to: number, wave?: OscillatorType }} Tone
 */

/** Without a wave it is noise, with the pitch for a filter: ice on ice. @type {Record<SoundName, Tone[]>} */
export const SOUNDS = {
  tap: [{ at: 0, lasts: 0.06, loud: 0.12, from: 660, to: 520, wave: "sine" }],
  slide: [{ at: 0, lasts: 0.28, loud: 0.16, from: 2400, to: 700 }],
  roll: [0, 0.11, 0.2, 0.3, 0.43, 0.56].map((at, bounce) => ({
    at,
    lasts: 0.04,
    loud: 0.2 - 0.025 * bounce,
    from: 1500 - 130 * bounce,
    to: 500,
  })),
  turn: [
    { at: 0, lasts: 0.16, loud: 0.1, from: 523, to: 523, wave: "sine" },
    { at: 0.12, lasts: 0.24, loud: 0.1, from: 784, to: 784, wave: "sine" },
  ],
  win: [523, 659, 784, 1047].map((pitch, step) => ({
    at: 0.13 * step,
    lasts: step === 3 ? 0.6 : 0.22,
    loud: 0.12,
    from: pitch,
    to: pitch,
    wave: "triangle",
  })),
};

/** A sound that comes later than this, in milliseconds, would belong to nothing. */
const LATE_MS = 250;

/** Sounds for a page. They come only while `wanted` says so, and only once the person has touched the page. */
export class Sounds {
  #wanted;
  #makeContext;
  /** @type {AudioContext | null} */
  #context = null;
  /** @type {AudioBuffer | null} */
  #noise = null;

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
    // Browsers keep a page silent until it has been touched. What was to be heard long before that stays unheard.
    if (context.state !== "running") await context.resume();
    if (performance.now() - asked > LATE_MS) return;
    for (const tone of SOUNDS[name]) this.#sound(context, tone);
  }

  destroy() {
    void this.#context?.close().catch(() => undefined);
    this.#context = null;
  }

  /**
   * @param {AudioContext} context
   * @param {Tone} tone
   */
  #sound(context, { at, lasts, loud, from, to, wave }) {
    const [start, end] = [context.currentTime + at, context.currentTime + at + lasts];
    const volume = context.createGain();
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.012, lasts / 3));
    volume.gain.exponentialRampToValueAtTime(0.0001, end);
    volume.connect(context.destination);
    const source = wave ? this.#note(context, wave) : this.#breath(context, volume);
    const pitch = "frequency" in source.voice ? source.voice.frequency : source.filter?.frequency;
    pitch?.setValueAtTime(from, start);
    pitch?.exponentialRampToValueAtTime(to, end);
    if (!source.filter) source.voice.connect(volume);
    source.voice.start(start);
    source.voice.stop(end);
  }

  /**
   * @param {AudioContext} context
   * @param {OscillatorType} wave
   */
  #note(context, wave) {
    const voice = context.createOscillator();
    voice.type = wave;
    return { voice, filter: null };
  }

  /**
   * @param {AudioContext} context
   * @param {AudioNode} output
   */
  #breath(context, output) {
    const voice = context.createBufferSource();
    voice.buffer = this.#noise ??= whiteNoise(context);
    voice.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    voice.connect(filter).connect(output);
    return { voice, filter };
  }
}

/** @param {AudioContext} context */
function whiteNoise(context) {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = 2 * Math.random() - 1;
  return buffer;
}
