// The animations of facts as pure data: flying cards, shots, revealed cards.

import type { CardId, Role } from '@posse/card';
import type { SentFact } from '@posse/protocol';
import { momentFor } from '../session/paced-stage.ts';
import { middleOf, type Point, type Spots } from './screen-spots.ts';

export interface Flight {
  readonly act: 'flight';
  readonly card: CardId | null;
  readonly from: DOMRect;
  readonly to: DOMRect;
  /** The card at the target, which stays hidden until this one lands. */
  readonly landsOn: string | null;
}
export interface Track {
  readonly act: 'track';
  readonly from: Point;
  readonly to: Point;
}
/** A sign that appears over a seat. */
export interface Sign {
  readonly act: 'sign';
  readonly sign: 'burst' | 'dodge' | 'beer' | 'arrow' | 'skull';
  readonly over: string;
  readonly where: Point;
}
/** A card that is revealed in the middle. */
export interface Turned {
  readonly act: 'turned';
  readonly what:
    | { readonly kind: 'card'; readonly card: CardId; readonly lucky: boolean }
    | { readonly kind: 'event'; readonly id: string }
    | { readonly kind: 'role'; readonly role: Role };
  readonly where: Point;
}

export type Act = (Flight | Track | Sign | Turned) & { readonly at: number };

export interface Places {
  readonly before: Spots;
  readonly after: Spots;
}

/** All animations of one answer, with their times. Facts without a spot on the screen have none. */
export const actsOf = (facts: readonly SentFact[], places: Places, speed: number): readonly Act[] =>
  cuesOf(facts, speed).flatMap(({ fact, at }) =>
    isFlownAlready(facts, fact) ? [] : (SHOWN[fact.kind]?.(fact, places) ?? []).map((act) => ({ ...act, at })),
  );

/**
 * Is this second flight left out? A card that was laid beside the discard pile and put on it in one answer flies there
 * once.
 */
const isFlownAlready = (facts: readonly SentFact[], { kind, from, to, card }: SentFact): boolean =>
  kind === 'moved' &&
  from === 'aside' &&
  to === 'discard' &&
  facts.some((one) => one.kind === 'moved' && one.card === card && isBesideDiscards(one));

const isBesideDiscards = ({ from, to, toSeat }: SentFact): boolean =>
  from === 'hand' && to === 'aside' && toSeat === null;

/** The animations of a new game's cards, dealt round by round from the active player. */
export function dealOf({ players, turn }: Dealt, spots: Spots, speed: number): readonly Act[] {
  const deck = spots.get('deck');
  if (deck === undefined) return [];
  const most = Math.max(...players.map(({ hand }) => hand.length));
  const seats = players.map((_, step) => (turn + step) % players.length);
  return Array.from({ length: most }, (_, round) => seats.map((seat) => ({ seat, card: players[seat]?.hand[round] })))
    .flat()
    .filter(({ card }) => card !== undefined)
    .flatMap(({ seat, card }, place) => {
      const own = `card-${String(card)}`;
      const to = spots.get(own) ?? spots.get(`hand-${seat}`);
      const known = typeof card === 'number' ? card : null;
      const landsOn = known !== null && spots.has(own) ? own : null;
      return to === undefined
        ? []
        : [{ act: 'flight' as const, card: known, from: deck, to, landsOn, at: place * momentFor('moved') * speed }];
    });
}

interface Dealt {
  readonly turn: number;
  readonly players: readonly { readonly hand: readonly (CardId | object)[] }[];
}

type Show = (fact: SentFact, places: Places) => readonly (Flight | Track | Sign | Turned)[];

const seatSpot = (seat: unknown): string => `seat-${String(seat)}`;

const sign =
  (what: Sign['sign'], field: 'who' | 'at'): Show =>
  (fact, { after }) => {
    const over = seatSpot(fact[field]);
    const rect = after.get(over);
    return rect === undefined ? [] : [{ act: 'sign', sign: what, over, where: middleOf(rect) }];
  };

const aimed =
  (by: 'who' | 'by'): Show =>
  (fact, { after }) => {
    const from = after.get(seatSpot(fact[by]));
    const to = after.get(seatSpot(fact.at));
    return from === undefined || to === undefined || from === to
      ? []
      : [{ act: 'track', from: middleOf(from), to: middleOf(to) }];
  };

const SHOWN: Readonly<Record<string, Show>> = {
  moved: flight,
  played: aimed('who'),
  used: aimed('who'),
  shot: (fact, places) => [...aimed('by')(fact, places), ...sign('burst', 'at')(fact, places)],
  dodged: sign('dodge', 'who'),
  hurt: sign('burst', 'who'),
  poured: sign('beer', 'at'),
  tokens: sign('arrow', 'who'),
  drew: ({ card, lucky }, places) =>
    typeof card === 'number' ? turned(places, { kind: 'card', card: card as CardId, lucky: lucky === true }) : [],
  event: ({ event }, places) => turned(places, { kind: 'event', id: String(event) }),
  eliminated: (fact, places) => [
    ...sign('skull', 'who')(fact, places),
    ...turned(places, { kind: 'role', role: fact.role as Role }),
  ],
};

function turned({ after }: Places, what: Turned['what']): readonly Turned[] {
  const felt = after.get('felt');
  return felt === undefined ? [] : [{ act: 'turned', what, where: middleOf(felt) }];
}

function flight(fact: SentFact, { before, after }: Places): readonly Flight[] {
  const { from, fromSeat, to, toSeat, card } = fact;
  const known = typeof card === 'number' ? (card as CardId) : null;
  const own = `card-${known}`;
  const start = (known === null ? undefined : before.get(own)) ?? before.get(zoneSpot(from, fromSeat));
  const landing = known === null ? undefined : after.get(own);
  const end = landing ?? after.get(isBesideDiscards(fact) ? 'discard' : zoneSpot(to, toSeat));
  if (start === undefined || end === undefined) return [];
  return [{ act: 'flight', card: known, from: start, to: end, landsOn: landing === undefined ? null : own }];
}

const ZONES: Readonly<Record<string, string>> = {
  deck: 'deck',
  discard: 'discard',
  hand: 'hand',
  table: 'inplay',
  aside: 'felt',
};

const zoneSpot = (zone: unknown, seat: unknown): string => {
  const spot = ZONES[String(zone)] ?? 'felt';
  return spot === 'hand' || spot === 'inplay' ? `${spot}-${String(seat)}` : spot;
};

// The time of each fact of an answer, so that pictures and sounds agree.

export interface Cue {
  readonly fact: SentFact;
  /** The start in milliseconds after the beginning of the answer's animation. */
  readonly at: number;
}

/** The sounds of an answer with their times. A `speed` of 1 is normal, less is faster. */
export function cuesOf(facts: readonly SentFact[], speed: number): readonly Cue[] {
  let at = 0;
  return facts.map((fact) => {
    const cue = { fact, at };
    at += momentFor(fact.kind) * speed;
    return cue;
  });
}
