// Whether somebody must be called to the table, and to which question. Who is alone with bots never is: they wait.

import type { GameView } from '../../play/session/beat.ts';
import { isMomentIn } from '../../play/session/clocks.ts';
import type { TableState } from '../../play/session/session.ts';

/** How the page is looked at. */
export interface Attention {
  /** Nobody sees the page: then the game itself counts, and not how far the table has come in showing it. */
  readonly isHidden: boolean;
  /** The table answers where only the hand leaves one answer. */
  readonly isAutomatic: boolean;
}

/** The question that one is asked oneself, by its game and number; null for none, and for one that the table answers. */
export function questionIn(
  { table, seat, game, shown }: Pick<TableState, 'table' | 'seat' | 'game' | 'shown'>,
  { isHidden, isAutomatic }: Attention,
): string | null {
  const picture = isHidden ? game : shown;
  if (table?.phase !== 'playing' || seat === null || picture === null) return null;
  const { id, n, view } = picture;
  if (view.asked !== seat || (isAutomatic && view.options.length === 1)) return null;
  return `${id} ${n}`;
}

/**
 * Is one to be called? Not alone, not while nobody can answer, and not in a moment in which roles may be shown: whoever sits in the
 * same room would hear who holds one.
 */
export function isCalledIn(
  { where, table, seat, game, shown }: Pick<TableState, 'where' | 'table' | 'seat' | 'game' | 'shown'>,
  { isHidden }: Pick<Attention, 'isHidden'>,
): boolean {
  const view: GameView | undefined = (isHidden ? game : shown)?.view;
  const isAway = seat !== null && table?.seats[seat]?.away === true;
  return where === 'server' && table?.paused === false && !isAway && !isMomentIn(view);
}

/** Was one's own turn to be heard already, as it began? */
export const isHeardIn = ({ story, seat }: Pick<TableState, 'story' | 'seat'>): boolean =>
  story.at(-1)?.facts.some((fact) => fact.kind === 'turn' && fact.who === seat) === true;
