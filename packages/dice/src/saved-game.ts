// Saves and restores a dice game, and checks the shape and the arrows.

import {
  BadSave,
  BadSetup,
  type Json,
  type PoolCounts,
  randomFrom,
  type Shape,
  sealed,
  shapeOf,
  unsealed,
} from '@posse/engine';
import { characterOf, PLAIN } from './entry-registry.ts';
import { RULES } from './rules.ts';
import { emptyTable, newPlayer } from './setup/deal.ts';
import { dealableFrom, POOL_OF_0_3_0 } from './setup/pool-at-deal.ts';
import { setupFrom } from './setup/setup.ts';
import type { State } from './state.ts';
import { clone } from './state-copy.ts';

const FORMAT = { format: 'posse-dice', version: 2 };

/** The expected shape of each field, taken from an empty table with all modules. */
function shapes(): Readonly<Record<string, Shape>> {
  const player = newPlayer('sheriff', null, PLAIN);
  const table = emptyTable(setupFrom({ seats: 8, modules: [1, 2, 3, 4, 5] }), randomFrom(''), [player]);
  return {
    state: shapeOf(table),
    'state.setup': { seats: 'number', modules: 'list', options: 'list', characters: 'list', diedAs: 'list' },
    'state.random': shapeOf(table.random),
    'state.players.*': shapeOf(player),
  };
}

export const save = (t: State): Json => sealed(FORMAT, clone(t));

export function restore(saved: Json): State {
  const t = clone(upgradeState(unsealed(FORMAT, saved, shapes()) as State));
  if (t.players.length !== t.setup.seats)
    throw new BadSave(`The game has ${t.players.length} players for ${t.setup.seats} seats.`);
  for (const { character } of t.players)
    if (!isKnown(t.setup.pool, character)) throw new BadSave(`Character "${character}" does not exist.`);
  for (const { op } of t.stack) if (!Object.hasOwn(RULES, op)) throw new BadSave(`No rule exists for "${op}".`);
  for (const player of t.players) player.ability = characterOf(player.character).ability;
  return t;
}

/** Games that were saved up to 0.3.0 have no pool. */
const upgradeState = (t: State): State => ({ ...t, setup: { ...t.setup, pool: t.setup.pool ?? POOL_OF_0_3_0 } });

function isKnown(pool: PoolCounts, character: string): boolean {
  try {
    return character === PLAIN || dealableFrom(pool).characters.some(({ id }) => id === character);
  } catch (error) {
    if (error instanceof BadSetup) throw new BadSave(error.message);
    throw error;
  }
}
