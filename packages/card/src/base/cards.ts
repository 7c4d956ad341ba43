// The 22 kinds of card in the base game, as data.
// Brown cards are played and discarded. Blue cards stay in play and work through their power.

import { deed } from '../deed.ts';
import type { KindData } from '../effects/entry-data.ts';
import { ANY_NUMBER } from '../power.ts';

const gun = (reach: number): KindData => ({ border: 'blue', weapon: true, power: { reach } });

export const cards = {
  /** A shot at a player in reach; one per turn. */
  bang: {
    border: 'brown',
    aim: 'in reach',
    bang: true,
    needs: 'a BANG! left',
    play: [{ do: 'bang' }],
    bots: { worth: 4.5 },
  },
  /** Cancels a shot at its player. */
  missed: {
    border: 'brown',
    action: false,
    dodges: true,
    bots: { worth: 7 },
  },
  /** Regains one life point, in one's own turn or against the last wound. */
  beer: {
    border: 'brown',
    beer: true,
    needs: 'three players by option',
    play: [{ do: 'drink' }],
    bots: { worth: 6.5, urge: 40 },
  },
  /** Takes a card of a player at distance 1. */
  panic: {
    border: 'brown',
    aim: 'a card next door',
    spares: ['yourself by option'],
    play: [{ do: 'take', card: 'aimed' }],
    bots: { worth: 4.5, harm: 0.4 },
  },
  /** Makes any player lose a card. */
  'cat-balou': {
    border: 'brown',
    aim: 'a card',
    spares: ['yourself by option'],
    play: [{ do: 'scrap', card: 'aimed' }],
    bots: { worth: 5, harm: 1.2 },
  },
  /** The challenged player answers first. */
  duel: {
    border: 'brown',
    book: true,
    aim: 'another player',
    play: [{ do: 'duel' }],
    bots: { worth: 4.5, harm: 1.3 },
  },
  /** Turns up one card for each living player; the player of the card chooses first, then the others clockwise. */
  'general-store': {
    border: 'brown',
    book: true,
    play: [{ do: 'store' }],
    bots: { worth: 3 },
  },
  /** All others discard a BANG! or lose a life point. */
  indians: {
    border: 'brown',
    book: true,
    play: [{ do: 'raid', at: 'others' }],
    bots: { worth: 5 },
  },
  stagecoach: {
    border: 'brown',
    play: [{ do: 'draw', n: 2 }],
    bots: { worth: 8, urge: 45 },
  },
  /** A shot at all others, at any distance. */
  gatling: {
    border: 'brown',
    play: [{ do: 'shoot', at: 'others' }],
    bots: { worth: 6 },
  },
  /** Every living player regains one life point. */
  saloon: {
    border: 'brown',
    play: [{ do: 'heal', who: 'all', n: 1 }],
  },
  'wells-fargo': {
    border: 'brown',
    play: [{ do: 'draw', n: 3 }],
    bots: { worth: 9, urge: 50 },
  },
  /** Against a shot, a Heart counts as a Missed!. */
  barrel: {
    border: 'blue',
    bots: { worth: 7 },
    power: { barrel: true },
  },
  /** Stands before Jail in this list: cards are checked at the start of a turn in its order. */
  dynamite: {
    border: 'blue',
    book: true,
    power: {
      turnStarts: [{ do: 'check', luck: 'spades 2 to 9', yes: [{ do: 'explode' }], no: [{ do: 'pass-on' }] }],
    },
    does: [deed('threaten', 'all', 3)],
    signs: ['spades', '=', '−3', 'life'],
    bots: { worth: 0.5, burden: -3 },
  },
  /** Can be played on anybody but the Sheriff, at any distance. */
  jail: {
    border: 'blue',
    book: true,
    aim: 'anybody',
    spares: ['the Sheriff', 'yourself by option'],
    power: {
      turnStarts: [{ do: 'check', luck: 'hearts', yes: [{ do: 'discard-this' }], no: [{ do: 'lose-turn' }] }],
    },
    does: [deed('hold', 'target')],
    signs: ['hearts', '=', 'book'],
    bots: { worth: 3.5, harm: 1.1, burden: -6 },
  },
  mustang: {
    border: 'blue',
    power: { farther: 1 },
    bots: { worth: 7 },
  },
  scope: {
    border: 'blue',
    power: { nearer: 1 },
    bots: { worth: 5 },
  },
  /** Allows any number of BANG! cards, at distance 1. */
  volcanic: {
    border: 'blue',
    weapon: true,
    power: { reach: 1, bangs: ANY_NUMBER },
  },
  schofield: gun(2),
  remington: gun(3),
  'rev-carabine': gun(4),
  winchester: gun(5),
} satisfies Record<string, KindData>;
