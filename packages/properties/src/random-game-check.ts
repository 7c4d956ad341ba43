// Plays a random game, and checks every property on the way.

import { below, type Json, type Kinds, type Pending, type Random, samePlain, seenBy, type Viewer } from '@posse/engine';
import type { Subject } from './checked-game-interface.ts';
import { ALL_PASSED, findExchangeDifference } from './hidden-exchange-check.ts';
import { findLeak, firstFactMismatch, viewMismatch } from './secrets/secrecy-check.ts';
import { Judge } from './winner-judge.ts';

/** A property does not hold. The message says which one, and where. */
export class Broken extends Error {
  override readonly name: string = 'Broken';
}

/** A game takes more steps than it may. */
export class Stalled extends Broken {
  override readonly name = 'Stalled';
}

/** The number of steps above which a game is reported as endless. */
const MAX_STEPS = 20_000;
/** The number of redeals in which something must hold to count as known to everybody. */
const MAX_REDEALS = 2000;

export class Checker<K extends Kinds, Client> {
  readonly used = new Set<string>();
  decisions = 0;
  private readonly subject: Subject<K, Client>;
  private readonly maxSteps: number;
  private where = '';

  constructor(subject: Subject<K, Client>, maxSteps = MAX_STEPS) {
    this.subject = subject;
    this.maxSteps = maxSteps;
  }

  /** Plays and checks the random game with this number. */
  play(number: number, random: Random): void {
    this.where = `game ${number}, before its first question`;
    try {
      this.playOn(number, random);
    } catch (problem) {
      if (problem instanceof Broken) throw problem;
      throw new Broken(`${this.subject.name}: ${this.where}: ${problem instanceof Error ? problem.stack : problem}`);
    }
  }

  private playOn(number: number, random: Random): void {
    const { game } = this.subject;
    const seed = `property ${number}`;
    const setup = this.subject.setup(number);
    const state = game.deal(setup, seed);
    const answers: K['answer'][] = [];
    const viewer = this.anyViewer(state, random);
    const client = this.subject.client(game.view(state, viewer));
    const judge = new Judge(this.subject.players(state), this.subject.winOptions(state));
    const witness = this.subject.witness(state);
    let restored = this.restored(game.save(state));
    for (let asked = game.pending(state); asked !== null; asked = game.pending(state)) {
      this.where = `game ${number}, step ${answers.length}, ${JSON.stringify(asked.why)}`;
      const answer = this.choose(asked, random);
      for (const use of this.subject.uses(state, asked, answer)) this.used.add(use);
      this.checkQuestion(state, asked, answers.length);
      if (below(random, 6) === 0) this.checkSecrets(state, asked, answer, random);
      this.checkForcedAnswer(state, asked, random);
      if (below(random, 6) === 0) this.checkClones(state, random);
      if (below(random, 3) === 0) this.checkExchangedSeats(state, random);
      const facts = game.apply(state, answer);
      game.advance(restored, answer);
      answers.push(answer);
      this.checkOutcome(judge, state, facts);
      const objection = witness.after(facts, state);
      if (objection !== null) this.fail(objection);
      this.checkFacts(state, facts);
      this.checkClient(state, facts, viewer, client);
      if (below(random, 6) === 0) {
        const saved = game.save(state);
        this.same(game.save(restored), saved, 'a restored game goes another way');
        restored = this.restored(saved);
      }
    }
    this.checkViews(state);
    if (game.result(state) === null) this.fail('nobody is asked any more, but the game is not over');
    this.decisions += answers.length;
    this.checkReplay(setup, seed, answers, state);
  }

  /** Checks that somebody can answer, that options are unique, and that the state is valid. */
  private checkQuestion(state: K['state'], { options, asides }: Pending<K['frame'], K['answer']>, step: number): void {
    if (options.length === 0) this.fail('nobody can answer');
    if (step > this.maxSteps) throw new Stalled(`${this.subject.name}: ${this.where}: the game does not end`);
    const told = [...options, ...asides].map((option) => JSON.stringify(option));
    if (new Set(told).size !== told.length) this.fail(`an answer is offered twice: ${told.join(' ')}`);
    const problem = this.subject.invalidState(state);
    if (problem !== null) this.fail(problem);
  }

  /** Chooses an answer: mostly an option of the question; in one of eight cases an aside, if there is any. */
  private choose({ options, asides }: Pending<K['frame'], K['answer']>, random: Random): K['answer'] {
    const from = asides.length > 0 && below(random, 8) === 0 ? asides : options;
    return from[below(random, from.length)] as K['answer'];
  }

  private restored(saved: Json): K['state'] {
    const { game } = this.subject;
    const copy = game.restore(JSON.parse(JSON.stringify(saved)) as Json);
    this.same(game.save(copy), saved, 'saving and restoring changes the game');
    return copy;
  }

  private checkClones(state: K['state'], random: Random): void {
    const { game } = this.subject;
    const before = JSON.stringify(game.save(state));
    this.playSome(game.clone(state), random);
    if (JSON.stringify(game.save(state)) !== before) this.fail('playing on with a copy disturbs the original');
  }

