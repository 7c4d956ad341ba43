// What an answer in the card game tells of its giver, and what a fact shows of hidden cards.

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
import { type Clues, SPARED } from '../clues.ts';
import type { SeenDeed } from '../memory.ts';
import { kindPlayed, offerIn } from './source.ts';

/** Restraint: he took a hit instead of playing such a card. */
export const NO_MISSED = 'no missed';
export const NO_BANG = 'no bang';
/** Takes a Jail or a Dynamite away from somebody. */
const FREED = 'freed';
const NOBODY: readonly Seat[] = [];
const NO_BACKS: readonly number[] = [];

/** In life points, to whom it is done; what is not listed is neither good nor bad for him. */
const HARM: Readonly<Partial<Record<Verb, number>>> = {
  shoot: 1,
  challenge: 1.3,
  hurt: 1,
  hold: 1.1,
  take: 0.6,
  scrap: 0.6,
  heal: -1,
};

/** The same for what is chosen, by the question. */
const CHOICES: Readonly<Record<string, number>> = {
  fromATable: 0.5,
  firstCard: 0.8,
  gift: -0.3,
  bloodBrothers: -1.5,
};
const FREED_FROM_A_BURDEN = -0.8;

/** Sheriff, Deputy, Outlaw, Renegade: how much each, in its row, wants to harm each, as far as he knows them. */
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

/** What the answer does to whom it is aimed at; null if that is neither good nor bad for him. */
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

/** Who else the same card, ability or choice could have been aimed at. */
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

/** He takes a hit that one card would have spared him: so he holds none, or keeps it for something worse. */
function lacking(t: State, why: Frame, who: Seat): SeenDeed | null {
  const what =
    why.op === 'shot' && why.need === 1 ? NO_MISSED : why.op === 'indians' || why.op === 'duel' ? NO_BANG : null;
  return what === null ? null : { who, what, at: null, harm: 0, instead: NOBODY, backs: backsOf(t, who) };
}

const backsOf = (t: State, who: Seat): number[] =>
  (t.players[who] as State['players'][number]).hand.map((card) => t.backs[card] as number);

/** He ends his turn without a BANG!: whom could he have reached with one? */
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
  // What one may do depends on cards that nobody sees.
  fitsOf: () => null,
  sightingIn(fact) {
    if (fact.kind !== 'moved') return null;
    const { from, to, back, card } = fact as unknown as Facts['moved'];
    if (to === 'hand' && card !== null) return { back, card };
    return from === 'hand' && to !== 'hand' ? { back, card: null } : null;
  },
};
