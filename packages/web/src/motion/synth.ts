// The instruments: noise, tones and plucked strings, made on the spot.

export interface Desk {
  readonly audio: AudioContext;
  /** Everything goes through here. */
  readonly out: AudioNode;
}

/** A swell and a fall, in seconds from `at`. */
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
  /** The band that is heard, in hertz, from its beginning to its end. */
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

/** A plucked string: a burst of noise that goes round and round, a little duller each time. */
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

/** Two seconds of every frequency. */
function white(audio: AudioContext): AudioBuffer {
  const known = WHITE.get(audio);
  if (known !== undefined) return known;
  const buffer = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  WHITE.set(audio, buffer);
  return buffer;
}
