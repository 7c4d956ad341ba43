// Tests of questions to bots as plain data.

import { CARD_BOTS, DICE_BOTS } from '@posse/bots';
import { randomFrom, type Seat } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { answerTo, IN_PLACE, ponders, type Question } from './bot-questions.ts';
import { newMatch } from './match.ts';

describe.each([
  ['card', CARD_BOTS],
  ['dice', DICE_BOTS],
] as const)('in the %s game', (game, bots) => {
  test.each(bots.map(({ id }) => id))(
    'a question to the bot %s is plain data, and the bot’s answer is one of its options',
    (bot) => {
      const match = newMatch(game, { seats: 5 }, 'plain');
      const asked = match.asked as Seat;
      const question = match.question(bot, asked, randomFrom('plain'));
      const sent = JSON.parse(JSON.stringify(question)) as Question;
      expect(sent).toEqual(question);
      expect(match.options(asked)[answerTo(sent)]).toBeDefined();
    },
  );

  test('a level of bots counts as one that ponders or as one that answers quickly', () => {
    expect(ponders(game, 'deputy/wary')).toBe(false);
    expect(ponders(game, 'legend/bold')).toBe(true);
    expect(ponders(game, 'hal')).toBe(false);
  });

  test('a question to a bot that does not exist rejects its promise instead of throwing at once', async () => {
    const match = newMatch(game, { seats: 5 }, 'nobody');
    const question = match.question('hal', match.asked as Seat, randomFrom('nobody'));
    await expect(IN_PLACE.think(question, { table: 'TABLE', signal: new AbortController().signal })).rejects.toThrow(
      'hal',
    );
  });
});
