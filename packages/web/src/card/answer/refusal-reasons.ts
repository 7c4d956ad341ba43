// Reasons why a card or player can't be chosen, short and long.

import type { CardId, View } from '@posse/card';
import type { Refusal, Seat } from '@posse/engine';
import { kindOf } from '../../entry-lookup.ts';
import { questionOf } from '../../game-table/position-from-view.ts';
import type { RefusalWords } from '../../game-table/seat/seat-states.ts';
import { useRefusalWords } from '../../story/card-narrator.tsx';
import { distanceBetween, isInReach, rangeOf, whyNot } from '../card-distances.ts';
import type { Source } from './card-answer-picks.ts';

export interface Refusals {
  ofCard(view: View, card: CardId): RefusalWords | null;
  /** The reason against a card that would help here if it were allowed; null for cards that never help. */
  ofHelp(view: View, card: CardId): RefusalWords | null;
  /** The reason against a player as the target of the card being played. */
  ofSeat(view: View, source: Source | null, at: Seat): RefusalWords | null;
}

export function useRefusals(): Refusals {
  const words = useRefusalWords();
  return {
    ofCard(view, card) {
      const refusal = whyNot(view, { kind: 'play', card });
      return refusal && words(refusal, view);
    },
    ofHelp(view, card) {
      const refusal = wouldHelp(view, card) ? whyNot(view, { kind: 'play', card }) : null;
      return refusal && refusal.code !== 'does-not-help' ? words(refusal, view) : null;
    },
    ofSeat(view, source, at) {
      const refusal = source && refusedTarget(view, source, at);
      return refusal && words(refusal, view);
    },
  };
}

function wouldHelp(view: View, card: CardId): boolean {
  const { bang, beer, dodges } = kindOf(card);
  switch (questionOf(view)?.op) {
    case 'dying':
      return beer;
    case 'shot':
      return dodges;
    case 'duel':
    case 'indians':
      return bang;
    default:
      return false;
  }
}

function refusedTarget(view: View, { kind, card, options }: Source, at: Seat): Refusal | null {
  if (card !== null && (kind === 'play' || kind === 'use'))
    return whyNot(view, { kind, card, at, as: options[0]?.as ?? null });
  return tooFar(
    view,
    at,
    options.map((option) => option.at),
  );
}

/**
 * The reason that a player is out of range, if all targets of a shooting power are in range. These powers give no reason
 * themselves.
 */
function tooFar(view: View, at: Seat, hit: readonly (Seat | null)[]): Refusal | null {
  const you = view.viewer;
  if (you === 'spectator') return null;
  const away = distanceBetween(view, you, at);
  if (away === null || isInReach(view, you, at) || !hit.every((one) => one !== null && isInReach(view, you, one)))
    return null;
  return { code: 'out-of-reach', card: 'bang', distance: away, reach: rangeOf(view, you) };
}
