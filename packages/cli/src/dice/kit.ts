// The dice game as the commands know it.

import { diceKit as diceBots } from '@posse/bots';
import type { DiceKinds } from '@posse/dice';
import type { Kit } from '../game.ts';
import { turnOf } from '../teller.ts';
import { agreement } from './agreement.ts';
import { playing } from './playing.ts';
import { optionText, questionText } from './questions.ts';
import { replays } from './replays.ts';
import { story } from './story.ts';
import { tellerOf } from './teller.ts';
import { answerSentence } from './words.ts';

export const diceKit: Kit<DiceKinds> = {
  ...diceBots,
  agreement,
  replays,
  playing,
  narrator(t, you) {
    const teller = tellerOf(t, you);
    return {
      turn: (who) => turnOf(teller, who),
      story: (facts) => story(teller, facts),
      said: (answer) => answerSentence(teller, answer),
      question: (why, view) => questionText(teller, why, view),
      option: (answer, why, view, whole) => optionText(teller, answer, why, view, whole),
    };
  },
  glossary: () => ({}),
};
