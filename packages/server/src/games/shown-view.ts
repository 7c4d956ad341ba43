// The views that a table shows, without forced questions and hidden holders.

import type { Kinds, Pending, Seat, Viewer, Views } from '@posse/engine';
import type { TableGame } from './table-game-interface.ts';

/** Facts about a state that are computed once and used until the next answer. */
export interface StateFacts<K extends Kinds> {
  readonly pending: Pending<K['frame'], K['answer']> | null;
  /** Is only one answer possible, as everybody can see? */
  readonly isForced: boolean;
  readonly views: Views<K['view']>;
}

export const stateFactsOf = <K extends Kinds>({ game }: TableGame<K>, state: K['state']): StateFacts<K> => ({
  pending: game.pending(state),
  isForced: game.forcedAnswer(state) !== null,
  views: game.views(state),
});

/**
 * The views that are shown. In a reveal window nobody sees who is asked, except the holders in `yet`, who have not
 * decided.
 */
export function shownViews<K extends Kinds>(
  tableGame: TableGame<K>,
  state: K['state'],
  { views, isForced }: StateFacts<K>,
  yet: ReadonlySet<Seat>,
): Views<K['view']> {
  const { moments } = tableGame;
  if (moments === null || moments.seats(state) === null)
    return isForced ? { open: views.open, own: (seat) => unasked(views.own(seat)) } : views;
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

/** The view without a question: the table answers a forced one at once, so nobody is asked. */
const unasked = <V extends Kinds['view']>(own: Partial<V>): Partial<V> => ({ ...own, options: NO_OPTIONS });

/** The whole view of one viewer. */
export function shownTo<K extends Kinds>(
  tableGame: TableGame<K>,
  state: K['state'],
  viewer: Viewer,
  yet: ReadonlySet<Seat>,
): K['view'] {
  const { open, own } = shownViews(tableGame, state, stateFactsOf(tableGame, state), yet);
  return viewer === 'spectator' ? open : { ...open, ...own(viewer) };
}

/** All holders in the open reveal window. */
export const holdersIn = <K extends Kinds>({ moments }: TableGame<K>, state: K['state']): Seat[] =>
  (moments?.seats(state) ?? []).filter((seat) => moments?.options(state, seat).length);

const NO_OPTIONS: readonly never[] = [];
