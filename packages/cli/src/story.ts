// The story of an answer: its facts as sentences, without what is said twice, and with like moves told as one.

import type { CardFact, CardId, Facts, Place } from '@posse/card';
import { type Seat, seenBy } from '@posse/engine';
import { follow, type Teller } from './teller.ts';
import { MOVES, SENTENCES } from './words.ts';

/** A fact as the reader hears it. */
export type Seen = { readonly [K in keyof Facts]: { readonly kind: K } & Facts[K] }[keyof Facts];

/** As one seat sees it; or, after the game, with all cards on the table. */
export function seen(fact: CardFact, by: Seat | 'everything'): Seen {
  const all = by === 'everything' ? { kind: fact.kind, ...fact.open, ...fact.secret?.adds } : seenBy(fact, by);
  return all as unknown as Seen;
}

/** What happened within one turn, or after an event came. */
export interface Chapter {
  /** Whose turn begins with it; null while the last one goes on, and between two turns. */
  readonly turn: Seat | null;
  readonly sentences: readonly string[];
}

/** The teller follows: afterwards it knows people by their new names. */
export function story(t: Teller, facts: readonly Seen[]): Chapter[] {
  const starts = [...facts.keys()].filter((place) => facts[place]?.kind === 'turn' || facts[place]?.kind === 'event');
  return [0, ...starts]
    .map((start, number) => facts.slice(start, starts[number] ?? facts.length))
    .map((part) => ({ turn: part[0]?.kind === 'turn' ? part[0].who : null, sentences: sentencesOf(t, part) }))
    .filter(({ turn, sentences }) => turn !== null || sentences.length > 0);
}

function sentencesOf(t: Teller, facts: readonly Seen[]): string[] {
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
      const words = MOVES[`${fact.from.zone} ${fact.to.zone}`];
      sentences.push(words?.(t, { cards, from: fact.from.seat, to: fact.to.seat }) ?? null);
    }
  }
  return sentences.filter((sentence) => sentence !== null);
}

type Told = Exclude<Seen, { kind: 'turn' }>;
type Plain = Exclude<Told, { kind: 'moved' }>;
const sentenceOf = (t: Teller, fact: Plain): string | null =>
  (SENTENCES[fact.kind] as (t: Teller, fact: Plain) => string | null)(t, fact);

const sameWay = (a: Facts['moved'], b: Facts['moved']): boolean => samePlace(a.from, b.from) && samePlace(a.to, b.to);
const samePlace = (a: Place, b: Place): boolean => a.zone === b.zone && a.seat === b.seat;

/** Do other facts say the same? */
function isSaid(facts: readonly Seen[], fact: Seen, place: number): boolean {
  const before = facts[place - 1];
  if (fact.kind === 'life') return before?.kind === 'hurt' && before.who === fact.who;
  if (fact.kind !== 'moved') return false;
  const { card, from, to } = fact;
  if (from.zone === 'hand' && facts.some((other) => other.kind === 'played' && other.card === card)) return true;
  if (from.zone === 'table' && facts.some((other) => other.kind === 'used' && other.card === card)) return true;
  // What lay open and is of no use to anybody.
  if (from.zone === 'aside') return to.zone === 'discard' && from.seat === null;
  // A card turned up for a draw! is named with its outcome.
  return to.zone === 'aside' && facts.some((other) => other.kind === 'drew' && other.card === card);
}
