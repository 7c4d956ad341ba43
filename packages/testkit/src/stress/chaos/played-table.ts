// A table where simulated players and bots play while the server is disrupted.

import { randomFrom, seatsOf, shuffle } from '@posse/engine';
import type { NewTable, Proof, Replay } from '@posse/protocol';
import { proof as proofSchema, randomHex, replay as replaySchema, tableCreated } from '@posse/protocol';
import type { PlayerRecord } from '../player-record.ts';
import { SimulatedPlayer } from '../simulated-player.ts';
import type { ChaosState } from './chaos-state.ts';
import { retryRequest } from './retry-request.ts';

/** A finished game: the players' records, and the server's replay and proof. */
export interface Finished {
  readonly id: string;
  readonly records: readonly PlayerRecord[];
  readonly replay: Replay;
  readonly proof: Proof;
}

/** A clock with which no player times out, however often the server dies. */
const CLOCK = { answer: 3600, bank: 0 };
/**
 * The maximum pauses of players, in milliseconds: before an answer and between games, where the server is killed too.
 */
const MAX_THINK_MS = 40;
const MAX_READY_MS = 300;
/** The share of tables where players change devices. */
const RESTLESS_SHARE = 0.6;

/** The last level thinks in worker threads, which die with the server. */
const LEVELS = ['greenhorn', 'gunslinger', 'deputy', 'marshal', 'legend'];

/**
 * The plan of the table with this number. Numbers go through all numbers of seats of both games, few and all options,
 * and bots of every level.
 */
const planOf = (number: number): NewTable => ({
  game: number % 2 === 0 ? 'card' : 'dice',
  plan: {
    seats: 4 + (Math.floor(number / 4) % 4),
    preset: number % 4 < 2 ? 'standard' : 'everything',
    bot: LEVELS[(number + Math.floor(number / 4)) % LEVELS.length] as string,
  },
  clock: CLOCK,
});

/** The two or three seats of players. */
const someSeats = (seats: number): readonly number[] =>
  shuffle(randomFrom(randomHex()), [...seatsOf(seats)]).slice(0, Math.random() < 0.5 ? 2 : 3);

/** The behaviour of the players at a table. */
export interface PlayedTableSettings {
  /** The level of the bots. */
  readonly bot?: string;
  /** The longest pause of players, in milliseconds. */
  readonly thinks?: number;
  /** True if players connect to any node of a cluster. */
  readonly areStrays?: boolean;
  /** Called when a player, given by index, has seen the game progress. */
  readonly shown?: (place: number) => void;
}

export class PlayedTable {
  private readonly chaosState: ChaosState;
  readonly people: readonly SimulatedPlayer[];
  /** The ids of the games that were played here. */
  private readonly played = new Set<string>();

  private constructor(chaosState: ChaosState, people: readonly SimulatedPlayer[]) {
    this.chaosState = chaosState;
    this.people = people;
    for (const person of people) chaosState.people.add(person);
    if (Math.random() < RESTLESS_SHARE) for (const person of people) chaosState.restless.add(person);
  }

  /** Settings that are left out have defaults. */
  static async open(chaosState: ChaosState, number: number, settings: PlayedTableSettings = {}): Promise<PlayedTable> {
    const usual = planOf(number);
    const wish = settings.bot === undefined ? usual : { ...usual, plan: { ...usual.plan, bot: settings.bot } };
    const { table, pass } = await retryRequest(chaosState, '/api/tables', tableCreated, wish);
    const seats = someSeats(wish.plan.seats);
    const people = seats.map(
      (seat, place) =>
        new SimulatedPlayer({
          server: chaosState.server,
          table: table.code,
          seat,
          people: seats.length,
          pass: place === 0 ? pass : null,
          thinks: settings.thinks ?? MAX_THINK_MS,
          isStray: settings.areStrays ?? false,
          told: () => {
            if (place === 0) chaosState.answers++;
          },
          shown: () => settings.shown?.(place),
          fail: chaosState.fail,
        }),
    );
    return new PlayedTable(chaosState, people);
  }

  /** Plays a game until all players have seen its end. */
  async play(): Promise<Finished> {
    const { chaosState, people } = this;
    for (const person of people) {
      await chaosState.pause(Math.random() * MAX_READY_MS);
      person.wantGame();
    }
    await chaosState.until(() => people.every(({ game }) => game !== null && !this.played.has(game)));
    const id = people[0]?.game as string;
    this.played.add(id);
    const allHaveSeenEnd = (): boolean => people.every((person) => person.hasSeenEnd(id));
    await chaosState.until(allHaveSeenEnd);
    await this.lookAgain(allHaveSeenEnd);
    return {
      id,
      records: people.map(({ recorder }) => recorder.record(id)),
      replay: await retryRequest(chaosState, `/api/games/${id}`, replaySchema),
      proof: await retryRequest(chaosState, `/api/games/${id}/proof`, proofSchema),
    };
  }

  /** Lets players on another device see the end, for which they reconnect when the game is over. */
  private async lookAgain(allHaveSeenEnd: () => boolean): Promise<void> {
    for (const person of this.people) this.chaosState.protected.add(person);
    this.people[0]?.move();
    await this.chaosState.until(allHaveSeenEnd);
    for (const person of this.people) this.chaosState.protected.delete(person);
  }

  close(): void {
    for (const person of this.people) {
      person.stop();
      this.chaosState.people.delete(person);
      this.chaosState.restless.delete(person);
    }
  }
}
