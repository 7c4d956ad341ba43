// The narrator's texts of the dice game, for the viewer.

import { useLingui } from '@lingui/react';
import type { Answer, View } from '@posse/dice';
import type { Refusal, Viewer } from '@posse/engine';
import {
  type Deed,
  type DiceNarrator,
  type Dress,
  diceDeed,
  diceNarrator,
  diceOptionWords,
  diceRefusalWords,
  diceStatus,
  diceStory,
  diceSummary,
  Marks,
  narratorFor,
  type OptionWords,
  type RefusalWords,
  type Since,
  type Status,
} from '@posse/narrator';
import type { LinesProps } from '../game-table/game-interface.ts';
import type { Beat } from '../game-table/session/beat.ts';
import { usePlayers } from '../game-table/session/SessionContext.tsx';
import { useDiceNames } from '../words/dice-names.ts';
import { StoryLines, withoutFirst } from './StoryLines.tsx';

function useDiceNarrators(): (you: Viewer, dress?: Dress) => DiceNarrator {
  const { i18n } = useLingui();
  const { name } = usePlayers();
  const names = useDiceNames();
  return (you, dress) => diceNarrator(narratorFor(i18n, you, name, dress), names);
}

/** The consequences of one answer of the dice game, to read. */
export function DiceLines({ beat, skip = 0 }: LinesProps<View>) {
  const narrators = useDiceNarrators();
  const marks = new Marks();
  const story = diceStory(narrators(beat.before.viewer, marks.dress), beat);
  return <StoryLines paragraphs={withoutFirst(story, skip)} marks={marks} />;
}

/** The consequences of one answer as plain sentences, for screen readers. */
export function useDiceStory(): (beat: Beat<View>) => string[] {
  const narrators = useDiceNarrators();
  return (beat) => diceStory(narrators(beat.before.viewer), beat).flatMap(({ sentences }) => sentences);
}

/** A summary of skipped answers in one line. */
export function useDiceSummary(): (beats: readonly Beat<View>[], since: Since) => string {
  const narrators = useDiceNarrators();
  return (beats, since) => diceSummary(narrators(beats[0]?.before.viewer ?? 'spectator'), beats, since);
}

/** A headline about an answer, preferably its effect on the viewer; null for nothing of note. */
export function useDiceDeed(): (beat: Beat<View>) => Deed | null {
  const narrators = useDiceNarrators();
  return (beat) => diceDeed(narrators(beat.before.viewer), beat);
}

export function useDiceStatus(view: View): Status {
  return diceStatus(useDiceNarrators()(view.viewer), view);
}

export function useDiceOptionWords(): (answer: Answer, view: View) => OptionWords {
  const narrators = useDiceNarrators();
  return (answer, view) => diceOptionWords(narrators(view.viewer), answer, view);
}

export function useDiceRefusalWords(): (refusal: Refusal, view: View) => RefusalWords {
  const narrators = useDiceNarrators();
  return (refusal, view) => diceRefusalWords(narrators(view.viewer), refusal);
}
