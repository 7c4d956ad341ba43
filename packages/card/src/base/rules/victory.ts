// Victory. A game that is won ends at once, in the middle of anything.

import { nothing } from '@posse/engine';
import { tell } from '../../facts.ts';
import type { Frame, Rule } from '../../frames.ts';
import type { Fallen, State } from '../../state.ts';
import { fromAsideToDiscard } from '../../table/card-moves.ts';

declare module '../../frames.ts' {
  interface Frames {
    /** The players who have just been eliminated, if any. */
    verdict: { readonly fallen: readonly Fallen[] };
  }
}

export const verdict = (...fallen: readonly Fallen[]): Frame => ({ op: 'verdict', fallen });

const winnersOf = (t: State, fallen: readonly Fallen[]) =>
  t.catalogue.tables[t.players.length]?.winners(t, fallen) ?? null;

/** Is the game won, now that these players are eliminated? */
export const isWon = (t: State, fallen: readonly Fallen[]): boolean => winnersOf(t, fallen) !== null;

export const verdictRule: Rule<'verdict'> = (t, { fallen }) => {
  const winners = winnersOf(t, fallen);
  if (winners === null) return nothing;
  for (const player of t.players) player.roleShown = true;
  t.winners = winners;
  dropEverything(t);
  tell(t, 'over', { winners, roles: t.players.map(({ role }) => role) });
  return nothing;
};

/** Discards the cards that lie aside, and removes all frames. */
function dropEverything(t: State): void {
  for (const frame of t.stack.splice(0))
    if ('cards' in frame)
      for (const card of frame.cards) fromAsideToDiscard(t, card, 'eyes' in frame ? frame.eyes : null);
  t.waiting.length = 0;
}
