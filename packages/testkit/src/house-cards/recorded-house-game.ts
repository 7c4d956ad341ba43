// Records a game with house cards: answers, facts, and a legend's choices.

import { botNamed, CARD_BOTS, cardClues, TableMemory } from '@posse/bots';
import { type Answer, type CardKinds, cardGame, cardOf, type State } from '@posse/card';
import { below, type Json, randomFrom } from '@posse/engine';

/** The interval of steps at which a legend thinks about the question. */
const THINK_EVERY = 40;

export interface HouseRecording {
  readonly set: string;
  readonly seed: string;
  readonly answers: readonly Answer[];
}

export class HouseGame {
  readonly lines: string[] = [];
  readonly answers: Answer[] = [];
  private readonly set: string;
  private readonly seed: string;
  private readonly random;
  private state: State;
  private tableMemory: TableMemory<CardKinds>;

  constructor(set: string, seed: string) {
    this.set = set;
    this.seed = seed;
    this.random = randomFrom(`${seed}, answers`);
    this.state = cardGame.deal({ seats: 5, sets: ['base', set], characters: ['quack', null, null, null, null] }, seed);
    this.tableMemory = new TableMemory(cardClues, 5);
    this.lines.push(`${set}: ${this.named(this.state.deck)}`);
  }

  get played(): HouseRecording {
    return { set: this.set, seed: this.seed, answers: this.answers };
  }

  get isOver(): boolean {
    return this.state.winners !== null;
  }

  /** Plays one more answer: the given one, or a random one. */
  step(given?: Answer): void {
    const asked = cardGame.pending(this.state);
    if (asked === null) return;
    if (this.answers.length % THINK_EVERY === 0) this.think();
    const all = [...asked.options, ...asked.asides];
    const answer = given ?? (all[below(this.random, all.length)] as Answer);
    const before = cardGame.clone(this.state);
    const facts = cardGame.apply(this.state, answer);
    this.tableMemory.sees(before, asked, answer);
    this.tableMemory.hears(facts);
    this.answers.push(answer);
    const cards = [answer.card, ...answer.cost].filter((card) => card !== null);
    this.lines.push(`${JSON.stringify(answer)} ${this.named(cards)} ${JSON.stringify(facts)}`);
    if (this.isOver) this.lines.push(JSON.stringify(cardGame.save(this.state)));
  }

  private think(): void {
    const seat = cardGame.pending(this.state)?.asked;
    const legend = botNamed(CARD_BOTS, 'legend');
    if (seat === undefined || legend === null) return;
    const view = cardGame.view(this.state, seat);
    const chosen = legend.answer(view, this.tableMemory.of(seat), randomFrom(`${this.answers.length}`));
    this.lines.push(`a legend: ${JSON.stringify(chosen)}`);
  }

  private named(cards: readonly State['deck'][number][]): string {
    return cards.map((card) => `${cardOf(this.state, card).kind.key}/${cardOf(this.state, card).set}`).join(' ');
  }

  save(): string {
    return JSON.stringify({ state: cardGame.save(this.state), seen: this.tableMemory.save() });
  }

  /** Restores a saved game with the current sets. */
  bringBack(saved: string): void {
    const { state, seen } = JSON.parse(saved) as { state: Json; seen: Parameters<typeof TableMemory.from>[1] };
    this.state = cardGame.restore(state);
    this.tableMemory = TableMemory.from(cardClues, seen);
  }
}
