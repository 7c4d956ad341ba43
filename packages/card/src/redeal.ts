// A full state that fits a view: what the viewer can't see is dealt anew. Bots think with it, and it proves that nothing leaks.

import { fork, type Random, shuffle } from '@posse/engine';
import { ROLES } from './base/roles.ts';
import type { Frame } from './frames.ts';
import { cardsFor, emptyTable } from './setup.ts';
import type { CardId, Player, Role, State } from './state.ts';
import { standingOf } from './table/powers.ts';
import { type HiddenCard, isHidden, type PlayerView, type View } from './view.ts';

export function redeal(view: View, random: Random): State {
  const unseen = shuffle(random, unseenCards(view));
  const backs = new Backs(random);
  const turnUp = (hidden: HiddenCard): CardId => {
    const card = unseen.pop() as CardId;
    backs.put(card, hidden.back);
    return card;
  };
  const roles = shuffle(random, unseenRoles(view));
  const players = view.players.map((player) => dealPlayer(player, roles, turnUp));
  const stack = view.stack.map(({ frame, hidden }) =>
    hidden.length === 0 ? frame : ({ ...frame, cards: hidden.map(turnUp) } as Frame),
  );
  const t: State = {
    ...emptyTable(view.setup, fork(random), players),
    step: view.step,
    turn: view.turn,
    bangs: view.bangs,
    skipped: view.skipped,
    winners: view.winners,
    stack,
    waiting: view.waiting.slice(),
    fallen: view.fallen.slice(),
  };
  t.discard = dealDiscards(view, unseen);
  t.deck = unseen.splice(0);
  t.backs = backs.all(t.backs.length);
  return t;
}

function dealPlayer(seen: PlayerView, roles: Role[], turnUp: (hidden: HiddenCard) => CardId): Player {
  return {
    role: seen.role ?? (roles.pop() as Role),
    roleShown: seen.roleShown,
    character: seen.character,
    abilities: seen.abilities,
    alive: seen.alive,
    life: seen.life,
    maxLife: seen.maxLife,
    hand: seen.hand.map((card) => (isHidden(card) ? turnUp(card) : card)),
    inPlay: seen.inPlay.slice(),
    standing: standingOf(seen.abilities, seen.inPlay),
  };
}

/** The pile below the top card holds as many cards as it did, whichever they are. */
function dealDiscards({ discard: { count, top } }: View, unseen: CardId[]): CardId[] {
  return top === null ? [] : [...unseen.splice(0, count - 1), top];
}

function unseenCards(view: View): CardId[] {
  const seen = new Set<CardId>();
  for (const { hand, inPlay } of view.players)
    for (const card of [...hand, ...inPlay]) if (!isHidden(card)) seen.add(card);
  for (const { frame } of view.stack) if ('cards' in frame) for (const card of frame.cards) seen.add(card);
  if (view.discard.top !== null) seen.add(view.discard.top);
  return cardsFor(view.setup).filter((card) => !seen.has(card));
}

function unseenRoles(view: View): Role[] {
  const left = [...(ROLES[view.players.length] as readonly Role[])];
  for (const { role } of view.players) if (role !== null) left.splice(left.indexOf(role), 1);
  return left;
}

/** Numbers for the backs: given ones stay with their cards, the rest is mixed. */
class Backs {
  private readonly given = new Map<CardId, number>();
  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  put(card: CardId, back: number): void {
    this.given.set(card, back);
  }

  all(count: number): number[] {
    const taken = new Set(this.given.values());
    const every = Array.from({ length: count }, (_, number) => number);
    const free = shuffle(
      this.random,
      every.filter((number) => !taken.has(number)),
    );
    return every.map((number) => this.given.get(number as CardId) ?? (free.pop() as number));
  }
}
