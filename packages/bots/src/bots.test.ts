import { type Kinds, randomFrom, type Seat, samePlain, seat } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import {
  type Bot,
  botNamed,
  botRandom,
  CARD_BOTS,
  type Clues,
  cardClues,
  DICE_BOTS,
  diceClues,
  playGame,
  TableMemory,
} from './index.ts';
import { cardTable, diceTable } from './testing/tables.ts';

interface Contest<K extends Kinds> {
  readonly clues: Clues<K>;
  readonly bots: readonly Bot<K['view'], K['answer']>[];
  /** The table with this number: all of them in turn. */
  readonly table: (number: number) => K['wishes'];
  readonly plain: (seats: number, preset: string) => K['wishes'];
}

/** Who follows whom is better; by how much of all games at least, in one seat. */
const LADDER = [
  ['random', 'greenhorn', 0.1],
  ['greenhorn', 'gunslinger', 0.03],
  ['gunslinger', 'deputy', 0.01],
] as const;
const DUELS = 500;
/** Little thought is enough to see that a bot that thinks answers legally. */
const BRIEFLY = { worlds: 2, ms: Number.POSITIVE_INFINITY };

function contests<K extends Kinds>({ clues, bots, table, plain }: Contest<K>): void {
  const { game } = clues;
  const named = (id: string): Bot<K['view'], K['answer']> => {
    const bot = botNamed(bots, id);
    if (bot === null) throw new Error(`There is no ${id}.`);
    return bot.within?.(BRIEFLY, () => 0) ?? bot;
  };
  const five = plain(5, 'standard');

  test.each(bots.map(({ id }) => id))('%s plays the same game from the same seed, and another from another', (id) => {
    // One who thinks is enough at a table: the others answer at once.
    const [bot, beside] = [named(id), named('deputy')];
    const botFor = (who: Seat) => (bot.ponders && who > 0 ? beside : bot);
    const [one, again, other] = ['a', 'a', 'b'].map((seed) => playGame(clues, five, seed, botFor));
    expect(one).toEqual(again);
    expect(one).not.toEqual(other);
  });

  test.each(['gunslinger', 'deputy', 'legend'])('what %s can’t see makes no difference to it', (id) => {
    const bot = named(id);
    for (let number = 0; number < (bot.ponders ? 1 : 15); number++) {
      const t = game.deal(table(number * 13), `blind ${number}`);
      const random = botRandom(`blind ${number}`);
      const tableMemory = new TableMemory(clues, t.players.length);
      for (let asked = game.pending(t); asked !== null; asked = game.pending(t)) {
        const seed = `step ${t.step}`;
        const view = game.view(t, asked.seat);
        const memory = tableMemory.of(asked.seat);
        const elsewhere = game.view(game.redeal(view, randomFrom(seed)), asked.seat);
        const there = bot.answer(elsewhere, memory, randomFrom(seed));
        expect(samePlain(bot.answer(view, memory, randomFrom(seed)), there)).toBe(true);
        const answer = bot.answer(view, memory, random);
        tableMemory.sees(t, asked, answer);
        tableMemory.hears(game.apply(t, answer));
      }
    }
  });

  test('choosing from the options is the same as choosing from the view', () => {
    const { answer, id } = named('random');
    const looking = { id, answer };
    expect(playGame(clues, five, 'c', () => looking)).toEqual(playGame(clues, five, 'c', () => named('random')));
  });

  /** In how many games does one seat win: played by this bot, all others by that? */
  function wins(id: string, others: string): number {
    const SEATS = [4, 5, 6, 7];
    let won = 0;
    for (let number = 0; number < DUELS; number++) {
      const seats = SEATS[(number >> 1) % SEATS.length] ?? 4;
      const place = seat(Math.floor(number / SEATS.length / 2) % seats);
      const wishes = plain(seats, number % 2 === 0 ? 'standard' : 'everything');
      const botFor = (who: Seat) => named(who === place ? id : others);
      if (playGame(clues, wishes, `pair ${number}`, botFor).winners.includes(place)) won++;
    }
    return won;
  }

  test.each(LADDER)('among %s bots %s wins more often', (worse, better, lead) => {
    expect((wins(better, worse) - wins(worse, worse)) / DUELS).toBeGreaterThan(lead);
  });

  test('a bot that thinks answers even if it has no time to', () => {
    let now = 0;
    const hurried = botNamed(bots, 'legend')?.within?.({ worlds: 1000, ms: 1 }, () => now++);
    if (hurried === undefined) throw new Error('There is no legend.');
    expect(playGame(clues, five, 'e', () => hurried).winners.length).toBeGreaterThan(0);
  });

  test('every bot has a reason for every answer', () => {
    const levels = bots.filter(({ id }) => !id.includes('/')).map(({ id }) => named(id));
    // Each of them in each seat, at as many kinds of tables.
    for (let number = 0; number < levels.length; number++) {
      const t = game.deal(table(number * 29), `why ${number}`);
      const tableMemory = new TableMemory(clues, t.players.length);
      for (let asked = game.pending(t); asked !== null; asked = game.pending(t)) {
        const bot = levels[(asked.seat + number) % levels.length] as Bot<K['view'], K['answer']>;
        const view = game.view(t, asked.seat);
        const memory = tableMemory.of(asked.seat);
        const chance = () => randomFrom(`why ${number} ${t.step}`);
        const answer = bot.answer(view, memory, chance());
        const reason = bot.reason?.(view, memory, answer, chance());
        expect(reason?.code).toBeTypeOf('string');
        if (reason?.percent !== null) expect(reason?.percent).toBeLessThanOrEqual(100);
        tableMemory.sees(t, asked, answer);
        tableMemory.hears(game.apply(t, answer));
      }
    }
  });

  test('turns are counted, and fewer than the answers', () => {
    const { turns, answers } = playGame(clues, five, 'd', () => named('deputy'));
    expect(turns).toBeGreaterThanOrEqual(answers.filter(({ kind }) => kind === 'end').length);
    expect(turns).toBeGreaterThan(5);
    expect(turns).toBeLessThan(answers.length);
  });
}

const plain = (seats: number, preset: string) => ({ seats, preset });

describe('card game', () => contests({ clues: cardClues, bots: CARD_BOTS, table: cardTable, plain }));
describe('dice game', () => contests({ clues: diceClues, bots: DICE_BOTS, table: diceTable, plain }));
