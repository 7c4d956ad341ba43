// Plays sounds, once somebody has touched the page: browsers allow none before.

import { settings } from '../app/settings.ts';
import { SOUNDS, type Sound } from './sounds.ts';
import type { Desk } from './synth.ts';

/** -18 dB: a game is no alarm. */
const QUIET = 0.126;

let desk: (Desk & { readonly volume: GainNode }) | null = null;

function opened(): Desk & { readonly volume: GainNode } {
  if (desk !== null) return desk;
  const audio = new AudioContext();
  const volume = audio.createGain();
  const limit = audio.createDynamicsCompressor();
  volume.connect(limit).connect(audio.destination);
  desk = { audio, out: volume, volume };
  return desk;
}

/** After so many milliseconds. Nothing happens if sound is off, or nobody has touched the page yet. */
export function play(sound: Sound, later = 0): void {
  const { sound: isOn, volume } = settings.getState();
  if (!isOn || !navigator.userActivation.hasBeenActive || document.hidden) return;
  const to = opened();
  to.volume.gain.value = volume * QUIET * 4;
  void to.audio.resume();
  SOUNDS[sound](to, to.audio.currentTime + later / 1000);
}
