// Many games between guests, cut into chunks that can be played anywhere, and what comes of them, put together in their order.

import type { Outcome } from '@posse/bots';
import type { Kinds, Role, Seat } from '@posse/engine';
import type { CommandGame } from '../command-game.ts';
import type { Guest } from '../guests/guest.ts';
import { playWithGuests } from '../play-with-guests.ts';
import type { Played } from '../replays/replay-file.ts';
import { add, emptyTally, type Tally, together } from '../tally.ts';

export interface Run<K extends Kinds> {
  readonly commandGame: CommandGame<K>;
  readonly games: number;
  readonly wishes: K['wishes'];
  /** Of each seat, over again from the first. */
  readonly bots: readonly Guest<K>[];
  readonly seed: string;
}

export interface Found {
  /** By role: 1 for a game that somebody won with it, 0 for any other. */
  readonly roles: Map<Role, Tally>;
  /** 1 for a game that nobody survived, 0 for any other. */
  readonly nobody: Tally;
  /** By bot and role: which part of its seats with that role won, game by game. */
  readonly bots: Map<string, Map<Role, Tally>>;
  readonly turns: Tally;
  readonly decisions: Tally;
}

/** What came of a chunk, and its last game. */
export interface ChunkFound<K extends Kinds> {
  readonly found: Found;
  readonly last: Played<K>;
}

/** Some of the games: from this number up to, not including, that. */
export interface Chunk {
  readonly from: number;
  readonly to: number;
}

export const CHUNK = 10;

export function* chunksOf(games: number): Generator<Chunk, void> {
  for (let from = 0; from < games; from += CHUNK) yield { from, to: Math.min(games, from + CHUNK) };
}

const nothingFound = (): Found => ({
  roles: new Map(),
  nobody: emptyTally(),
  bots: new Map(),
  turns: emptyTally(),
  decisions: emptyTally(),
});

const botOf = <B>({ bots }: { readonly bots: readonly B[] }, seat: Seat | number): B => bots[seat % bots.length] as B;

export async function playChunk<K extends Kinds>(run: Run<K>, { from, to }: Chunk): Promise<ChunkFound<K>> {
  const found = nothingFound();
  let last: Played<K> = { setup: run.wishes, seed: run.seed, answers: [], winners: null };
  for (let game = from; game < to; game++) {
    const seed = `${run.seed}/${game}`;
    const outcome = await playWithGuests(run.commandGame, run.wishes, seed, (seat) => botOf(run, seat));
    count(run, found, outcome);
    last = { setup: run.wishes, seed, answers: outcome.answers, winners: outcome.winners };
  }
  return { found, last };
}

function count<K extends Kinds>(
  run: Run<K>,
  found: Found,
  { roles, winners, turns, answers }: Outcome<K['answer']>,
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

/** Chunks come in any order, and are added in their own: so the sums are the same to the last bit. */
export class InOrder<K extends Kinds> {
  readonly found = nothingFound();
  last: Played<K>;
  private readonly waiting = new Map<number, ChunkFound<K>>();
  private next = 0;
  games = 0;

  constructor(last: Played<K>) {
    this.last = last;
  }

  /** How many games there are now. */
  add({ from, to }: Chunk, chunk: ChunkFound<K>): number {
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

  private join(more: Found): void {
    const { turns, decisions, nobody, roles, bots } = this.found;
    together(turns, more.turns);
    together(decisions, more.decisions);
    together(nobody, more.nobody);
    for (const [role, tally] of more.roles) together(tallyOf(roles, role), tally);
    for (const [bot, tallies] of more.bots)
      for (const [role, tally] of tallies) together(tallyOf(rolesOf(bots, bot), role), tally);
  }
}
