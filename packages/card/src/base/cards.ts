// The 22 kinds of card in the base game.
// Brown cards are played and discarded. Blue cards stay in play and work through their power.

import type { Seat } from '@posse/engine';
import {
  A_CARD,
  A_CARD_NEXT_DOOR,
  AT_ANOTHER,
  AT_ANYBODY,
  IN_REACH,
  type KindEntry,
  type Reason,
} from '../catalogue/kinds.ts';
import { deed } from '../deed.ts';
import { ANY_NUMBER, power } from '../power.ts';
import { isOn, playerAt, type State } from '../state.ts';
import { countLiving, livingFrom } from '../table/seats.ts';
import { targets } from '../table/targets.ts';
import { bangLimitReached, fireBang } from './rules/bang.ts';
import { draw } from './rules/draw.ts';
import { duel } from './rules/duel.ts';
import { dynamite, jail } from './rules/dynamite-and-jail.ts';
import { drink, heal } from './rules/heal.ts';
import { indians } from './rules/indians.ts';
import { shot } from './rules/shot.ts';
import { stock } from './rules/store.ts';
import { scrap, take } from './rules/take.ts';

const gun = (reach: number): KindEntry => ({ border: 'blue', weapon: true, power: power({ reach }) });

/** "Any player" includes the player of the card, unless an option says otherwise (R-PANIC-05, R-START-19). */
const notOnOneself = (t: State, me: Seat, at: Seat): Reason | null =>
  at === me && isOn(t, 'not-on-oneself') ? 'yourself' : null;

export const cards = {
  /** A shot at a player in reach; one per turn. */
  bang: {
    border: 'brown',
    aim: IN_REACH,
    bang: true,
    notNow: bangLimitReached,
    play: fireBang,
    bots: { worth: 4.5 },
  },
  /** Cancels a shot at its player. */
  missed: {
    border: 'brown',
    action: false,
    dodges: true,
    bots: { worth: 7 },
  },
  /** One life point, in one's own turn or against the last wound. */
  beer: {
    border: 'brown',
    beer: true,
    notNow: (t) => (isOn(t, 'no-beer-for-two') && countLiving(t) <= 2 ? 'two-left' : null),
    play: (_t, me) => [drink(me)],
    bots: { worth: 6.5, urge: 40 },
  },
  /** Takes a card of a player at distance 1. */
  panic: {
    border: 'brown',
    aim: A_CARD_NEXT_DOOR,
    notAt: notOnOneself,
    play: (_t, me, at, prey) => [take(me, at, prey ?? 'hand')],
    bots: { worth: 4.5, harm: 0.4 },
  },
  /** Makes any player lose a card. */
  'cat-balou': {
    border: 'brown',
    aim: A_CARD,
    notAt: notOnOneself,
    play: (_t, _me, at, prey) => [scrap(at, prey ?? 'hand')],
    bots: { worth: 5, harm: 1.2 },
  },
  /** The challenged player answers first. */
  duel: {
    border: 'brown',
    book: true,
    aim: AT_ANOTHER,
    play: (_t, me, at) => [duel(me, at, me)],
    bots: { worth: 4.5, harm: 1.3 },
  },
  /** Turns up one card for each living player; the player of the card chooses first, then the others clockwise. */
  'general-store': {
    border: 'brown',
    book: true,
    play: (t, me) => [stock(me, countLiving(t))],
    bots: { worth: 3 },
  },
  /** All others discard a BANG! or lose a life point. */
  indians: {
    border: 'brown',
    book: true,
    play: (t, me, _at, _prey, card) => targets(t, me, card).map((at) => indians(me, at)),
    bots: { worth: 5 },
  },
  stagecoach: {
    border: 'brown',
    play: (_t, me) => [draw(me, 2)],
    bots: { worth: 8, urge: 45 },
  },
  /** A shot at all others, at any distance. */
  gatling: {
    border: 'brown',
    play: (t, me, _at, _prey, card) => targets(t, me, card).map((at) => shot(me, at, 'gatling')),
    bots: { worth: 6 },
  },
  /** One life point for everybody alive. */
  saloon: {
    border: 'brown',
    play: (t, me) => livingFrom(t, me).map((who) => heal(who, 1)),
  },
  'wells-fargo': {
    border: 'brown',
    play: (_t, me) => [draw(me, 3)],
    bots: { worth: 9, urge: 50 },
  },
  /** Against a shot, a Heart counts as a Missed!. */
  barrel: {
    border: 'blue',
    power: power({ barrel: true }),
  },
  /** Stands before Jail: cards are checked at the start of a turn in the order of this list. */
  dynamite: {
    border: 'blue',
    book: true,
    power: power({ turnStarts: (_t, me, source) => (source === null ? [] : [dynamite(me, source)]) }),
    does: [deed('threaten', 'all', 3)],
    signs: ['spades', '=', '−3', 'life'],
    bots: { worth: 0.5, burden: -3 },
  },
  /** On anybody but the Sheriff, at any distance. */
  jail: {
    border: 'blue',
    book: true,
    aim: AT_ANYBODY,
    notAt: (t, me, at) => (playerAt(t, at).role === 'sheriff' ? 'sheriff' : notOnOneself(t, me, at)),
    power: power({ turnStarts: (_t, me, source) => (source === null ? [] : [jail(me, source)]) }),
    does: [deed('hold', 'target')],
    signs: ['hearts', '=', 'book'],
    bots: { worth: 3.5, harm: 1.1, burden: -6 },
  },
  mustang: {
    border: 'blue',
    power: power({ farther: 1 }),
    bots: { worth: 7 },
  },
  scope: {
    border: 'blue',
    power: power({ nearer: 1 }),
    bots: { worth: 5 },
  },
  /** Any number of BANG! cards, at distance 1. */
  volcanic: {
    border: 'blue',
    weapon: true,
    power: power({ reach: 1, bangs: ANY_NUMBER }),
  },
  schofield: gun(2),
  remington: gun(3),
  'rev-carabine': gun(4),
  winchester: gun(5),
} satisfies Record<string, KindEntry>;
