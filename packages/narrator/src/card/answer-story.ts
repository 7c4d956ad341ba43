// The story of one answer in the card game: sentences without repetition.
// Equal moves are told as one.

import type { CardId, FactKind, Facts, View } from '@posse/card';
import type { Seat, SeenOf } from '@posse/engine';
import { type Paragraph, type ParagraphKind, Story, turnWords } from '../story.ts';
import { msg } from '../text-types.ts';
import { moveSentence } from './card-move-sentences.ts';
import type { CardNarrator } from './card-narrator.ts';
import { sentenceOf } from './fact-sentences.ts';

/** The facts of an answer, and the view before it. */
export interface Happened {
  readonly facts: readonly SeenFact[];
  readonly before: View;
}

const KINDS: Readonly<Partial<Record<SeenFact['kind'], ParagraphKind>>> = {
  turn: 'turn',
  event: 'event',
  eliminated: 'fall',
  over: 'over',
};

export function cardStory(t: CardNarrator, { facts: all, before }: Happened): readonly Paragraph[] {
  const story = new Story();
  const scene = sceneOf(before, all);
  const gift = giftOfLife(before, all);
  if (gift !== null) story.add('plain', t.say(giftSentence(t, gift)));
  const facts = all.filter((fact, place) => !isSaid(all, fact, place) && !(gift !== null && isPartOf(gift, fact)));
  for (let place = 0; place < facts.length; place++) {
    const fact = facts[place] as SeenFact;
    const together = fact.kind === 'moved' ? runFrom(facts, place, fact) : [];
    place += Math.max(0, together.length - 1);
    const sentence = tellOf(t, fact, together, scene);
    if (sentence !== null) story.add(KINDS[fact.kind] ?? 'plain', t.say(sentence));
    follow(scene, fact);
  }
  return story.told;
}

/** The cards of this move and of the equal ones that follow. */
function runFrom(facts: readonly SeenFact[], place: number, first: Seen<'moved'>): (CardId | null)[] {
  const end = facts.findIndex((fact, number) => number > place && !(fact.kind === 'moved' && isSameWay(fact, first)));
  return facts.slice(place, end < 0 ? facts.length : end).map((fact) => (fact.kind === 'moved' ? fact.card : null));
}

const isSameWay = (a: Seen<'moved'>, b: Seen<'moved'>): boolean =>
  a.from === b.from && a.fromSeat === b.fromSeat && a.to === b.to && a.toSeat === b.toSeat;

function tellOf(t: CardNarrator, fact: SeenFact, cards: readonly (CardId | null)[], scene: CardScene) {
  if (fact.kind === 'turn') return turnWords(t, fact.who);
  if (fact.kind !== 'moved') return sentenceOf(t, fact, scene);
  return moveSentence(t, `${fact.from} ${fact.to}`, { cards, from: fact.fromSeat, to: fact.toSeat });
}

function giftSentence(t: CardNarrator, { giver, taker }: Gift) {
  const [name, target] = [t.name(giver), t.name(taker)];
  if (t.isYou(giver)) return msg('You give 1 life to {target}.', { target });
  return t.isYou(taker)
    ? msg('{name} gives you 1 life.', { name })
    : msg('{name} gives 1 life to {target}.', { name, target });
}

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
  // An open card that nobody wanted.
  if (from === 'aside') return to === 'discard' && fromSeat === null;
  // A card turned up for a "draw!" is named with its outcome.
  if (to === 'aside') return has('drew');
  return from === 'deck' && to === 'hand' && isFirstHand(facts, place);
}

/** All players draw their first hand between the start and the first turn. */
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

export interface CardScene {
  readonly before: View;
  /** All facts of the answer. */
  readonly facts: readonly SeenFact[];
  /** Everybody's life points at this point of the story. */
  readonly lives: number[];
}

export const sceneOf = (before: View, facts: readonly SeenFact[]): CardScene => ({
  before,
  facts,
  lives: before.players.map(({ life }) => life),
});

/** Updates the scene. Call it after a fact was told. */
export function follow({ lives }: CardScene, fact: SeenFact): void {
  if (fact.kind === 'life') lives[fact.who] = fact.life;
  if (fact.kind === 'hurt') lives[fact.who] = (lives[fact.who] ?? 0) - fact.points;
}

export type SeenFact = SeenOf<Facts>;
export type Seen<K extends FactKind> = { readonly kind: K } & Facts[K];
