// Finds the deeds for the one-line summary of answers that a reader has skipped.

import { kindOf } from '@posse/card';
import type { Seat } from '@posse/engine';
import { type Since, type SummaryDeed, summaryLine } from '../skipped-summary.ts';
import type { Happened, Seen, SeenFact } from './answer-story.ts';
import { deedsOf } from './card-names.ts';
import type { CardNarrator } from './card-narrator.ts';

/** One line about these answers, which are in order. */
export const cardSummary = (t: CardNarrator, happened: readonly Happened[], since: Since): string =>
  summaryLine(t, cardDeeds(t, happened), since);

class CardDeeds {
  readonly all: SummaryDeed[] = [];
  private readonly t: CardNarrator;
  private readonly lives: number[];
  /** The current attacker: later wounds are credited to them. */
  private attack: { readonly by: Seat; readonly isShot: boolean } | null = null;
  /** Plays that make a player discard. */
  private readonly scraps = new Set<SummaryDeed>();

  constructor(t: CardNarrator, lives: readonly number[]) {
    this.t = t;
    this.lives = [...lives];
  }

  add(fact: SeenFact): void {
    switch (fact.kind) {
      case 'turn':
        this.attack = null;
        return;
      case 'played':
      case 'used':
        this.addPlay(fact);
        return;
      case 'moved':
        this.addMove(fact);
        return;
      case 'dodged':
        if (fact.by === null || fact.by === fact.who) return;
        this.settle(fact.by, fact.who);
        this.all.push({ kind: 'missed', by: fact.by, at: fact.who });
        return;
      case 'hurt':
        this.addWound(fact);
        return;
      case 'life':
        this.addLife(fact);
        return;
      case 'event':
        this.all.push({ kind: 'event', by: null, at: null, what: this.t.event(fact.event) });
        return;
      case 'returned':
        this.all.push({ kind: 'returned', by: null, at: fact.who });
        return;
      case 'eliminated':
        this.all.push({ kind: 'fell', by: fact.by, at: fact.who });
        return;
      default:
    }
  }

  /** An answer to an attack, such as a Missed!, has no target and does not end the attack. */
  private addPlay(fact: Seen<'played'> | Seen<'used'>): void {
    const { key } = kindOf(this.t.here, fact.card);
    const { who, at } = fact;
    const does = deedsOf(this.t.here, (fact.kind === 'played' ? fact.as : null) ?? key);
    const harm = does.find(
      ({ verb }) => verb === 'shoot' || verb === 'challenge' || verb === 'raid' || verb === 'hurt',
    );
    if (harm !== undefined && (at !== null || harm.whom !== 'target'))
      this.attack = { by: who, isShot: harm.verb === 'shoot' };
    if (at === null || at === who) return;
    const play = { kind: 'played', by: who, at, what: this.t.kind(key) } as const;
    this.all.push(play);
    if (does.some(({ verb }) => verb === 'scrap')) this.scraps.add(play);
  }

  private addMove({ from, fromSeat, to, toSeat }: Seen<'moved'>): void {
    if (fromSeat === null || (from !== 'hand' && from !== 'table')) return;
    // Cards of an eliminated player are no deeds.
    if (this.all.some(({ kind, at }) => kind === 'fell' && at === fromSeat)) return;
    if (to === 'hand' && toSeat !== null && toSeat !== fromSeat) {
      this.settle(toSeat, fromSeat);
      this.all.push({ kind: 'robbed', by: toSeat, at: fromSeat });
    } else if (to === 'discard') {
      const last = this.all.at(-1);
      if (last !== undefined && last.at === fromSeat && this.scraps.has(last))
        this.all.splice(-1, 1, { kind: 'stripped', by: last.by, at: fromSeat });
    }
  }

  private addWound({ who, points, by }: Seen<'hurt'>): void {
    this.lives[who] = (this.lives[who] ?? 0) - points;
    const isShot = by !== null && this.attack?.by === by && this.attack.isShot;
    if (by !== null) this.settle(by, who);
    this.all.push({ kind: isShot ? 'shot' : 'hurt', by, at: who, points });
  }

  private addLife({ who, life }: Seen<'life'>): void {
    const points = life - (this.lives[who] ?? life);
    this.lives[who] = life;
    if (points > 0) this.all.push({ kind: 'gained', by: null, at: who, points });
  }

  /** Removes the deed of a card, because its outcome is told instead. */
  private settle(by: Seat, at: Seat): void {
    const place = this.all.findLastIndex((one) => one.kind === 'played' && one.by === by && one.at === at);
    if (place >= 0) this.all.splice(place, 1);
  }
}

function cardDeeds(t: CardNarrator, happened: readonly Happened[]): readonly SummaryDeed[] {
  const deeds = new CardDeeds(t, happened[0]?.before.players.map(({ life }) => life) ?? []);
  for (const { facts } of happened) for (const fact of facts) deeds.add(fact);
  return deeds.all;
}
