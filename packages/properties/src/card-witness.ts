// Watches which cards are drawn in a card game, from the facts alone: who draws from the discards, and what Law of the West shows.

import { type CardFact, type CardId, type Facts, ownerOf, type State } from '@posse/card';
import { type Seat, seatsOf, seenBy } from '@posse/engine';
import type { Witness } from './subject.ts';

type Move = Facts['moved'];

/** What a death brings Herb Hunter. */
const HERB_DRAWS = 2;

/** The draws of phase 1, as far as they can be told from others. */
interface Phase1 {
  readonly who: Seat;
  /** The cards that have come to the hand in this turn, without what a death has brought. */
  readonly cards: CardId[];
  readonly eliminated: Set<Seat>;
  /** Cards still to come that are Herb Hunter's for a death. */
  extra: number;
}

export class CardWitness implements Witness<CardFact, State> {
  private turn: Seat;
  private event: string | null;
  /** The characters whose abilities each seat has. */
  private abilities: readonly (readonly string[])[];
  /** Cards that came from the discards and lie face up in the middle. */
  private readonly lying = new Set<CardId>();
  /** Null where nobody can tell, and once it has been judged. */
  private phase1: Phase1 | null = null;

  constructor(t: State) {
    this.turn = t.turn;
    this.event = t.event;
    this.abilities = abilitiesIn(t);
  }

  after(facts: readonly CardFact[], t: State): string | null {
    for (const fact of facts) {
      const objection = this.hear(fact, t);
      if (objection !== null) return objection;
    }
    this.abilities = abilitiesIn(t);
    return this.judgeShown(t);
  }

  private hear(fact: CardFact, t: State): string | null {
    switch (fact.kind) {
      case 'turn':
        this.begin(fact.open.who);
        return null;
      case 'event':
        this.event = fact.open.event;
        return null;
      case 'became': {
        const { who, abilities } = fact.open;
        this.abilities = this.abilities.with(
          who,
          abilities.map((id) => ownerOf(t, id).id),
        );
        return null;
      }
      case 'hurt':
        if (fact.open.who === this.phase1?.who) this.hurt();
        return null;
      case 'eliminated':
        this.bury(fact.open.who);
        return null;
      case 'shown':
        return this.show(fact.open.card);
      case 'moved':
        return this.move(seenBy(fact, this.turn) as unknown as Move);
      default:
        return null;
    }
  }

  private has(who: Seat, character: string): boolean {
    return this.abilities[who]?.includes(character) ?? false;
  }

  private begin(who: Seat): void {
    this.turn = who;
    const isLaw = this.event === 'law-of-the-west';
    this.phase1 = isLaw ? { who, cards: [], eliminated: new Set(), extra: 0 } : null;
  }

  /** Bart Cassidy draws for it, before phase 1 or after it: only once a card has come it is clear that it is after. */
  private hurt(): void {
    if (this.phase1?.cards.length === 0 && this.has(this.turn, 'bart-cassidy')) this.phase1 = null;
  }

  private bury(dead: Seat): void {
    if (this.phase1 === null) return;
    this.phase1.eliminated.add(dead);
    if (dead !== this.turn && this.has(this.turn, 'herb-hunter')) this.phase1.extra += HERB_DRAWS;
  }

  private show(card: CardId | null): string | null {
    if (card === null || this.phase1 === null || this.phase1.cards[1] === card) return null;
    return `card ${card} is shown, but phase 1 brought ${this.phase1.cards.join(', ')}`;
  }

  private move(move: Move): string | null {
    const objection = this.drawnFromDiscards(move);
    if (objection === null && move.to === 'hand' && move.toSeat === this.phase1?.who) this.count(this.phase1, move);
    return objection;
  }

  /** Only the player on turn draws from there: Pedro Ramirez, or anybody under Abandoned Mine (R-FOC-MINE-1). */
  private drawnFromDiscards({ from, to, toSeat, card }: Move): string | null {
    const wasLying = from === 'aside' && card !== null && this.lying.delete(card);
    if (from === 'discard' && to === 'aside' && toSeat === null && card !== null) this.lying.add(card);
    const isDrawn = (from === 'discard' || wasLying) && toSeat !== null;
    return isDrawn && toSeat !== this.turn ? `seat ${toSeat} is not on turn and draws from the discards` : null;
  }

  private count(phase1: Phase1, { from, fromSeat, card }: Move): void {
    const isInherited = fromSeat !== null && phase1.eliminated.has(fromSeat) && from !== 'aside';
    // Suzy Lafayette draws for an empty hand before phase 1 too, and looks the same.
    if (card === null || this.has(phase1.who, 'suzy-lafayette')) this.phase1 = null;
    else if (from === 'deck' && phase1.extra > 0) phase1.extra--;
    else if (!isInherited) phase1.cards.push(card);
  }

  /** When phase 2 begins the second card that phase 1 moved to the hand is shown, if it is still there (R-FOC-LAW-1). */
  private judgeShown(t: State): string | null {
    const { phase1 } = this;
    const top = t.stack.at(-1);
    if (phase1 === null || top?.op !== 'phase2' || top.who !== phase1.who) return null;
    this.phase1 = null;
    const second = phase1.cards[1] ?? null;
    const isThere = second !== null && t.players[phase1.who]?.hand.includes(second) === true;
    return t.shown === (isThere ? second : null)
      ? null
      : `Law of the West shows ${t.shown}, but phase 1 brought ${phase1.cards.join(', ')}`;
  }
}

const abilitiesIn = (t: State): readonly (readonly string[])[] =>
  seatsOf(t.players.length).map((seat) => (t.players[seat]?.abilities ?? []).map((id) => ownerOf(t, id).id));
