// What happens at the table, to be heard.

import { useEffect } from 'react';
import { settings } from '../app/settings.ts';
import { useSession } from '../session/SessionContext.tsx';
import { play } from './player.ts';
import { MOST_OF_ONE_KIND, soundFor } from './sound-cues.ts';
import type { Sound } from './sounds.ts';
import { cuesOf } from './timeline.ts';

export function Sounds() {
  const { store } = useSession();
  useEffect(
    () =>
      store.subscribe(({ story, seat }, before) => {
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
