// The deal of a day: the same for everybody, against marshals of fixed chance.

import { botNamed, type GameWithBots, TableMemory } from '@posse/bots';
import { storedWords } from '@posse/bots/coach';
import { type AnswerBase, type Kinds, RULES, randomFrom, type Seat, seat, seenBy } from '@posse/engine';
import type { GameId, Replay } from '@posse/protocol';
import type { Beat, FactIn, GameView } from '../game-table/session/beat.ts';
import { STILL } from '../game-table/session/earlier-beats.ts';
import { dayName } from './days.ts';

/** The user’s seat. Its role follows from the day. */
export const OWN_SEAT: Seat = seat(0);
const SEATS = 5;
/** A game of so many answers ends without winners: two players may repeat themselves for ever. */
const MAX_ANSWERS = 3000;

/** Cards and dice take turns. */
export const gameOn = (day: number): GameId => (day % 2 === 0 ? 'card' : 'dice');

/** A running deal. Beats are what the user saw of each answer. */
export interface Deal {
  readonly id: string;
  readonly game: GameId;
  /** All answers so far, in words of the store. */
  readonly words: readonly string[];
  readonly isOver: boolean;
  /** Is the user out of the game, which goes on? */
  readonly isOut: boolean;
  picture(): Beat['after'];
  /** Gives the user's answer. */
  answer(option: AnswerBase): readonly Beat[];
  /** Lets the bots answer until the user is asked or out, or if the user is out, to the end. */
  goOn(): readonly Beat[];
  /** Gives stored answers again, as far as they are possible. */
  repeat(words: readonly string[]): readonly Beat[];
  replay(names: readonly string[]): Replay;
}

export async function dealOf(day: number): Promise<Deal> {
  const { cardWithBots, diceWithBots } = await import('@posse/bots');
  return gameOn(day) === 'card' ? new DayDeal(cardWithBots, day) : new DayDeal(diceWithBots, day);
}

class DayDeal<K extends Kinds> implements Deal {
  readonly id: string;
  readonly game: GameId;
  private readonly withBots: GameWithBots<K>;
  private readonly setup: K['wishes'];
  private readonly seed: string;
  private readonly state: K['state'];
  private readonly memory: TableMemory<K>;
  private readonly answers: K['answer'][] = [];
  private readonly said: string[] = [];

  constructor(withBots: GameWithBots<K>, day: number) {
    const { id, game, clues } = withBots;
    this.withBots = withBots;
    this.game = id;
    this.id = `deal ${dayName(day)}`;
    this.seed = `deal of the day ${dayName(day)}`;
    this.setup = game.withPool({ seats: SEATS, preset: 'standard' } as K['wishes']);
    this.state = game.deal(this.setup, this.seed);
    this.memory = new TableMemory(clues, SEATS);
  }

  get words(): readonly string[] {
    return this.said;
  }

  get isOver(): boolean {
    return this.withBots.game.pending(this.state) === null || this.answers.length >= MAX_ANSWERS;
  }

  get isOut(): boolean {
    return this.state.players[OWN_SEAT]?.alive === false && !this.isOver;
  }

  picture(): Beat['after'] {
    const view = this.withBots.game.view(this.state, OWN_SEAT) as unknown as GameView;
    // Moves out of turn are offered only while the user is asked: the bots don't wait for them.
    const shown = view.asked === OWN_SEAT ? view : { ...view, options: [] };
    return { ...STILL, id: this.id, step: this.answers.length, view: shown };
  }

  answer(option: AnswerBase): readonly Beat[] {
    return [this.apply(option as K['answer']), ...this.goOn()];
  }

  goOn(): readonly Beat[] {
    const { game } = this.withBots;
    const beats: Beat[] = [];
    const wasOut = this.isOut;
    while (!this.isOver && (wasOut || !this.isOut)) {
      const asked = game.pending(this.state);
      if (asked === null || (asked.asked === OWN_SEAT && asked.options.length > 1)) break;
      beats.push(
        this.apply(asked.options.length === 1 ? (asked.options[0] as K['answer']) : this.botsAnswer(asked.asked)),
      );
    }
    return beats;
  }

  repeat(words: readonly string[]): readonly Beat[] {
    const { game } = this.withBots;
    const beats: Beat[] = [];
    for (const word of words) {
      const option = game.answers(this.state).find((one) => storedWords({ ...one, by: one.seat }) === word);
      if (option === undefined) break;
      beats.push(this.apply(option));
    }
    return beats;
  }

  replay(names: readonly string[]): Replay {
    const { game } = this.withBots;
    return {
      format: 'posse-replay',
      version: 1,
      game: this.game,
      rules: RULES,
      setup: { ...this.setup, seats: SEATS },
      seed: this.seed,
      answers: this.answers as unknown as (AnswerBase & Record<string, unknown>)[],
      bots: this.answers.map((answer) => (answer.seat === OWN_SEAT ? null : 'marshal')),
      names: [...names],
      winners: game.result(this.state) as Seat[] | null,
      startedAt: 0,
      endedAt: 0,
    };
  }

  /** The chance of a bot depends on the day, its seat and the step, and on nothing else. */
  private botsAnswer(who: Seat): K['answer'] {
    const { game, bots } = this.withBots;
    const marshal = botNamed(bots, 'marshal');
    if (marshal === null) throw new Error('There is no marshal.');
    const random = randomFrom(`${this.seed} ${who} ${this.answers.length}`);
    return marshal.answer(game.view(this.state, who), this.memory.of(who), random);
  }

  private apply(answer: K['answer']): Beat {
    const { game } = this.withBots;
    const step = this.answers.length;
    const before = this.picture().view;
    const asked = game.pending(this.state);
    if (asked !== null) this.memory.sees(this.state, asked, answer);
    const facts = game.apply(this.state, answer);
    this.memory.hears(facts);
    this.answers.push(answer);
    this.said.push(storedWords({ ...answer, by: answer.seat }));
    const seen = facts.map((fact) => seenBy(fact, OWN_SEAT)) as unknown as readonly FactIn<GameView>[];
    return { step, facts: seen, before, after: this.picture() };
  }
}
