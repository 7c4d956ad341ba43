// Saving and restoring a dice game: what its state must look like, and that every arrow is there.

import { BadSave, type Json, sealed, unsealed } from '@posse/engine';
import { clone } from './clone.ts';
import { CHARACTERS } from './registry.ts';
import { RULES } from './rules.ts';
import type { State } from './state.ts';

const FORMAT = { format: 'posse-dice', version: 2 };

const SHAPES = {
  state: {
    setup: 'object',
    random: 'object',
    step: 'number',
    turn: 'number',
    players: 'list',
    pile: 'number',
    chiefInPile: 'boolean',
    dice: 'list',
    rolls: 'number',
    final: 'boolean',
    used: 'boolean',
    lastArrows: 'list',
    haunts: 'boolean',
    stack: 'list',
  },
  'state.setup': { seats: 'number', modules: 'list', options: 'list', characters: 'list', diedAs: 'list' },
  'state.random': { key: 'list', at: 'number' },
  'state.players.*': {
    role: 'string',
    roleShown: 'boolean',
    spent: 'boolean',
    character: 'string',
    ability: 'number',
    alive: 'boolean',
    life: 'number',
    maxLife: 'number',
    arrows: 'number',
    chief: 'boolean',
    muted: 'boolean',
  },
} as const;

export const save = (t: State): Json => sealed(FORMAT, clone(t));

export function restore(saved: Json): State {
  const t = clone(unsealed(FORMAT, saved, SHAPES) as State);
  if (t.players.length !== t.setup.seats) throw new BadSave(`${t.players.length} players for ${t.setup.seats} seats.`);
  for (const { character } of t.players)
    if (!Object.hasOwn(CHARACTERS, character)) throw new BadSave(`There is no character "${character}".`);
  for (const { op } of t.stack) if (!Object.hasOwn(RULES, op)) throw new BadSave(`There is no rule for "${op}".`);
  return t;
}
