// The story of the dice game: facts as sentences, without what is said twice, and with arrows counted together.

import type { DiceFact, Facts } from '@posse/dice';
import type { SeenOf } from '@posse/engine';
import { type Chapter, chapters, seen } from '../story.ts';
import { type DiceTeller, follow } from './teller.ts';
import { SENTENCES } from './words.ts';

type Seen = SeenOf<Facts>;

/** The teller follows: afterwards it knows who holds what. */
export const story = (t: DiceTeller, facts: readonly DiceFact[]): Chapter[] =>
  chapters(
    facts.map((fact) => seen<Seen>(fact, t.you)),
    ['turn'],
    (part) => sentencesOf(t, part),
  );

function sentencesOf(t: DiceTeller, facts: readonly Seen[]): string[] {
  const sentences: (string | null)[] = [];
  for (const [place, fact] of facts.entries()) {
    if (isSaid(facts, fact, place)) continue;
    sentences.push((SENTENCES[fact.kind] as (t: DiceTeller, fact: Seen) => string | null)(t, fact));
    follow(t, fact);
  }
  return sentences.filter((sentence) => sentence !== null);
}

/** Do other facts say the same? Of arrows taken one after the other only the last count is told. */
function isSaid(facts: readonly Seen[], fact: Seen, place: number): boolean {
  const [before, after] = [facts[place - 1], facts[place + 1]];
  if (fact.kind === 'life') return before?.kind === 'hurt' && before.who === fact.who;
  return fact.kind === 'tokens' && after?.kind === 'tokens' && after.who === fact.who;
}
