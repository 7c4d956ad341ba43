// Plays a seat at a server's table with the answers of a bot.

import { setTimeout as sleep } from 'node:timers/promises';
import type { Clues, Memory, SeenDeed } from '@posse/bots';
import type { Kinds, Role, Seat, SeenFact } from '@posse/engine';
import { type AnyView, type Change, TableClient } from '@posse/protocol';
import type { CommandGame } from '../game-for-commands.ts';
import { complain, print } from '../terminal/terminal-output.ts';
import type { BotThread } from './bot-thread.ts';
import { SeatMemory } from './seat-memory.ts';
import { socketOf, type TableAddress } from './table-address.ts';

/** The part of a view that both games have. */
interface PlayedView extends AnyView {
  readonly winners: readonly Seat[] | null;
  readonly players: readonly { readonly role: Role | null }[];
}

export interface SeatWish {
  readonly address: TableAddress;
  /** Null for the name that the seat has already. */
  readonly name: string | null;
  /** Null for any free seat. */
  readonly seat: number | null;
  /** Opens the seat of an earlier run; null for a new one. */
  readonly token: string | null;
  /** Milliseconds before an answer. */
  readonly pauseMs: number;
}

/** Why the program ends. The sentence is null if the user wanted it. */
export interface SeatEnd {
  readonly sentence: string | null;
  /** Opens the seat again, if it is still this bot's. */
  readonly token: string | null;
}

/** Refusals of `sit` that end the program; others may pass. */
const FATAL = new Set(['no-own-bots', 'no-such-seat']);
const RETRY_MS = 2000;
/** How long the server may take to note that the seat is given up. */
const LEAVE_MS = 2000;
const REASON_MS = 500;

/** The bot's answer to a question. */
interface Thought {
  readonly question: string;
  readonly place: number;
}

export class SeatPlayer<K extends Kinds> {
  private readonly gameId: string;
  private readonly clues: Clues<K>;
  private readonly bot: BotThread;
  private readonly wish: SeatWish;
  private readonly client: TableClient<PlayedView>;
  private readonly ended = Promise.withResolvers<SeatEnd>();
  private memory: SeatMemory<K> | null = null;
  /** Messages that are said once, until the connection is lost or their reason has gone. */
  private readonly said = new Set<string>();
  /** The question that the bot thinks about, and its last answer. */
  private thinking: string | null = null;
  private thought: Thought | null = null;
  private isWaiting = false;
  private wasSeated = false;
  private isLeaving = false;
  /** Why the seat is given up; null if the user wanted it. */
  private whyLeaving: string | null = null;
  private games = 0;
  private game: string | null = null;
  private isOver = false;
  private isLost = false;

  constructor({ id, clues }: CommandGame<K>, bot: BotThread, wish: SeatWish) {
    this.gameId = id;
    this.clues = clues;
    this.bot = bot;
    this.wish = wish;
    const { address, name, token } = wish;
    this.client = new TableClient<PlayedView>({
      url: socketOf(address),
      table: address.code,
      ...(name !== null && { name }),
      ...(token !== null && { token }),
      on: {
        changed: (_, change) => this.follow(change),
        deeds: (deeds, from, game) => this.learn(deeds as unknown as readonly SeenDeed[], from, game),
        story: (steps, game) => {
          for (const { step, facts } of steps) if (game === this.game) this.memory?.hear(step, facts);
        },
        storyRefused: () => this.later(() => this.client.recall()),
        refused: ({ code, message, about }) => this.refused(code, message, about),
      },
    });
  }

  /** Resolves when the seat is given up or lost. Rejects with BotFault. */
  play(): Promise<SeatEnd> {
    return this.ended.promise.finally(() => this.client.stop());
  }

  /** Gives the seat up. During a game a bot of the server plays on. */
  leave(why: string | null = null): void {
    this.isLeaving = true;
    this.whyLeaving = why;
    // The message also follows one that has just asked for a seat.
    if (this.client.leave()) setTimeout(() => this.end(why, null), LEAVE_MS).unref();
    else this.end(why, null);
  }

