// The story of one answer in the card game: facts as sentences, without what is said twice, and like moves told as one.

import { msg } from '@lingui/core/macro';
import type { CardId, View } from '@posse/card';
import type { Beat } from '../../session/beat.ts';
import { type Paragraph, type ParagraphKind, Story } from '../../telling/story.ts';
import type { Seen, SeenFact } from './facts.ts';
import { moveSentence } from './moves.ts';
import { type Gift, giftOfLife, isPartOf, isSaid } from './said.ts';
import { follow, type Scene, sceneOf } from './scene.ts';
import { sentenceOf, turnSentence } from './sentences.ts';
import type { CardTeller } from './teller.ts';

/** What is looked at of a beat. */
export type Happened = Pick<Beat<View>, 'facts' | 'before'>;

const KINDS: Readonly<Partial<Record<SeenFact['kind'], ParagraphKind>>> = {
  turn: 'turn',
  event: 'event',
  eliminated: 'fall',
  over: 'over',
};

export function cardStory(t: CardTeller, { facts: all, before }: Happened): readonly Paragraph[] {
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

/** All moves from this one on that go the same way. */
function runFrom(facts: readonly SeenFact[], place: number, first: Seen<'moved'>): (CardId | null)[] {
  const end = facts.findIndex((fact, number) => number > place && !(fact.kind === 'moved' && isSameWay(fact, first)));
  return facts.slice(place, end < 0 ? facts.length : end).map((fact) => (fact.kind === 'moved' ? fact.card : null));
}

const isSameWay = (a: Seen<'moved'>, b: Seen<'moved'>): boolean =>
  a.from === b.from && a.fromSeat === b.fromSeat && a.to === b.to && a.toSeat === b.toSeat;

function tellOf(t: CardTeller, fact: SeenFact, cards: readonly (CardId | null)[], scene: Scene) {
  if (fact.kind === 'turn') return turnSentence(t, fact.who);
  if (fact.kind !== 'moved') return sentenceOf(t, fact, scene);
  return moveSentence(t, `${fact.from} ${fact.to}`, { cards, from: fact.fromSeat, to: fact.toSeat });
}

function giftSentence(t: CardTeller, { giver, taker }: Gift) {
  const [name, target] = [t.name(giver), t.name(taker)];
  if (t.isYou(giver)) return msg`You give 1 life to ${target}.`;
  return t.isYou(taker) ? msg`${name} gives you 1 life.` : msg`${name} gives 1 life to ${target}.`;
}
