// Decides whether to call a player to the table, and to which question.

import type { GameView } from '../../game-table/session/beat.ts';
import { isMomentIn } from '../../game-table/session/page-clocks.ts';
import type { TableState } from '../../game-table/session/table-session.ts';

/** The state of the page's visibility. */
export interface Attention {
  /** True if the page is hidden: then the state of the game counts, and not what the page has shown of it. */
  readonly isHidden: boolean;
  /** True if the table gives answers that the hand forces. */
  readonly isAutomatic: boolean;
}

/** The viewer's open question, by its game and step; null for none, and for one that the table answers. */
export function questionIn(
  { table, seat, game, shown }: Pick<TableState, 'table' | 'seat' | 'game' | 'shown'>,
  { isHidden, isAutomatic }: Attention,
): string | null {
  const picture = isHidden ? game : shown;
  if (table?.phase !== 'playing' || seat === null || picture === null) return null;
  const { id, step, view } = picture;
  if (view.asked !== seat || (isAutomatic && view.options.length === 1)) return null;
  return `${id} ${step}`;
}

/**
 * Is the viewer to be called? Not in solo games, not while nobody can answer, and not in a reveal window: people in the
 * same room would hear who holds a role.
 */
export function isCalledIn(
  { where, table, seat, game, shown }: Pick<TableState, 'where' | 'table' | 'seat' | 'game' | 'shown'>,
  { isHidden }: Pick<Attention, 'isHidden'>,
): boolean {
  const view: GameView | undefined = (isHidden ? game : shown)?.view;
  const isAway = seat !== null && table?.seats[seat]?.away === true;
  return where === 'server' && table?.paused === false && !isAway && !isMomentIn(view);
}

/** Has the page already sounded the beginning of the viewer's turn? */
export const isHeardIn = ({ story, seat }: Pick<TableState, 'story' | 'seat'>): boolean =>
  story.at(-1)?.facts.some((fact) => fact.kind === 'turn' && fact.who === seat) === true;
