// What a table shows of its questions. Where all can see the only answer nobody is asked. While a moment is open everybody sees that it is, and
// those who hold something what they can answer.

import type { Kinds, Seat, Viewer, Views } from '@posse/engine';
import type { TableGame } from './table-game.ts';

/** Nobody sees that anybody is asked, but for those who hold something and have `yet` to say what they do. */
export function shownViews<K extends Kinds>(
  tableGame: TableGame<K>,
  state: K['state'],
  yet: ReadonlySet<Seat>,
): Views<K['view']> {
  const views = tableGame.game.views(state);
  const { moments } = tableGame;
  if (moments === null || moments.seats(state) === null)
    return tableGame.game.sole(state) === null ? views : { open: views.open, own: (seat) => unasked(views.own(seat)) };
  const open: K['view'] = { ...views.open, asked: null };
  const own = (seat: Seat): Partial<K['view']> => {
    const options = yet.has(seat) ? moments.options(state, seat) : NO_OPTIONS;
    return { ...views.own(seat), options, ...(options.length > 0 && { asked: seat }) };
  };
  return { open, own };
}

/** What the table answers by itself at once is no question to anybody. */
const unasked = <V extends Kinds['view']>(own: Partial<V>): Partial<V> => ({ ...own, options: NO_OPTIONS });

/** The whole view of one of them. */
export function shownTo<K extends Kinds>(
  tableGame: TableGame<K>,
  state: K['state'],
  viewer: Viewer,
  yet: ReadonlySet<Seat>,
): K['view'] {
  const { open, own } = shownViews(tableGame, state, yet);
  return viewer === 'spectator' ? open : { ...open, ...own(viewer) };
}

/** All who hold something in the open moment. */
export const holdersIn = <K extends Kinds>({ moments }: TableGame<K>, state: K['state']): Seat[] =>
  (moments?.seats(state) ?? []).filter((seat) => moments?.options(state, seat).length);

const NO_OPTIONS: readonly never[] = [];
