// The story of one answer in the dice game: sentences without repetition.
// Arrows are counted together.

import type { Facts, View } from '@posse/dice';
import type { SeenOf } from '@posse/engine';
import { type Paragraph, type ParagraphKind, Story } from '../story.ts';
import type { DiceNarrator } from './dice-narrator.ts';
import { follow, sceneOf, sentenceOf } from './fact-sentences.ts';

/** The facts of an answer, and the view before it. */
export interface Happened {
  readonly facts: readonly SeenFact[];
  readonly before: View;
}

const KINDS: Readonly<Partial<Record<SeenFact['kind'], ParagraphKind>>> = {
  turn: 'turn',
  attack: 'event',
  eliminated: 'fall',
  over: 'over',
};

export function diceStory(t: DiceNarrator, { facts, before }: Happened): readonly Paragraph[] {
  const story = new Story();
  const scene = sceneOf(before);
  for (const [place, fact] of facts.entries()) {
    if (isSaid(facts, fact, place)) continue;
    const sentence = sentenceOf(t, fact, scene);
    if (sentence !== null) story.add(KINDS[fact.kind] ?? 'plain', t.say(sentence));
    follow(scene, fact);
  }
  return story.told;
}

/** Do other facts say the same? Of consecutive arrows, or beers, only the last count is told. */
function isSaid(facts: readonly SeenFact[], fact: SeenFact, place: number): boolean {
  const [before, after] = [facts[place - 1], facts[place + 1]];
  if (fact.kind === 'life' && before?.kind === 'hurt' && before.who === fact.who) return true;
  return (fact.kind === 'tokens' || fact.kind === 'life') && after?.kind === fact.kind && after.who === fact.who;
}

export type SeenFact = SeenOf<Facts>;
