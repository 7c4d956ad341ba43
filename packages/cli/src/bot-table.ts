// A table with its bots: asks them, checks their answers, and keeps memories.

import { botRandom, botRandomAt, type Memory, TableMemory } from '@posse/bots';
import { below, type Kinds, type Pending, type Seat, samePlain, seatsOf } from '@posse/engine';
import type { LoadedBot, SeatedBot } from './bots/loaded-bot.ts';
import { UserError } from './command-description.ts';
import type { CommandGame } from './game-for-commands.ts';

type Question<K extends Kinds> = Pending<K['frame'], K['answer']>;

interface BotSeat<K extends Kinds> {
  readonly bot: LoadedBot<K>;
  readonly player: SeatedBot<K>;
}

const RANDOM_SEEDS = 2 ** 31;

/** The number of tables of this process so far. The next one gets this number. */
let tables = 0;

export class Table<K extends Kinds> {
  readonly t: K['state'];
  /** Every answer so far. */
  readonly answers: K['answer'][] = [];
  private readonly game: CommandGame<K>['game'];
  private readonly seed: string;
  /** The bots by seat; null for a person. */
  private readonly bots: readonly (BotSeat<K> | null)[];
  private readonly tableMemory: TableMemory<K>;
  private readonly needsMemory: boolean;
  private readonly needsFacts: boolean;

  constructor(
    { game, clues }: CommandGame<K>,
    setup: K['wishes'],
    seed: string,
    botFor: (seat: Seat) => LoadedBot<K> | null,
  ) {
    const number = ++tables;
    this.game = game;
    this.seed = seed;
    this.t = game.deal(setup, seed);
    this.bots = seatsOf(this.t.players.length).map((seat) => {
      const bot = botFor(seat);
      if (bot === null) return null;
      return {
        bot,
        player: bot.sit({ number, seat, setup, randomSeed: () => below(botRandom(`${seed} ${seat}`), RANDOM_SEEDS) }),
      };
    });
    this.needsMemory = this.bots.some((seated) => seated?.player.fromOptions === undefined);
    this.needsFacts = this.bots.some((seated) => seated === null || seated.player.countsCards);
    this.tableMemory = new TableMemory(clues, this.bots.length, this.needsFacts);
  }

  memory(seat: Seat): Memory {
    return this.tableMemory.of(seat);
  }

  /** The answer of the bot in the asked seat. A single option is chosen without asking the bot. */
  answerTo(asked: Question<K>): K['answer'] | Promise<K['answer']> {
    const { asked: seat, options } = asked;
    if (options.length === 1) return options[0] as K['answer'];
    const { bot, player } = this.bots[seat] as BotSeat<K>;
    const random = botRandomAt(this.seed, this.t.step);
    const given =
      player.fromOptions !== undefined
        ? player.fromOptions(options, random)
        : player.answer(this.game.view(this.t, seat), this.memory(seat), random);
    const checked = (answer: K['answer']): K['answer'] => {
      const found = options.includes(answer) ? answer : options.find((option) => samePlain(option, answer));
      if (found === undefined) throw illegalAnswer(bot.id, seat, asked.why.op, options, answer, this.t.step);
      return found;
    };
    return given instanceof Promise ? given.then(checked) : checked(given);
  }

  /** Applies an answer. Facts are computed only if somebody needs them. */
  take(asked: Question<K>, answer: K['answer']): readonly K['fact'][] {
    this.answers.push(answer);
    if (this.needsMemory) this.tableMemory.sees(this.t, asked, answer);
    if (!this.needsFacts) {
      this.game.advance(this.t, answer);
      return [];
    }
    const facts = this.game.apply(this.t, answer);
    this.tableMemory.hears(facts);
    return facts;
  }

  /** Tells the bots that the game is over. */
  close(): void {
    const roles = this.t.players.map(({ role }) => role);
    for (const seated of this.bots) seated?.player.over?.(this.t.winners ?? [], roles);
  }
}

/** The maximum number of legal answers in a message. */
const MAX_LISTED_ANSWERS = 12;

/** Shows the answer, and the legal ones. */
export function illegalAnswer(
  id: string,
  seat: Seat,
  question: string,
  options: readonly unknown[],
  answer: unknown,
  step: number,
): UserError {
  const listed = options.slice(0, MAX_LISTED_ANSWERS).map((option) => JSON.stringify(option));
  const more = options.length > MAX_LISTED_ANSWERS ? ` and ${options.length - MAX_LISTED_ANSWERS} more` : '';
  return new UserError(
    `${id} in seat ${seat + 1} gives an illegal answer at step ${step}: ${JSON.stringify(answer) ?? String(answer)}. ` +
      `Legal answers to "${question}" are ${listed.join(', ')}${more}.`,
  );
}
