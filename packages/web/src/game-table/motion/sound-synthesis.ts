// All sounds, and the instruments that synthesise them.

type Recipe = (desk: Desk, at: number) => void;

const FIFTH = 1.5;
const chord = (desk: Desk, at: number, root: number, steps: readonly number[]): void =>
  steps.forEach((step, place) => {
    pluck(desk, at + place * 0.11, root * 2 ** (step / 12), 0.4);
  });
const block = (desk: Desk, at: number, hertz: number): void =>
  tone(desk, { at, length: 0.06, level: 0.5, from: hertz, wave: 'triangle' });

export const SOUNDS = {
  card: (desk, at) => noise(desk, { at, length: 0.05, level: 0.5, from: 3200, sharpness: 0.8 }),
  shot(desk, at) {
    noise(desk, { at, length: 0.28, level: 1, from: 1800, to: 240, sharpness: 0.5 });
    tone(desk, { at, length: 0.3, level: 0.9, from: 90, to: 40 });
  },
  missed: (desk, at) => noise(desk, { at, length: 0.26, level: 0.55, from: 4000, to: 1000, sharpness: 3 }),
  hit: (desk, at) => tone(desk, { at, length: 0.22, level: 1, from: 95, to: 55 }),
  beer: (desk, at) =>
    [420, 560, 740].forEach((hertz, place) => {
      tone(desk, { at: at + place * 0.09, length: 0.1, level: 0.35, from: hertz, to: hertz * 1.3 });
    }),
  lucky(desk, at) {
    block(desk, at, 900);
    block(desk, at + 0.12, 900);
    chord(desk, at + 0.32, 330, [0, 4]);
  },
  unlucky(desk, at) {
    block(desk, at, 900);
    block(desk, at + 0.12, 900);
    chord(desk, at + 0.32, 294, [0, 3]);
  },
  turn(desk, at) {
    pluck(desk, at, 196, 0.5);
    pluck(desk, at + 0.14, 196 * FIFTH, 0.5);
  },
  tick: (desk, at) => block(desk, at, 1300),
  explosion(desk, at) {
    noise(desk, { at, length: 1, level: 1, from: 700, to: 60, sharpness: 0.4 });
    tone(desk, { at, length: 0.7, level: 1, from: 70, to: 28 });
  },
  dice: (desk, at) =>
    [0, 0.06, 0.13, 0.19, 0.28].forEach((later) => {
      block(desk, at + later + Math.random() * 0.03, 700 + Math.random() * 900);
    }),
  event: (desk, at) =>
    [1, 2.4, 3.9].forEach((part) => {
      tone(desk, { at, length: 1.4, level: 0.4 / part, from: 130 * part });
    }),
  falls: (desk, at) => chord(desk, at, 262, [12, 7, 3, 0]),
  win: (desk, at) => chord(desk, at, 262, [0, 4, 7, 12]),
} as const satisfies Readonly<Record<string, Recipe>>;

export type Sound = keyof typeof SOUNDS;

// The instruments: noise, tones and plucked strings.

export interface Desk {
  readonly audio: AudioContext;
  /** The output of all sounds. */
  readonly out: AudioNode;
}

/** A volume curve: attack and decay, in seconds from `at`. */
function envelope({ audio, out }: Desk, at: number, level: number, length: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(level, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
}

export interface NoiseShape {
  readonly at: number;
  readonly length: number;
  readonly level: number;
  /** The frequency band of a sound in hertz, at its beginning and at its end. */
  readonly from: number;
  readonly to?: number;
  readonly sharpness?: number;
}

export function noise(desk: Desk, { at, length, level, from, to = from, sharpness = 1 }: NoiseShape): void {
  const source = desk.audio.createBufferSource();
  source.buffer = white(desk.audio);
  const filter = desk.audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = sharpness;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(envelope(desk, at, level, length));
  source.start(at, Math.random());
  source.stop(at + length);
}

export interface ToneShape {
  readonly at: number;
  readonly length: number;
  readonly level: number;
  readonly from: number;
  readonly to?: number;
  readonly wave?: OscillatorType;
}

export function tone(desk: Desk, { at, length, level, from, to = from, wave = 'sine' }: ToneShape): void {
  const source = desk.audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(envelope(desk, at, level, length));
  source.start(at);
  source.stop(at + length);
}

/** A plucked string: noise in a feedback loop with a low-pass filter. */
export function pluck({ audio, out }: Desk, at: number, hertz: number, level: number): void {
  const { sampleRate } = audio;
  const length = Math.round(sampleRate * 0.9);
  const period = Math.max(2, Math.round(sampleRate / hertz));
  const buffer = audio.createBuffer(1, length, sampleRate);
  const string = buffer.getChannelData(0);
  for (let place = 0; place < length; place++)
    string[place] =
      place < period
        ? Math.random() * 2 - 1
        : 0.497 * ((string[place - period] ?? 0) + (string[place - period + 1] ?? 0));
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const gain = audio.createGain();
  gain.gain.value = level;
  source.connect(gain).connect(out);
  source.start(at);
}

const WHITE = new WeakMap<AudioContext, AudioBuffer>();

/** Two seconds of white noise. */
function white(audio: AudioContext): AudioBuffer {
  const known = WHITE.get(audio);
  if (known !== undefined) return known;
  const buffer = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  WHITE.set(audio, buffer);
  return buffer;
}
