// Tables with a real store, and clients without sockets, for tests.
// Chance is the same in every run: secrets follow from the seed of the rig, and with them deals and bots.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, randomFrom } from '@posse/engine';
import type { GameId, NewTable, TablePlan } from '@posse/protocol';
import { commitmentOf, newTable } from '@posse/protocol';
import { StoreFailure } from '@posse/store';
import { LocalBus } from '../bus/local-bus.ts';
import { TIME, type Time } from '../clocks.ts';
import { DEFAULTS } from '../config.ts';
import { IN_PLACE, type Thinker } from '../games/bot-questions.ts';
import { Metrics } from '../metrics.ts';
import { Registry } from '../tables/lifecycle/table-registry.ts';
import { FailingStore } from './failing-store.ts';
import { Guest, type Join, whenHeard } from './recording-guest.ts';

type Quick = { -readonly [K in keyof typeof DEFAULTS]: (typeof DEFAULTS)[K] } & { newsEvery: number };

/** A table with its people, in the order of their seats. */
export interface Party {
  readonly code: string;
  readonly guests: readonly Guest[];
  /** The host, who sits in seat 0. */
  readonly host: Guest;
  readonly other: Guest;
}

export class Rig {
  readonly folder = mkdtempSync(join(tmpdir(), 'posse-'));
  readonly config: Quick = { ...DEFAULTS, pause: [0, 0], moment: [0, 0], roleViewing: 0, newsEvery: 0 };
  /** The number of commits of the store. */
  commits = 0;
  /** All logged errors. */
  readonly errors: string[] = [];
  /** The data of all logged warnings. */
  readonly warnings: object[] = [];
  /** Asks the bots that take time to think. */
  thinker: Thinker = IN_PLACE;
  /** How far the wall clock was set forward, in milliseconds. */
  clockAhead = 0;
  readonly time: Time = { now: TIME.now, wall: () => TIME.wall() + this.clockAhead };
  /** The metrics, over all restarts. */
  readonly metrics = new Metrics();
  bus = new LocalBus();
  store: FailingStore;
  tables: Registry;
  private readonly seed: string;
  private secrets = 0;

  /** Another seed deals other games. */
  constructor(seed = 'rig') {
    this.seed = seed;
    this.store = this.open();
    this.tables = this.directory();
  }

  private open(): FailingStore {
    return new FailingStore(join(this.folder, 'posse.db'), () => {
      this.commits++;
    });
  }

  private directory(): Registry {
    const { store, bus, config, metrics, time } = this;
    const log = {
      // Every error in the log has to name its table.
      error: (what: object, message: string) =>
        void this.errors.push('table' in what ? message : `${message} (where?)`),
      warn: (what: object, message: string) => void this.warnings.push({ ...what, message }),
    };
    const here = (): Thinker => this.thinker;
    const thinker: Thinker = {
      think: (question, asker) => here().think(question, asker),
      get maxTables() {
        return here().maxTables ?? Number.POSITIVE_INFINITY;
      },
    };
    const newSecret = (): string => commitmentOf(`${this.seed} ${++this.secrets}`);
    const tables = new Registry({ store, bus, config, metrics, log, time, thinker, newSecret, bars: store });
    bus.serve(tables);
    return tables;
  }

  /** From now on bots practically never answer. */
  slowBots(): void {
    this.config.pause = [1e8, 1e8];
  }

  async create(game: GameId = 'card', plan: TablePlan = { seats: 5 }, more: Partial<NewTable> = {}): Promise<string> {
    return (await this.tables.create('host', newTable.parse({ game, plan, ...more }))).code;
  }

  /** Restarts the server, which reads everything from the file. `meanwhile` may change the file. */
  async restart(meanwhile: (file: string) => void = () => undefined): Promise<void> {
    await this.tables.stop();
    await this.begin(meanwhile);
  }

  /** Ends the server without a clean stop, and starts another. */
  async crash(): Promise<void> {
    const { store } = this;
    // The old tables can't write any more.
    const write = store.write.bind(store);
    store.write = () => Promise.reject(new StoreFailure('closed', 'It has crashed.'));
    await this.tables.stop();
    store.write = write;
    await this.begin();
  }

  private async begin(meanwhile: (file: string) => void = () => undefined): Promise<void> {
    await this.store.close();
    meanwhile(join(this.folder, 'posse.db'));
    this.bus = new LocalBus();
    this.store = this.open();
    this.tables = this.directory();
    await this.tables.recount();
  }

