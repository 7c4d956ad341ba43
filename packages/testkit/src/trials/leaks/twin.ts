// The same position as one viewer sees it, with everything else dealt anew, but for what the next answer brings to light to him.

import {
  type Answer as CardAnswer,
  type CardId,
  type State as CardState,
  type View as CardView,
  cardGame,
  cardsFor,
  type HiddenCard,
  isHidden,
} from '@posse/card';
import { type State as DiceState, diceGame } from '@posse/dice';
import { type Json, type Random, type Seat, type SeenFact, seatsOf, shuffle, type Viewer } from '@posse/engine';
import type { GameId } from '@posse/protocol';
import type { Kinds, Kit } from '@posse/server/games';

export interface Twin<State, Answer> {
  readonly state: State;
  /** The same answer, in the words of the twin. */
  answer(original: Answer): Answer;
  /** Did anything come to light, and was left where it is? */
  readonly cameToLight: boolean;
}

type Twins<State, Answer> = (
  t: State,
  viewer: Viewer,
  told: readonly SeenFact[],
  random: Random,
) => Twin<State, Answer>;

/** `told` is what the viewer hears of the answer that comes next. */
export function twinOf<K extends Kinds>(game: GameId, ...where: Parameters<Twins<K['state'], K['answer']>>) {
  const make = (game === 'card' ? cardTwin : diceTwin) as unknown as Twins<K['state'], K['answer']>;
  return make(...where);
}

/** A position that fits this view and the backs of the viewer's own cards, which he was shown in what is open to all. */
export function redealtFor<K extends Kinds>(
  { id, game }: Kit<K>,
  view: K['view'],
  open: Json,
  random: Random,
): K['state'] {
  const state = game.redeal(view, random);
  if (id === 'card')
    for (const [card, back] of ownBacks(view as unknown as CardView, open as unknown as CardView))
      swapBacks(state as unknown as CardState, card, back);
  return state;
}

/** Where he sees a card, and all others its back. */
function ownBacks(view: CardView, open: CardView): readonly (readonly [CardId, number])[] {
  const mine = listsIn(view);
  return listsIn(open).flatMap((list, place) =>
    list.flatMap((shown, at) => {
      const card = mine[place]?.[at];
      return isHidden(shown) && card !== undefined && !isHidden(card) ? [[card, shown.back] as const] : [];
    }),
  );
}

const listsIn = ({ players, stack }: CardView): readonly (readonly (CardId | HiddenCard)[])[] => [
  ...players.map(({ hand }) => hand),
  ...stack.map((frame) => ('cards' in frame ? frame.cards : [])),
];

function swapBacks({ backs }: CardState, card: CardId, back: number): void {
  backs[backs.indexOf(back)] = backs[card] as number;
  backs[card] = back;
}

const tellsRole = (told: readonly SeenFact[]): boolean => told.some(({ role, roles }) => Boolean(role ?? roles));

const cardTwin: Twins<CardState, CardAnswer> = (t, viewer, told, random) => {
  const lit = new Set(told.flatMap((fact) => litBy(fact, viewer)));
  const seen = seenCards(t, viewer);
  const hidden = cardsFor(t.setup).filter((card) => !seen.has(card) && !lit.has(card));
  const dealt = new Map(shuffle(random, [...hidden]).map((card, place) => [hidden[place] as CardId, card]));
  const swap = (card: CardId): CardId => dealt.get(card) ?? card;
  const state = cardGame.clone(t);
  state.deck = t.deck.map(swap);
  for (const player of state.players) player.hand = player.hand.map(swap);
  state.stack = t.stack.map((frame) => {
    if (!('cards' in frame)) return frame;
    const cards = frame.cards.map(swap);
    return 'kept' in frame ? { ...frame, cards, kept: frame.kept.map(swap) } : { ...frame, cards };
  });
  for (const card of hidden) state.backs[swap(card)] = t.backs[card] as number;
  state.events = dealtEvents(t.events, told, random);
  const rolesAreOut = tellsRole(told);
  if (!rolesAreOut) dealRoles(state, unknownRoles(t, viewer), random);
  return {
    state,
    answer: (given) => ({ ...given, card: given.card === null ? null : swap(given.card), cost: given.cost.map(swap) }),
    cameToLight: rolesAreOut || [...lit].some((card) => !seen.has(card)),
  };
};

/** Cards that this viewer learns from a fact. One that goes from one hidden place to another he learns only if it is his. */
function litBy(fact: SeenFact, viewer: Viewer): readonly CardId[] {
  const { kind, card, top, prey, from, fromSeat, to, toSeat } = fact;
  const isHiddenMove = kind === 'moved' && !isOpen(from, fromSeat) && !isOpen(to, toSeat);
  const isLit = !isHiddenMove || fromSeat === viewer || toSeat === viewer;
  return (isLit ? [card, top, prey] : []).filter((one): one is CardId => typeof one === 'number');
}

const isOpen = (zone: unknown, seat: unknown): boolean =>
  zone === 'discard' || zone === 'table' || (zone === 'aside' && seat === null);

/** All that lies open to this viewer, and the discards: he could have seen them. By the state, in case the view tells too much. */
function seenCards(t: CardState, viewer: Viewer): ReadonlySet<CardId> {
  const open = t.players.flatMap(({ inPlay }) => inPlay);
  const own = viewer === 'spectator' ? [] : (t.players[viewer]?.hand ?? []);
  const inFrames = t.stack.flatMap((frame) =>
    'cards' in frame && (!('eyes' in frame) || frame.eyes === viewer) ? frame.cards : [],
  );
  return new Set([...t.discard, ...open, ...own, ...inFrames, ...(t.shown === null ? [] : [t.shown])]);
}

/** The final one stays at the bottom, and those that lie open, or will, on top. */
function dealtEvents(events: readonly string[], told: readonly SeenFact[], random: Random): string[] {
  const open = 1 + told.filter(({ kind }) => kind === 'event').length;
  const [final, ...others] = events;
  if (final === undefined || others.length <= open) return [...events];
  const known = others.splice(-open);
  return [final, ...shuffle(random, others), ...known];
}

/** Before the game begins nobody knows any role, not even his own. */
const unknownRoles = (t: CardState, viewer: Viewer): readonly Seat[] =>
  seatsOf(t.players.length).filter((seat) => !t.begun || (seat !== viewer && !t.players[seat]?.roleShown));

function dealRoles(t: CardState, seats: readonly Seat[], random: Random): void {
  const roles = shuffle(
    random,
    seats.map((seat) => t.players[seat]?.role),
  );
  for (const [place, seat] of seats.entries()) Object.assign(t.players[seat] ?? {}, { role: roles[place] });
}

const diceTwin: Twins<DiceState, object> = (t, viewer, told, random) => {
  const state = diceGame.clone(t);
  const cameToLight = tellsRole(told);
  const seats = seatsOf(t.players.length).filter((seat) => seat !== viewer && !t.players[seat]?.roleShown);
  const dealt = shuffle(random, [...seats]);
  if (!cameToLight)
    for (const [place, seat] of seats.entries()) {
      const { role, special } = t.players[dealt[place] as Seat] ?? {};
      Object.assign(state.players[seat] ?? {}, { role, special });
    }
  return { state, answer: (given) => given, cameToLight };
};
