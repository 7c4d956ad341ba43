// Many games between bots: chunks for threads, and statistics that are added in order.

import type { GameResult } from '@posse/bots';
import type { Kinds, Role, Seat } from '@posse/engine';
import type { LoadedBot } from '../bots/loaded-bot.ts';
import type { CommandGame } from '../game-for-commands.ts';
import { playWithBots } from '../loaded-bot-game.ts';
import { add, addTally, emptyTally, type Tally } from '../mean-tally.ts';
import type { FinishedGame } from '../replays/replay-file.ts';

export interface Run<K extends Kinds> {
  readonly commandGame: CommandGame<K>;
  readonly games: number;
  readonly wishes: K['wishes'];
  /** The bots of the seats. The list is repeated from the first for further seats. */
  readonly bots: readonly LoadedBot<K>[];
  readonly seed: string;
}

export interface Statistics {
  /** The wins by role: 1 for a game that a player with the role won, 0 for any other. */
  readonly roles: Map<Role, Tally>;
  /** The games without survivors: 1 for such a game, 0 for any other. */
  readonly nobody: Tally;
  /** By bot and role: the share of its seats with that role that won, game by game. */
  readonly bots: Map<string, Map<Role, Tally>>;
  readonly turns: Tally;
  readonly decisions: Tally;
}

/** The statistics of a chunk, and its last game. */
export interface ChunkResult<K extends Kinds> {
  readonly found: Statistics;
  readonly last: FinishedGame<K>;
}

/** A range of games; `to` is not part of it. */
export interface Chunk {
  readonly from: number;
  readonly to: number;
}

export const CHUNK = 10;

export function* chunksOf(games: number): Generator<Chunk, void> {
  for (let from = 0; from < games; from += CHUNK) yield { from, to: Math.min(games, from + CHUNK) };
}

const nothingFound = (): Statistics => ({
  roles: new Map(),
  nobody: emptyTally(),
  bots: new Map(),
  turns: emptyTally(),
  decisions: emptyTally(),
});

const botOf = <B>({ bots }: { readonly bots: readonly B[] }, seat: Seat | number): B => bots[seat % bots.length] as B;

export async function playChunk<K extends Kinds>(run: Run<K>, { from, to }: Chunk): Promise<ChunkResult<K>> {
  const found = nothingFound();
  let last: FinishedGame<K> = { setup: run.wishes, seed: run.seed, answers: [], winners: null };
  for (let game = from; game < to; game++) {
    const seed = `${run.seed}/${game}`;
    const outcome = await playWithBots(run.commandGame, run.wishes, seed, (seat) => botOf(run, seat));
    count(run, found, outcome);
    last = { setup: run.wishes, seed, answers: outcome.answers, winners: outcome.winners };
  }
  return { found, last };
}

function count<K extends Kinds>(
  run: Run<K>,
  found: Statistics,
  { roles, winners, turns, answers }: GameResult<K['answer']>,
): void {
  add(found.turns, turns);
  add(found.decisions, answers.length);
  add(found.nobody, winners.length === 0 ? 1 : 0);
  const won = roles.map((_, place) => (winners.includes(place as Seat) ? 1 : 0) as number);
  for (const role of new Set(roles)) {
    const holders = [...roles.keys()].filter((place) => roles[place] === role);
    add(tallyOf(found.roles, role), Math.max(...holders.map((place) => won[place] as number)));
    for (const bot of new Set(holders.map((place) => botOf(run, place).id))) {
      const seats = holders.filter((place) => botOf(run, place).id === bot);
      const part = seats.reduce((sum, place) => sum + (won[place] as number), 0) / seats.length;
      add(tallyOf(rolesOf(found.bots, bot), role), part);
    }
  }
}

function tallyOf(tallies: Map<Role, Tally>, role: Role): Tally {
  const tally = tallies.get(role) ?? emptyTally();
  tallies.set(role, tally);
  return tally;
}

function rolesOf(bots: Map<string, Map<Role, Tally>>, bot: string): Map<Role, Tally> {
  const roles = bots.get(bot) ?? new Map<Role, Tally>();
  bots.set(bot, roles);
  return roles;
}

/**
 * The statistics of chunks that arrive in any order. They are added in their own order, so that the sums are equal to
 * the last bit.
 */
export class InOrder<K extends Kinds> {
  readonly found = nothingFound();
  last: FinishedGame<K>;
  private readonly waiting = new Map<number, ChunkResult<K>>();
  private next = 0;
  games = 0;

  constructor(last: FinishedGame<K>) {
    this.last = last;
  }

  /** Adds a chunk. Returns the number of games so far. */
  add({ from, to }: Chunk, chunk: ChunkResult<K>): number {
    this.waiting.set(from, chunk);
    this.games += to - from;
    for (let ready = this.waiting.get(this.next); ready !== undefined; ready = this.waiting.get(this.next)) {
      this.waiting.delete(this.next);
      this.next += CHUNK;
      this.last = ready.last;
      this.join(ready.found);
    }
    return this.games;
  }

  private join(more: Statistics): void {
    const { turns, decisions, nobody, roles, bots } = this.found;
    addTally(turns, more.turns);
    addTally(decisions, more.decisions);
    addTally(nobody, more.nobody);
    for (const [role, tally] of more.roles) addTally(tallyOf(roles, role), tally);
    for (const [bot, tallies] of more.bots)
      for (const [role, tally] of tallies) addTally(tallyOf(rolesOf(bots, bot), role), tally);
  }
}
