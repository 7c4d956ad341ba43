// A table with a house set for tests: four plain players, named cards only.
// It stands in phase 2 of A's turn.

import { type Seat, seatsOf, sure } from '@posse/engine';
import { onTestFinished } from 'vitest';
import type { Answer } from '../answers.ts';
import { houseSets, removeSet } from '../catalogue/available-sets.ts';
import { characterOf, kindOf, PLAIN } from '../catalogue/catalogue.ts';
import type { CardFact, FactKind, Facts } from '../facts.ts';
import type { Frame } from '../frames.ts';
import { cardGame, settle } from '../game.ts';
import type { HouseSet } from '../house-card-authoring.ts';
import { addHouseSet, houseSetFrom } from '../house-sets/house-set-check.ts';
import { type CardId, playerAt, type State } from '../state.ts';
import { valueText } from '../texts/short-card-names.ts';

export const [A, B, C, D] = seatsOf(4) as [Seat, Seat, Seat, Seat];
const SEATS = 'ABCD';

/** By letter of the seat: the kinds of its cards, such as `bang missed`, or its character. */
type BySeat = Readonly<Record<string, string>>;

export interface Layout {
  readonly characters?: BySeat;
  readonly hands?: BySeat;
  readonly inPlay?: BySeat;
  readonly event?: string;
  /** Besides the base game. */
  readonly sets?: readonly string[];
}

const NAMES = ['kinds', 'characters', 'events'] as const;

/** A set with a text for everything in it. */
export function setOf(parts: Omit<HouseSet, 'id' | 'texts' | 'deck'>): HouseSet {
  const text = { name: 'Trial', text: 'A trial.' };
  const [cards, characters, events] = NAMES.map((part) =>
    Object.fromEntries(Object.keys(parts[part] ?? {}).map((key) => [key, text])),
  );
  const deck = Object.fromEntries(Object.keys(parts.kinds ?? {}).map((key) => [key, '7♥ 8♣']));
  return { id: 'house-trial', ...parts, deck, texts: { set: text, cards, characters, events } } as HouseSet;
}

/** `set` is a house set or a pack. */
export function tableWith(
  set: HouseSet | object,
  { characters = {}, hands = {}, inPlay = {}, event, sets = [] }: Layout = {},
): State {
  const id = 'id' in set ? set.id : houseSetFrom(set, 'trial.ts').id;
  if (!houseSets().some((one) => one.id === id)) {
    addHouseSet(set, 'trial.ts');
    onTestFinished(() => removeSet(id));
  }
  const t = cardGame.deal({ seats: 4, sets: ['base', ...sets, id], sheriff: A }, 'house');
  t.deck.push(...t.players.flatMap((player) => player.hand.splice(0)));
  const cardsOf = (kinds = ''): CardId[] =>
    kinds
      .split(' ')
      .filter((key) => key !== '')
      .map((key) => {
        const place = t.deck.findIndex((card) => kindOf(t, card).key === key);
        return sure(t.deck.splice(place, 1)[0], `card ${key}`);
      });
  for (const [place, player] of t.players.entries()) {
    const letter = sure(SEATS[place], 'letter');
    player.character = characters[letter] ?? PLAIN;
    player.abilities = [characterOf(t, player.character).ability];
    player.life = player.maxLife = 4;
    player.hand = cardsOf(hands[letter]);
    player.inPlay = cardsOf(inPlay[letter]);
  }
  t.event = event ?? null;
  t.events = [];
  t.stack = [
    { op: 'turnEnd', who: A },
    { op: 'phase3', who: A },
    { op: 'phase2', who: A },
  ];
  settle(t);
  return t;
}

// --- answers and facts ---

const asked = (t: State) => sure(cardGame.pending(t) ?? undefined, 'question');

/** All options and asides that match. */
export function answersLike(t: State, like: Partial<Answer> & { readonly of?: string }): readonly Answer[] {
  const { of, ...fields } = like;
  const { options, asides } = asked(t);
  return [...options, ...asides].filter(
    (one) =>
      (of === undefined || (one.card !== null && kindOf(t, one.card).key === of)) &&
      Object.entries(fields).every(([field, value]) => one[field as keyof Answer] === value),
  );
}

/** Gives the first matching answer. Returns its facts. */
export const answer = (t: State, like: Parameters<typeof answersLike>[1]): CardFact[] =>
  cardGame.apply(t, sure(answersLike(t, like)[0], `answer like ${JSON.stringify(like)}`));

/** Runs these frames in the middle of the turn. Returns their facts. */
export function happen(t: State, ...frames: readonly Frame[]): CardFact[] {
  t.stack.push(...frames.toReversed());
  t.facts = [];
  settle(t);
  t.step++; // A new step, so that a question listed before is not reused.
  const told = t.facts;
  t.facts = null;
  return told;
}

/** Puts a card of this value on top of the draw pile. */
export function turnUp(t: State, value: string): void {
  const place = t.deck.findIndex((card) => valueText(t, card) === value);
  t.deck.push(...t.deck.splice(place, 1));
}

/** The facts of one kind. */
export const toldOf = <K extends FactKind>(facts: readonly CardFact[], kind: K): Facts[K][] =>
  facts.filter((fact) => fact.kind === kind).map(({ open }) => open as Facts[K]);

export const lifeOf = (t: State, who: Seat): number => playerAt(t, who).life;
