// Checks draws of the card game, from its facts alone.
// It knows who may draw from the discards, and which card Law of the West must show.

import { type CardFact, type CardId, type Facts, ownerOf, type State } from '@posse/card';
import { type Seat, seatsOf, seenBy } from '@posse/engine';
import type { Witness } from './checked-game-interface.ts';

type Move = Facts['moved'];

/** The number of cards that Herb Hunter draws for a death. */
const HERB_DRAWS = 2;

/** The cards that somebody draws in phase 1, as far as facts tell them from other draws. */
interface Phase1 {
  readonly who: Seat;
  /** The cards that came to the hand in this turn, without those that a death brought. */
  readonly cards: CardId[];
  readonly eliminated: Set<Seat>;
  /** Cards that Herb Hunter is still to draw for a death. */
  extra: number;
}

export class CardWitness implements Witness<CardFact, State> {
  private turn: Seat;
  private event: string | null;
  /** The characters whose abilities each seat has. */
  private abilities: readonly (readonly string[])[];
  /** Cards from the discards that lie face up in the middle. */
  private readonly lying = new Set<CardId>();
  /** The draws of phase 1; null if they can't be told apart, and after they were checked. */
  private phase1: Phase1 | null = null;

  /** Effects of packs may draw at any time, and then phase 1 can't be told from them. */
  private readonly hasPacks: boolean;

  constructor(t: State) {
    this.hasPacks = t.setup.packs !== undefined;
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
    const isLaw = this.event === 'law-of-the-west' && !this.hasPacks;
    this.phase1 = isLaw ? { who, cards: [], eliminated: new Set(), extra: 0 } : null;
  }

  /**
   * Notes a wound, for which Bart Cassidy draws. Before the first card of phase 1, that draw can't be told from those
   * of phase 1.
   */
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

  /**
   * Checks a draw from the discards. Only the player whose turn it is draws from there: Pedro Ramirez, or anybody under
   * Abandoned Mine (R-FOC-MINE-1).
   */
  private drawnFromDiscards({ from, to, toSeat, card }: Move): string | null {
    const wasLying = from === 'aside' && card !== null && this.lying.delete(card);
    if (from === 'discard' && to === 'aside' && toSeat === null && card !== null) this.lying.add(card);
    const isDrawn = (from === 'discard' || wasLying) && toSeat !== null;
    return isDrawn && toSeat !== this.turn ? `seat ${toSeat} is not on turn and draws from the discards` : null;
  }

  private count(phase1: Phase1, { from, fromSeat, card }: Move): void {
    const isInherited = fromSeat !== null && phase1.eliminated.has(fromSeat) && from !== 'aside';
    // Suzy Lafayette may also draw before phase 1, for an empty hand: that looks the same.
    if (card === null || this.has(phase1.who, 'suzy-lafayette')) this.phase1 = null;
    else if (from === 'deck' && phase1.extra > 0) phase1.extra--;
    else if (!isInherited) phase1.cards.push(card);
  }

  /** Checks that the second card of phase 1 is shown when phase 2 begins, if it is still in the hand (R-FOC-LAW-1). */
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
