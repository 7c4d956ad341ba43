// The card game as the commands know it.

import { cardKit as cardBots } from '@posse/bots';
import type { CardKinds } from '@posse/card';
import type { Kit } from '../game.ts';
import { turnOf } from '../teller.ts';
import { agreement } from './agreement.ts';
import { catalogue } from './catalogue.ts';
import { playing } from './playing.ts';
import { optionText, questionText } from './questions.ts';
import { replays } from './replays.ts';
import { story } from './story.ts';
import { tellerOf } from './teller.ts';
import { answerSentence } from './words.ts';

export const cardKit: Kit<CardKinds> = {
  ...cardBots,
  agreement,
  replays,
  playing,
  narrator(t, you) {
    const teller = tellerOf(t, you);
    return {
      turn: (who) => turnOf(teller, who),
      story: (facts) => story(teller, facts),
      said: (answer, why) => answerSentence(teller, answer, why),
      question: (why, view) => questionText(teller, why, view),
      option: (answer, why, view, whole) => optionText(teller, answer, why, view, whole),
    };
  },
  glossary: () => ({
    cards: catalogue().cards.map(({ kind, suit, rank }) => ({ kind: kind.key, suit, rank })),
    abilities: Object.values(catalogue().characters)
      .toSorted((a, b) => a.ability - b.ability)
      .map(({ id }) => id),
  }),
};
