// A replay file: who plays what by which rules, the seed, and every answer. All the rest follows from these.

import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { type Answer, CHARACTERS, type Wishes } from '@posse/card';
import { Mistake } from './args.ts';
import { attempt } from './files.ts';

const FORMAT = 'posse-replay';
const VERSION = 1;

export interface Replay {
  readonly setup: Wishes;
  readonly seed: string;
  readonly answers: readonly Answer[];
}

export function writeReplay(path: string, { setup, seed, answers }: Replay): void {
  const lines = answers.map((answer) => `    ${JSON.stringify(answer)}`).join(',\n');
  const head = JSON.stringify({ format: FORMAT, version: VERSION, game: 'card', setup, seed }, null, 2).slice(0, -2);
  attempt('written', path, () => writeFileSync(path, `${head},\n  "answers": [\n${lines}\n  ]\n}\n`));
}

/** Better now than after the game. */
export const checkWritable = (path: string): void => attempt('written', path, () => closeSync(openSync(path, 'a')));

export function readReplay(path: string): Replay {
  const found = parse(
    path,
    attempt('read', path, () => readFileSync(path, 'utf8')),
  );
  const broken = firstFault(found);
  if (broken !== null) throw new Mistake(`${path} is no replay file that can be used: ${broken}.`);
  return found as unknown as Replay;
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Mistake(`${path} is no replay file: it is not JSON.`);
  }
}

/** What is wrong with it, as the end of a sentence; null if nothing is. Whether the answers are legal shows when they are given. */
function firstFault(found: unknown): string | null {
  if (!isRecord(found) || found.format !== FORMAT) return `"format" should be "${FORMAT}"`;
  if (found.version !== VERSION) return `"version" should be ${VERSION}`;
  if (found.game !== 'card') return '"game" should be "card"';
  if (typeof found.seed !== 'string') return '"seed" should be a text';
  if (!isRecord(found.setup)) return '"setup" should be an object';
  const wrong = wrongField(found.setup, SETUP);
  if (wrong !== null) return `"setup.${wrong}" is not what it should be`;
  if (!Array.isArray(found.answers)) return '"answers" should be a list';
  const bad = found.answers.findIndex((answer) => !isRecord(answer) || wrongField(answer, ANSWER) !== null);
  return bad < 0 ? null : `answer ${bad} is damaged`;
}

type Check = (value: unknown) => boolean;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber: Check = (value) => Number.isInteger(value);
const isText: Check = (value) => typeof value === 'string';
const list =
  (of: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(of);
const maybe =
  (of: Check): Check =>
  (value) =>
    value === undefined || value === null || of(value);
const isCharacter: Check = (value) => typeof value === 'string' && Object.hasOwn(CHARACTERS, value);
const isSwitches: Check = (value) => isRecord(value) && Object.values(value).every((on) => typeof on === 'boolean');

const SETUP: Readonly<Record<string, Check>> = {
  seats: isNumber,
  preset: maybe(isText),
  sets: maybe(list(isText)),
  options: maybe(isSwitches),
  characters: maybe(list(maybe(isCharacter))),
  sheriff: maybe(isNumber),
};

const ANSWER: Readonly<Record<string, Check>> = {
  seat: isNumber,
  kind: isText,
  card: maybe(isNumber),
  as: maybe(isText),
  at: maybe(isNumber),
  prey: maybe((value) => value === 'hand' || isNumber(value)),
  cost: list(isNumber),
  pick: maybe(isText),
};

const wrongField = (value: Record<string, unknown>, checks: Readonly<Record<string, Check>>): string | null =>
  Object.keys(checks).find((field) => !checks[field]?.(value[field])) ?? null;
