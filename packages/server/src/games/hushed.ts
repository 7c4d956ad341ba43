// What a table shows while a moment is open: that it is, to everybody; and to those who hold something, what they can answer.

import type { Seat, Viewer, Views } from '@posse/engine';
import type { Kinds, Kit } from './kit.ts';

/** Nobody sees that anybody is asked, but for those who hold something and have `yet` to say what they do. */
export function hushed<K extends Kinds>(kit: Kit<K>, state: K['state'], yet: ReadonlySet<Seat>): Views<K['view']> {
  const views = kit.game.views(state);
  const { moments } = kit;
  if (moments === null || moments.seats(state) === null) return views;
  const open: K['view'] = { ...views.open, asked: null };
  const own = (seat: Seat): Partial<K['view']> => {
    const options = yet.has(seat) ? moments.options(state, seat) : NO_OPTIONS;
    return { ...views.own(seat), options, ...(options.length > 0 && { asked: seat }) };
  };
  return { open, own };
}

/** The whole view of one of them. */
export function shownTo<K extends Kinds>(
  kit: Kit<K>,
  state: K['state'],
  viewer: Viewer,
  yet: ReadonlySet<Seat>,
): K['view'] {
  const { open, own } = hushed(kit, state, yet);
  return viewer === 'spectator' ? open : { ...open, ...own(viewer) };
}

/** All who hold something in the open moment. */
export const holdersIn = <K extends Kinds>({ moments }: Kit<K>, state: K['state']): Seat[] =>
  (moments?.seats(state) ?? []).filter((seat) => moments?.options(state, seat).length);

const NO_OPTIONS: readonly never[] = [];
