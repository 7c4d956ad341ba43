// The dice game as the commands know it.

import { DICE_BOTS, type DiceKinds, diceLore, diceThumbs, scoresFor } from '@posse/bots';
import { diceGame } from '@posse/dice';
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
  id: 'dice',
  game: diceGame,
  lore: diceLore,
  bots: DICE_BOTS,
  scores: (view, memory, manner) => scoresFor(diceThumbs, view, memory, manner),
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
