// What a table shows of its questions. Where all can see the only answer nobody is asked. While a moment is open everybody sees that it is, and
// those who hold something what they can answer.

import type { Kinds, Pending, Seat, Viewer, Views } from '@posse/engine';
import type { TableGame } from './table-game.ts';

/** What a game says of a state, to be asked once and used until the next answer. */
export interface Standing<K extends Kinds> {
  readonly pending: Pending<K['frame'], K['answer']> | null;
  /** Does what everybody sees leave but one answer? */
  readonly isForegone: boolean;
  readonly views: Views<K['view']>;
}

export const standingOf = <K extends Kinds>({ game }: TableGame<K>, state: K['state']): Standing<K> => ({
  pending: game.pending(state),
  isForegone: game.forcedAnswer(state) !== null,
  views: game.views(state),
});

/** Nobody sees that anybody is asked, but for those who hold something and have `yet` to say what they do. */
export function shownViews<K extends Kinds>(
  tableGame: TableGame<K>,
  state: K['state'],
  { views, isForegone }: Standing<K>,
  yet: ReadonlySet<Seat>,
): Views<K['view']> {
  const { moments } = tableGame;
  if (moments === null || moments.seats(state) === null)
    return isForegone ? { open: views.open, own: (seat) => unasked(views.own(seat)) } : views;
  const open: K['view'] = { ...views.open, asked: null };
  const own = (seat: Seat): Partial<K['view']> => {
    const options = yet.has(seat) ? moments.options(state, seat) : NO_OPTIONS;
    return { ...views.own(seat), options, ...(options.length > 0 && { asked: seat }) };
  };
  return { open, own };
}

/** The open view alone, for those who need no other. */
export function shownOpen<K extends Kinds>({ game, moments }: TableGame<K>, state: K['state']): K['view'] {
  const { open } = game.views(state);
  return moments === null || moments.seats(state) === null ? open : { ...open, asked: null };
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
  const { open, own } = shownViews(tableGame, state, standingOf(tableGame, state), yet);
  return viewer === 'spectator' ? open : { ...open, ...own(viewer) };
}

/** All who hold something in the open moment. */
export const holdersIn = <K extends Kinds>({ moments }: TableGame<K>, state: K['state']): Seat[] =>
  (moments?.seats(state) ?? []).filter((seat) => moments?.options(state, seat).length);

const NO_OPTIONS: readonly never[] = [];
