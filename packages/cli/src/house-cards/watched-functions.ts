// Wraps all functions of a house set, and checks their results at once.
// A fault is reported with the name of the function.

import { basename } from 'node:path';
import { type Answer, type CardId, type CardSet, type Frame, isHouseSet } from '@posse/card';
import { notPlain } from '@posse/engine';
import { catalogue } from '../card/loaded-catalogue.ts';

/** A fault in a function of a house set. */
export class HouseFault extends Error {
  override readonly name = 'HouseFault';
}

/**
 * The number of calls between two answers above which they count as an endless loop. The check for a forced answer
 * tries thousands of hands.
 */
const MAX_CALLS = 5_000_000;

export class Watch {
  /** The number of calls of each function, by its field: `kinds.moonshine.play`. */
  readonly calls = new Map<string, number>();
  /** The first fault; null if there is none. */
  fault: HouseFault | null = null;
  private sinceAnswer = 0;

  constructor() {
    // Random numbers must come from the state, or a game could not be replayed.
    Math.random = () => {
      throw new Error('Math.random is not allowed here: use below(t.random, …)');
    };
  }

  /** A copy of the set, with all its functions wrapped. */
  set(set: CardSet, file: string): CardSet {
    return this.copy(set, '', file) as CardSet;
  }

  /** Notes that an answer was given. Must be called after every answer. */
  answered(): void {
    this.sinceAnswer = 0;
  }

  private copy(value: unknown, field: string, file: string): unknown {
    if (typeof value === 'function') return this.watched(value as Hook, field, file);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, this.copy(part, field === '' ? key : `${field}.${key}`, file)]),
    );
  }

  private watched(hook: Hook, field: string, file: string): Hook {
    this.calls.set(field, 0);
    const check = RESULTS.find(([pattern]) => pattern.test(field))?.[1];
    const fail = (problem: string): never => {
      this.fault ??= new HouseFault(`${file}: "${field}" ${problem}`);
      throw this.fault;
    };
    return (...given) => {
      this.calls.set(field, (this.calls.get(field) ?? 0) + 1);
      if (++this.sinceAnswer > MAX_CALLS) fail('is called endlessly: find the frame or hook that leads to itself.');
      const listed = lengthOf(given[2]);
      let result: unknown;
      try {
        result = hook(...given);
      } catch (error) {
        if (error instanceof HouseFault) throw error;
        fail(`throws ${String(error)}${whereIn(error, file)}`);
      }
      const problem = check?.(result, { given, field, listed }) ?? null;
      if (problem !== null) fail(problem);
      return result;
    };
  }
}

type Hook = (...given: readonly unknown[]) => unknown;
/** The fault of a result, as the end of a sentence; null if there is none. */
type Check = (result: unknown, call: Call) => string | null;

interface Call {
  readonly field: string;
  readonly given: readonly unknown[];
  /** The number of answers in the list before the call, for a function that adds some. */
  readonly listed: number;
}

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

/** The line in the author's file where the error occurred, if the stack has it. */
function whereIn(error: unknown, file: string): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const line = stack
    .split(basename(file))
    .slice(1)
    .find((rest) => /^:\d+/.test(rest));
  return line === undefined ? '.' : ` (line ${Number.parseInt(line.slice(1), 10)}).`;
}

const shown = (value: unknown): string =>
  value === undefined ? 'nothing' : typeof value === 'function' ? 'a function' : JSON.stringify(value);

const isFrames: Check = (result) => {
  if (!Array.isArray(result)) return `should return a list of frames, but returns ${shown(result)}.`;
  for (const frame of result as unknown[]) {
    const op = typeof frame === 'object' && frame !== null && 'op' in frame ? frame.op : undefined;
    if (typeof op !== 'string' || !Object.hasOwn(catalogue().rules, op))
      return `returns ${shown(frame)}, which is not a frame with a rule: add its rule, or return another frame.`;
    const odd = notPlain(frame, op);
    if (odd !== null)
      return `puts something into the game that can't be saved ("${odd}"): a frame holds numbers, texts, lists and plain objects only.`;
  }
  return null;
};

const isVerdict: Check = (result, call) => {
  if (typeof result !== 'object' || result === null || !('settled' in result) || !('next' in result))
    return `should return done(…), first(…) or stay, but returns ${shown(result)}.`;
  return isFrames(result.next, call);
};

const isA =
  (type: 'number' | 'boolean', words: string): Check =>
  (result) =>
    typeof result === type && !Number.isNaN(result) ? null : `should return ${words}, but returns ${shown(result)}.`;

const isReason: Check = (result) =>
  result === null || typeof result === 'string'
    ? null
    : `should return a reason like "too-dusty", or null, but returns ${shown(result)}.`;

const added = ({ given, listed }: Call): readonly Answer[] => (given[2] as readonly Answer[]).slice(listed);

/** Checks that answers of an offer name its source, or their handler could not be found. */
const isOffered: Check = (_result, call) => {
  const [part, id] = call.field.split('.');
  const source = (call.given[3] ?? null) as CardId | null;
  const isOf = (pick: string): boolean => (part === 'power' ? isHouseSet(pick) : pick === id);
  const fits = (answer: Answer): boolean =>
    part === 'events'
      ? answer.kind === 'event'
      : answer.kind === 'ability' && isOf(answer.pick) && answer.card === source;
  if (added(call).every((answer) => answer.seat === call.given[1] && fits(answer))) return null;
  return `should add answers made by ${OFFERS[part ?? '']?.(id ?? '') ?? ''} only.`;
};

const OFFERS: Readonly<Record<string, (id: string) => string>> = {
  events: () => 'useEvent(me, …)',
  characters: (id) => `ability(me, '${id}', …)`,
  kinds: (id) => `ability(me, '${id}', cost, at, source)`,
  power: () => "ability(me, the set's own id, …)",
};

/** Checks that a question has a handler for every answer that it lists. */
const isTaken: Check = (_result, call) => {
  const [, op = ''] = call.field.split('.');
  const rule = catalogue().rules[op as Frame['op']];
  const known = typeof rule === 'object' ? Object.keys(rule.on) : [];
  const odd = added(call).find(({ kind }) => !known.includes(kind));
  return odd === undefined
    ? null
    : `lists an answer of the kind "${odd.kind}", but "rules.${op}.on" has no handler for it.`;
};

const HOOKS_WITH_FRAMES =
  'play|use|beforeDeal|revealed|turnStarts|wakes|phase1|draws|drew|turnEnds|lays|answers|mourns|newDeck|wounded|emptied|closes';

const RESULTS: readonly (readonly [RegExp, Check])[] = [
  [/^rules\.\w+\.on\.\w+$/, isVerdict],
  [/^rules\.\w+\.who$/, isA('number', 'a seat')],
  [/^rules\.\w+\.open$/, isA('boolean', 'true or false')],
  [/^rules\.\w+$/, isFrames],
  [/\.offer\.list$/, isOffered],
  [/^rules\.\w+\.offers$/, isTaken],
  [new RegExp(`\\.(${HOOKS_WITH_FRAMES})$`), isFrames],
  [/\.comesBack$/, (result, call) => (result === null ? null : isFrames(result, call))],
  [/\.(drawCount|heals|nearer|farther|reach|bangs|misses|flips|beer|keeps)$/, isA('number', 'a number')],
  [/\.shrugsOff$/, isA('boolean', 'true or false')],
  [/\.(forbids|notNow|notAt)$/, isReason],
];
