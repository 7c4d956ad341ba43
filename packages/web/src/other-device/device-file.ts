// The file that moves games, settings and notes to another device.

import { replay } from '@posse/protocol';
import { keptAs } from '../app/server-root-path.ts';
import type { KeptGame } from '../game-history/game-list-entry.ts';

/** The stored keys that are moved besides games. Tokens stay: a seat is moved by its own link. */
const NOTES = [
  'posse-settings',
  'posse-wishes',
  'posse-rules',
  'posse-hunches',
  'posse-lessons',
  'posse-roles',
  'posse-awards',
  'posse-puzzle',
  'posse-deal',
] as const;
const FORMAT = 'posse-device';
const VERSION = 1;
/** The format of files that have games only. */
const GAMES_FORMAT = 'posse-games';
/** A larger file is none of ours: 1000 games with 200 replays take some ten megabytes. */
const MAX_BYTES = 100_000_000;

export interface MovedGame extends KeptGame {
  /** The replay; null if it was deleted. */
  readonly replay: object | null;
}

export interface DeviceFile {
  /** When the file was written; null if it does not say. */
  readonly savedAt: number | null;
  /** Stored texts by key, each of them JSON. */
  readonly notes: Readonly<Record<string, string>>;
  readonly games: readonly MovedGame[];
}

/** The reason why a file can't be taken over. */
export type FileFault = 'too-large' | 'broken' | 'other' | 'newer' | 'damaged';

export class BadDeviceFile extends Error {
  override readonly name = 'BadDeviceFile';
  readonly fault: FileFault;
  /** The part that is damaged. */
  readonly part: string;

  constructor(fault: FileFault, part = '') {
    super(`The file can't be taken over: ${fault} ${part}`.trimEnd());
    this.fault = fault;
    this.part = part;
  }
}

export function deviceFile(games: readonly MovedGame[], now: number): object {
  const notes: Record<string, unknown> = {};
  for (const key of NOTES) {
    const text = localStorage.getItem(keptAs(key));
    const value = text === null ? undefined : parsed(text);
    if (value !== undefined) notes[key] = value;
  }
  return { format: FORMAT, version: VERSION, savedAt: now, notes, games };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a file and checks all of it. Throws BadDeviceFile. */
export async function readDeviceFile(file: Blob): Promise<DeviceFile> {
  if (file.size > MAX_BYTES) throw new BadDeviceFile('too-large');
  return checkedDeviceFile(await file.text());
}

/** Throws BadDeviceFile. */
export function checkedDeviceFile(text: string): DeviceFile {
  const content = parsed(text);
  if (content === undefined) throw new BadDeviceFile('broken');
  if (!isRecord(content) || (content.format !== FORMAT && content.format !== GAMES_FORMAT))
    throw new BadDeviceFile('other');
  const { version, savedAt = null, notes = {}, games } = content;
  if (typeof version !== 'number') throw new BadDeviceFile('damaged', 'version');
  if (version > VERSION) throw new BadDeviceFile('newer');
  if (!Array.isArray(games)) throw new BadDeviceFile('damaged', 'games');
  if (!isRecord(notes)) throw new BadDeviceFile('damaged', 'notes');
  return {
    savedAt: typeof savedAt === 'number' ? savedAt : null,
    notes: checkedNotes(notes),
    games: games.map((game, place) => checkedGame(game, `games[${place}]`)),
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Notes of unknown kinds are left out. */
function checkedNotes(notes: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const key of NOTES) {
    const value = notes[key];
    if (value === undefined) continue;
    if (typeof value !== 'object' || value === null) throw new BadDeviceFile('damaged', key);
    if (PERSISTED.has(key) && !(isRecord(value) && isRecord(value.state))) throw new BadDeviceFile('damaged', key);
    found[key] = JSON.stringify(value);
  }
  return found;
}

/** The notes that are stored with a version. */
const PERSISTED: ReadonlySet<string> = new Set([
  'posse-settings',
  'posse-wishes',
  'posse-rules',
  'posse-lessons',
  'posse-roles',
]);

const RESULTS: ReadonlySet<unknown> = new Set(['won', 'lost', 'open']);
const NUMBERS = ['seats', 'seat', 'answers', 'own', 'startedAt', 'endedAt'] as const;

function checkedGame(value: unknown, part: string): MovedGame {
  if (!isRecord(value)) throw new BadDeviceFile('damaged', part);
  const { where, id, game, result, ending, role, character, names, byBot, losses, awards, replay: kept = null } = value;
  const isWhole =
    (where === 'solo' || where === 'server') &&
    (game === 'card' || game === 'dice') &&
    typeof id === 'string' &&
    id.length > 0 &&
    RESULTS.has(result) &&
    typeof ending === 'string' &&
    isTextOrNull(role) &&
    isTextOrNull(character) &&
    isTexts(names) &&
    typeof byBot === 'boolean' &&
    NUMBERS.every((name) => Number.isFinite(value[name])) &&
    (losses === undefined || isLosses(losses)) &&
    (awards === undefined || isTexts(awards)) &&
    (kept === null || replay.safeParse(kept).success);
  if (!isWhole) throw new BadDeviceFile('damaged', part);
  return { ...value, replay: kept } as unknown as MovedGame;
}

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string');

const isLosses = (value: unknown): boolean =>
  isRecord(value) &&
  ['reactions', 'targets', 'own'].every((topic) => {
    const one = value[topic];
    return isRecord(one) && Number.isFinite(one.answers) && Number.isFinite(one.lost);
  });
