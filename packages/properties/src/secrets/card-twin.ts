// Twins of card games: states that differ in everything hidden from a viewer.
// Whatever the next answer reveals is not changed either.

import {
  type Answer,
  type CardId,
  cardGame,
  cardsFor,
  type Frame,
  freeCharacters,
  OURS,
  type State,
  withoutEvent,
} from '@posse/card';
import { fork, type Random, type Seat, seatsOf, shuffle, type Viewer } from '@posse/engine';
import { frameVisibility } from './card-frame-visibility.ts';
import { CARD_FACTS, CARD_PLAYER, CARD_STATE } from './card-visibility.ts';
import { type AnyFieldVisibility, knows, type Next, type Twin, type Visibility } from './visibility-rules.ts';

/** Everything that must stay the same in a twin: the viewer may know it now or after the answer, or is told of it. */
class Known {
  readonly cards = new Set<CardId>();
  readonly backs = new Set<number>();
  readonly events = new Set<string>();
  private readonly states: readonly State[];
  private readonly viewer: Viewer;

  constructor(now: State, viewer: Viewer, next: Next<State> | null) {
    this.states = next === null ? [now] : [now, next.after];
    this.viewer = viewer;
    for (const t of this.states) this.seeTable(t);
    for (const fact of next?.told ?? []) this.hear(fact);
  }

  private seeTable(t: State): void {
    const { cards, backs, events, viewer } = this;
    const see = (list: readonly CardId[], who: Visibility<never, never>, at: unknown): void => {
      for (const card of list) if (knows(who as Visibility<unknown, CardId>, at, card, viewer)) cards.add(card);
    };
    see(t.deck, CARD_STATE.deck, t);
    see(t.discard, CARD_STATE.discard, t);
    for (const seat of seatsOf(t.players.length)) {
      see(t.players[seat]?.hand ?? [], CARD_PLAYER.hand, { t, seat });
      see(t.players[seat]?.inPlay ?? [], CARD_PLAYER.inPlay, { t, seat });
    }
    for (const frame of t.stack)
      if ('cards' in frame) see(frame.cards, frameVisibility(frame).cards as Visibility<never, never>, frame);
    for (const back of t.backs) if (CARD_STATE.backs(t, back)) backs.add(back);
    for (const event of t.events) if (CARD_STATE.events(t, event)) events.add(event);
    if (t.event !== null) events.add(t.event);
  }

  private hear({ kind, ...fields }: { readonly kind: string; readonly [field: string]: unknown }): void {
    const lines: AnyFieldVisibility = CARD_FACTS[kind as keyof typeof CARD_FACTS];
    for (const [field, value] of Object.entries(fields)) {
      if (!knows(lines[field] as Visibility<unknown, unknown>, fields, value, this.viewer)) continue;
      if (['card', 'top', 'prey'].includes(field) && typeof value === 'number') this.cards.add(value as CardId);
      if (field === 'back') this.backs.add(value as number);
      if (['event', 'next'].includes(field) && value !== null) this.events.add(value as string);
    }
  }

  /** May the viewer know this field of a player, before or after the answer? */
  knows<F extends 'role' | 'character' | 'spare' | 'offered'>(field: F, seat: Seat): boolean {
    const who = CARD_PLAYER[field] as Visibility<unknown, unknown>;
    return this.states.some((t) => knows(who, { t, seat }, t.players[seat]?.[field], this.viewer));
  }

  /** Is this the player's character, before or after the answer, and may the viewer know it? */
  isCharacter(id: string, seat: Seat): boolean {
    return this.knows('character', seat) && this.states.some((t) => t.players[seat]?.character === id);
  }
}

export function cardTwin(t: State, viewer: Viewer, random: Random, next: Next<State> | null): Twin<State, Answer> {
  const light = new Known(t, viewer, next);
  const state = cardGame.clone(t);
  const swap = dealCards(state, light, random);
  dealRoles(state, light, random);
  const other = dealOffers(state, light, random);
  dealCharacters(state, light, random);
  dealEvents(state, light, random);
  if (next === null) state.stack = state.stack.map((frame) => keepOthers(frame, viewer, random));
  // Future chance may differ only if the answer does not use it.
  if (next === null || next.after.random.at === t.random.at) state.random = fork(random);
  return {
    state,
    answer: (given) =>
      ({
        ...given,
        card: given.card === null ? null : swap(given.card),
        cost: given.cost.map(swap),
        pick: given.pick === null ? null : other(given.seat, given.pick),
      }) as Answer,
  };
}

/** Permutes the hidden cards, and the unseen backs among them. A back that is seen stays in its place. */
function dealCards(t: State, { cards: seen, backs: seenBacks }: Known, random: Random): (card: CardId) => CardId {
  const all = cardsFor(t.catalogue, t.setup);
  const card = permutation(
    all.filter((one) => !seen.has(one)),
    random,
  );
  const back = permutation(
    all.map((one) => t.backs[one] as number).filter((one) => !seenBacks.has(one)),
    random,
  );
  const before = t.backs.slice();
  for (const one of all) t.backs[card(one)] = back(before[one] as number);
  t.deck = t.deck.map(card);
  t.discard = t.discard.map(card);
  for (const player of t.players) player.hand = player.hand.map(card);
  t.stack = t.stack.map((frame) => {
    if (!('cards' in frame)) return frame;
    const cards = frame.cards.map(card);
    return 'kept' in frame ? { ...frame, cards, kept: frame.kept.map(card) } : { ...frame, cards };
  });
  return card;
}

