// Tests of the card witness: draws that the rules do not allow are reported.

import { type CardFact, type CardId, card, cardGame, type Facts, type State, type Zone } from '@posse/card';
import { type Seat, seat } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { CardWitness } from './card-draw-witness.ts';

const [A, B, C] = [seat(0), seat(1), seat(2)];

/** Deals a game in which it is A's turn under this event, and A has the abilities of these characters. */
function table(event: string, ...characters: readonly string[]): State {
  const t = cardGame.deal({ seats: 4, sets: ['base', 'dodge-city', 'fistful'] }, 'witness');
  t.turn = A;
  t.event = event;
  const { abilities } = t.players[A] as State['players'][number];
  const ids = characters.flatMap((id) => t.catalogue.characters[id]?.ability ?? []);
  Object.assign(t.players[A] as object, { abilities: ids.length > 0 ? ids : abilities, hand: [] });
  return t;
}

const told = <K extends keyof Facts>(kind: K, open: Facts[K]): CardFact =>
  ({ kind, open, secret: null }) as unknown as CardFact;

const moved = (number: number, from: Zone, to: Zone, toSeat: Seat | null, fromSeat: Seat | null = null): CardFact =>
  told('moved', { from, fromSeat, to, toSeat, back: number, card: card(number), top: null });

const turn = told('turn', { who: A });
const drawn = (number: number): CardFact => moved(number, 'deck', 'hand', A);
const shown = (number: number): CardFact => told('shown', { who: A, card: card(number), back: number });
const dead = (who: Seat): CardFact => told('eliminated', { who, by: null, role: 'outlaw' });

/** Puts A at the start of phase 2 with these cards in hand, one of them shown. */
function inPhase2(t: State, hand: readonly number[], shownCard: number | null): State {
  Object.assign(t.players[A] as object, { hand: hand.map((number) => card(number)) as CardId[] });
  t.shown = shownCard === null ? null : card(shownCard);
  t.stack = [{ op: 'phase2', who: A }];
  return t;
}

describe('draws from the discards', () => {
  const about = (...facts: readonly CardFact[]): string | null => {
    const t = table('abandoned-mine');
    return new CardWitness(t).after([turn, ...facts], t);
  };

  test('the witness allows the player whose turn it is to draw from the discards', () => {
    expect(about(moved(1, 'discard', 'hand', A))).toBeNull();
    expect(about(moved(1, 'discard', 'aside', A), moved(1, 'aside', 'hand', B, A))).toBeNull();
    expect(about(moved(1, 'discard', 'aside', null), moved(1, 'aside', 'hand', A))).toBeNull();
  });

  test.each([
    ['into the hand', [moved(1, 'discard', 'hand', B)]],
    ['to look at', [moved(1, 'discard', 'aside', B)]],
    ['by way of the middle', [moved(1, 'discard', 'aside', null), moved(1, 'aside', 'hand', B)]],
  ])('the witness objects if anybody else draws from the discards: %s', (_, facts) => {
    expect(about(...facts)).toMatch(/seat 1 is not on turn/);
  });
});

describe('the card that Law of the West shows', () => {
  const about = (t: State, facts: readonly CardFact[], hand: readonly number[], card: number | null): string | null =>
    new CardWitness(t).after([turn, ...facts], inPhase2(t, hand, card));

  test('the witness accepts that Law of the West shows the second card of phase 1', () => {
    expect(about(table('law-of-the-west'), [drawn(1), drawn(2), shown(2)], [1, 2], 2)).toBeNull();
    expect(about(table('law-of-the-west'), [drawn(1)], [1], null)).toBeNull();
  });

  test.each([
    ['the first', [drawn(1), shown(1), drawn(2)], 1],
    ['a later one', [drawn(1), drawn(2), drawn(3), shown(3)], 3],
    ['none', [drawn(1), drawn(2)], null],
    ['what is no second card', [drawn(1), shown(1)], 1],
  ])('the witness objects if Law of the West shows %s', (_, facts, number) => {
    expect(about(table('law-of-the-west'), facts, [1, 2, 3], number)).toMatch(/phase 1 brought 1/);
  });

  test('the witness does not object if the shown card has left the hand', () => {
    expect(about(table('law-of-the-west'), [drawn(1), drawn(2), shown(2), drawn(3)], [1, 3], null)).toBeNull();
  });

  test('the witness does not count cards from a death as draws of phase 1', () => {
    const inherited = [drawn(1), dead(C), moved(9, 'hand', 'hand', A, C), drawn(2), shown(2)];
    expect(about(table('law-of-the-west', 'vulture-sam'), inherited, [1, 9, 2], 2)).toBeNull();
    const mourned = [drawn(1), dead(C), drawn(8), drawn(9), drawn(2), shown(2)];
    expect(about(table('law-of-the-west', 'herb-hunter'), mourned, [1, 8, 9, 2], 2)).toBeNull();
    expect(about(table('law-of-the-west', 'bart-cassidy'), mourned, [1, 8, 9, 2], 2)).not.toBeNull();
  });

  test('the witness stays silent if the draws of phase 1 can’t be told from others', () => {
    const hurt = told('hurt', { who: A, points: 1, by: null });
    expect(
      about(table('law-of-the-west', 'bart-cassidy'), [hurt, drawn(9), drawn(1), drawn(2)], [9, 1, 2], 2),
    ).toBeNull();
    expect(about(table('law-of-the-west', 'suzy-lafayette'), [drawn(9), drawn(1), drawn(2)], [9, 1, 2], 2)).toBeNull();
  });
});
