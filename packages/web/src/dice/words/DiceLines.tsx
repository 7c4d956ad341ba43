// What came of one answer in the dice game, to be read or to be heard.

import type { View } from '@posse/dice';
import type { Beat } from '../../session/beat.ts';
import { Lines } from '../../telling/Lines.tsx';
import { Marks } from '../../telling/marks.ts';
import { diceStory } from './story.ts';
import { useDiceTellers } from './teller.ts';

export function DiceLines({ beat }: { readonly beat: Beat<View> }) {
  const tellers = useDiceTellers();
  const marks = new Marks();
  return <Lines paragraphs={diceStory(tellers(beat.before.viewer, marks.dress), beat)} marks={marks} />;
}

/** The same in plain sentences. */
export function useDiceStory(): (beat: Beat<View>) => string[] {
  const tellers = useDiceTellers();
  return (beat) => diceStory(tellers(beat.before.viewer), beat).flatMap(({ sentences }) => sentences);
}
