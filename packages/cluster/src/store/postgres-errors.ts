// Turns errors of PostgreSQL and the network into failures of the store.

import { type StoreErrorReason, StoreFailure } from '@posse/store';
import { DatabaseError } from 'pg';
import { tlsProblem } from '../tls-errors.ts';
import { FENCED, MISSING, MOVED } from './sql-functions.ts';

type Sentence = (place: string) => string;

const UNREACHABLE: Sentence = (place) =>
  `There is no answer from ${place}. Check that PostgreSQL runs there, and that it can be reached from here.`;

/**
 * Sentences by PostgreSQL's error codes: the first entry with which the code begins counts. No sentence and no cause
 * contains the password.
 */
const SENTENCES: readonly (readonly [string, StoreErrorReason, Sentence])[] = [
  [
    FENCED,
    'fenced',
    (place) =>
      `The other servers of ${place} have declared this one dead: nothing that it writes is kept any more. Start it anew.`,
  ],
  [MISSING, 'failed', () => 'What this belongs to, or follows on, was never kept.'],
  [
    MOVED,
    'moved',
    () => 'The table is another server’s now, or nobody’s: it has to be claimed before anything of it is written.',
  ],
  [
    '23505',
    'conflict',
    (place) => `${place} has another entry of the same number already: somebody else goes on with the same game.`,
  ],
  [
    '28',
    'unreadable',
    (place) => `${place} does not let this user in. Check the user’s name and password, and pg_hba.conf of the server.`,
  ],
  [
    '3D000',
    'unreadable',
    (place) => `There is no such database: ${place}. Make it with createdb, or name another one.`,
  ],
  [
    '42501',
    'unreadable',
    (place) => `The user of ${place} may not do what is needed there. Make him the owner of the database.`,
  ],
  ['25006', 'unreadable', (place) => `${place} can only be read: it is a standby. Name the server that takes writes.`],
  [
    '53300',
    'unreadable',
    (place) => `${place} has no room for another connection. Raise max_connections: each server takes five.`,
  ],
  [
    '53',
    'full',
    (place) => `There is no room left for ${place}. Free some room on its disk: the server then goes on by itself.`,
  ],
  ['57P', 'unreadable', (place) => `${place} is just starting or stopping. Try again in a moment.`],
  ['XX', 'damaged', (place) => `${place} is damaged, says PostgreSQL. Look into its log, and restore a backup.`],
  ['58', 'unreadable', (place) => `${place} has trouble with its disk. Look into PostgreSQL’s log.`],
];

/** Is the connection lost or useless, so that the outcome of the last call is unknown? */
export function hasUnknownOutcome(error: unknown): boolean {
  if (error instanceof StoreFailure) return false;
  if (!(error instanceof DatabaseError)) return true;
  return error.severity === 'FATAL' || error.severity === 'PANIC' || (error.code ?? '').startsWith('57P');
}

/** May another attempt succeed? */
export const isTransient = (error: unknown): boolean => /^(40|55P03|57014)/.test(codeOf(error));

/** Will every attempt fail, because the server does not admit this user? */
export const isAccessDenied = (error: unknown): boolean => /^(28|3D000)/.test(codeOf(error));

/** Was one of several writes bad, so that the others may be stored? */
export const isSingleWriteError = (error: unknown): boolean =>
  error instanceof DatabaseError && !/^(PS001|25006|40|42501|53|55|57|58|XX)/.test(codeOf(error));

export const codeOf = (error: unknown): string => (error instanceof DatabaseError && error.code) || '';

/** The failure for an error. */
export function failureOf(place: string, error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  if (!(error instanceof Error)) return new StoreFailure('failed', `${place} did not take it.`);
  const trouble = tlsProblem(place, 'POSSE_STORE_CA', error);
  if (trouble !== null) return new StoreFailure('unreadable', trouble);
  if (error instanceof DatabaseError) return failureOfCode(place, codeOf(error), error);
  if (error.message.includes('SSL'))
    return new StoreFailure(
      'unreadable',
      `${place} and this server do not agree on TLS (${error.message}). Check sslmode in its address.`,
    );
  if (error.message.includes('password must be a string'))
    return new StoreFailure(
      'unreadable',
      `${place} wants a password, and none was given. It goes into POSSE_STORE_PASSWORD, or into a file that POSSE_STORE_PASSWORD_FILE names.`,
    );
  return new StoreFailure('unreadable', UNREACHABLE(place), { cause: error });
}

export function failureOfCode(place: string, code: string, cause?: unknown): StoreFailure {
  const known = SENTENCES.find(([start]) => code.startsWith(start));
  if (known === undefined) return new StoreFailure('failed', `${place} did not take it.`, { cause });
  const [, trouble, sentence] = known;
  return new StoreFailure(trouble, sentence(place), { cause });
}

/** Is it another program than PostgreSQL that answers or hangs up? */
export const isNotPostgres = (error: Error): boolean =>
  error.message.startsWith('received invalid response') || error.message.startsWith('Connection terminated');

export const unreachableFor = (place: string, seconds: number): StoreFailure =>
  new StoreFailure(
    'failed',
    `${place} could not be reached for ${seconds} seconds, so this was not kept. Try again once PostgreSQL is back.`,
  );

export const unreachable = (place: string): StoreFailure => new StoreFailure('unreadable', UNREACHABLE(place));

export const onlyStandbys = (place: string): StoreFailure =>
  new StoreFailure('unreadable', `No server of ${place} takes writes: those that answer are standbys.`);

export const closed = (place: string): StoreFailure =>
  new StoreFailure('closed', `The store at ${place} is closed already: the server is stopping.`);
