// What came of one answer in the card game, to be read or to be heard.

import type { View } from '@posse/card';
import type { Beat } from '../../session/beat.ts';
import { Lines } from '../../telling/Lines.tsx';
import { Marks } from '../../telling/marks.ts';
import { cardStory } from './story.ts';
import { useCardTellers } from './teller.ts';

export function CardLines({ beat }: { readonly beat: Beat<View> }) {
  const tellers = useCardTellers();
  const marks = new Marks();
  return <Lines paragraphs={cardStory(tellers(beat.before.viewer, marks.dress), beat)} marks={marks} />;
}

/** The same in plain sentences. */
export function useCardStory(): (beat: Beat<View>) => string[] {
  const tellers = useCardTellers();
  return (beat) => cardStory(tellers(beat.before.viewer), beat).flatMap(({ sentences }) => sentences);
}
