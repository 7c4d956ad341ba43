// The clues of the card game: deeds that answers show, and sightings of cards.

import {
  type Answer,
  type CardId,
  type CardKinds,
  cardGame,
  type Deed,
  deedsOf,
  distance,
  type Facts,
  type Frame,
  kindOf,
  reachOf,
  type State,
  type Verb,
} from '@posse/card';
import { othersOf, type Pending, type Seat } from '@posse/engine';
import { type Clues, SPARED } from '../clue-interface.ts';
import type { SeenDeed } from '../seat-memory.ts';
import { kindPlayed, offerIn } from './answer-source.ts';

/** The restraint of a player who took a hit instead of playing a Missed!. */
export const NO_MISSED = 'no missed';
export const NO_BANG = 'no bang';
/** The deed of removing a Jail or a Dynamite from somebody. */
const FREED = 'freed';
const NOBODY: readonly Seat[] = [];
const NO_BACKS: readonly number[] = [];

/** The harm to the target in life points; verbs that are not listed do neither good nor harm. */
const HARM: Readonly<Partial<Record<Verb, number>>> = {
  shoot: 1,
  challenge: 1.3,
  hurt: 1,
  hold: 1.1,
  take: 0.6,
  scrap: 0.6,
  heal: -1,
};

/** The harm of a choice, by the question. */
const CHOICES: Readonly<Record<string, number>> = {
  fromATable: 0.5,
  firstCard: 0.8,
  gift: -0.3,
  bloodBrothers: -1.5,
};
const FREED_FROM_A_BURDEN = -0.8;

/**
 * How much each role (row) wants to harm each other (column), as far as they know them: Sheriff, Deputy, Outlaw,
 * Renegade.
 */
const URGES: Clues<CardKinds>['urges'] = [
  [0, 0.3, 1.2, 0.1],
  [-3, -0.3, 1.7, 1],
  [1.3, 0, -0.4, 0],
  [-0.8, 1.1, 0.9, 0.4],
];

function deedOf(t: State, asked: Pending<Frame, Answer>, answer: Answer): SeenDeed | null {
  if (answer.kind === 'pass') return lacking(t, asked.why, answer.seat);
  if (answer.kind === 'end') return t.bangs === 0 ? sparing(t, answer.seat) : null;
  const { at } = answer;
  if (at === null || at === answer.seat) return null;
  const harm = harmIn(t, asked.why, answer);
  if (harm === null) return null;
  const what = whatIn(asked.why, answer, t);
  return { who: answer.seat, what, at, harm, instead: insteadOf(asked.options, answer), backs: NO_BACKS };
}

function whatIn(why: Frame, { kind, card, as, prey, pick }: Answer, t: State): string {
  if (typeof prey === 'number' && isBurden(t, prey)) return FREED;
  if (kind === 'play' || kind === 'use') return as ?? kindOf(t, card).key;
  if (kind === 'ability') return pick;
  return kind === 'event' && why.op === 'phase2' ? (t.event ?? '') : why.op;
}

/** The harm that the answer does to its target; null if it does neither good nor harm. */
function harmIn(t: State, why: Frame, answer: Answer): number | null {
  const { kind, prey } = answer;
  if (typeof prey === 'number' && isBurden(t, prey)) return FREED_FROM_A_BURDEN;
  if (kind === 'play' || kind === 'use') {
    const played = kindPlayed(t, answer);
    return played.bots.harm ?? harmOf(deedsOf(t, played));
  }
  const offer = offerIn(t, t.event, why, answer);
  return offer === null ? (CHOICES[why.op] ?? null) : harmOf(offer.does ?? []);
}

function harmOf(deeds: readonly Deed[]): number | null {
  const aimed = deeds.find(({ whom }) => whom === 'target');
  return aimed === undefined ? null : (HARM[aimed.verb] ?? null);
}

const isBurden = (t: State, card: CardId): boolean => kindOf(t, card).bots.burden !== null;

/** The other possible targets of the same card, ability or choice. */
function insteadOf(options: readonly Answer[], { kind, card, as, at, pick, seat }: Answer): readonly Seat[] {
  let found: Seat[] | null = null;
  for (const other of options) {
    if (other.at === null || other.at === at || other.at === seat) continue;
    if (other.kind !== kind || other.card !== card || other.as !== as || other.pick !== pick) continue;
    if (found === null) found = [other.at];
    else if (!found.includes(other.at)) found.push(other.at);
  }
  return found ?? NOBODY;
}

/** A hit taken that one card would have dodged: the player has none, or keeps it for something worse. */
function lacking(t: State, why: Frame, who: Seat): SeenDeed | null {
  const what =
    why.op === 'shot' && why.need === 1 ? NO_MISSED : why.op === 'indians' || why.op === 'duel' ? NO_BANG : null;
  return what === null ? null : { who, what, at: null, harm: 0, instead: NOBODY, backs: backsOf(t, who) };
}

const backsOf = (t: State, who: Seat): number[] =>
  (t.players[who] as State['players'][number]).hand.map((card) => t.backs[card] as number);

/** A turn that ends without a BANG!; `instead` lists the players in reach. */
function sparing(t: State, who: Seat): SeenDeed | null {
  const { hand } = t.players[who] as State['players'][number];
  if (hand.length === 0) return null;
  const reach = reachOf(t, who);
  const near = othersOf(t.players, who).filter((other) => distance(t, who, other) <= reach);
  if (near.length === 0) return null;
  return { who, what: SPARED, at: null, harm: 0, instead: near, backs: backsOf(t, who) };
}

export const cardClues: Clues<CardKinds> = {
  game: cardGame,
  deedOf,
  urges: URGES,
  // The options depend on hidden cards, so an answer can't be compared with its alternatives.
  fitsOf: () => null,
  sightingIn(fact) {
    if (fact.kind !== 'moved') return null;
    const { from, to, back, card } = fact as unknown as Facts['moved'];
    if (to === 'hand' && card !== null) return { back, card };
    return from === 'hand' && to !== 'hand' ? { back, card: null } : null;
  },
};
