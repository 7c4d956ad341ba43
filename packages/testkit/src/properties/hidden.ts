// States of the card game that differ only in what somebody can't see: two hidden cards, or two hidden roles, exchanged.

import { type Answer, type CardId, cardGame, cardsFor, isHidden, type State } from '@posse/card';
import { below, type Random, seatsOf, type Viewer } from '@posse/engine';
import type { Twin } from './subject.ts';

/** The same state with two cards, or two roles, exchanged that the viewer can't see. */
export function twin(t: State, viewer: Viewer, random: Random): Twin<State, Answer> | null {
  return below(random, 3) === 0 ? roleTwin(t, viewer, random) : cardTwin(t, viewer, random);
}

function cardTwin(t: State, viewer: Viewer, random: Random): Twin<State, Answer> | null {
  const hidden = cardsFor(t.setup).filter((card) => !seenCards(t, viewer).has(card));
  const [one, other] = twoOf(hidden, random);
  if (one === undefined || other === undefined) return null;
  const swap = (card: CardId): CardId => (card === one ? other : card === other ? one : card);
  const state = cardGame.clone(t);
  state.deck = t.deck.map(swap);
  state.discard = t.discard.map(swap);
  for (const player of state.players) player.hand = player.hand.map(swap);
  state.stack = t.stack.map((frame) => {
    if (!('cards' in frame)) return frame;
    const cards = frame.cards.map(swap);
    return 'kept' in frame ? { ...frame, cards, kept: frame.kept.map(swap) } : { ...frame, cards };
  });
  [state.backs[one], state.backs[other]] = [t.backs[other] as number, t.backs[one] as number];
  return {
    state,
    answer: (a) => ({
      ...a,
      card: a.card === null ? null : swap(a.card),
      as: a.as,
      cost: a.cost.map(swap),
    }),
    cameToLight: (told) => told.some(({ card, top }) => [card, top].some((seen) => seen === one || seen === other)),
  };
}

function roleTwin(t: State, viewer: Viewer, random: Random): Twin<State, Answer> | null {
  const hidden = seatsOf(t.players.length).filter(
    (seat) => !t.begun || (seat !== viewer && !t.players[seat]?.roleShown),
  );
  const [one, other] = twoOf(hidden, random);
  if (one === undefined || other === undefined) return null;
  const state = cardGame.clone(t);
  const [first, second] = [state.players[one], state.players[other]];
  if (first === undefined || second === undefined) return null;
  [first.role, second.role] = [second.role, first.role];
  return { state, answer: (a) => a, cameToLight: (told) => told.some(({ role, roles }) => Boolean(role ?? roles)) };
}

/** Everything that lies open to this viewer. Seen discards count as known as long as they are not shuffled. */
function seenCards(t: State, viewer: Viewer): Set<CardId> {
  const view = cardGame.view(t, viewer);
  const seen = new Set<CardId>(t.discard);
  for (const { hand, inPlay } of view.players)
    for (const card of [...hand, ...inPlay]) if (!isHidden(card)) seen.add(card);
  for (const frame of view.stack)
    if ('cards' in frame) for (const card of frame.cards) if (!isHidden(card)) seen.add(card);
  return seen;
}

function twoOf<T>(list: readonly T[], random: Random): readonly T[] {
  if (list.length < 2) return [];
  const one = below(random, list.length);
  const other = (one + 1 + below(random, list.length - 1)) % list.length;
  return [list[one] as T, list[other] as T];
}