/** A random permutation of the list; anything else stays itself. */
function permutation<T>(list: readonly T[], random: Random): (one: T) => T {
  const dealt = shuffle(random, [...list]);
  const others = new Map(list.map((one, place) => [one, dealt[place] as T]));
  return (one) => others.get(one) ?? one;
}

/** Shuffles hidden roles. `roleShown` moves with its role: before the game begins, both are hidden. */
function dealRoles(t: State, light: Known, random: Random): void {
  const seats = seatsOf(t.players.length).filter((seat) => !light.knows('role', seat));
  const dealt = shuffle(
    random,
    seats.map((seat) => ({ role: t.players[seat]?.role, roleShown: t.players[seat]?.roleShown })),
  );
  for (const [place, seat] of seats.entries()) Object.assign(t.players[seat] ?? {}, dealt[place]);
}

/** Replaces hidden offered characters by any that nobody has. A character that the viewer may know stays. */
function dealOffers(t: State, light: Known, random: Random): (seat: Seat, id: string) => string {
  const offers = seatsOf(t.players.length)
    .filter((seat) => !light.knows('offered', seat))
    .flatMap((seat) => (t.players[seat]?.offered ?? []).map((id) => ({ seat, id })))
    .filter(({ seat, id }) => !light.isCharacter(id, seat));
  const isOffer = (place: number, one: string | null): boolean =>
    offers.some(({ seat, id }) => seat === place && id === one);
  const taken = t.players.flatMap(({ character, spare, offered }, place) =>
    [character, spare, ...offered].filter((id) => !isOffer(place, id)),
  );
  const barred = offers.map(({ seat }) => t.setup.diedAs[seat] ?? null);
  const drawn = freeCharacters(t.catalogue, t.setup, random, taken).drawEach(barred);
  const others = new Map(offers.map(({ seat, id }, place) => [`${seat} ${id}`, drawn[place] ?? id]));
  const other = (seat: Seat, id: string): string => others.get(`${seat} ${id}`) ?? id;
  for (const seat of seatsOf(t.players.length)) {
    const { character = '', spare = null, offered = [] } = t.players[seat] ?? {};
    Object.assign(t.players[seat] ?? {}, {
      character: other(seat, character),
      spare: spare === null ? null : other(seat, spare),
      offered: offered.map((id) => other(seat, id)),
    });
  }
  return other;
}

/** Lets those who chose in secret choose again, and replaces hidden spare characters by any that nobody has. */
function dealCharacters(t: State, light: Known, random: Random): void {
  const hidden = seatsOf(t.players.length).filter(
    (seat) => t.players[seat]?.spare !== null && !light.knows('spare', seat),
  );
  const chose = hidden.filter((seat) => t.players[seat]?.offered.length && !light.knows('character', seat));
  for (const seat of chose) {
    const { offered = [] } = t.players[seat] ?? {};
    const character = shuffle(random, [...offered])[0];
    // The game sets the first of the others aside.
    Object.assign(t.players[seat] ?? {}, { character, spare: offered.find((id) => id !== character) });
  }
  const isByLot = t.begun && t.setup.options.includes('random-new-identity');
  const unseen = hidden.filter((seat) => !chose.includes(seat) && (isByLot || t.players[seat]?.offered.length === 0));
  const taken = t.players.flatMap(({ character, spare, offered }, place) =>
    unseen.some((seat) => seat === place) ? [character] : [character, spare, ...(isByLot ? [] : offered)],
  );
  const drawn = freeCharacters(t.catalogue, t.setup, random, taken).drawEach(
    unseen.map((seat) => t.setup.diedAs[seat] ?? null),
  );
  for (const [place, seat] of unseen.entries())
    if (drawn[place] != null) Object.assign(t.players[seat] ?? {}, { spare: drawn[place] });
}

/** Replaces hidden events by others of the same decks. The final event stays last. */
function dealEvents(t: State, { events: seen }: Known, random: Random): void {
  const decks = new Set(t.events.map((id) => OURS.events[id]?.set));
  const isOut = (id: string): boolean => t.setup.options.includes(withoutEvent(id)) || seen.has(id);
  const others = Object.values(OURS.events).filter(({ id, set }) => decks.has(set) && !isOut(id));
  const idsWhere = (isFinal: boolean): string[] =>
    shuffle(
      random,
      others.filter(({ final }) => final === isFinal).map(({ id }) => id),
    );
  const [finals, ordinary] = [idsWhere(true), idsWhere(false)];
  t.events = t.events.map((id) => (seen.has(id) ? id : ((OURS.events[id]?.final ? finals : ordinary).pop() ?? id)));
}

/** Keeps as many of the cards as before, but perhaps others. */
function keepOthers(frame: Frame, viewer: Viewer, random: Random): Frame {
  if (!('kept' in frame) || frame.eyes === viewer) return frame;
  const kept = shuffle(random, [...frame.cards]).slice(0, frame.kept.length);
  return { ...frame, kept };
}
