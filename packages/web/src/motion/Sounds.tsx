// What happens at the table, to be heard.

import { useEffect } from 'react';
import { settings } from '../app/settings.ts';
import { momentFor } from '../session/pace.ts';
import { useSession } from '../session/SessionContext.tsx';
import { play } from './player.ts';
import { MOST_OF_ONE_KIND, soundFor } from './sound-cues.ts';
import type { Sound } from './sounds.ts';
import { cuesOf } from './timeline.ts';

/** So many cards are heard of a deal. */
const DEALT = 8;

export function Sounds() {
  const { store } = useSession();
  useEffect(
    () =>
      store.subscribe(({ story, seat, shown }, before) => {
        if (shown?.n === 0 && shown.id !== before.shown?.id)
          for (let card = 0; card < DEALT; card++) play('card', card * momentFor('moved') * settings.getState().speed);
        const beat = story.at(-1);
        if (beat === undefined || story === before.story || story.length < before.story.length) return;
        const heard = new Map<Sound, number>();
        for (const { fact, at } of cuesOf(beat.facts, settings.getState().speed)) {
          const sound = soundFor(fact, seat);
          const times = sound === null ? MOST_OF_ONE_KIND : (heard.get(sound) ?? 0);
          if (sound === null || times >= MOST_OF_ONE_KIND) continue;
          heard.set(sound, times + 1);
          play(sound, at);
        }
      }),
    [store],
  );
  return null;
}
