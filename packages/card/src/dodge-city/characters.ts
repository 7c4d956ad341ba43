// The 15 characters of Dodge City, as data where the language can say them.

import type { CharacterData } from '../effects/entry-data.ts';
import { isOn } from '../state.ts';
import { suitOf } from '../table/powers-in-force.ts';
import { copiesAfterChecks, copiesBeforeChecks } from './rules/vera-custer.ts';

export const characters = {
  /** Immune to Diamonds of other players, except in a Duel. Code, because an option ends the exception. */
  'apache-kid': {
    bullets: 3,
    power: {
      shrugsOff: (t, _me, cards, kind) =>
        (kind?.key !== 'duel' || isOn(t, 'apache-ignores-duels')) &&
        cards.every((card) => suitOf(t, card) === 'diamonds'),
    },
  },
  /** In her turn, cards in front of others have no effect. */
  'belle-star': {
    bullets: 4,
    power: { silences: "others' cards" },
  },
  /** Draws one card, and one more for each lost life point. */
  'bill-noface': {
    bullets: 4,
    talent: 7,
    power: { drawCount: { sum: ['usual', -1, 'wounds'] } },
  },
  /** May pay a life point for two cards, but never the last one. */
  'chuck-wengam': {
    bullets: 4,
    power: { offer: { price: { life: 1 }, run: [{ do: 'draw', n: 2 }] } },
  },
  /** May discard two hand cards for a shot, once per turn. */
  'doc-holyday': {
    bullets: 4,
    power: {
      offer: { price: { cards: 2 }, target: 'in reach', perTurn: 1, run: [{ do: 'shoot' }] },
    },
  },
  /**
   * May use any hand card, also a green one, as a Missed!. A card that is a Missed! by itself keeps its own effect
   * (R-DC-ELENA-1).
   */
  'elena-fuente': {
    bullets: 3,
    talent: 7,
    power: { countsAs: [{ cards: { missed: false }, as: 'missed' }] },
  },
  /** Gains two life points for every death. */
  'greg-digger': {
    bullets: 4,
    talent: 4,
    power: { mourns: [{ do: 'heal', n: 2 }] },
  },
  /** Draws two cards for every death. */
  'herb-hunter': {
    bullets: 4,
    talent: 4,
    power: { mourns: [{ do: 'draw', n: 2 }] },
  },
  /** May discard a blue hand card for two others, twice per turn. */
  'jose-delgado': {
    bullets: 4,
    power: {
      offer: { price: { cards: 1, of: { border: 'blue' } }, perTurn: 2, run: [{ do: 'draw', n: 2 }] },
    },
  },
  /** Draws a card for every hand card used out of turn. */
  'molly-stark': {
    bullets: 4,
    talent: 7,
    power: { answers: [{ do: 'if', if: { not: { is: 'on turn' } }, yes: [{ do: 'draw', n: 1 }] }] },
  },
  /** Draws two cards, or takes one that lies in front of a player. */
  'pat-brennan': {
    bullets: 4,
    power: { draws: [{ do: 'from-a-table' }] },
  },
  /** Draws three cards. */
  'pixie-pete': {
    bullets: 3,
    talent: 7,
    power: { drawCount: { sum: ['usual', 1] } },
  },
  /** Keeps ten cards. */
  'sean-mallory': {
    bullets: 3,
    talent: 4,
    power: { keeps: 10 },
  },
  /** Gains two life points from a Beer. */
  'tequila-joe': {
    bullets: 4,
    power: { beer: 2 },
  },
  /** Copies another character each turn. Code: no sentence changes who a player is. */
  'vera-custer': {
    bullets: 3,
    talent: 3,
    power: { turnStarts: copiesBeforeChecks, wakes: copiesAfterChecks },
  },
} satisfies Record<string, CharacterData>;
