// Exchanges the hands of two targets in the card game.

import { type CardId, cardGame, type State } from '@posse/card';
import type { Random, Seat } from '@posse/engine';
import { type Exchanged, pickTwo } from './hidden-exchange-check.ts';

/** Exchanges as many cards as the smaller hand has, because the size of a hand is public. */
export function exchangeHands(t: State, random: Random): Exchanged<State> | null {
  const [one, other] = pickTwo(targets(t), random);
  if (one === undefined || other === undefined) return null;
  const state = cardGame.clone(t);
  const [first, second] = [state.players[one], state.players[other]];
  if (first === undefined || second === undefined) return null;
  const moved = new Set<CardId>();
  for (let place = 0; place < Math.min(first.hand.length, second.hand.length); place++) {
    const [mine, yours] = [first.hand[place] as CardId, second.hand[place] as CardId];
    [first.hand[place], second.hand[place]] = [yours, mine];
    [state.backs[mine], state.backs[yours]] = [t.backs[yours] as number, t.backs[mine] as number];
    moved.add(mine).add(yours);
  }
  const isSeen = (card: unknown): boolean => moved.has(card as CardId);
  return { state, isRevealed: (told) => told.some(({ card, top }) => isSeen(card) || isSeen(top)) };
}

/** Players who are aimed at, or dying from it, and hold cards of which none is shown. */
function targets(t: State): Seat[] {
  const seats = new Set<Seat>();
  for (const frame of t.stack) {
    if (frame.op === 'shot' || frame.op === 'indians') seats.add(frame.at);
    if (frame.op === 'dying') seats.add(frame.who);
  }
  return [...seats].filter((seat) => {
    const { alive = false, hand = [] } = t.players[seat] ?? {};
    return alive && hand.length > 0 && !hand.some((card) => card === t.shown);
  });
}

/** The public figures of a game, without the identity of hidden cards. */
export const cardCounts = (t: State): unknown => ({
  players: t.players.map(({ alive, life, hand, inPlay, roleShown }) => [alive, life, hand.length, inPlay, roleShown]),
  deck: t.deck.length,
  discard: t.discard.length,
  turn: t.turn,
  event: t.event,
  winners: t.winners,
});
