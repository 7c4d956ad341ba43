// An answer of a finished game in words, with the name of who gave it.

import type { Answer as CardAnswer, View as CardView } from '@posse/card';
import type { Answer as DiceAnswer, View as DiceView } from '@posse/dice';
import { seat } from '@posse/engine';
import type { OptionWords } from '@posse/narrator';
import { useOptionWords } from '../../story/card-narrator.tsx';
import { useDiceOptionWords } from '../../story/dice-narrator.tsx';
import type { Recording } from '../replay/replayed-game.ts';

interface DeedProps {
  readonly recording: Recording;
  /** The index of the answer. */
  readonly answer: number;
}

/** The answer in words. A log entry may be about its consequence for another player instead. */
export function AnswerDeed({ recording, answer }: DeedProps) {
  const words = useAnswerWords(recording);
  const given = recording.replay.answers[answer];
  if (given === undefined) return null;
  return `${recording.replay.names[given.seat]} · ${words(answer, given).label}`;
}

/** The words for any answer to the question of this index. */
export function useAnswerWords(recording: Recording): (answer: number, option: object) => OptionWords {
  const cardWords = useOptionWords();
  const diceWords = useDiceOptionWords();
  const { game, answers } = recording.replay;
  return (answer, option) => {
    const view = recording.view(answer, seat(answers[answer]?.seat ?? 0));
    return game === 'card'
      ? cardWords(option as CardAnswer, view as CardView)
      : diceWords(option as DiceAnswer, view as DiceView);
  };
}
