// The corpus of 0.3.0: the data that this release stored and sent.

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { TranscriptLine } from './client-transcript.ts';
import type { CorpusTable } from './make/corpus-tables.ts';
import type { Shown } from './shown-to-people.ts';

const FOLDER = resolve(import.meta.dirname, '../../corpus/0.3.0');

const text = (name: string): string => {
  const file = readFileSync(join(FOLDER, name));
  return String(name.endsWith('.gz') ? gunzipSync(file) : file);
};

interface Tables {
  readonly tables: readonly CorpusTable[];
  /** By code, the state that 0.3.0 itself showed to each person. */
  readonly shown: Readonly<Record<string, readonly Shown[]>>;
  readonly adminToken: string;
  /** A withdrawn session. */
  readonly withdrawn: string;
}

export const corpusTables = (): Tables => JSON.parse(text('tables.json'));
export const corpusSql = (): string => text('postgres.sql.gz');
export const corpusTranscript = (): readonly TranscriptLine[] =>
  text('transcript.jsonl.gz')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/** A copy of the data folder, for a server to open. */
export function copyData(into: string): void {
  mkdirSync(into, { recursive: true });
  cpSync(join(FOLDER, 'data'), into, { recursive: true });
  const packed = join(into, 'posse.db.gz');
  writeFileSync(join(into, 'posse.db'), gunzipSync(readFileSync(packed)));
  rmSync(packed);
}
