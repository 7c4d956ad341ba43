// The kinds of card that Dodge City adds, as data.
// Some cost another card; green ones are put into play and used later.

import { deed } from '../deed.ts';
import type { KindData } from '../effects/entry-data.ts';

const shield: KindData = { border: 'green', action: false, dodges: true, bots: { worth: 5 } };

export const cards = {
  /** A shot at distance 1. */
  punch: {
    border: 'brown',
    aim: 'next door',
    play: [{ do: 'shoot' }],
  },
  /** A shot at any distance. */
  springfield: {
    border: 'brown',
    price: 1,
    aim: 'another player',
    play: [{ do: 'shoot' }],
  },
  /** All others lose a card that the player of the card chooses. */
  brawl: {
    border: 'brown',
    price: 1,
    needs: 'a card to lose',
    play: [{ do: 'brawl' }],
    does: [deed('scrap', 'others')],
    bots: { worth: 3 },
  },
  /** Takes a card of any player. */
  'rag-time': {
    border: 'brown',
    price: 1,
    aim: 'a card',
    play: [{ do: 'take', card: 'aimed' }],
  },
  /** One life point for any player. */
  tequila: {
    border: 'brown',
    price: 1,
    aim: 'anybody',
    play: [{ do: 'heal', who: 'target', n: 1 }],
    bots: { worth: 3 },
  },
  /** Two life points. */
  whisky: {
    border: 'brown',
    price: 1,
    play: [{ do: 'heal', n: 2 }],
    bots: { worth: 5, urge: 40 },
  },
  /** A Missed! that draws a card. */
  dodge: {
    border: 'brown',
    action: false,
    dodges: true,
    play: [{ do: 'draw', n: 1 }],
    bots: { worth: 7 },
  },
  binocular: { border: 'blue', power: { nearer: 1 }, bots: { worth: 5 } },
  hideout: { border: 'blue', power: { farther: 1 }, bots: { worth: 7 } },
  /** A Missed! that draws a card. */
  bible: { ...shield, play: [{ do: 'draw', n: 1 }], bots: { worth: 7 } },
  'iron-plate': shield,
  sombrero: shield,
  'ten-gallon-hat': shield,
  /** A shot at any distance. */
  'buffalo-rifle': {
    border: 'green',
    aim: 'another player',
    play: [{ do: 'shoot' }],
  },
  /** Makes any player lose a card. */
  'can-can': {
    border: 'green',
    aim: 'a card',
    play: [{ do: 'scrap', card: 'aimed' }],
  },
  canteen: {
    border: 'green',
    play: [{ do: 'heal', n: 1 }],
    bots: { worth: 5.5, urge: 41 },
  },
  /** Takes a card of any player. */
  conestoga: {
    border: 'green',
    aim: 'a card',
    play: [{ do: 'take', card: 'aimed' }],
    bots: { worth: 5 },
  },
  /** A shot at distance 1, then a card, hit or miss. */
  derringer: {
    border: 'green',
    aim: 'next door',
    play: [{ do: 'shoot' }, { do: 'draw', n: 1 }],
    bots: { worth: 5 },
  },
  /** A shot at all others. */
  howitzer: {
    border: 'green',
    play: [{ do: 'shoot', at: 'others' }],
    bots: { worth: 6 },
  },
  /** A shot at distance 1. */
  knife: {
    border: 'green',
    aim: 'next door',
    play: [{ do: 'shoot' }],
  },
  /** A shot within the reach of the weapon. */
  pepperbox: {
    border: 'green',
    aim: 'in reach',
    play: [{ do: 'shoot' }],
    bots: { worth: 5.5 },
  },
  'pony-express': {
    border: 'green',
    play: [{ do: 'draw', n: 3 }],
    bots: { worth: 6, urge: 48 },
  },
} satisfies Record<string, KindData>;
