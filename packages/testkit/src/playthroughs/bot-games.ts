// Records games of bots, a line each, with a hash of all their thoughts.
// The hash covers the worth of every option, the beliefs about roles, and the reasons, so that every change shows.

import { createHash } from 'node:crypto';
import {
  type Bot,
  botNamed,
  botRandomAt,
  cardWithBots,
  diceWithBots,
  type GameWithBots,
  oddsFor,
  type PlayStyle,
  styleOf,
  TableMemory,
} from '@posse/bots';
import type { Wishes as CardWishes } from '@posse/card';
import type { Wishes as DiceWishes } from '@posse/dice';
import type { Kinds } from '@posse/engine';
import { seatsText } from './game-wording.ts';
import type { Written } from './recorded-games.ts';

/** A search budget with enough worlds to find a better answer than the rules of thumb now and then. */
const SHORT_BUDGET = { worlds: 16, ms: Number.POSITIVE_INFINITY };
/** The precision to which values are rounded, so that they are the same on every machine. */
const PRECISION = 1e6;
const SHUFFLED = ['deputy', 'gunslinger', 'deputy/bold', 'deputy/wary', 'greenhorn', 'deputy/grudging'];

function botGame<K extends Kinds>(
  { game, clues, bots, scores }: GameWithBots<K>,
  wishes: K['wishes'],
  ids: readonly string[],
  seed: string,
): string {
  const hash = createHash('sha256');
  const note = (...things: readonly unknown[]): void =>
    void hash.update(JSON.stringify(things, (_, one) => (typeof one === 'number' ? Math.round(one * PRECISION) : one)));
  const named = (id: string): Bot<K['view'], K['answer']> => {
    const bot = botNamed(bots, id) as Bot<K['view'], K['answer']>;
    return bot.within?.(SHORT_BUDGET, () => 0) ?? bot;
  };
  const state = game.deal(wishes, seed);
  const seated = state.players.map((_, place) => ids[place % ids.length] as string);
  const players = seated.map(named);
  const tableMemory = new TableMemory(clues, players.length);
  let answers = 0;
  for (let question = game.pending(state); question !== null; question = game.pending(state)) {
    const bot = players[question.asked] as Bot<K['view'], K['answer']>;
    const style = styleOf(bot.id) as PlayStyle;
    const memory = tableMemory.of(question.asked);
    const view = game.view(state, question.asked);
    const answer = bot.answer(view, memory, botRandomAt(seed, answers));
    note(answer, scores(view, memory, style), oddsFor(clues, view, memory, style));
    note(bot.reason?.(view, memory, answer, botRandomAt(seed, answers)) ?? null);
    tableMemory.sees(state, question, answer);
    tableMemory.hears(game.apply(state, answer));
    answers++;
  }
  note(tableMemory.save());
  const won = seatsText(game.result(state) ?? []) || 'nobody';
  return `${JSON.stringify(wishes)} ${seated.join(' ')}: won by ${won} after ${answers} answers, sum ${hash.digest('hex').slice(0, 10)}`;
}

const CARD_SETS = [
  ['base'],
  ['base', 'dodge-city'],
  ['base', 'dodge-city', 'high-noon'],
  ['base', 'fistful', 'promos'],
  ['base', 'high-noon', 'promos', 'tournament'],
  ['base', 'dodge-city', 'high-noon', 'fistful', 'promos'],
];
const DICE_MODULES = [[], [1], [2], [3], [4], [1, 2, 4], [3, 5], [1, 2, 3, 4, 5]];

const cardTables = (number: number): CardWishes => {
  const sets = CARD_SETS[number % CARD_SETS.length] as string[];
  return { seats: sets.includes('dodge-city') ? 3 + (number % 6) : 4 + (number % 4), sets };
};
const diceTables = (number: number): DiceWishes => {
  const modules = DICE_MODULES[number % DICE_MODULES.length] as number[];
  return { seats: modules.includes(5) ? 5 + (number % 4) : 3 + (number % 6), modules };
};

const mixed = (number: number): readonly string[] =>
  number % 3 === 0 ? ['deputy'] : SHUFFLED.toSpliced(0, number % SHUFFLED.length);
const LEGENDS = ['legend', ...Array<string>(7).fill('deputy')];

/** A game of bots that follow rules of thumb, at all kinds of tables in turn. */
export const cardRuleOfThumbGame = (number: number): string =>
  botGame(cardWithBots, cardTables(number), mixed(number), `bots ${number}`);
export const diceRuleOfThumbGame = (number: number): string =>
  botGame(diceWithBots, diceTables(number), mixed(number), `bots ${number}`);
/** A game of bots of which some search, at all kinds of tables in turn. */
export const cardLegendGame = (number: number): string =>
  botGame(cardWithBots, cardTables(number + 1), LEGENDS, `legends ${number}`);
export const diceLegendGame = (number: number): string =>
  botGame(diceWithBots, diceTables(3 * number + 1), LEGENDS, `legends ${number}`);

const lines = (number: number, line: (number: number) => string): string =>
  Array.from({ length: number }, (_, place) => `${line(place)}\n`).join('');

export const BOT_GAMES: readonly Written[] = [
  { name: 'card', text: () => lines(48, cardRuleOfThumbGame) },
  { name: 'card-legends', text: () => lines(3, cardLegendGame) },
  { name: 'dice', text: () => lines(48, diceRuleOfThumbGame) },
  { name: 'dice-legends', text: () => lines(3, diceLegendGame) },
];
