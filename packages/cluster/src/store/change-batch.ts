// Turns changes into the text of one SQL call.
// A row's checksum is computed here where possible. Those of tables and answers are computed in the database, which
// knows what they follow on.

import type { Change } from '@posse/store';
import { storedAnswer, storedSnapshot } from '@posse/store';
import { checksumOf } from '@posse/store/rows';
import { toColumn } from './text-encoding.ts';

/** The kinds of changes, in the order of writing. */
export const KINDS = [
  'tables',
  'lefts',
  'closings',
  'games',
  'answers',
  'snapshots',
  'outcomes',
  'lines',
  'releases',
] as const;

export type Kind = (typeof KINDS)[number];

/** One change. */
export interface Item {
  readonly kind: Kind;
  /** The code of its table, or the id of its game. */
  readonly key: string;
  /** An object, as JSON. */
  readonly text: string;
}

/** If several of these have the same key, the last one wins. */
const LAST_WINS: ReadonlySet<Kind> = new Set(['tables', 'lefts', 'closings', 'snapshots', 'outcomes', 'releases']);

export function itemOf(change: Change): Item {
  switch (change.put) {
    case 'answer': {
      const { number, seat, answer, byBot, took, at, bot } = storedAnswer(change.record);
      const g = toColumn(change.game);
      const o = bot === undefined ? null : toColumn(bot);
      const said = { g, n: number, s: seat, a: toColumn(answer), b: byBot ? 1 : 0, t: took, d: at, o };
      return item('answers', g, said);
    }
    case 'snapshot': {
      const g = toColumn(change.game);
      const { number, state: text } = storedSnapshot(change.snapshot);
      const state = toColumn(text);
      return item('snapshots', g, { g, n: number, s: state, m: checksumOf(g, number, state) });
    }
    case 'table': {
      const { code, maker } = change.record;
      const m = maker === undefined ? null : toColumn(maker);
      const c = toColumn(code);
      return item('tables', c, { c, r: JSON.stringify(change.record), d: change.due ?? null, m });
    }
    case 'left':
      return dated('lefts', change.table, change.at);
    case 'closed':
      return dated('closings', change.table, change.at);
    case 'game': {
      const g = toColumn(change.record.id);
      const c = toColumn(change.record.table);
      const r = JSON.stringify(change.record);
      const a = change.record.startedAt;
      return item('games', g, { g, c, r, m: checksumOf(g, c, r), o: checksumOf(g, null), a });
    }
    case 'outcome': {
      const g = toColumn(change.game);
      const o = JSON.stringify(change.outcome);
      return item('outcomes', g, { g, o, m: checksumOf(g, o) });
    }
    case 'line': {
      const c = toColumn(change.table);
      const { number, at } = change.line;
      const l = JSON.stringify(change.line);
      return item('lines', c, { c, n: number, l, a: at, m: checksumOf(c, number, l) });
    }
  }
}

export const releaseOf = (code: string): Item => item('releases', toColumn(code), { c: toColumn(code) });

function dated(kind: Kind, table: string, at: number | null): Item {
  const c = toColumn(table);
  return item(kind, c, { c, a: at });
}

const item = (kind: Kind, key: string, said: object): Item => ({ kind, key, text: JSON.stringify(said) });

/** The call that stores all of these writes, or none. */
export function batchCall(node: number, batch: number, linked: boolean, writes: readonly (readonly Item[])[]): string {
  const { expected, rounds, lists } = sorted(writes.flat());
  const given = [...lists].map(([kind, texts]) => `, in_${kind} => ${literal(`[${texts.join()}]`)}`);
  return `SELECT keep_v1(${node}, ${batch}, ${linked}, ${expected}, ${rounds}${given.join('')}) AS refused`;
}

/** The call that stores each of these writes on its own. */
export function singleWritesCall(
  node: number,
  batch: number,
  linked: boolean,
  writes: readonly (readonly Item[])[],
): string {
  const texts = writes.map((write) => {
    const { expected, rounds, lists } = sorted(write);
    const given = [...lists].map(([kind, list]) => `,"${kind}":[${list.join()}]`);
    return `{"expected":${expected},"rounds":${rounds}${given.join('')}}`;
  });
  return `SELECT keep_each_v1(${node}, ${batch}, ${linked}, ${literal(`[${texts.join()}]`)}) AS refused`;
}

interface Sorted {
  /** The number of rows that are written if all is well. */
  readonly expected: number;
  /** The largest number of answers of one game, minus one. */
  readonly rounds: number;
  readonly lists: ReadonlyMap<Kind, readonly string[]>;
}

function sorted(items: readonly Item[]): Sorted {
  const lists = new Map<Kind, Map<string | number, string>>();
  const answers = new Map<string, number>();
  let rounds = 0;
  for (const { kind, key, text } of items) {
    const list = lists.get(kind) ?? new Map<string | number, string>();
    lists.set(kind, list);
    if (kind !== 'answers') list.set(LAST_WINS.has(kind) ? key : list.size, text);
    else {
      const round = answers.get(key) ?? 0;
      answers.set(key, round + 1);
      rounds = Math.max(rounds, round);
      list.set(list.size, `{"r":${round},${text.slice(1)}`);
    }
  }
  let expected = 0;
  for (const [kind, list] of lists) if (kind !== 'releases') expected += list.size;
  return { expected, rounds, lists: new Map([...lists].map(([kind, list]) => [kind, [...list.values()]])) };
}

/** A literal of JSON in SQL, which needs no other escape because backslashes are ordinary characters. */
const literal = (json: string): string => `'${json.replaceAll("'", "''")}'`;
