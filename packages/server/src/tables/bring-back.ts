// A stored game at the last answer that was stored; or what became of it, if it was dealt by other rules and today's lead elsewhere.

import { type Age, ageOf, BadSave, type Json, RULES, seat as seatAt } from '@posse/engine';
import { isAsSaved } from '../games/as-saved.ts';
import { type Match, newMatch, savedMatch } from '../games/match.ts';
import type { Change, GameRecord, Line, Snapshot, Store, TableRecord } from '../store/store.ts';
import { afterGame } from './seating.ts';

/** A game that was dealt by other rules can't be brought back: by today's it goes otherwise. */
export class OtherRules extends Error {
  override readonly name = 'OtherRules';
  readonly age: Exclude<Age, 'today'>;

  constructor({ id, rules }: GameRecord, age: Exclude<Age, 'today'>, because: string) {
    const advice = age === 'newer' ? ' A newer Posse can go on with it.' : '';
    super(`Game ${id} was dealt by ${age} rules (${rules}, those of this program are ${RULES}): ${because}.${advice}`);
    this.age = age;
  }
}

/** Throws OtherRules; another error if the game is damaged. */
export function matchFrom(store: Store, game: GameRecord): Promise<Match> {
  const age = ageOf(game.rules);
  return age === 'today' ? sinceSnapshot(store, game) : fromTheDeal(store, game, age);
}

/** The last snapshot and the answers since; all answers, if the snapshot is of no use to this program. */
async function sinceSnapshot(store: Store, game: GameRecord): Promise<Match> {
  const match = restored(game, await store.lastSnapshot(game.id)) ?? newMatch(game.game, game.setup, game.seed);
  for (const { number, seat, answer } of await store.answers(game.id, match.step)) {
    if (number !== match.step) throw new Error(`Answer ${match.step} of game ${game.id} is missing.`);
    match.apply(seatAt(seat), JSON.parse(answer));
  }
  return told(match);
}

/** Every answer anew: only if today's rules lead where it was can the game go on by them. */
async function fromTheDeal(store: Store, game: GameRecord, age: Exclude<Age, 'today'>): Promise<Match> {
  const snapshot = await store.lastSnapshot(game.id);
  const outcome = await store.outcome(game.id);
  const otherwise = (because: string): OtherRules => new OtherRules(game, age, because);
  const match = attempt(
    () => newMatch(game.game, game.setup, game.seed),
    (why) => otherwise(`it can't be dealt (${why})`),
  );
  for (const { number, seat, answer } of await store.answers(game.id, 0)) {
    if (number !== match.step) throw new Error(`Answer ${match.step} of game ${game.id} is missing.`);
    attempt(
      () => match.apply(seatAt(seat), JSON.parse(answer)),
      (why) => otherwise(`answer ${number} is not possible (${why})`),
    );
    if (match.step === snapshot?.number && !isAsSaved(match, parsed(snapshot)))
      throw otherwise(`it stands otherwise after answer ${number}`);
  }
  if (String(match.winners) !== String(outcome?.winners ?? null)) throw otherwise('it ends otherwise');
  return told(match);
}

function attempt<T>(act: () => T, otherwise: (why: string) => OtherRules): T {
  try {
    return act();
  } catch (error) {
    throw otherwise(error instanceof Error ? error.message : String(error));
  }
}

/** Tells nobody: only so that what is told next follows from here. */
function told(match: Match): Match {
  match.update({ bank: null, left: null });
  return match;
}

/** Null if there is none that this program can read. */
function restored({ game }: GameRecord, snapshot: Snapshot | null): Match | null {
  if (snapshot === null) return null;
  try {
    return savedMatch(game, parsed(snapshot));
  } catch (error) {
    if (error instanceof BadSave) return null;
    throw error;
  }
}

/** Null if it is no JSON. */
function parsed({ state }: Snapshot): Json {
  try {
    return JSON.parse(state);
  } catch {
    return null;
  }
}

/** The table of a game that can't be brought back, as it gathers for another one. A game that was not over ends without winners. */
export async function withoutGame(
  store: Store,
  record: TableRecord,
  game: GameRecord,
  at: number,
): Promise<TableRecord> {
  const gathering = { ...afterGame(record), gameId: null, paused: false };
  const changes: Change[] = [{ put: 'table', record: gathering }];
  const [last] = (await store.lines(record.code, 1)).slice(-1);
  const notice = (await store.outcome(game.id)) === null ? 'older-rules' : 'older-rules-over';
  if (notice === 'older-rules') {
    const { length } = await store.answers(game.id, 0);
    changes.push({ put: 'outcome', game: game.id, outcome: { winners: null, answers: length, endedAt: at } });
  }
  const line: Line = { ...NOBODY, number: (last?.number ?? 0) + 1, game: null, at, notice };
  await store.write([...changes, { put: 'line', table: record.code, line }]);
  return gathering;
}

/** Who says what the table itself tells everybody. */
const NOBODY = { channel: 'table', guest: '', seat: null, name: '', text: '' } as const;
