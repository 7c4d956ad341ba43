// The tally of a game: who did what to whom, counted from facts.

import { type View as CardView, chanceOf, isFeared } from '@posse/card';
import type { View as DiceView } from '@posse/dice';
import type { Seat } from '@posse/engine';
import type { GameId } from '../game-ids.ts';
import type { SeenIn } from '../short-facts.ts';
import { blank, type Deeds } from './player-deeds.ts';
import { Rounds } from './rounds.ts';

type GameView = CardView | DiceView;
type Happening = SeenIn<GameId>;

export interface Tally {
  readonly deeds: readonly Readonly<Deeds>[];
  readonly rounds: number;
  /** The first player who hurt another. */
  readonly firstBlood: Seat | null;
  /** The player who eliminated the last one. */
  readonly lastWord: Seat | null;
}

/** Counts the facts after this first view. */
export function tallyOf(first: GameView, told: Iterable<readonly Happening[]>): Tally {
  const book = new Book(first);
  for (const facts of told) {
    let before: Happening | null = null;
    for (const fact of facts) {
      book.hear(fact, before);
      before = fact;
    }
  }
  const { deeds, rounds, firstBlood, lastWord } = book;
  return { deeds, rounds: rounds.round, firstBlood, lastWord };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Life points that this player took from others. */
export const dealtBy = ({ deeds }: Tally, who: Seat): number =>
  sum(deeds[who]?.hits.filter((_, at) => at !== who) ?? []);

/** All life points that this player lost. */
export const sufferedBy = ({ deeds }: Tally, who: Seat): number =>
  sum(deeds.map(({ hits }, by) => (by === who ? 0 : (hits[who] ?? 0)))) + (deeds[who]?.misfortune ?? 0);

/** The number of players who hurt this one. */
export const shootersOf = ({ deeds }: Tally, who: Seat): number =>
  deeds.filter(({ hits }, by) => by !== who && (hits[who] ?? 0) > 0).length;

/** The most life points that this player took from any one opponent: the measure of the award "grudge". */
export const grudgeOf = ({ deeds }: Tally, who: Seat): number =>
  Math.max(0, ...(deeds[who]?.hits.filter((_, at) => at !== who) ?? []));

/** Counts a game, fact by fact. */
class Book {
  readonly deeds: readonly Deeds[];
  readonly rounds: Rounds;
  firstBlood: Seat | null = null;
  lastWord: Seat | null = null;
  private readonly life: number[];
  private readonly arrows: number[];
  private readonly out = new Set<Seat>();
  private readonly undead = new Set<Seat>();
  private falls = 0;

  constructor(first: GameView) {
    const { players, turn } = first;
    this.deeds = players.map(() => blank(players.length));
    this.rounds = new Rounds(turn);
    this.life = players.map(({ life }) => life);
    this.arrows = players.map((player) => ('arrows' in player ? player.arrows : 0));
    // Nobody has a turn while characters are chosen.
    this.of(turn).turns = 'begun' in first && !first.begun ? 0 : 1;
  }

  private of(who: Seat): Deeds {
    return this.deeds[who] as Deeds;
  }

  hear(fact: Happening, before: Happening | null): void {
    switch (fact.kind) {
      case 'turn':
        this.rounds.turn(fact.who);
        this.of(fact.who).turns++;
        break;
      case 'played':
        this.of(fact.who).played++;
        break;
      case 'hurt':
        this.hurt(fact);
        break;
      case 'life':
        this.changeLife(fact, before);
        break;
      case 'eliminated':
        this.fell(fact);
        break;
      case 'returned':
        this.out.delete(fact.who);
        if (fact.undead) this.undead.add(fact.who);
        break;
      case 'dodged':
        this.of(fact.who).dodges++;
        if (fact.by !== null) this.of(fact.by).misses++;
        break;
      case 'drew':
        this.drew(fact);
        break;
      case 'moved':
        this.moved(fact);
        break;
      case 'tokens':
        this.of(fact.who).arrows += Math.max(0, fact.arrows - (this.arrows[fact.who] ?? 0));
        this.arrows[fact.who] = fact.arrows;
        break;
      case 'gatling':
        this.of(fact.who).gatlings++;
        break;
      case 'poured':
        if (fact.by !== fact.at) this.of(fact.by).poured++;
        break;
    }
  }

  private moved({ from, fromSeat, to, toSeat }: Extract<Happening, { kind: 'moved' }>): void {
    if (fromSeat === null || toSeat === null) return;
    const isTaken = (from === 'hand' || from === 'table') && to === 'hand' && fromSeat !== toSeat;
    if (isTaken) this.of(toSeat).stolen++;
    if (from === 'hand' && to === 'table') this.of(fromSeat).laid++;
  }

  private hurt(fact: Extract<Happening, { kind: 'hurt' }>): void {
    const { who, by, points } = fact;
    if (by === null || by === who) this.of(who).misfortune += points;
    else this.firstBlood ??= by;
    if (by !== null) {
      const { hits, wounds } = this.of(by);
      hits[who] = (hits[who] ?? 0) + points;
      wounds[who] = (wounds[who] ?? 0) + 1;
    }
    if ('cause' in fact && fact.cause === 'dynamite') this.of(who).blasts++;
  }

  /** Counts lost and regained life. A player who returns or changes character has not been healed. */
  private changeLife({ who, life }: Extract<Happening, { kind: 'life' }>, before: Happening | null): void {
    const startsAnew = (before?.kind === 'returned' || before?.kind === 'became') && before.who === who;
    if (!startsAnew && !this.out.has(who)) this.of(who).healed += Math.max(0, life - (this.life[who] ?? 0));
    this.life[who] = life;
  }

  /** Counts an elimination. A ghost that leaves again was eliminated before. */
  private fell({ who, by }: Extract<Happening, { kind: 'eliminated' }>): void {
    this.out.add(who);
    if (this.undead.delete(who)) return;
    this.of(who).fall = { by, round: this.rounds.round, order: this.falls++ };
    this.lastWord = by === who ? null : by;
    if (by !== null && by !== who) this.of(by).kills.push(who);
  }

  private drew({ who, luck, lucky }: Extract<Happening, { kind: 'drew' }>): void {
    const deeds = this.of(who);
    const isGood = lucky !== isFeared(luck);
    const chance = isFeared(luck) ? 1 - chanceOf(luck) : chanceOf(luck);
    deeds.draws++;
    if (isGood) deeds.goodDraws++;
    deeds.luck += (isGood ? 1 : 0) - chance;
  }
}
