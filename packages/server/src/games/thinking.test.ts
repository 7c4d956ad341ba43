// Tests of questions to bots as plain data.

import { CARD_BOTS, DICE_BOTS } from '@posse/bots';
import { randomFrom, type Seat } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { newMatch } from './match.ts';
import { answerTo, IN_PLACE, ponders, type Question } from './thinking.ts';

describe.each([
  ['card', CARD_BOTS],
  ['dice', DICE_BOTS],
] as const)('in the %s game', (game, bots) => {
  test.each(bots.map(({ id }) => id))('a question to %s is plain data, and its answer an option', (bot) => {
    const match = newMatch(game, { seats: 5 }, 'plain');
    const asked = match.asked as Seat;
    const question = match.question(bot, asked, randomFrom('plain'));
    const sent = JSON.parse(JSON.stringify(question)) as Question;
    expect(sent).toEqual(question);
    expect(match.options(asked)[answerTo(sent)]).toBeDefined();
  });

  test('a bot is quick, or it ponders', () => {
    expect(ponders(game, 'deputy/wary')).toBe(false);
    expect(ponders(game, 'legend/bold')).toBe(true);
    expect(ponders(game, 'hal')).toBe(false);
  });

  test('an impossible question that is asked in place rejects later', async () => {
    const match = newMatch(game, { seats: 5 }, 'nobody');
    const question = match.question('hal', match.asked as Seat, randomFrom('nobody'));
    await expect(IN_PLACE.think(question, { table: 'TABLE', signal: new AbortController().signal })).rejects.toThrow(
      'hal',
    );
  });
});