  get token(): string | null {
    return this.client.token;
  }

  /** Its name at the table, which differs from the wish if somebody else has that. */
  private get name(): string {
    const { seat, table } = this.client;
    return (seat === null ? null : table?.seats[seat]?.name) ?? this.wish.name ?? 'The bot';
  }

  private follow(change: Change<PlayedView>): void {
    const { status, stoppedBecause } = this.client;
    if (stoppedBecause !== null) {
      this.end(stoppedBecause.message);
      return;
    }
    this.tellConnection();
    this.note(change);
    if (status === 'open') this.act();
    else this.said.clear();
  }

  /** Does what is to be done now. */
  private act(): void {
    const { seat, game, table } = this.client;
    if (seat === null) {
      this.seatless();
      return;
    }
    // The bot was loaded for one game, and the host may change it.
    if (table !== null && table.game !== this.gameId) {
      if (!this.isLeaving) this.leave(`The table plays the ${table.game} game now: repeat the command to join it.`);
      return;
    }
    if (this.isOfPerson(seat)) {
      this.end(OF_PERSON, null);
      return;
    }
    this.sat(seat);
    this.getReady(seat);
    if (game !== null) this.answer(seat, game.id, game.view);
  }

  private tellConnection(): void {
    const { status } = this.client;
    if (status === 'waiting' && !this.isLost) complain('The connection is lost: trying again.');
    if (status === 'open' && this.isLost) complain('Connected again.');
    if (status === 'waiting' || status === 'open') this.isLost = status === 'waiting';
  }

  /** Remembers what has happened in the game. */
  private note({ before, facts, after }: Change<PlayedView>): void {
    if (after === null) return;
    if (after.id !== this.game) {
      this.game = after.id;
      this.games++;
      this.isOver = false;
      this.memory = new SeatMemory(this.clues, after.view.players.length);
    }
    if (facts !== null && before !== null) this.memory?.hear(before.step, facts as readonly SeenFact[]);
    if (this.client.isStoryMissing) this.client.recall();
  }

  private seatless(): void {
    const { table } = this.client;
    if (this.isLeaving) this.end(this.whyLeaving);
    // Why the seat is gone comes after it.
    else if (this.wasSeated) setTimeout(() => this.endWithoutSeat(), REASON_MS);
    if (this.isLeaving || this.wasSeated) return;
    const { seat, address } = this.wish;
    const isFree = table?.seats.some(({ open }, place) => open && (seat === null || seat === place));
    if (isFree) this.once('sit', () => this.client.sit(seat ?? undefined, { ownBot: true }));
    else if (!this.isWaiting) complain(`No seat is free for ${this.name} at table ${address.code}: waiting for one.`);
    this.isWaiting = !isFree;
  }

  private endWithoutSeat(): void {
    const { seat, table } = this.client;
    if (seat === null) this.end(table?.plan.ownBots === false ? FORBIDDEN : GIVEN_AWAY);
  }

  /** A token may open a seat in which everybody expects a person: no bot plays there. */
  private isOfPerson(seat: number): boolean {
    return this.wish.token !== null && !this.wasSeated && this.client.table?.seats[seat]?.ownBot === false;
  }

  private sat(seat: number): void {
    // The seat is known before the table shows it.
    if (this.wasSeated || this.client.table?.seats[seat]?.ownBot !== true) return;
    this.wasSeated = true;
    print(
      `${this.name} has seat ${seat + 1} at table ${this.wish.address.code}. Everybody there sees that it is a bot.`,
    );
  }

  private getReady(seat: number): void {
    const { table, game } = this.client;
    if (table === null) return;
    if (table.phase !== 'playing') {
      if (table.seats[seat]?.ready) this.said.delete('ready');
      else this.once('ready', () => this.client.ready(true));
    } else if (game !== null) this.once(`role ${game.id}`, () => this.client.roleSeen());
    if (table.dealAnyway === null) this.said.delete('deal');
    else if (!table.dealAnyway.yes.includes(seat)) this.once('deal', () => this.client.dealAnyway(true));
  }