  async close(): Promise<void> {
    await this.tables.stop();
    await this.store.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  guest(guest: string, table: string, join: Partial<Join> = {}, network: string | null = null): Guest {
    return new Guest(this.bus, guest, table, join, null, network);
  }

  /** A guest joins the table, or is refused. */
  come(guest: string, table: string, join: Partial<Join> = {}, network: string | null = null): Promise<Guest> {
    return this.guest(guest, table, join, network).isHeard();
  }

  /** A table with this many people in its first seats, before the deal. */
  async gather(people = 2, game: GameId = 'card', plan: TablePlan = { seats: 4 }, more: Partial<NewTable> = {}) {
    const code = await this.create(game, plan, more);
    const guests: Guest[] = [];
    for (const id of PEOPLE.slice(0, people)) {
      const guest = await this.come(id, code, { name: id.toUpperCase() });
      await guest.does({ type: 'sit' });
      guests.push(guest);
    }
    const [host, other] = guests as [Guest, Guest];
    return { code, guests, host, other } satisfies Party;
  }

  /** A table with people and a dealt game, whose first question has a choice. */
  async deal(people = 4, game: GameId = 'card', plan: TablePlan = { seats: 4 }, more: Partial<NewTable> = {}) {
    for (;;) {
      const party = await this.gather(people, game, plan, more);
      await party.host.does({ type: 'start' });
      const table = this.tables.here(party.code);
      const match = table?.table.game?.match;
      if (table === null || match === undefined || (match.step === 0 && !match.isForced)) return party;
      // As if there had been none.
      await this.tables.close(table);
    }
  }
}

/** Starts another game after the last one; at once, because nobody says "not yet". */
export async function dealAgain(guests: readonly Guest[], passStar = false): Promise<void> {
  const [host, ...others] = guests as readonly [Guest, ...Guest[]];
  for (const guest of others)
    if (!guest.info.seats[guest.seat ?? -1]?.ready) await guest.does({ type: 'ready', on: true });
  await host.does({ type: 'start', passStar });
}

const PEOPLE = ['host', 'bob', 'cleo', 'dan', 'eve'];

/** The guest who is asked. Throws if none of these is. */
export const asked = (guests: readonly Guest[]): Guest => {
  const { view } = guests[0] as Guest;
  const found = guests.find(({ seat }) => seat === view.asked);
  if (found === undefined) throw new Error(`seat ${view.asked} is asked, and nobody of these sits there`);
  return found;
};

/** Returns a function that chooses a random option, the same ones in every run. */
export function anyOption(seed = 'any'): (options: number) => number {
  const random = randomFrom(seed);
  return (options) => {
    if (options === 0) throw new Error('There is no option to choose.');
    return below(random, options);
  };
}

/**
 * The given guests answer their questions until the condition holds; by default until the game is over. It is checked
 * after every answer, before the table goes on, and then these guests stop. Bots and forced answers go on: `pauseWhen`
 * stops those too.
 */
export function playOn(
  guests: readonly Guest[],
  holds: () => boolean = () => guests[0]?.info.phase === 'over',
  choose: (options: number) => number = anyOption(),
): Promise<void> {
  const answered = new Map<Guest, number>();
  let isOver = false;
  return whenHeard(
    guests,
    () => {
      isOver ||= holds();
      if (isOver) return true;
      for (const guest of guests) {
        const { step, options } = guest.view;
        if (options.length === 0 || answered.get(guest) === step) continue;
        answered.set(guest, step);
        guest.answer(choose(options.length));
      }
      return false;
    },
    'the end of playing on',
  );
}

/**
 * Plays on until the condition holds, and pauses the table right after that answer. False if the game was over before.
 */
export async function pauseWhen(
  guests: readonly Guest[],
  holds: () => boolean,
  choose?: (options: number) => number,
): Promise<boolean> {
  const [host] = guests as [Guest];
  const stops = (): boolean => {
    if (!holds() && host.info.phase !== 'over') return false;
    host.say({ type: 'pause', on: true });
    return true;
  };
  await playOn(guests, stops, choose);
  await host.isHeard();
  return host.info.paused;
}

/**
 * Plays on, in several games if needed, until exactly one of the intended seats is eliminated in a running game, and
 * pauses it. Returns that seat.
 */
export async function pauseWhenOut(guests: readonly Guest[], isMeant: (seat: number) => boolean): Promise<number> {
  const [host] = guests as [Guest];
  const out = (): readonly number[] =>
    host.view.players.flatMap(({ alive }, seat) => (!alive && isMeant(seat) ? [seat] : []));
  for (;;) {
    const isPaused = await pauseWhen(guests, () => out().length > 0);
    const [seat, ...others] = out();
    if (isPaused && seat !== undefined && others.length === 0) return seat;
    if (isPaused) {
      await host.does({ type: 'pause', on: false });
      await playOn(guests);
    }
    await dealAgain(guests);
  }
}
