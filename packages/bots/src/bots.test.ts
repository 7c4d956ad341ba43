import { cardGame, OPTIONS, SETS, sameAnswer, TABLES, type Wishes } from '@posse/card';
import { randomFrom, type Seat, seat } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { BOTS, type Bot, botNamed, botRandom, greedyBot, playGame, randomBot } from './index.ts';

const SEATS = [4, 5, 6, 7];

/** Every number of seats, every mix of sets that goes with it, and each option now and then. */
function mixed(number: number): Wishes {
  const counts = Object.keys(TABLES).map(Number);
  const seats = counts[number % counts.length] as number;
  const mix = Math.floor(number / counts.length);
  const sets = SETS.filter(({ id }, place) => id === 'base' || id === TABLES[seats]?.set || (mix >> (place - 1)) & 1);
  const options = OPTIONS.map(({ id }, place) => [id, (number * 7 + place) % 5 === 0] as const);
  return { seats, sets: sets.map(({ id }) => id), options: Object.fromEntries(options) };
}

describe.each(BOTS)('$id', (bot) => {
  test('answers legally to the end of the game, whatever the sets, seats and options', () => {
    for (let game = 0; game < 400; game++) {
      const t = cardGame.deal(mixed(game), `legal ${game}`);
      const random = botRandom(`legal ${game}`);
      for (let asked = cardGame.pending(t); asked !== null; asked = cardGame.pending(t)) {
        const view = cardGame.view(t, asked.seat);
        const answer = bot.answer(view, random);
        expect(view.options.some((option) => sameAnswer(option, answer))).toBe(true);
        cardGame.advance(t, answer);
      }
      expect(cardGame.result(t)).not.toBeNull();
    }
  });

  test('plays the same game from the same seed, and another from another', () => {
    const [one, again, other] = ['a', 'a', 'b'].map((seed) => playGame({ seats: 5 }, seed, () => bot));
    expect(one).toEqual(again);
    expect(one).not.toEqual(other);
  });

  test('is found by its id', () => expect(botNamed(bot.id)).toBe(bot));
});

test('choosing from the options is the same as choosing from the view', () => {
  const looking: Bot = { id: 'looking', answer: randomBot.answer };
  expect(playGame({ seats: 5 }, 'c', () => looking)).toEqual(playGame({ seats: 5 }, 'c', () => randomBot));
});

test('what greedy can’t see makes no difference to it', () => {
  for (let game = 0; game < 40; game++) {
    const t = cardGame.deal(mixed(game * 13), `blind ${game}`);
    const random = botRandom(`blind ${game}`);
    for (let asked = cardGame.pending(t); asked !== null; asked = cardGame.pending(t)) {
      const seed = `step ${t.step}`;
      const view = cardGame.view(t, asked.seat);
      const elsewhere = cardGame.redeal(view, randomFrom(seed));
      const there = greedyBot.answer(cardGame.view(elsewhere, asked.seat), randomFrom(seed));
      expect(greedyBot.answer(view, randomFrom(seed))).toEqual(there);
      cardGame.advance(t, greedyBot.answer(view, random));
    }
  }
});

/** In how many of these games does one seat win: played by this bot, all others by that? */
function wins(bot: Bot, others: Bot, games: number): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const seats = SEATS[(game >> 1) % SEATS.length] ?? 4;
    const place: Seat = seat(Math.floor(game / SEATS.length / 2) % seats);
    const preset = game % 2 === 0 ? 'standard' : 'everything';
    const { winners } = playGame({ seats, preset }, `pair ${game}`, (who) => (who === place ? bot : others));
    if (winners.includes(place)) won++;
  }
  return won;
}

test('in one seat greedy wins far more often than random, whoever the others are', () => {
  const games = 400;
  for (const others of BOTS)
    expect(wins(greedyBot, others, games) - wins(randomBot, others, games)).toBeGreaterThan(games * 0.2);
});

test('turns are counted, also when the same player is next', () => {
  const { turns, answers } = playGame({ seats: 4 }, 'd', () => greedyBot);
  expect(turns).toBeGreaterThanOrEqual(answers.filter(({ kind }) => kind === 'end').length);
  expect(turns).toBeLessThan(answers.length);
});
