// Faults of foreign bots: a faulty bot loses that game, and a gunslinger plays on.

import { botNamed } from '@posse/bots';
import { type Kinds, type Seat, samePlain } from '@posse/engine';
import { isFile } from '../bots/bot-loader.ts';
import type { LoadedBot, SeatedBot } from '../bots/loaded-bot.ts';
import { CannotStart, PREFIX } from '../bots/program-bot.ts';
import type { CommandGame } from '../game-for-commands.ts';

/** The number of faults after which a bot plays no more games. */
export const MAX_FAULTS = 20;

/** Faults by bot: the number of games with a fault, and the first of them in words. */
export type Faults = Readonly<Record<string, { readonly games: number; readonly first: string }>>;

export function addFaults(a: Faults, b: Faults): Faults {
  const sum = { ...a };
  for (const [bot, { games, first }] of Object.entries(b))
    sum[bot] = { games: (a[bot]?.games ?? 0) + games, first: a[bot]?.first ?? first };
  return sum;
}

/** A question of a league: the deal, which of its games, and the step. */
export interface Place {
  readonly deal: number;
  readonly game: number;
  readonly step: number;
}

/** The state of a thread, shared with the main thread, which ends a thread whose bot does not answer. */
export class Watched {
  static readonly LENGTH = 5;
  private readonly state: Int32Array;

  constructor(state: Int32Array) {
    this.state = state;
  }

  begin({ deal, game, step }: Place): void {
    const [deals, games, steps] = [2, 3, 4];
    Atomics.store(this.state, deals, deal);
    Atomics.store(this.state, games, game);
    Atomics.store(this.state, steps, step);
    Atomics.add(this.state, 1, 1);
    Atomics.store(this.state, 0, 1);
  }

  end(): void {
    Atomics.store(this.state, 0, 0);
  }

  /** The number of the question that a bot is thinking about; null if none is. */
  static question(state: Int32Array): number | null {
    return Atomics.load(state, 0) === 0 ? null : Atomics.load(state, 1);
  }

  static place(state: Int32Array): Place {
    const [deal = 0, game = 0, step = 0] = [2, 3, 4].map((field) => Atomics.load(state, field));
    return { deal, game, step };
  }
}

export interface Guard {
  readonly watched: Watched | null;
  /** The questions that a bot never answered in an earlier attempt. */
  readonly stuck: readonly Place[];
  /** The maximum seconds for one answer. */
  readonly patience: number;
  /** The maximum seconds for all answers of one seat in one game; null without a limit. */
  readonly perGame: number | null;
}

export const isForeign = (id: string): boolean => isFile(id) || id.startsWith(PREFIX);

/** One game, whose foreign bots may fail. */
export class GuardedGame<K extends Kinds> {
  /** The fault of each seat's bot. */
  private readonly faulty = new Map<Seat, { readonly bot: string; readonly why: string }>();
  private readonly commandGame: CommandGame<K>;
  private readonly guard: Guard;
  private readonly where: Omit<Place, 'step'>;

  constructor(commandGame: CommandGame<K>, guard: Guard, deal: number, game: number) {
    this.commandGame = commandGame;
    this.guard = guard;
    this.where = { deal, game };
  }

  hasFailed(seat: Seat): boolean {
    return this.faulty.has(seat);
  }

  /** The faults of this game. Each bot counts once, in however many seats it failed. */
  get faults(): Faults {
    let faults: Faults = {};
    const all = [...this.faulty.values()];
    for (const bot of new Set(all.map((fault) => fault.bot)))
      faults = addFaults(faults, { [bot]: { games: 1, first: all.find((fault) => fault.bot === bot)?.why ?? '' } });
    return faults;
  }

  guarded(bot: LoadedBot<K>): LoadedBot<K> {
    if (!isForeign(bot.id)) return bot;
    return { ...bot, sit: (place) => this.seated(bot.id, place.seat, bot.sit(place)) };
  }

  private seated(bot: string, seat: Seat, { fromOptions: _, ...player }: SeatedBot<K>): SeatedBot<K> {
    const { patience, perGame, stuck, watched } = this.guard;
    const substitute = botNamed(this.commandGame.bots, 'gunslinger');
    if (substitute === null) throw new Error('There is no gunslinger.');
    let spent = 0;
    return {
      ...player,
      answer: (view, memory, random) => {
        const insteadOf = (why: string): K['answer'] => {
          if (!this.faulty.has(seat)) this.faulty.set(seat, { bot, why });
          return substitute.answer(view, memory, random);
        };
        if (this.faulty.has(seat)) return insteadOf('');
        const place = { ...this.where, step: view.step };
        if (stuck.some((one) => samePlain({ ...one }, place)))
          return insteadOf(`${bot} in seat ${seat + 1} has not answered for ${patience} s at step ${view.step}.`);
        const started = performance.now();
        const checked = (given: K['answer']): K['answer'] => {
          watched?.end();
          spent += performance.now() - started;
          const found = view.options.find((option) => option === given || samePlain(option, given));
          if (found === undefined)
            return insteadOf(
              `${bot} in seat ${seat + 1} gives an illegal answer at step ${view.step}: ${JSON.stringify(given) ?? given}`,
            );
          if (perGame !== null && spent > perGame * 1000)
            return insteadOf(`${bot} in seat ${seat + 1} has thought for more than ${perGame} s in one game.`);
          return found;
        };
        const failed = (error: unknown): K['answer'] => {
          watched?.end();
          if (error instanceof CannotStart) throw error;
          return insteadOf(error instanceof Error ? error.message : String(error));
        };
        watched?.begin(place);
        try {
          const given = player.answer(view, memory, random);
          return given instanceof Promise ? given.then(checked, failed) : checked(given);
        } catch (error) {
          return failed(error);
        }
      },
    };
  }
}
