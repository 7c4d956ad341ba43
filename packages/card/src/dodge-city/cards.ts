// The kinds of card that Dodge City adds.
// Some cost another card; green ones are put into play and used later.

import { draw } from '../base/rules/draw.ts';
import { heal } from '../base/rules/heal.ts';
import { shot } from '../base/rules/shot.ts';
import { scrap, take } from '../base/rules/take.ts';
import { A_CARD, AT_ANOTHER, AT_ANYBODY, IN_REACH, type KindEntry, NEXT_DOOR } from '../catalogue/kinds.ts';
import { deed } from '../deed.ts';
import { power } from '../power.ts';
import { targets } from '../table/targets.ts';
import { brawl, nobodyToFight } from './rules/brawl.ts';

const shield: KindEntry = { border: 'green', action: false, dodges: true, bots: { worth: 5 } };

export const cards = {
  /** A shot at distance 1. */
  punch: {
    border: 'brown',
    aim: NEXT_DOOR,
    play: (_t, me, at) => [shot(me, at, 'punch')],
  },
  /** A shot at any distance. */
  springfield: {
    border: 'brown',
    price: 1,
    aim: AT_ANOTHER,
    play: (_t, me, at) => [shot(me, at, 'springfield')],
  },
  /** All others lose a card that the player of the card chooses. */
  brawl: {
    border: 'brown',
    price: 1,
    notNow: nobodyToFight,
    play: (t, me, _at, _prey, card) => [brawl(me, targets(t, me, card))],
    does: [deed('scrap', 'others')],
    bots: { worth: 3 },
  },
  /** Takes a card of any player. */
  'rag-time': {
    border: 'brown',
    price: 1,
    aim: A_CARD,
    play: (_t, me, at, prey) => [take(me, at, prey ?? 'hand')],
  },
  /** One life point for any player. */
  tequila: {
    border: 'brown',
    price: 1,
    aim: AT_ANYBODY,
    play: (_t, _me, at) => [heal(at, 1)],
    bots: { worth: 3 },
  },
  /** Two life points. */
  whisky: {
    border: 'brown',
    price: 1,
    play: (_t, me) => [heal(me, 2)],
    bots: { worth: 5, urge: 40 },
  },
  /** A Missed! that draws a card. */
  dodge: {
    border: 'brown',
    action: false,
    dodges: true,
    play: (_t, me) => [draw(me, 1)],
    bots: { worth: 7 },
  },
  binocular: { border: 'blue', power: power({ nearer: 1 }), bots: { worth: 5 } },
  hideout: { border: 'blue', power: power({ farther: 1 }), bots: { worth: 7 } },
  /** A Missed! that draws a card. */
  bible: { ...shield, play: (_t, me) => [draw(me, 1)], bots: { worth: 7 } },
  'iron-plate': shield,
  sombrero: shield,
  'ten-gallon-hat': shield,
  /** A shot at any distance. */
  'buffalo-rifle': {
    border: 'green',
    aim: AT_ANOTHER,
    play: (_t, me, at) => [shot(me, at, 'buffalo-rifle')],
  },
  /** Makes any player lose a card. */
  'can-can': {
    border: 'green',
    aim: A_CARD,
    play: (_t, _me, at, prey) => [scrap(at, prey ?? 'hand')],
  },
  canteen: {
    border: 'green',
    play: (_t, me) => [heal(me, 1)],
    bots: { worth: 5.5, urge: 41 },
  },
  /** Takes a card of any player. */
  conestoga: {
    border: 'green',
    aim: A_CARD,
    play: (_t, me, at, prey) => [take(me, at, prey ?? 'hand')],
    bots: { worth: 5 },
  },
  /** A shot at distance 1, then a card, hit or miss. */
  derringer: {
    border: 'green',
    aim: NEXT_DOOR,
    play: (_t, me, at) => [shot(me, at, 'derringer'), draw(me, 1)],
    bots: { worth: 5 },
  },
  /** A shot at all others. */
  howitzer: {
    border: 'green',
    play: (t, me, _at, _prey, card) => targets(t, me, card).map((at) => shot(me, at, 'howitzer')),
    bots: { worth: 6 },
  },
  /** A shot at distance 1. */
  knife: {
    border: 'green',
    aim: NEXT_DOOR,
    play: (_t, me, at) => [shot(me, at, 'knife')],
  },
  /** A shot within the reach of the weapon. */
  pepperbox: {
    border: 'green',
    aim: IN_REACH,
    play: (_t, me, at) => [shot(me, at, 'pepperbox')],
    bots: { worth: 5.5 },
  },
  'pony-express': {
    border: 'green',
    play: (_t, me) => [draw(me, 3)],
    bots: { worth: 6, urge: 48 },
  },
} satisfies Record<string, KindEntry>;
