// Tests how strong bots are, and how searching bots behave.

import { type Kinds, randomFrom, type Seat, samePlain, seat } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { type Bot, botNamed, playGame, TableMemory } from './index.ts';
import { CARD_CONTEST, type Contest, DICE_CONTEST, namedIn } from './testing/both-games.ts';

/** Pairs of bots, and the least fraction of games that the second must win more than the first, in one seat. */
const LADDER = [
  ['random', 'greenhorn', 0.1],
  ['greenhorn', 'gunslinger', 0.03],
  ['gunslinger', 'deputy', 0.01],
] as const;
/** In the dice game a marshal gains too little to show in so few games. */
const CARD_LADDER = [...LADDER, ['deputy', 'marshal', 0]] as const;
const DUELS = 500;

function contests<K extends Kinds>(
  { clues, bots, table, plain }: Contest<K>,
  ladder: readonly (readonly [worse: string, better: string, lead: number])[],
): void {
  const { game } = clues;
  const named = namedIn<K>(bots);
  const five = plain(5, 'standard');

  test.each(['legend'])('%s answers the same whatever it can’t see', (id) => {
    const bot = named(id);
    for (let number = 0; number < 1; number++) {
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

  /** Counts the games that one seat wins, played by this bot against the others. */
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

  test.each(ladder)('a seat among %s bots wins more often if %s plays it', (worse, better, lead) => {
    expect((wins(better, worse) - wins(worse, worse)) / DUELS).toBeGreaterThan(lead);
  });

  test('a searching bot answers even if it has no time', () => {
    let now = 0;
    const hurried = botNamed(bots, 'legend')?.within?.({ worlds: 1000, ms: 1 }, () => now++);
    if (hurried === undefined) throw new Error('There is no legend.');
    expect(playGame(clues, five, 'e', () => hurried).winners.length).toBeGreaterThan(0);
  });

  test('every bot has a reason for every answer', () => {
    const levels = bots.filter(({ id }) => !id.includes('/')).map(({ id }) => named(id));
    // Each bot plays in each seat, at as many kinds of tables.
    for (let number = 0; number < levels.length; number++) {
      const t = game.deal(table(number * 29), `why ${number}`);
      const tableMemory = new TableMemory(clues, t.players.length);
      for (let question = game.pending(t); question !== null; question = game.pending(t)) {
        const bot = levels[(question.asked + number) % levels.length] as Bot<K['view'], K['answer']>;
        const view = game.view(t, question.asked);
        const memory = tableMemory.of(question.asked);
        const chance = () => randomFrom(`why ${number} ${t.step}`);
        const answer = bot.answer(view, memory, chance());
        const reason = bot.reason?.(view, memory, answer, chance());
        expect(reason?.code).toBeTypeOf('string');
        if (reason?.percent !== null) expect(reason?.percent).toBeLessThanOrEqual(100);
        tableMemory.sees(t, question, answer);
        tableMemory.hears(game.apply(t, answer));
      }
    }
  });
}

describe('card game', () => contests(CARD_CONTEST, CARD_LADDER));
describe('dice game', () => contests(DICE_CONTEST, LADDER));
