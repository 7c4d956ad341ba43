// The command line of `npm run properties`. Mistakes are reported in one sentence.

import { parseArgs } from 'node:util';
import { CARD_BOTS } from '@posse/bots';
import { type Wishes as CardWishes, setupFrom as cardSetup, OURS } from '@posse/card';
import { type Wishes as DiceWishes, setupFrom as diceSetup } from '@posse/dice';
import { idsOf, ROLES } from '@posse/engine';
import { BadPlan } from '../plan-from-flags.ts';

/** The mixes, each played as often as asked for; null for all of them in turn. */
type Mixes<Wishes> = readonly Wishes[] | null;

export interface Plan {
  readonly games: number;
  readonly seed: string;
  /** The bot in every seat; null for random answers. */
  readonly bot: string | null;
  readonly plays: { readonly card: boolean; readonly dice: boolean };
  readonly card: Mixes<CardWishes>;
  readonly dice: Mixes<DiceWishes>;
}

export function planFrom(args: readonly string[]): Plan {
  const said = valuesOf(args);
  const games = Number(said.games);
  if (!Number.isInteger(games) || games < 1)
    throw new BadPlan(`--games should be a whole number of games, such as 10000, not "${said.games}".`);
  const plays = gamesFrom(said);
  if (said.bots !== undefined && !idsOf(CARD_BOTS).includes(said.bots))
    throw new BadPlan(`--bots should be one of ${idsOf(CARD_BOTS).join(', ')}, not "${said.bots}".`);
  const isMixed = said.sets !== undefined || said.modules !== undefined || said.seats !== undefined;
  return {
    games,
    seed: said.seed,
    bot: said.bots ?? null,
    plays,
    card: isMixed && plays.card ? cardMixes(said) : null,
    dice: isMixed && plays.dice ? diceMixes(said) : null,
  };
}

const FLAGS = {
  games: { type: 'string', default: '400' },
  game: { type: 'string', default: 'both' },
  seed: { type: 'string', default: '1' },
  bots: { type: 'string' },
  sets: { type: 'string' },
  modules: { type: 'string' },
  seats: { type: 'string' },
} as const;

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS }).values;
  } catch (problem) {
    const flags = Object.keys(FLAGS).map((flag) => `--${flag}`);
    throw new BadPlan(`${problem instanceof Error ? problem.message : problem}: choose from ${flags.join(', ')}.`);
  }
}

type Said = ReturnType<typeof valuesOf>;

/** The games to play. Sets belong to the card game, and modules to the dice game. */
function gamesFrom({ game, sets, modules }: Said): Plan['plays'] {
  if (!['card', 'dice', 'both'].includes(game))
    throw new BadPlan(`--game should be card, dice or both, not "${game}".`);
  if (sets !== undefined && (game === 'dice' || modules !== undefined))
    throw new BadPlan('--sets are for the card game, --modules for the dice game: give only one of them.');
  if (modules !== undefined && game === 'card') throw new BadPlan('--modules are for the dice game: leave them out.');
  return { card: game !== 'dice' && modules === undefined, dice: game !== 'card' && sets === undefined };
}

/**
 * The mixes of the card game, one for each number of seats. A table that only a set has, such as that of three,
 * includes the set.
 */
function cardMixes({ sets = '', seats }: Said): CardWishes[] {
  const wanted = [...new Set(['base', ...listOf(sets)])];
  const usual = Object.keys(OURS.tables).filter((count) => wanted.includes(OURS.tables[Number(count)]?.set ?? ''));
  return numbersIn('seats', seats ?? usual.join()).map((count) => {
    const set = OURS.tables[count]?.set;
    return checked({ seats: count, sets: [...new Set([...wanted, ...(set === undefined ? [] : [set])])] }, cardSetup);
  });
}

function diceMixes({ modules, seats }: Said): DiceWishes[] {
  const wanted = modules === undefined ? [] : numbersIn('modules', modules);
  const usual = Object.keys(ROLES).filter((count) => Number(count) >= 5 || !wanted.includes(5));
  return numbersIn('seats', seats ?? usual.join()).map((count) =>
    checked({ seats: count, modules: wanted }, diceSetup),
  );
}

function checked<Wishes>(wishes: Wishes, setupFrom: (wishes: Wishes) => object): Wishes {
  try {
    setupFrom(wishes);
  } catch (problem) {
    throw new BadPlan(problem instanceof Error ? problem.message : String(problem));
  }
  return wishes;
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

function numbersIn(what: string, text: string): number[] {
  const numbers = listOf(text).map(Number);
  if (numbers.length === 0 || !numbers.every((one) => Number.isInteger(one) && one > 0))
    throw new BadPlan(`--${what} takes numbers separated by commas, such as 3,5, not "${text}".`);
  return numbers;
}