  private answer(seat: number, game: string, view: PlayedView): void {
    if (view.winners !== null) this.tellEnd(seat, view);
    if (!isAsked(view, seat)) return;
    const question = `${game} ${view.step}`;
    if (this.thinking === question) return;
    // It is no error to give the same answer twice: the client sends it once.
    if (this.thought?.question === question) this.client.answer(this.thought.place);
    // The deeds come first: then the bot knows as much as a bot of the server.
    else this.askForDeeds(question);
  }

  /** Asks once more if nothing has come of it: deeds that arrive while the game is loaded anew are lost. */
  private askForDeeds(question: string): void {
    const request = `deeds ${question}`;
    if (this.said.has(request)) return;
    this.once(request, () => this.client.deeds(this.memory?.length ?? 0));
    this.later(() => {
      if (this.thinking !== question && this.thought?.question !== question) this.repeat(request);
    });
  }

  private learn(deeds: readonly SeenDeed[], from: number, game: string): void {
    const { client, memory } = this;
    if (memory === null || game !== this.game) return;
    memory.learn(deeds, from);
    const { seat } = client;
    const view = client.game?.view;
    if (seat === null || view === undefined || !isAsked(view, seat)) return;
    const question = `${game} ${view.step}`;
    if (this.thinking !== question) void this.think(question, seat, view, memory.of(seat as Seat));
  }

  /** Asks the bot. A single option needs no thought. */
  private async think(question: string, seat: number, view: PlayedView, memory: Memory): Promise<void> {
    this.thinking = question;
    try {
      const [place] = await Promise.all([
        view.options.length === 1 ? 0 : this.bot.ask({ number: this.games, seat, view, memory }),
        sleep(this.wish.pauseMs),
      ]);
      if (this.thinking === question) this.thinking = null;
      this.thought = { question, place };
      if (this.client.status === 'open') this.act();
    } catch (error) {
      this.ended.reject(error);
    }
  }

  private tellEnd(seat: number, { winners, players }: PlayedView): void {
    if (this.isOver || winners === null) return;
    this.isOver = true;
    const roles = players.map(({ role }) => role ?? '');
    this.bot.over(this.games, winners, roles);
    const outcome = winners.includes(seat as Seat) ? 'has won' : 'has lost';
    print(`Game ${this.games}: ${this.name}, ${roles[seat]}, ${outcome}.`);
  }

  private refused(code: string, message: string, about: string | null): void {
    if (about === 'sit' && FATAL.has(code)) this.end(message);
    else if (code === 'malformed' && !this.wasSeated) this.end(OLDER_SERVER);
    else if (about === 'leave') this.end(this.whyLeaving, null);
    else if (!PASSING.has(code)) complain(message);
    this.later(() => this.repeat(about));
  }

  /** Sends a message again that was refused, if there is still a reason. */
  private repeat(about: string | null): void {
    for (const one of this.said) if (one === about || one.startsWith(`${about} `)) this.said.delete(one);
    if (this.client.status === 'open') this.act();
  }

  private once(what: string, say: () => boolean): void {
    if (!this.said.has(what) && say()) this.said.add(what);
  }

  private later(act: () => void): void {
    setTimeout(act, RETRY_MS).unref();
  }

  private end(sentence: string | null, token = this.client.seat === null ? null : this.client.token): void {
    this.ended.resolve({ sentence, token });
  }
}

const isAsked = ({ asked, options }: PlayedView, seat: number): boolean => asked === seat && options.length > 0;

/** Refusals that say nothing new: somebody was faster, the table is paused, or the seat is there already. */
const PASSING = new Set([
  'slow-down',
  'stale-question',
  'not-asked',
  'not-now',
  'not-seated',
  'paused',
  'seated-already',
  'seat-taken',
]);

const FORBIDDEN = 'The host does not allow players’ own bots at this table any more.';
const GIVEN_AWAY = 'The seat is not yours any more: the host, or somebody who waited in line, has it now.';
const OF_PERSON = 'The token opens a seat that is not announced as a bot’s: leave it out to take another seat.';
const OLDER_SERVER = 'The server does not know players’ own bots: it is older than this program.';
