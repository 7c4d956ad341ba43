// The house where one plays alone: the server's own tables, in this browser, with bots in all other seats.

import { Directory, LocalBus, type Store, type Surroundings } from '@posse/server/tables';
import { GUEST, Line, type LineEnd } from './line.ts';
import { soloThinker } from './thinker.ts';
import { type Pause, REPLACED, type SoloWish } from './words.ts';

/** Shown nowhere, for nobody's time runs out here. */
const CLOCK = { answer: 86_400, bank: 0 };

/** Nobody counts what happens here. */
const METRICS: Surroundings['metrics'] = {
  answers: { inc: () => undefined },
  games: { inc: () => undefined },
  errors: { inc: () => undefined },
  answerSeconds: { observe: () => undefined },
};

export class House {
  readonly #bus = new LocalBus();
  readonly #tables: Directory;
  /** How many there were so far: they are numbered. */
  #lines = 0;
  #isGivenUp = false;

  private constructor(store: Store, pause: () => Pause) {
    const config: Surroundings['config'] = {
      get pause() {
        return pause();
      },
      // Who holds a role here is waited for: all others only need to see that there was a moment.
      get moment() {
        return pause();
      },
      untimed: true,
      sweepAfter: Number.POSITIVE_INFINITY,
      mostTables: Number.POSITIVE_INFINITY,
    };
    const log: Surroundings['log'] = {
      error: (about, message) => {
        // Once it is given up, it is no surprise that nothing can be kept.
        if (!this.#isGivenUp) console.error(message, about);
      },
    };
    const thinker = soloThinker();
    this.#tables = new Directory({ store, bus: this.#bus, config, metrics: METRICS, log, thinker });
    this.#bus.serve((code) => this.#tables.find(code));
  }

  /** With every table as it was. `pause` is asked for each answer of a bot. */
  static async open(store: Store, pause: () => Pause): Promise<House> {
    const house = new House(store, pause);
    await house.#tables.restore();
    return house;
  }

  /** A table with one seat for a person, the first. Throws Refused if the plan can't be played. */
  async make({ game, plan }: SoloWish): Promise<string> {
    const table = await this.#tables.create(GUEST, { game, plan, clock: CLOCK, isPublic: false, people: 1 });
    return table.code;
  }

  connect(end: LineEnd): Line {
    return new Line(String(this.#lines++), this.#bus, end);
  }

  /** Another page plays at these tables now. */
  async giveUp(): Promise<void> {
    this.#isGivenUp = true;
    const { code, reason } = REPLACED;
    for (let line = 0; line < this.#lines; line++) this.#bus.dismiss(String(line), code, reason);
    await this.#tables.stop();
  }
}
