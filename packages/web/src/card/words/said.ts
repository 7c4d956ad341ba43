// What need not be told, because another fact of the same answer says it.

import type { View } from '@posse/card';
import type { Seat } from '@posse/engine';
import type { Seen, SeenFact } from './facts.ts';

export function isSaid(facts: readonly SeenFact[], fact: SeenFact, place: number): boolean {
  const before = facts[place - 1];
  switch (fact.kind) {
    case 'life':
      return before?.kind === 'hurt' && before.who === fact.who;
    case 'dodged':
      return facts.some(
        (one) => (one.kind === 'played' || one.kind === 'used') && one.who === fact.who && one.at === null,
      );
    case 'moved':
      return isMoveSaid(facts, fact, place);
    default:
      return false;
  }
}

function isMoveSaid(facts: readonly SeenFact[], { card, from, fromSeat, to }: Seen<'moved'>, place: number): boolean {
  const has = (kind: 'played' | 'used' | 'drew'): boolean =>
    facts.some((one) => one.kind === kind && one.card === card);
  if (from === 'hand' && has('played')) return true;
  if (from === 'table' && has('used')) return true;
  // What lay open and is of no use to anybody.
  if (from === 'aside') return to === 'discard' && fromSeat === null;
  // A card turned up for a draw! is named with its outcome.
  if (to === 'aside') return has('drew');
  return from === 'deck' && to === 'hand' && isFirstHand(facts, place);
}

/** Everybody draws his first hand between the beginning and the first turn. */
function isFirstHand(facts: readonly SeenFact[], place: number): boolean {
  const begun = facts.findIndex(({ kind }) => kind === 'begun');
  const turn = facts.findIndex(({ kind }) => kind === 'turn');
  return begun >= 0 && begun < place && (turn < 0 || place < turn);
}

export interface Gift {
  readonly giver: Seat;
  readonly taker: Seat;
}

/** Blood Brothers: one wound and one cure are a gift of life. */
export function giftOfLife({ stack }: View, facts: readonly SeenFact[]): Gift | null {
  const [wound] = facts;
  if (stack.at(-1)?.op !== 'bloodBrothers' || wound?.kind !== 'hurt') return null;
  const cure = facts.find((fact) => fact.kind === 'life' && fact.who !== wound.who);
  return cure?.kind === 'life' ? { giver: wound.who, taker: cure.who } : null;
}

export const isPartOf = ({ giver, taker }: Gift, fact: SeenFact): boolean =>
  (fact.kind === 'hurt' && fact.who === giver) || (fact.kind === 'life' && (fact.who === giver || fact.who === taker));
