// A finished game, replayed: its state at every step, with all hidden cards.

import type { Kinds, SeenFact, Viewer } from '@posse/engine';
import { seenBy } from '@posse/engine';
import { isFairlyDealt, type Proof } from '@posse/protocol';
import { holdersIn, shownTo, type TableGame } from '@posse/server/games';
import { must } from '../stress-test.ts';

/** The position at a step. */
interface Position<K extends Kinds> {
  readonly state: K['state'];
  /** The facts of the answer that led here. */
  readonly facts: readonly K['fact'][];
}

export const shownOf = <K extends Kinds>(
  tableGame: TableGame<K>,
  state: K['state'],
  viewer: Viewer,
  isAsked: boolean,
): K['view'] => shownTo(tableGame, state, viewer, new Set(isAsked ? holdersIn(tableGame, state) : []));

export class TrueGame<K extends Kinds> {
  readonly tableGame: TableGame<K>;
  readonly proof: Proof;
  private readonly positions: Position<K>[];

  constructor(tableGame: TableGame<K>, proof: Proof) {
    const { id, replay } = proof;
    must(isFairlyDealt(proof), () => `game ${id} was not dealt as it was promised`);
    this.tableGame = tableGame;
    this.proof = proof;
    const { game } = tableGame;
    const state = game.deal(game.storedWishes(replay.setup), replay.seed);
    this.positions = [this.position(state, [])];
    for (const answer of replay.answers)
      this.positions.push(this.position(state, game.apply(state, answer as unknown as K['answer'])));
    must(String(game.result(state)) === String(replay.winners), () => `game ${id} ends in another way when replayed`);
  }

  private position(now: K['state'], facts: readonly K['fact'][]): Position<K> {
    const state = this.tableGame.game.clone(now);
    return { state, facts };
  }

  /** The number of answers. */
  get length(): number {
    return this.positions.length - 1;
  }

  state(n: number): K['state'] {
    return this.at(n).state;
  }

  view(n: number, viewer: Viewer): K['view'] {
    return this.tableGame.game.view(this.state(n), viewer);
  }

  /**
   * The view that the table shows: while asides are open, only players who hold something are asked, until they have
   * decided.
   */
  shown(n: number, viewer: Viewer, isAsked: boolean): K['view'] {
    return shownOf(this.tableGame, this.state(n), viewer, isAsked);
  }

  /** Can asides be given at this step that were possible at an earlier one already? */
  isLater(n: number): boolean {
    return n > 0 && this.tableGame.moments?.isSame(this.state(n - 1), this.state(n)) === true;
  }

  /** The facts that this viewer received about the answer that led to this step. */
  told(n: number, viewer: Viewer): readonly SeenFact[] {
    return this.at(n).facts.map((fact) => seenBy(fact, viewer));
  }

  /** The answer that led to this step. */
  answer(n: number): K['answer'] {
    return this.proof.replay.answers[n - 1] as unknown as K['answer'];
  }

  private at(n: number): Position<K> {
    const position = this.positions[n];
    must(
      position !== undefined,
      () => `somebody heard of step ${n} of game ${this.proof.id}, which has ${this.length}`,
    );
    return position;
  }
}
