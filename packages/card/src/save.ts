// Saving and restoring: a saved game is the state itself, marked with its format, and is looked over when it comes back.

import { BadSave, type Json, notPlain } from '@posse/engine';
import { clone } from './clone.ts';
import { CHARACTERS, EVENTS, ownerOf, RULES, SETS } from './registry.ts';
import { cardsFor } from './setup.ts';
import type { CardId, State } from './state.ts';

const FORMAT = 'posse-card';
const VERSION = 1;

export function save(t: State): Json {
  return { format: FORMAT, version: VERSION, state: clone(t) } as unknown as Json;
}

export function restore(saved: Json): State {
  if (!isRecord(saved) || saved.format !== FORMAT)
    throw new BadSave(`This is no saved card game: "format" should be "${FORMAT}".`);
  if (saved.version !== VERSION)
    throw new BadSave(`This game was saved in version ${saved.version}; this program reads version ${VERSION}.`);
  const broken = notPlain(saved.state);
  if (broken !== null) throw new BadSave(`"${broken}" is not plain data.`);
  checkShape(saved.state);
  const t = clone(saved.state as unknown as State);
  checkContent(t);
  return t;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// What each field of a state must be, so that nothing below stumbles over a missing one.
const STATE_SHAPE = {
  setup: 'object',
  random: 'object',
  step: 'number',
  begun: 'boolean',
  turn: 'number',
  idle: 'boolean',
  bangs: 'number',
  used: 'number',
  laid: 'list',
  skipped: 'boolean',
  extra: 'boolean',
  pile: 'string',
  mined: 'boolean',
  players: 'list',
  deck: 'list',
  discard: 'list',
  backs: 'list',
  newDeck: 'boolean',
  reshuffles: 'number',
  events: 'list',
  graves: 'list',
  returned: 'boolean',
  stack: 'list',
  waiting: 'list',
  fallen: 'list',
} as const;
const SETUP_SHAPE = { seats: 'number', sets: 'list', options: 'list', characters: 'list' } as const;
const RANDOM_SHAPE = { key: 'list', at: 'number' } as const;
const PLAYER_SHAPE = {
  role: 'string',
  roleShown: 'boolean',
  character: 'string',
  abilities: 'list',
  alive: 'boolean',
  undead: 'boolean',
  life: 'number',
  maxLife: 'number',
  hand: 'list',
  inPlay: 'list',
  sober: 'boolean',
  armed: 'boolean',
  standing: 'object',
  offered: 'list',
} as const;

function checkShape(state: unknown): void {
  const fields = shaped(state, STATE_SHAPE, 'state');
  shaped(fields.setup, SETUP_SHAPE, 'state.setup');
  shaped(fields.random, RANDOM_SHAPE, 'state.random');
  for (const [place, player] of (fields.players as unknown[]).entries())
    shaped(player, PLAYER_SHAPE, `state.players.${place}`);
}

function shaped(value: unknown, shape: Readonly<Record<string, string>>, path: string): Record<string, unknown> {
  if (!isRecord(value)) throw new BadSave(`"${path}" should be an object.`);
  for (const [field, wanted] of Object.entries(shape)) {
    const found = Array.isArray(value[field]) ? 'list' : typeof value[field];
    if (found !== wanted) throw new BadSave(`"${path}.${field}" should be a ${wanted}, but is ${found}.`);
  }
  return value;
}

function checkContent(t: State): void {
  for (const id of t.setup.sets)
    if (!SETS.some((set) => set.id === id)) throw new BadSave(`The set "${id}" is not installed.`);
  if (t.players.length !== t.setup.seats) throw new BadSave(`${t.players.length} players for ${t.setup.seats} seats.`);
  for (const { character, abilities } of t.players)
    if (!Object.hasOwn(CHARACTERS, character) || abilities.some((id) => !ownerOf(id)))
      throw new BadSave(`There is no character "${character}" with the abilities ${abilities.join(', ')}.`);
  for (const id of [t.event, ...t.events])
    if (id !== null && !Object.hasOwn(EVENTS, id)) throw new BadSave(`There is no event "${id}".`);
  for (const { op } of t.stack) if (!Object.hasOwn(RULES, op)) throw new BadSave(`There is no rule for "${op}".`);
  const lying = cardsOnTable(t);
  const expected = cardsFor(t.setup);
  const missing = expected.find((card) => !lying.includes(card));
  if (missing !== undefined) throw new BadSave(`Card ${missing} is nowhere on the table.`);
  if (lying.length !== expected.length)
    throw new BadSave('There are cards on the table that do not belong there, or lie there twice.');
}

/** Every card, wherever it lies. */
export function cardsOnTable(t: State): CardId[] {
  return [
    ...t.deck,
    ...t.discard,
    ...t.players.flatMap(({ hand, inPlay }) => [...hand, ...inPlay]),
    ...t.stack.flatMap((frame) => ('cards' in frame ? frame.cards : [])),
  ];
}
