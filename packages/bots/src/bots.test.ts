import { OPTIONS as CARD_OPTIONS, type Wishes as CardWishes, cardGame, SETS, TABLES } from '@posse/card';
import { OPTIONS as DICE_OPTIONS, type Wishes as DiceWishes, diceGame } from '@posse/dice';
import {
  type AnswerBase,
  type FactBase,
  type Game,
  ROLES,
  type Role,
  randomFrom,
  type Seat,
  samePlain,
  seat,
} from '@posse/engine';
import { describe, expect, test } from 'vitest';
import {
  type Bot,
  botNamed,
  botRandom,
  CARD_BOTS,
  cardGreedy,
  DICE_BOTS,
  diceGreedy,
  playGame,
  randomBot,
} from './index.ts';

/** Every number of seats, every mix of sets that goes with it, and each option now and then. */
function cardTable(number: number): CardWishes {
  const counts = Object.keys(TABLES).map(Number);
  const seats = counts[number % counts.length] as number;
  const mix = Math.floor(number / counts.length);
  const sets = SETS.filter(({ id }, place) => id === 'base' || id === TABLES[seats]?.set || (mix >> (place - 1)) & 1);
  const options = CARD_OPTIONS.map(({ id }, place) => [id, (number * 7 + place) % 5 === 0] as const);
  return { seats, sets: sets.map(({ id }) => id), options: Object.fromEntries(options) };
}

/** Every mix of modules with every number of seats that it allows, and each option now and then. */
function diceTable(number: number): DiceWishes {
  const modules = [1, 2, 3, 4, 5].filter((_, place) => (number >> place) & 1);
  const counts = Object.keys(ROLES)
    .map(Number)
    .filter((seats) => seats >= 5 || !modules.includes(5));
  const options = DICE_OPTIONS.map(({ id }, place) => [id, (number * 7 + place) % 3 === 0] as const);
  const seats = counts[Math.floor(number / 32) % counts.length] as number;
  return { seats, modules, options: Object.fromEntries(options) };
}

interface Contest<Wishes, State, Frame, Answer extends AnswerBase, Fact extends FactBase, View> {
  readonly game: Game<Wishes, State, Frame, Answer, Fact, View>;
  readonly bots: readonly Bot<View, Answer>[];
  readonly greedy: Bot<View, Answer>;
  /** The table with this number: all of them in turn. */
  readonly table: (number: number) => Wishes;
  readonly legal: number;
  readonly duels: number;
  /** By how much of all games greedy should be ahead in one seat. */
  readonly lead: number;
  readonly plain: (seats: number, preset: string) => Wishes;
}

interface Seated {
  readonly turn: Seat;
  readonly step: number;
  readonly winners: readonly Seat[] | null;
  readonly players: readonly { readonly role: Role }[];
}

function contests<
  Wishes,
  State extends Seated,
  Frame,
  Answer extends AnswerBase,
  Fact extends FactBase,
  View extends { readonly options: readonly Answer[] },
>({ game, bots, greedy, table, legal, duels, lead, plain }: Contest<Wishes, State, Frame, Answer, Fact, View>): void {
  const five = plain(5, 'standard');

  describe.each(bots)('$id', (bot) => {
    test('answers legally to the end of the game, at whatever table', () => {
      for (let number = 0; number < legal; number++) {
        const t = game.deal(table(number), `legal ${number}`);
        const random = botRandom(`legal ${number}`);
        for (let asked = game.pending(t); asked !== null; asked = game.pending(t)) {
          const view = game.view(t, asked.seat);
          const answer = bot.answer(view, random);
          expect(view.options).toContain(answer);
          game.advance(t, answer);
        }
        expect(game.result(t)).not.toBeNull();
      }
    });

    test('plays the same game from the same seed, and another from another', () => {
      const [one, again, other] = ['a', 'a', 'b'].map((seed) => playGame(game, five, seed, () => bot));
      expect(one).toEqual(again);
      expect(one).not.toEqual(other);
    });

    test('is found by its id', () => expect(botNamed(bots, bot.id)).toBe(bot));
  });

  test('choosing from the options is the same as choosing from the view', () => {
    const looking: Bot<View, Answer> = { id: 'looking', answer: randomBot.answer };
    const quick: Bot<View, Answer> = randomBot;
    expect(playGame(game, five, 'c', () => looking)).toEqual(playGame(game, five, 'c', () => quick));
  });

  test('what greedy can’t see makes no difference to it', () => {
    for (let number = 0; number < 30; number++) {
      const t = game.deal(table(number * 13), `blind ${number}`);
      const random = botRandom(`blind ${number}`);
      for (let asked = game.pending(t); asked !== null; asked = game.pending(t)) {
        const seed = `step ${t.step}`;
        const view = game.view(t, asked.seat);
        const elsewhere = game.redeal(view, randomFrom(seed));
        const there = greedy.answer(game.view(elsewhere, asked.seat), randomFrom(seed));
        expect(samePlain(greedy.answer(view, randomFrom(seed)), there)).toBe(true);
        game.advance(t, greedy.answer(view, random));
      }
    }
  });

  const SEATS = [4, 5, 6, 7];

  /** In how many games does one seat win: played by this bot, all others by that? */
  function wins(bot: Bot<View, Answer>, others: Bot<View, Answer>): number {
    let won = 0;
    for (let number = 0; number < duels; number++) {
      const seats = SEATS[(number >> 1) % SEATS.length] ?? 4;
      const place = seat(Math.floor(number / SEATS.length / 2) % seats);
      const wishes = plain(seats, number % 2 === 0 ? 'standard' : 'everything');
      const { winners } = playGame(game, wishes, `pair ${number}`, (who) => (who === place ? bot : others));
      if (winners.includes(place)) won++;
    }
    return won;
  }

  test('in one seat greedy wins far more often than random, whoever the others are', () => {
    for (const others of bots) expect((wins(greedy, others) - wins(randomBot, others)) / duels).toBeGreaterThan(lead);
  });

  test('turns are counted, and fewer than the answers', () => {
    const { turns, answers } = playGame(game, five, 'd', () => greedy);
    expect(turns).toBeGreaterThanOrEqual(answers.filter(({ kind }) => kind === 'end').length);
    expect(turns).toBeGreaterThan(5);
    expect(turns).toBeLessThan(answers.length);
  });
}

describe('card game', () =>
  contests({
    game: cardGame,
    bots: CARD_BOTS,
    greedy: cardGreedy,
    table: cardTable,
    legal: 300,
    duels: 400,
    lead: 0.2,
    plain: (seats, preset) => ({ seats, preset }),
  }));

describe('dice game', () =>
  contests({
    game: diceGame,
    bots: DICE_BOTS,
    greedy: diceGreedy,
    table: diceTable,
    legal: 192,
    duels: 160,
    lead: 0.15,
    plain: (seats, preset) => ({ seats, preset }),
  }));
