// The setups of the recorded tables: games, presets, numbers of seats, options.

import { readFileSync } from 'node:fs';
import { OURS } from '@posse/card';
import { OPTIONS as DICE_OPTIONS } from '@posse/dice';
import type { GameId, TablePlan } from '@posse/protocol';

export interface Plan {
  readonly game: GameId;
  readonly plan: TablePlan;
  /** The number of players' seats; the other seats have bots. */
  readonly people: number;
  /** The packs that the host adds. */
  readonly packs: readonly object[];
}

const FAN_CARDS = new URL('../../../../../docs/house-cards/fan-cards.json', import.meta.url);
const packs: readonly object[] = [JSON.parse(readFileSync(FAN_CARDS, 'utf8'))];

/**
 * The presets of the tables. The one with everything has games with the most seats. The base game is for four to seven.
 */
const CARD_PRESETS = ['everything', 'standard', 'tournament', 'everything', 'first-game'];
const DICE_PRESETS = ['everything', 'standard'];

/** The setup of the table with this number. */
export function planFor(number: number): Plan {
  const round = Math.floor(number / 2);
  const people = 2 + (round % 2);
  const [game, plan] = number % 2 === 0 ? (['card', cardPlan(round)] as const) : (['dice', dicePlan(round)] as const);
  // Four seats at least: three players, and one for a latecomer.
  const hasPacks = game === 'card' && round % 2 === 1;
  const latecomers = people === 3 && plan.seats > 3;
  // The sets with everything bring players back.
  const openHands = game === 'card' && !latecomers && plan.preset !== 'everything';
  return {
    game,
    plan: { ...plan, latecomers, ...(openHands && { openHands }) },
    people,
    packs: hasPacks ? packs : [],
  };
}

function cardPlan(round: number): TablePlan {
  const preset = CARD_PRESETS[round % CARD_PRESETS.length] as string;
  const seats = preset === 'everything' ? 3 + ((round * 5) % 6) : 4 + (round % 4);
  return { seats, preset, options: someOf(OURS.options, round) };
}

function dicePlan(round: number): TablePlan {
  const preset = DICE_PRESETS[round % DICE_PRESETS.length] as string;
  return { seats: 3 + ((round + Math.floor(round / 6)) % 6), preset, options: someOf(DICE_OPTIONS, round) };
}

/** Two options, different ones each time. */
const someOf = (options: readonly { readonly id: string }[], round: number): Record<string, boolean> =>
  Object.fromEntries([round, round * 7 + 3].map((place) => [options[place % options.length]?.id ?? '', true]));
