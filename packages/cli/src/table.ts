// A game and who sits there: asks the guests, takes nothing but legal answers, and remembers for each seat what it may know.

import { botRandom, botRandomAt, type Memory, TableMemory } from '@posse/bots';
import { below, type Kinds, type Pending, type Seat, samePlain, seatsOf } from '@posse/engine';
import { Mistake } from './args.ts';
import type { CommandGame } from './command-game.ts';
import type { Guest, SeatedGuest } from './guests/guest.ts';

type Question<K extends Kinds> = Pending<K['frame'], K['answer']>;

interface Chair<K extends Kinds> {
  readonly guest: Guest<K>;
  readonly sitter: SeatedGuest<K>;
}

const LUCKS = 2 ** 31;

/** How many tables there were before. */
let tables = 0;

export class Table<K extends Kinds> {
  readonly t: K['state'];
  /** Every answer so far. */
  readonly answers: K['answer'][] = [];
  private readonly game: CommandGame<K>['game'];
  private readonly seed: string;
  /** Null where a person sits. */
  private readonly chairs: readonly (Chair<K> | null)[];
  private readonly tableMemory: TableMemory<K>;
  private readonly isWatched: boolean;
  private readonly isTold: boolean;

  constructor(
    { game, clues }: CommandGame<K>,
    setup: K['wishes'],
    seed: string,
    guestFor: (seat: Seat) => Guest<K> | null,
  ) {
    const number = ++tables;
    this.game = game;
    this.seed = seed;
    this.t = game.deal(setup, seed);
    this.chairs = seatsOf(this.t.players.length).map((seat) => {
      const guest = guestFor(seat);
      if (guest === null) return null;
      return {
        guest,
        sitter: guest.sit({ number, seat, setup, luck: () => below(botRandom(`${seed} ${seat}`), LUCKS) }),
      };
    });
    this.isWatched = this.chairs.some((chair) => chair?.sitter.fromOptions === undefined);
    this.isTold = this.chairs.some((chair) => chair === null || chair.sitter.countsCards);
    this.tableMemory = new TableMemory(clues, this.chairs.length, this.isTold);
  }

  memory(seat: Seat): Memory {
    return this.tableMemory.of(seat);
  }

  /** What the guest who is asked answers: at once, or when it is ready. An only answer needs no asking. */
  answerTo(asked: Question<K>): K['answer'] | Promise<K['answer']> {
    const { seat, options } = asked;
    if (options.length === 1) return options[0] as K['answer'];
    const { guest, sitter } = this.chairs[seat] as Chair<K>;
    const random = botRandomAt(this.seed, this.t.step);
    const given =
      sitter.fromOptions !== undefined
        ? sitter.fromOptions(options, random)
        : sitter.answer(this.game.view(this.t, seat), this.memory(seat), random);
    const checked = (answer: K['answer']): K['answer'] => {
      const found = options.includes(answer) ? answer : options.find((option) => samePlain(option, answer));
      if (found === undefined) throw illegal(guest.id, asked, answer, this.t.step);
      return found;
    };
    return given instanceof Promise ? given.then(checked) : checked(given);
  }

  /** Gives an answer. What came of it is told only where somebody listens. */
  take(asked: Question<K>, answer: K['answer']): readonly K['fact'][] {
    this.answers.push(answer);
    if (this.isWatched) this.tableMemory.sees(this.t, asked, answer);
    if (!this.isTold) {
      this.game.advance(this.t, answer);
      return [];
    }
    const facts = this.game.apply(this.t, answer);
    this.tableMemory.hears(facts);
    return facts;
  }

  /** The game is over, and those who want to know are told. */
  close(): void {
    const roles = this.t.players.map(({ role }) => role);
    for (const chair of this.chairs) chair?.sitter.over?.(this.t.winners ?? [], roles);
  }
}

/** So many legal answers are listed, and then no more. */
const LISTED = 12;

function illegal<K extends Kinds>(id: string, { seat, why, options }: Question<K>, answer: unknown, step: number) {
  const listed = options.slice(0, LISTED).map((option) => `\n  ${JSON.stringify(option)}`);
  const more = options.length > LISTED ? `\n  and ${options.length - LISTED} more` : '';
  return new Mistake(
    `${id}, in seat ${seat + 1}, answers at step ${step} what is not legal: ${JSON.stringify(answer) ?? String(answer)}. ` +
      `To "${why.op}" it could have answered:${listed.join('')}${more}`,
  );
}
