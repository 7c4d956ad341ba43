// Restores a stored game, or ends it if today's rules lead elsewhere.

import { type Age, ageOf, BadSave, type Json, LargerPool, RULES, seat as seatAt } from '@posse/engine';
import type { AnswerRecord, Change, ChatLine, GameRecord, Snapshot, Store, TableRecord } from '@posse/store';
import { type Match, newMatch, savedMatch } from '../../games/match.ts';
import { isAsSaved } from '../../games/save-comparison.ts';
import { afterGame } from '../people/seat-edits.ts';
import { tableChange } from './due-index.ts';

/** A game that was dealt by other rules and can't be restored, because today's rules lead elsewhere. */
export class OtherRules extends Error {
  override readonly name = 'OtherRules';
  readonly age: Exclude<Age, 'today'>;

  constructor({ id, rules }: GameRecord, age: Exclude<Age, 'today'>, because: string) {
    const advice = age === 'newer' ? ' A newer Posse can go on with it.' : '';
    super(`Game ${id} was dealt by ${age} rules (${rules}, those of this program are ${RULES}): ${because}.${advice}`);
    this.age = age;
  }
}

/** A restored game, with the rest of its seats' time banks. */
export interface RestoredGame {
  readonly match: Match;
  /**
   * The banks by seat at the time of the snapshot; null if they were not stored or no snapshot was used. They then
   * follow from all answers.
   */
  readonly banks: readonly number[] | null;
  /** The answers after the snapshot. */
  readonly since: readonly AnswerRecord[];
}

/**
 * Restores a game. Throws OtherRules; LargerPool if the game needs entries that this program lacks; another error if it
 * is damaged.
 */
export function restoreGame(store: Store, game: GameRecord): Promise<RestoredGame> {
  const age = ageOf(game.rules);
  return age === 'today' ? sinceSnapshot(store, game) : fromTheDeal(store, game, age);
}

/** The last snapshot and the answers after it; all answers if this program can't use the snapshot. */
async function sinceSnapshot(store: Store, game: GameRecord): Promise<RestoredGame> {
  const kept = restored(game, await store.lastSnapshot(game.id));
  const match = kept?.match ?? newMatch(game.game, game.setup, game.seed);
  const from = match.step;
  const answers = await store.answers(game.id, kept?.banks === null ? 0 : from);
  for (const { step, seat, answer } of answers) {
    if (step < from) continue;
    if (step !== match.step) throw new Error(`Answer ${match.step} of game ${game.id} is missing.`);
    match.apply(seatAt(seat), JSON.parse(answer));
  }
  return { match: told(match), banks: kept?.banks ?? null, since: answers };
}

/** Replays every answer. The game can go on by today's rules only if they lead to the stored position. */
async function fromTheDeal(store: Store, game: GameRecord, age: Exclude<Age, 'today'>): Promise<RestoredGame> {
  const snapshot = await store.lastSnapshot(game.id);
  const outcome = await store.outcome(game.id);
  const otherwise = (because: string): OtherRules => new OtherRules(game, age, because);
  const match = attempt(
    () => newMatch(game.game, game.setup, game.seed),
    (why) => otherwise(`it can't be dealt (${why})`),
  );
  const answers = await store.answers(game.id, 0);
  for (const { step, seat, answer } of answers) {
    if (step !== match.step) throw new Error(`Answer ${match.step} of game ${game.id} is missing.`);
    attempt(
      () => match.apply(seatAt(seat), JSON.parse(answer)),
      (why) => otherwise(`answer ${step} is not possible (${why})`),
    );
    if (match.step === snapshot?.step && !isAsSaved(match, stateIn(snapshot).match))
      throw otherwise(`it stands otherwise after answer ${step}`);
  }
  if (String(match.winners) !== String(outcome?.winners ?? null)) throw otherwise('it ends otherwise');
  return { match: told(match), banks: null, since: answers };
}

function attempt<T>(act: () => T, otherwise: (why: string) => OtherRules): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof LargerPool) throw error;
    throw otherwise(error instanceof Error ? error.message : String(error));
  }
}

/** Discards the pending update, so that the next one starts from this position. */
function told(match: Match): Match {
  match.update({ bank: null, left: null });
  return match;
}

/** The game in a snapshot; null if there is none that this program can read. */
function restored({ game }: GameRecord, snapshot: Snapshot | null): Pick<RestoredGame, 'match' | 'banks'> | null {
  if (snapshot === null) return null;
  try {
    const { match, banks } = stateIn(snapshot);
    return { match: savedMatch(game, match), banks };
  } catch (error) {
    if (error instanceof BadSave) return null;
    throw error;
  }
}

/** The content of a snapshot. */
export const stateFrom = (match: Match, banks: readonly number[]): string =>
  JSON.stringify({ match: match.save(), banks });

/** The parsed contents of a snapshot. Older programs stored the game alone; its part is null if it is no JSON. */
function stateIn({ state }: Snapshot): { readonly match: Json; readonly banks: readonly number[] | null } {
  const said = parsed(state);
  const isOurs = typeof said === 'object' && said !== null && 'match' in said && 'banks' in said;
  return isOurs ? (said as never) : { match: said, banks: null };
}

function parsed(state: string): Json {
  try {
    return JSON.parse(state);
  } catch {
    return null;
  }
}

/**
 * The record of a table whose game can't be restored: it gathers for another one. A running game ends without winners.
 */
export async function withoutGame(
  store: Store,
  record: TableRecord,
  game: GameRecord,
  at: number,
): Promise<TableRecord> {
  const gathering = { ...afterGame(record, []), gameId: null, paused: false };
  const changes: Change[] = [tableChange(gathering)];
  const [last] = (await store.lines(record.code, 1)).slice(-1);
  const notice = (await store.outcome(game.id)) === null ? 'older-rules' : 'older-rules-over';
  if (notice === 'older-rules') {
    const { length } = await store.answers(game.id, 0);
    changes.push({ put: 'outcome', game: game.id, outcome: { winners: null, answers: length, endedAt: at } });
  }
  const line: ChatLine = { ...NOBODY, number: (last?.number ?? 0) + 1, game: null, at, notice };
  await store.write([...changes, { put: 'line', table: record.code, line }]);
  return gathering;
}

/** The author of the table's own notices. */
const NOBODY = { channel: 'table', guest: '', seat: null, name: '', text: '' } as const;
