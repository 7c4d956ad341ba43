// The 16 characters of the base game, as data where the language can say them.

import type { CharacterData } from '../effects/entry-data.ts';
import { ANY_NUMBER } from '../power.ts';
import { twoCardsForALife } from './rules/sid-ketchum.ts';

export const characters = {
  /** Draws a card for each life point lost. */
  'bart-cassidy': {
    bullets: 4,
    talent: 7,
    power: { wounded: [{ do: 'draw', n: 'points' }] },
  },
  /** Shows the second card; a red one brings a third. */
  'black-jack': {
    bullets: 4,
    power: { draws: [{ do: 'show-second' }] },
  },
  /** May use BANG! as Missed!, and Missed! as BANG!. */
  'calamity-janet': {
    bullets: 4,
    power: {
      countsAs: [
        { cards: { bang: true }, as: 'missed' },
        { cards: { kind: 'missed' }, as: 'bang' },
      ],
    },
  },
  /** Takes a card from the hand of a player for each life point lost to them. */
  'el-gringo': {
    bullets: 3,
    power: { wounded: [{ do: 'take', from: 'by', card: 'hand', times: 'points' }] },
  },
  /** May draw the first card from another player's hand. */
  'jesse-jones': {
    bullets: 4,
    power: { draws: [{ do: 'first-card', from: 'another hand' }] },
  },
  /** Has a Barrel as an ability. */
  jourdonnais: {
    bullets: 4,
    talent: 7,
    power: { barrel: true },
  },
  /** Looks at three cards and keeps two. */
  'kit-carlson': {
    bullets: 4,
    talent: 7,
    power: { draws: [{ do: 'look', n: 3 }] },
  },
  /** Turns up two cards for a draw! and chooses one. */
  'lucky-duke': {
    bullets: 4,
    talent: 6,
    power: { flips: 2 },
  },
  'paul-regret': {
    bullets: 3,
    power: { farther: 1 },
  },
  /** May draw the first card from the discards. */
  'pedro-ramirez': {
    bullets: 4,
    power: { draws: [{ do: 'first-card', from: 'discard pile' }] },
  },
  'rose-doolan': {
    bullets: 4,
    power: { nearer: 1 },
  },
  /** May discard two hand cards for a life point, at any time. Code, because an option allows it at full life. */
  'sid-ketchum': {
    bullets: 4,
    power: { offer: twoCardsForALife },
  },
  /** Two Missed! are needed against a BANG! of this character. */
  'slab-the-killer': {
    bullets: 4,
    talent: 8,
    power: { misses: 2 },
  },
  /** Draws a card when the hand is empty. */
  'suzy-lafayette': {
    bullets: 4,
    power: { emptied: [{ do: 'refill' }] },
  },
  /** Takes the cards of eliminated players. */
  'vulture-sam': {
    bullets: 4,
    talent: 4,
    power: { inherits: true },
  },
  /** May play any number of BANG! cards. */
  'willy-the-kid': {
    bullets: 4,
    talent: 8,
    power: { bangs: ANY_NUMBER },
  },
} satisfies Record<string, CharacterData>;
