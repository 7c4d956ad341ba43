// A table of the trial: two or three people and some bots, who play a game or two while the server is being killed.

import { randomFrom, seatsOf, shuffle } from '@posse/engine';
import type { NewTable, Proof, Replay } from '@posse/protocol';
import { proof as proofSchema, randomHex, replay as replaySchema, tableCreated } from '@posse/protocol';
import type { PlayerRecord } from '../player-record.ts';
import { SimulatedPlayer } from '../simulated-player.ts';
import type { ChaosState } from './chaos-state.ts';
import { retryRequest } from './retry-request.ts';

/** A game that is over: what people saw of it, and what the server tells of it. */
export interface Finished {
  readonly id: string;
  readonly diaries: readonly PlayerRecord[];
  readonly replay: Replay;
  readonly proof: Proof;
}

/** So long that nobody's time runs out, however often the server dies. */
const CLOCK = { answer: 3600, bank: 0 };
/** In milliseconds, at most: before an answer, and between games, where the server is killed too. */
const THINKS = 40;
const GETS_READY = 300;
/** At how many of the tables people change their devices. */
const RESTLESS = 0.6;

/** Those of the last think in threads of their own, which die with the server. */
const LEVELS = ['greenhorn', 'gunslinger', 'deputy', 'legend'];

/** All sizes of both games, with few rules and with all of them, and bots of every level. */
const planOf = (number: number): NewTable => ({
  game: number % 2 === 0 ? 'card' : 'dice',
  plan: {
    seats: 4 + (Math.floor(number / 4) % 4),
    preset: number % 4 < 2 ? 'standard' : 'everything',
    bot: LEVELS[(number + Math.floor(number / 4)) % LEVELS.length] as string,
  },
  clock: CLOCK,
});

/** Where people sit: two or three of the seats. */
const someSeats = (seats: number): readonly number[] =>
  shuffle(randomFrom(randomHex()), [...seatsOf(seats)]).slice(0, Math.random() < 0.5 ? 2 : 3);

/** How people play at a table. */
export interface PlayedTableSettings {
  /** How well its bots play. */
  readonly bot?: string;
  /** Milliseconds that they think at most. */
  readonly thinks?: number;
  /** Do they come to any nodes of a town? */
  readonly areStrays?: boolean;
  /** Whenever the game has gone on before one of them, by his place among them. */
  readonly shown?: (place: number) => void;
}

export class PlayedTable {
  private readonly chaosState: ChaosState;
  readonly people: readonly SimulatedPlayer[];
  /** The games that were played here. */
  private readonly played = new Set<string>();

  private constructor(chaosState: ChaosState, people: readonly SimulatedPlayer[]) {
    this.chaosState = chaosState;
    this.people = people;
    for (const person of people) chaosState.people.add(person);
    if (Math.random() < RESTLESS) for (const person of people) chaosState.restless.add(person);
  }

  /** What is not said is as usual. */
  static async open(chaosState: ChaosState, number: number, manners: PlayedTableSettings = {}): Promise<PlayedTable> {
    const usual = planOf(number);
    const wish = manners.bot === undefined ? usual : { ...usual, plan: { ...usual.plan, bot: manners.bot } };
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
          thinks: manners.thinks ?? THINKS,
          isStray: manners.areStrays ?? false,
          told: () => {
            if (place === 0) chaosState.answers++;
          },
          shown: () => manners.shown?.(place),
          fail: chaosState.fail,
        }),
    );
    return new PlayedTable(chaosState, people);
  }

  /** One game, until everybody has seen its end. */
  async play(): Promise<Finished> {
    const { chaosState, people } = this;
    for (const person of people) {
      await chaosState.pause(Math.random() * GETS_READY);
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
      diaries: people.map(({ diaryKeeper }) => diaryKeeper.diary(id)),
      replay: await retryRequest(chaosState, `/api/games/${id}`, replaySchema),
      proof: await retryRequest(chaosState, `/api/games/${id}/proof`, proofSchema),
    };
  }

  /** Whoever comes from another device after the end sees it at once, not only when his line is mended. */
  private async lookAgain(allHaveSeenEnd: () => boolean): Promise<void> {
    for (const person of this.people) this.chaosState.sheltered.add(person);
    this.people[0]?.move();
    await this.chaosState.until(allHaveSeenEnd);
    for (const person of this.people) this.chaosState.sheltered.delete(person);
  }

  close(): void {
    for (const person of this.people) {
      person.stop();
      this.chaosState.people.delete(person);
      this.chaosState.restless.delete(person);
    }
  }
}
