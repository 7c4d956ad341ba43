// Where one is in a film, in words.

import { useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { turnAt } from './marks.ts';
import type { Projector } from './projector.ts';

export interface Moment {
  readonly short: string;
  readonly long: string;
}

export function useMoment({ film, marks, store }: Projector): Moment {
  const { t } = useLingui();
  const position = useStore(store, (state) => state.position);
  const { round, who } = turnAt(marks, position);
  const name = film.replay.names[who] ?? '?';
  const { length } = film;
  return {
    short: t`Round ${round}: ${name}`,
    long: t`Round ${round}, ${name} on turn, answer ${position} of ${length}`,
  };
}
