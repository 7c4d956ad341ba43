// The story of the card game: facts as sentences, without what is said twice, and with like moves told as one.

import type { CardFact, CardId, Facts } from '@posse/card';
import type { SeenOf } from '@posse/engine';
import { type Chapter, chapters, seen } from '../story.ts';
import { type CardTeller, follow } from './teller.ts';
import { MOVES, SENTENCES } from './words.ts';

type Seen = SeenOf<Facts>;

/** The teller follows: afterwards it knows people by their new names. */
export const story = (t: CardTeller, facts: readonly CardFact[]): Chapter[] =>
  chapters(
    facts.map((fact) => seen<Seen>(fact, t.you)),
    ['turn', 'event'],
    (part) => sentencesOf(t, part),
  );

function sentencesOf(t: CardTeller, facts: readonly Seen[]): string[] {
  const sentences: (string | null)[] = [];
  const told = facts.filter((fact, place) => fact.kind !== 'turn' && !isSaid(facts, fact, place)) as Told[];
  for (let place = 0; place < told.length; place++) {
    const fact = told[place] as Told;
    if (fact.kind !== 'moved') {
      sentences.push(sentenceOf(t, fact));
      follow(t, fact);
    } else {
      const cards: (CardId | null)[] = [fact.card];
      for (let next = told[place + 1]; next?.kind === 'moved' && sameWay(fact, next); next = told[place + 1]) {
        cards.push(next.card);
        place++;
      }
      const words = MOVES[`${fact.from} ${fact.to}`];
      sentences.push(words?.(t, { cards, from: fact.fromSeat, to: fact.toSeat }) ?? null);
    }
  }
  return sentences.filter((sentence) => sentence !== null);
}

type Told = Exclude<Seen, { kind: 'turn' }>;
type Plain = Exclude<Told, { kind: 'moved' }>;
const sentenceOf = (t: CardTeller, fact: Plain): string | null =>
  (SENTENCES[fact.kind] as (t: CardTeller, fact: Plain) => string | null)(t, fact);

const sameWay = (a: Facts['moved'], b: Facts['moved']): boolean =>
  a.from === b.from && a.fromSeat === b.fromSeat && a.to === b.to && a.toSeat === b.toSeat;

/** Do other facts say the same? */
function isSaid(facts: readonly Seen[], fact: Seen, place: number): boolean {
  const before = facts[place - 1];
  if (fact.kind === 'life') return before?.kind === 'hurt' && before.who === fact.who;
  if (fact.kind !== 'moved') return false;
  const { card, from, fromSeat, to } = fact;
  if (from === 'hand' && facts.some((other) => other.kind === 'played' && other.card === card)) return true;
  if (from === 'table' && facts.some((other) => other.kind === 'used' && other.card === card)) return true;
  // What lay open and is of no use to anybody.
  if (from === 'aside') return to === 'discard' && fromSeat === null;
  // A card turned up for a draw! is named with its outcome.
  return to === 'aside' && facts.some((other) => other.kind === 'drew' && other.card === card);
}
