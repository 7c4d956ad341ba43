// Plays the sounds of facts at the right moment.

import type { SentFact } from '@posse/protocol';
import { useEffect } from 'react';
import { settings } from '../../app/user-settings.ts';
import { momentFor } from '../session/paced-stage.ts';
import { useSession } from '../session/SessionContext.tsx';
import { cuesOf } from './animations.ts';
import type { Desk } from './sound-synthesis.ts';
import { SOUNDS, type Sound } from './sound-synthesis.ts';

/** The maximum number of card sounds for a deal. */
const DEALT = 8;

export function FactSounds() {
  const { store } = useSession();
  useEffect(
    () =>
      store.subscribe(({ story, seat, shown, thrown, pace }, before) => {
        if (shown?.step === 0 && shown.id !== before.shown?.id)
          for (let card = 0; card < DEALT; card++) play('card', card * momentFor('moved') * settings.getState().speed);
        if (thrown !== null && thrown !== before.thrown) play('dice');
        const beat = story.at(-1);
        if (beat === undefined || story === before.story || story.length < before.story.length) return;
        const heard = new Map<Sound, number>();
        for (const { fact, at } of cuesOf(beat.facts, pace)) {
          // Dice that were seen falling were heard then.
          const sound = fact.kind === 'dice' && before.thrown !== null ? null : soundFor(fact, seat);
          const times = sound === null ? MAX_OF_ONE_KIND : (heard.get(sound) ?? 0);
          if (sound === null || times >= MAX_OF_ONE_KIND) continue;
          heard.set(sound, times + 1);
          play(sound, at);
        }
      }),
    [store],
  );
  return null;
}

// The sound of each kind of fact.

type Choice = Sound | ((fact: SentFact, you: number | null) => Sound | null);

const isLoss = ({ winners }: SentFact, you: number | null): boolean =>
  you !== null && Array.isArray(winners) && !winners.includes(you);

const CUES: Readonly<Record<string, Choice>> = {
  turn: ({ who }, you) => (who === you ? 'turn' : null),
  moved: 'card',
  played: ({ at }) => (at === null ? 'card' : 'shot'),
  used: 'card',
  dodged: 'missed',
  hurt: ({ points }) => (typeof points === 'number' && points > 2 ? 'explosion' : 'hit'),
  drew: ({ lucky }) => (lucky ? 'lucky' : 'unlucky'),
  event: 'event',
  eliminated: 'falls',
  returned: 'event',
  over: (fact, you) => (isLoss(fact, you) ? 'falls' : 'win'),
  dice: 'dice',
  shot: 'shot',
  poured: 'beer',
  gatling: 'shot',
  attack: 'explosion',
  revealed: 'event',
  starMoved: 'event',
  ghost: 'event',
};

export function soundFor(fact: SentFact, you: number | null): Sound | null {
  const choice = CUES[fact.kind];
  return typeof choice === 'function' ? choice(fact, you) : (choice ?? null);
}

/** The maximum number of sounds for cards that are dealt one after another. */
export const MAX_OF_ONE_KIND = 4;

// Plays sounds after the first touch of the page: browsers forbid it before.

/** -18 dB. */
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

/** Plays a sound after this many milliseconds, unless the page is hidden. */
function play(sound: Sound, later = 0): void {
  if (!document.hidden) sounding(sound, later);
}

/** Plays the sound that calls a user who looks elsewhere. */
export const ring = (): void => sounding('turn', 0);

/** Plays a sound. Does nothing if sound is off, or if the user has not touched the page yet. */
function sounding(sound: Sound, later: number): void {
  const { sound: isOn, volume } = settings.getState();
  if (!isOn || !navigator.userActivation.hasBeenActive) return;
  const to = opened();
  to.volume.gain.value = volume * QUIET * 4;
  void to.audio.resume();
  SOUNDS[sound](to, to.audio.currentTime + later / 1000);
}
