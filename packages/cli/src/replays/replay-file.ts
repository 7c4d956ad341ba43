// The replay file: game, setup, seed and answers. Everything else follows from these.

import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { ageOf, FIRST_RULES, type Kinds, RULES, type Seat } from '@posse/engine';
import { UserError } from '../command-description.ts';
import { attempt, foreignJson } from '../file-access.ts';
import type { CommandGame } from '../game-for-commands.ts';

const FORMAT = 'posse-replay';
const VERSION = 1;

export interface Replay<K extends Kinds> {
  readonly setup: K['wishes'];
  readonly seed: string;
  readonly answers: readonly K['answer'][];
  /** The winners; null if the game was left, undefined if the file does not say. */
  readonly winners?: readonly Seat[] | null;
  /** The players by seat, in files from a server. */
  readonly names?: readonly string[];
  /** The version of the rules by which it was dealt; undefined for the first ones. */
  readonly rules?: number;
}

/** A game that was just played, by today's rules. */
export type FinishedGame<K extends Kinds> = Pick<Replay<K>, 'setup' | 'seed' | 'answers'> & {
  readonly winners: readonly Seat[] | null;
};

export function writeReplay<K extends Kinds>(
  path: string,
  { id, game }: CommandGame<K>,
  played: FinishedGame<K>,
): void {
  const { seed, answers, winners } = played;
  const setup = game.withPool(played.setup);
  const lines = answers.map((answer) => `    ${JSON.stringify(answer)}`).join(',\n');
  const about = { format: FORMAT, version: VERSION, rules: RULES, game: id, setup, seed, winners };
  const head = JSON.stringify(about, null, 2).slice(0, -2);
  attempt('written', path, () => writeFileSync(path, `${head},\n  "answers": [\n${lines}\n  ]\n}\n`));
}

/** Checks that the file can be written, before the game instead of after it. */
export const checkWritable = (path: string): void => attempt('written', path, () => closeSync(openSync(path, 'a')));

/** The content of a file, before any check. */
export function openReplay(path: string): unknown {
  const text = attempt('read', path, () => readFileSync(path, 'utf8'));
  const found = foreignJson(text);
  if (found === undefined)
    throw new UserError(`${path} is not a replay file: it is not JSON, or is nested too deeply.`);
  return found;
}

/** The id of the game in the file. */
export function gameOfReplay(path: string, found: unknown): string {
  if (!isRecord(found) || found.format !== FORMAT) throw unusable(path, `"format" should be "${FORMAT}"`);
  if (found.version !== VERSION) throw unusable(path, `"version" should be ${VERSION}`);
  return String(found.game);
}

export function readReplay<K extends Kinds>(path: string, found: unknown, commandGame: CommandGame<K>): Replay<K> {
  const { game, replays } = commandGame;
  const broken = firstFault(found as Record<string, unknown>, replays.setup, replays.answer);
  if (broken !== null) throw unusable(path, broken);
  const kept = found as Replay<K>;
  return { ...kept, setup: game.storedWishes(kept.setup) };
}

export const unusable = (path: string, fault: string): UserError =>
  new UserError(`${path} is not a usable replay file: ${fault}.`);

/**
 * The fault of a file, as the end of a sentence; null if there is none. Illegal answers show only when they are
 * applied.
 */
function firstFault(found: Record<string, unknown>, setup: Shape, answer: Shape): string | null {
  if (typeof found.seed !== 'string') return '"seed" should be a text';
  if (!isRecord(found.setup)) return '"setup" should be an object';
  const wrong = wrongField(found.setup, { ...SETUP, ...setup });
  if (wrong !== null) return `"setup.${wrong}" has a wrong type`;
  if (!maybe(isRulesNumber)(found.rules)) return '"rules" should be the number of its rules, 1 or more';
  if (!maybe(list(isNumber))(found.winners)) return '"winners" should be a list of seats, or null';
  if (!maybe(list(isText))(found.names)) return '"names" should be a list of names';
  if (!Array.isArray(found.answers)) return '"answers" should be a list';
  // Answers of other rules may have other fields: such answers are impossible today.
  const isToday = ageOf(Number(found.rules ?? FIRST_RULES)) === 'today';
  const wanted = isToday ? { ...ANSWER, ...answer } : ANSWER;
  const bad = found.answers.findIndex((one) => !isRecord(one) || wrongField(one, wanted) !== null);
  return bad < 0 ? null : `answer ${bad} is damaged`;
}

type Check = (value: unknown) => boolean;
/** A check for each field. */
export type Shape = Readonly<Record<string, Check>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isNumber: Check = (value) => Number.isInteger(value);
const isRulesNumber: Check = (value) => Number.isInteger(value) && Number(value) >= 1;
export const isText: Check = (value) => typeof value === 'string';
export const list =
  (of: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(of);
export const maybe =
  (of: Check): Check =>
  (value) =>
    value === undefined || value === null || of(value);
/** Checks that a value is one of these ids. */
export const keyOf =
  (things: object): Check =>
  (value) =>
    typeof value === 'string' && Object.hasOwn(things, value);
const isOptions: Check = (value) =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'boolean' || isNumber(one));

/** Checks a pool: numbers by set and by kind of entry. */
const isPool: Check = (value) =>
  isRecord(value) && Object.values(value).every((counts) => isRecord(counts) && Object.values(counts).every(isNumber));

/** The fields that setups and answers of all games have. */
const SETUP: Shape = {
  seats: isNumber,
  preset: maybe(isText),
  options: maybe(isOptions),
  sheriff: maybe(isNumber),
  pool: maybe(isPool),
};
const ANSWER: Shape = { seat: isNumber, kind: isText, at: maybe(isNumber), pick: maybe(isText) };

const wrongField = (value: Record<string, unknown>, checks: Shape): string | null =>
  Object.keys(checks).find((field) => !checks[field]?.(value[field])) ?? null;
