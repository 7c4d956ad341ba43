// A finished game, played again in the engine: how it really stood after every answer, hidden cards and all.

import type { Kinds, SeenFact, Viewer } from '@posse/engine';
import { seenBy } from '@posse/engine';
import { commitmentOf, type Proof, seedOf } from '@posse/protocol';
import { holdersIn, type Kit, shownTo } from '@posse/server/games';
import { must } from '../trial.ts';

/** After so many answers. */
interface Step<K extends Kinds> {
  readonly state: K['state'];
  /** What came of the answer that led here. */
  readonly facts: readonly K['fact'][];
}

export const shownOf = <K extends Kinds>(kit: Kit<K>, state: K['state'], viewer: Viewer, isAsked: boolean): K['view'] =>
  shownTo(kit, state, viewer, new Set(isAsked ? holdersIn(kit, state) : []));

export class Truth<K extends Kinds> {
  readonly kit: Kit<K>;
  readonly proof: Proof;
  private readonly steps: Step<K>[];

  constructor(kit: Kit<K>, proof: Proof) {
    const { id, secret, commitment, lucks, replay } = proof;
    must(commitmentOf(secret) === commitment, () => `game ${id} broke its promise`);
    must(seedOf(secret, id, lucks) === replay.seed, () => `game ${id} was dealt from another seed`);
    this.kit = kit;
    this.proof = proof;
    const { game } = kit;
    const state = game.deal(replay.setup as unknown as K['wishes'], replay.seed);
    this.steps = [this.step(state, [])];
    for (const answer of replay.answers)
      this.steps.push(this.step(state, game.apply(state, answer as unknown as K['answer'])));
    must(String(game.result(state)) === String(replay.winners), () => `game ${id} ends in another way when replayed`);
  }

  private step(now: K['state'], facts: readonly K['fact'][]): Step<K> {
    const state = this.kit.game.clone(now);
    return { state, facts };
  }

  /** How many answers there were. */
  get length(): number {
    return this.steps.length - 1;
  }

  state(n: number): K['state'] {
    return this.at(n).state;
  }

  view(n: number, viewer: Viewer): K['view'] {
    return this.kit.game.view(this.state(n), viewer);
  }

  /** What the table shows of it: in a moment nobody is asked but who holds something, until he has decided. */
  shown(n: number, viewer: Viewer, isAsked: boolean): K['view'] {
    return shownOf(this.kit, this.state(n), viewer, isAsked);
  }

  /** Is this step part of a moment that began before? */
  isLater(n: number): boolean {
    return n > 0 && this.kit.moments?.isSame(this.state(n - 1), this.state(n)) === true;
  }

  /** What this viewer was told of the answer that led to this step. */
  told(n: number, viewer: Viewer): readonly SeenFact[] {
    return this.at(n).facts.map((fact) => seenBy(fact, viewer));
  }

  /** The answer that led to this step. */
  answer(n: number): K['answer'] {
    return this.proof.replay.answers[n - 1] as unknown as K['answer'];
  }

  private at(n: number): Step<K> {
    const step = this.steps[n];
    must(step !== undefined, () => `somebody heard of step ${n} of game ${this.proof.id}, which has ${this.length}`);
    return step;
  }
}
