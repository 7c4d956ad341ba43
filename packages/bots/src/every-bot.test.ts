// Tests that hold for bots of every level.

import { type Kinds, randomFrom, type Seat, samePlain } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { playGame, TableMemory } from './index.ts';
import { CARD_CONTEST, type Contest, DICE_CONTEST, namedIn } from './testing/both-games.ts';

function contests<K extends Kinds>({ clues, bots, table, plain }: Contest<K>): void {
  const { game } = clues;
  const named = namedIn<K>(bots);
  const five = plain(5, 'standard');

  test.each(bots.map(({ id }) => id))('%s plays the same game from the same seed, and another from another', (id) => {
    // One searching bot at a table is enough, because searching takes long.
    const [bot, beside] = [named(id), named('deputy')];
    const botFor = (who: Seat) => (bot.ponders && who > 0 ? beside : bot);
    const [one, again, other] = ['a', 'a', 'b'].map((seed) => playGame(clues, five, seed, botFor));
    expect(one).toEqual(again);
    expect(one).not.toEqual(other);
  });

  test.each(['gunslinger', 'deputy', 'marshal'])('%s answers the same whatever it can’t see', (id) => {
    const bot = named(id);
    for (let number = 0; number < 15; number++) {
      const t = game.deal(table(number * 13), `blind ${number}`);
      const tableMemory = new TableMemory(clues, t.players.length);
      for (let question = game.pending(t); question !== null; question = game.pending(t)) {
        const seed = `step ${t.step}`;
        const view = game.view(t, question.asked);
        const memory = tableMemory.of(question.asked);
        const elsewhere = game.view(game.redeal(view, randomFrom(seed)), question.asked);
        const there = bot.answer(elsewhere, memory, randomFrom(seed));
        const answer = bot.answer(view, memory, randomFrom(seed));
        expect(samePlain(answer, there)).toBe(true);
        tableMemory.sees(t, question, answer);
        tableMemory.hears(game.apply(t, answer));
      }
    }
  });

  test('a bot chooses the same from the options as from the view', () => {
    const { answer, id } = named('random');
    const looking = { id, answer };
    expect(playGame(clues, five, 'c', () => looking)).toEqual(playGame(clues, five, 'c', () => named('random')));
  });

  test('a game counts its turns, and has fewer turns than answers', () => {
    const { turns, answers } = playGame(clues, five, 'd', () => named('deputy'));
    expect(turns).toBeGreaterThanOrEqual(answers.filter(({ kind }) => kind === 'end').length);
    expect(turns).toBeGreaterThan(5);
    expect(turns).toBeLessThan(answers.length);
  });
}

describe('card game', () => contests(CARD_CONTEST));
describe('dice game', () => contests(DICE_CONTEST));
