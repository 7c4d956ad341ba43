// Trials of the answers to one question: each is imagined in the same worlds.

import { type AnswerBase, type Kinds, type Random, type Seat, seatsOf } from '@posse/engine';
import type { Reason } from '../answer-reason.ts';
import { beliefsFrom } from '../belief-cache.ts';
import { SHREWD } from '../play-style.ts';
import type { Beliefs } from '../role-beliefs.ts';
import { candidates } from '../search/candidate-answers.ts';
import type { Imagination } from '../search/imagination-interface.ts';
import { viewerOf, worldsFrom } from '../search/imagined-worlds.ts';
import { playOut, take } from '../search/playout.ts';
import type { Memory } from '../seat-memory.ts';

const READER = { ...SHREWD, reads: true };

export interface Trial<Answer> {
  readonly answer: Answer;
  /** The chance to win after this answer, by world. */
  readonly values: number[];
  /** By seat, the number of worlds in which the player was out a few turns later. */
  readonly falls: number[];
}

/** The answers that are tried: those worth considering, or all. Two that differ only in equal cards count once. */
export type TriedAnswers = 'promising' | 'all';

/** A question as the asked player saw it, and a trial of each answer. */
export class TriedQuestion<K extends Kinds, Situation> {
  readonly trials: readonly Trial<K['answer']>[];
  /** The trial of the answer that was given, or of the likeliest one. */
  readonly given: Trial<K['answer']>;
  private readonly imagination: Imagination<K, Situation>;
  private readonly situation: Situation;
  private readonly beliefs: Beliefs;
  private readonly me: Seat;
  private readonly common: ReturnType<typeof beliefsFrom>;
  private readonly newWorld: () => K['state'];
  private readonly gistOf: (answer: K['answer']) => number;

  /** `given` is null before an answer is given: the likeliest one by the policy takes its place. */
  constructor(
    imagination: Imagination<K, Situation>,
    view: K['view'],
    memory: Memory,
    given: K['answer'] | null,
    random: Random,
    tried: TriedAnswers = 'promising',
  ) {
    const { rulesOfThumb, learned } = imagination;
    const { clues } = rulesOfThumb;
    const beliefs = beliefsFrom(clues, view.players, memory.deeds, READER);
    const situation = rulesOfThumb.situation(view, beliefs, READER, memory);
    const { traits } = learned.policy();
    this.gistOf = (answer) => traits.gistOf(situation, answer);
    const answers: readonly K['answer'][] =
      tried === 'all'
        ? view.options
        : candidates(imagination, situation, rulesOfThumb.sane(situation)).map(({ answer }) => answer);
    const first = given ?? (answers[0] as K['answer']);
    this.imagination = imagination;
    this.situation = situation;
    this.beliefs = beliefs;
    this.me = viewerOf(view);
    // In imagined worlds the others only listen.
    this.common = beliefsFrom(clues, view.players, memory.deeds, { ...READER, reads: false });
    const deal = worldsFrom(imagination, view, memory, beliefs);
    this.newWorld = () => deal(random);
    this.trials = this.distinct([first, ...answers]).map((answer) => emptyTrial(answer, view.players.length));
    this.given = this.trials[0] as Trial<K['answer']>;
  }

  /** Is this answer wrong in every case, so that bots leave it out? */
  isNever(answer: K['answer']): boolean {
    return this.imagination.rulesOfThumb.isNever(this.situation, answer);
  }

  /** Do two answers differ only in which of some equal cards or dice is meant? */
  isAlike(one: K['answer'], other: K['answer']): boolean {
    return this.gistOf(one) === this.gistOf(other);
  }

  private distinct(answers: readonly K['answer'][]): K['answer'][] {
    const known = new Map<number, K['answer']>();
    for (const answer of answers) if (!known.has(this.gistOf(answer))) known.set(this.gistOf(answer), answer);
    return [...known.values()];
  }

  /** Why a player might give this answer, by rules of thumb. */
  reasonFor(answer: K['answer']): Reason {
    return this.imagination.rulesOfThumb.reason(this.situation, answer);
  }

  /** The odds of the roles of this player, in the order of `ROLE_LIST`, as the asked player infers them. */
  oddsOf(who: Seat, players: K['view']['players']): readonly number[] {
    return this.beliefs.odds(players.map(({ role }) => role))[who] ?? [];
  }

  /** Imagines each of these trials in more worlds. */
  imagine(trials: readonly Trial<K['answer']>[], worlds: number): void {
    const { imagination, me, common } = this;
    const { clues } = imagination.rulesOfThumb;
    for (let round = 0; round < worlds; round++) {
      const world = this.newWorld();
      for (const { answer, values, falls } of trials) {
        const state = clues.game.clone(world);
        const asked = clues.game.pending(state);
        if (asked === null) return;
        const believed = common.clone();
        take(clues, state, asked, believed, answer);
        values.push(playOut(imagination, state, believed, READER, me));
        for (let place = 0; place < falls.length; place++)
          if (state.players[place]?.alive === false) falls[place] = (falls[place] as number) + 1;
      }
    }
  }
}

/** A trial that has seen no world. */
export const emptyTrial = <Answer>(answer: Answer, seats: number): Trial<Answer> => ({
  answer,
  values: [],
  falls: seatsOf(seats).map(() => 0),
});

/** The player at whom an answer is aimed; null for nobody. */
export const targetOf = (answer: AnswerBase & { readonly at?: Seat | null }): Seat | null => answer.at ?? null;