  private playSome(state: K['state'], random: Random): void {
    const { game } = this.subject;
    for (let step = 0; step < 5; step++) {
      const asked = game.pending(state);
      if (asked === null) break;
      game.advance(state, this.choose(asked, random));
    }
  }

  /** Checks that a viewer sees and hears all that they may know, and nothing that depends on what they may not. */
  private checkSecrets(
    state: K['state'],
    question: Pending<K['frame'], K['answer']>,
    answer: K['answer'],
    random: Random,
  ): void {
    const { game } = this.subject;
    const viewer = this.anyViewer(state, random);
    const problem = viewMismatch(this.subject, state, viewer) ?? findLeak(this.subject, state, answer, viewer, random);
    if (problem !== null) this.fail(problem);
    const view = game.view(state, viewer);
    const newWorld = game.redealer(view);
    this.playSome(newWorld(random), random);
    const other = newWorld(random);
    this.same(game.view(other, viewer), view, `a re-deal looks different to ${viewer}`);
    const unsound = this.subject.invalidState(other);
    if (unsound !== null) this.fail(`in a re-deal: ${unsound}`);
    if (question.asked === viewer)
      this.same(game.pending(other)?.options, question.options, 'a re-deal offers other answers');
  }

  private checkFacts(state: K['state'], facts: readonly K['fact'][]): void {
    for (const viewer of this.viewers(state)) {
      const problem = firstFactMismatch(this.subject.secrets, facts, viewer);
      if (problem !== null) this.fail(problem);
    }
  }

  private checkViews(state: K['state']): void {
    for (const viewer of this.viewers(state)) {
      const problem = viewMismatch(this.subject, state, viewer);
      if (problem !== null) this.fail(problem);
    }
  }

  /** Checks that it makes no difference which of two players who may react holds what, as long as both pass. */
  private checkExchangedSeats(state: K['state'], random: Random): void {
    const problem = findExchangeDifference(this.subject, state, random);
    if (problem === undefined) return;
    this.used.add(ALL_PASSED);
    if (problem !== null) this.fail(problem);
  }

  /** Checks that an answer is forced only if everybody can see that, and then is not asked for. */
  private checkForcedAnswer(
    state: K['state'],
    { options, asides, why }: Pending<K['frame'], K['answer']>,
    random: Random,
  ): void {
    const { game } = this.subject;
    const isOne = options.length === 1 && asides.length === 0;
    // Most questions leave a choice; checking some of them is enough.
    if (!isOne && below(random, 6) > 0) return;
    const isForced = game.forcedAnswer(state) !== null;
    const viewer = this.anyViewer(state, random);
    if ((game.forcedAnswer(game.redeal(game.view(state, viewer), random)) !== null) !== isForced)
      this.fail(`whether there is but one answer depends on what is hidden from ${viewer}`);
    if (!isOne || isForced || this.subject.isAskedIfForced(why)) return;
    const open = game.view(state, 'spectator');
    for (let deal = 0; deal < MAX_REDEALS; deal++) {
      const other = game.pending(game.redeal(open, random));
      if (other === null || other.options.length > 1 || other.asides.length > 0) return;
    }
    this.fail('everybody sees that there is but one answer, and it is asked for nevertheless');
  }

  /** Checks that game and judge agree whether it is won, by whom, and who is in play. */
  private checkOutcome(judge: Judge, state: K['state'], facts: readonly K['fact'][]): void {
    const { game, players } = this.subject;
    const winners = game.result(state);
    const objection = judge.after(facts, players(state), winners);
    if (objection !== null) this.fail(`the judge: ${objection}`);
    if (winners !== null && game.pending(state) !== null) this.fail('the game is over, but somebody is asked');
  }

  private checkClient(state: K['state'], facts: readonly K['fact'][], viewer: Viewer, client: Client): void {
    for (const fact of facts) this.subject.applyFact(client, seenBy(fact, viewer));
    this.same(
      client,
      this.subject.client(this.subject.game.view(state, viewer)),
      `facts do not lead ${viewer} to the right view`,
    );
  }

  private checkReplay(setup: K['wishes'], seed: string, answers: readonly K['answer'][], state: K['state']): void {
    const { game } = this.subject;
    const again = game.deal(setup, seed);
    for (const answer of answers) game.advance(again, answer);
    this.same(game.save(again), game.save(state), 'the same seed and answers give another game');
  }

  private viewers(state: K['state']): readonly Viewer[] {
    return [...this.subject.seats(state), 'spectator'];
  }

  private anyViewer(state: K['state'], random: Random): Viewer {
    const viewers = this.viewers(state);
    return viewers[below(random, viewers.length)] as Viewer;
  }

  private same(actual: unknown, expected: unknown, problem: string): void {
    if (!samePlain(actual, expected))
      this.fail(`${problem}\n  expected ${JSON.stringify(expected)}\n  but got  ${JSON.stringify(actual)}`);
  }

  private fail(problem: string): never {
    throw new Broken(`${this.subject.name}: ${this.where}: ${problem}`);
  }
}
