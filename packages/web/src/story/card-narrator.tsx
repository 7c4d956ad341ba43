// The narrator's texts of the card game, for the viewer.

import { useLingui } from '@lingui/react';
import type { Answer, FrameFor, View } from '@posse/card';
import type { Refusal, Viewer } from '@posse/engine';
import {
  type Aimed,
  aimedLabel,
  type CardNarrator,
  type Choosing,
  type ChoosingStep,
  cardDeed,
  cardNarrator,
  cardStatus,
  cardStory,
  cardSummary,
  choosingWords,
  type Deed,
  type Dress,
  forYouWords,
  Marks,
  type Misses,
  missesOf as missesIn,
  narratorFor,
  type OptionWords,
  offerWords,
  optionWords,
  type RefusalWords,
  refusalWords,
  type Since,
  type Status,
  uselessWords,
  warningWords,
} from '@posse/narrator';
import { uselessReason } from '../card/card-distances.ts';
import type { LinesProps } from '../game-table/game-interface.ts';
import type { Beat } from '../game-table/session/beat.ts';
import { usePlayers } from '../game-table/session/SessionContext.tsx';
import { HERE, useCardNames } from '../words/card-names.ts';
import { StoryLines, withoutFirst } from './StoryLines.tsx';

function useCardNarrators(): (you: Viewer, dress?: Dress) => CardNarrator {
  const { i18n } = useLingui();
  const { name } = usePlayers();
  const names = useCardNames();
  return (you, dress) => cardNarrator(narratorFor(i18n, you, name, dress), names);
}

/** The consequences of one answer of the card game, to read. */
export function CardLines({ beat, skip = 0 }: LinesProps<View>) {
  const narrators = useCardNarrators();
  const marks = new Marks();
  const story = cardStory(narrators(beat.before.viewer, marks.dress), beat);
  return <StoryLines paragraphs={withoutFirst(story, skip)} marks={marks} />;
}

/** The consequences of one answer as plain sentences, for screen readers. */
export function useCardStory(): (beat: Beat<View>) => string[] {
  const narrators = useCardNarrators();
  return (beat) => cardStory(narrators(beat.before.viewer), beat).flatMap(({ sentences }) => sentences);
}

/** A summary of skipped answers in one line. */
export function useCardSummary(): (beats: readonly Beat<View>[], since: Since) => string {
  const narrators = useCardNarrators();
  return (beats, since) => cardSummary(narrators(beats[0]?.before.viewer ?? 'spectator'), beats, since);
}

/** A headline about what an answer did to the viewer; null if it did nothing to them. */
export function useCardDeed(): (beat: Beat<View>) => Deed | null {
  const narrators = useCardNarrators();
  return (beat) => cardDeed(narrators(beat.before.viewer), beat);
}

export function useCardStatus(view: View): Status {
  return cardStatus(useCardNarrators()(view.viewer), view);
}

export function useForYouWords(): (view: View) => Status {
  const narrators = useCardNarrators();
  return (view) => forYouWords(narrators(view.viewer), view);
}

export function useChoosingWords(): (step: ChoosingStep, choosing: Choosing, view: View) => Status {
  const narrators = useCardNarrators();
  return (step, choosing, view) => choosingWords(narrators(view.viewer), step, choosing);
}

/** The label of a button: the effect and its target. */
export function useAimedLabel(): (aimed: Aimed, view: View) => string {
  const narrators = useCardNarrators();
  return (aimed, view) => aimedLabel(narrators(view.viewer), aimed);
}

/** The effect of an ability or an event for this many cards. */
export function useOfferWords(): (what: string, count: number, view: View) => string {
  const narrators = useCardNarrators();
  return (what, count, view) => offerWords(narrators(view.viewer), what, count);
}

/** The effect of an answer that may be regretted, and its target. */
export function useWarningWords(): (answer: Answer, view: View) => string {
  const narrators = useCardNarrators();
  return (answer, view) => warningWords(narrators(view.viewer), answer, view);
}

export function useOptionWords(): (answer: Answer, view: View) => OptionWords {
  const narrators = useCardNarrators();
  return (answer, view) => optionWords(narrators(view.viewer), answer, view, uselessReason(view, answer));
}

export function useRefusalWords(): (refusal: Refusal, view: View) => RefusalWords {
  const narrators = useCardNarrators();
  return (refusal, view) => refusalWords(narrators(view.viewer), refusal, view);
}

/** The reason why all of these answers would have no effect; null if one of them has one. */
export function useUselessWords(): (view: View, answers: readonly Answer[]) => string | null {
  const narrators = useCardNarrators();
  return (view, answers) => {
    const [first, ...more] = answers.map((answer) => uselessReason(view, answer));
    if (first == null || more.includes(null)) return null;
    const isOneSeat = more.every((vain) => vain?.at === first.at);
    return uselessWords(narrators(view.viewer), isOneSeat ? first : { code: 'nobody-hurt', at: null }, view);
  };
}

export const missesOf = (view: View, shot: FrameFor<'shot'>): Misses => missesIn(HERE, view, shot);
