// Solo tables: the server's own tables in this browser, with bots in all other seats.

import { randomFrom, seat as seatAt } from '@posse/engine';
import {
  EvenThinker,
  LocalBus,
  type Question,
  Registry,
  type TableServices,
  type Thought,
  TIME,
  thoughtOn,
} from '@posse/server/tables';
import type { Store } from '@posse/store';
import { BackgroundWorker } from '../workers/background-worker.ts';
import { secondTry } from './second-try.ts';
import { type ConnectionEnd, GUEST, SoloConnection } from './solo-connection.ts';
import {
  type BotPace,
  type OpenQuestion,
  REPLACED,
  type SecondTryWish,
  type SoloWish,
} from './solo-worker-messages.ts';

/** The clock of solo tables, which is never shown, because time never runs out. */
const CLOCK = { answer: 86_400, bank: 0 };

/** Milliseconds that a deal waits for a contribution that this browser has lost. */
const REVEAL = 10_000;

/** The random numbers of a question that no bot answers. */
const NO_CHANCE = randomFrom('');

/** Metrics that count nothing. */
const METRICS: TableServices['metrics'] = {
  answers: { inc: () => undefined },
  games: { inc: () => undefined },
  errors: { inc: () => undefined },
  answerSeconds: { observe: () => undefined },
};

export class SoloTables {
  readonly #store: Store;
  readonly #bus = new LocalBus();
  readonly #registry: Registry;
  /** The number of connections so far, by which they are numbered. */
  #connections = 0;
  #isGivenUp = false;

  /** Restores each table when somebody joins it. `pace` is called for each answer of a bot. */
  constructor(store: Store, pace: () => BotPace) {
    this.#store = store;
    const config: TableServices['config'] = {
      get pause() {
        return spanOf(pace());
      },
      // The holder of a role is waited for: the others only need to see that there was a moment.
      get moment() {
        return spanOf(pace());
      },
      get bots() {
        return pace().bots;
      },
      // Unlimited, because nobody else waits for it.
      roleViewing: Number.POSITIVE_INFINITY,
      revealTimeout: REVEAL,
      untimed: true,
      sweepAfter: Number.POSITIVE_INFINITY,
      maxTables: Number.POSITIVE_INFINITY,
      newsEvery: 0,
      // A browser without storage could not restore a table.
      leaveAfter: Number.POSITIVE_INFINITY,
    };
    const log: TableServices['log'] = {
      warn: () => undefined,
      error: (about, message) => {
        // After giving up it is no surprise that nothing can be stored.
        if (!this.#isGivenUp) console.error(message, about);
      },
    };
    const thinker = soloThinker();
    this.#registry = new Registry({ store, bus: this.#bus, config, metrics: METRICS, log, time: TIME, thinker });
    this.#bus.serve(this.#registry);
  }

  /** Creates a table with one seat for a person, the first. Throws Refused if the plan can't be played. */
  async make({ game, plan, packs = [], staged }: SoloWish): Promise<string> {
    const lesson = staged && { staged };
    const table = await this.#registry.create(GUEST, {
      ...{ game, plan, clock: CLOCK, isPublic: false, people: 1 },
      ...(packs.length > 0 && { packs }),
      ...lesson,
    });
    return table.code;
  }

  /** Creates a table at which a finished game goes on. Somebody who joins it restores the game. */
  async tryAgain(wish: SecondTryWish): Promise<string> {
    const { code, changes } = secondTry(wish, TIME.wall());
    await this.#store.write(changes);
    return code;
  }

  /** The question to the person at this table, as a bot in their seat would get it; null if they are not asked. */
  question(code: string): OpenQuestion | null {
    const table = this.#registry.here(code)?.table;
    const match = table?.game?.match;
    const seat = table?.record.seats.findIndex(({ guest }) => guest === GUEST) ?? -1;
    if (match === undefined || seat < 0 || match.options(seatAt(seat)).length === 0) return null;
    const { game, view, memory } = match.question('', seatAt(seat), NO_CHANCE);
    return { game, view, memory };
  }

  connect(end: ConnectionEnd): SoloConnection {
    return new SoloConnection(String(this.#connections++), this.#bus, end);
  }

  /** Applies a changed pace of bots to all tables. */
  callOn(): void {
    this.#registry.settleAll();
  }

  /** Lets one bot answer at this table while all are held. */
  step(code: string): void {
    const actor = this.#registry.here(code);
    actor?.later(() => actor.table.scheduler.releaseOne());
  }

  /** Closes the tables, because another page plays at them now. */
  async giveUp(): Promise<void> {
    this.#isGivenUp = true;
    const { code, reason } = REPLACED;
    for (let connection = 0; connection < this.#connections; connection++)
      this.#bus.dismiss(String(connection), code, reason);
    await this.#registry.stop();
  }
}

/** The delay of bots: none if they are hurried or held. */
const spanOf = ({ bots, pause }: BotPace): BotPace['pause'] => (bots === 'as usual' ? pause : AT_ONCE);
const AT_ONCE = [0, 0] as const;

/** Lets slow bots think in a worker of their own, so that the tables never wait for them. */
function soloThinker(): EvenThinker {
  const worker = new BackgroundWorker<Question, Thought>(
    () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'thinker' }),
    thoughtOn,
  );
  return new EvenThinker({ think: (question) => worker.ask(question) });
}
