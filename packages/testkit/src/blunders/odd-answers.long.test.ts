// Tests that legends give better answers where older ones gave odd ones.

import { type Bot, botNamed, botRandomAt, cardBotsWith, cardClues, TableMemory } from '@posse/bots';
import { type Answer, cardGame, kindOf, type State, type View } from '@posse/card';
import { expect, test } from 'vitest';
import { ODD_ANSWERS, type OddAnswer } from './odd-answers.ts';

const WORLDS = 24;
/** Older legends gave two thirds of these answers again without the mask. */
const MAX_UNMASKED = 4;

function legendWith(careful: boolean): Bot<View, Answer> {
  const legend = botNamed(cardBotsWith({ careful }), 'legend');
  const bot = legend?.within?.({ worlds: WORLDS, ms: Number.POSITIVE_INFINITY }, () => 0);
  if (bot === undefined) throw new Error('There is no legend.');
  return bot;
}

/** Whether the bot gives the odd answer again, with this card or an equal one. */
function isAgain(bot: Bot<View, Answer>, { answer, memory, save }: OddAnswer): boolean {
  const t = cardGame.restore(save);
  const view = cardGame.view(t, answer.seat);
  const remembered = TableMemory.from(cardClues, memory).of(answer.seat);
  return alike(t, bot.answer(view, remembered, botRandomAt('again', t.step)), answer);
}

const alike = (t: State, one: Answer, other: Answer): boolean =>
  one.kind === other.kind &&
  one.as === other.as &&
  (one.card === null ? other.card === null : other.card !== null && kindOf(t, one.card) === kindOf(t, other.card));

test('legends give none of the odd answers again, and few of them without the mask', () => {
  const [masked, unmasked] = [true, false].map((careful) => {
    const bot = legendWith(careful);
    return ODD_ANSWERS.filter((odd) => isAgain(bot, odd)).map(({ name }) => name);
  });
  expect(masked).toEqual([]);
  expect(unmasked?.length).toBeLessThanOrEqual(MAX_UNMASKED);
});
