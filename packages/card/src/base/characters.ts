// The 16 characters of the base game. In their hooks, `me` is the owner.

import type { CharacterEntry } from '../catalogue/kinds.ts';
import { ANY_NUMBER, power } from '../power.ts';
import { draw, drawShown } from './rules/draw.ts';
import { refill } from './rules/refill.ts';
import { twoCardsForALife } from './rules/sid-ketchum.ts';
import { firstCard, look } from './rules/sources.ts';
import { take } from './rules/take.ts';

export const characters = {
  /** Draws a card for each life point lost. */
  'bart-cassidy': {
    bullets: 4,
    talent: 7,
    power: power({ wounded: (_t, me, points) => [draw(me, points)] }),
  },
  /** Shows the second card; a red one brings a third. */
  'black-jack': {
    bullets: 4,
    power: power({
      draws: (_t, me, count) => [draw(me, 1), ...(count > 1 ? [drawShown(me), draw(me, count - 2)] : [])],
    }),
  },
  /** May use BANG! as Missed!, and Missed! as BANG!. */
  'calamity-janet': {
    bullets: 4,
    power: power({
      countsAs: (t, _me, { key, bang }) =>
        (bang ? t.catalogue.kinds.missed : key === 'missed' ? t.catalogue.kinds.bang : null) ?? null,
    }),
  },
  /** Takes a card from the hand of a player for each life point lost to them. */
  'el-gringo': {
    bullets: 3,
    power: power({
      wounded: (_t, me, points, by) =>
        by === null || by === me ? [] : Array.from({ length: points }, () => take(me, by, 'hand')),
    }),
  },
  /** May draw the first card from another player's hand. */
  'jesse-jones': {
    bullets: 4,
    power: power({ draws: (_t, me, count) => [firstCard(me, count, 'another hand')] }),
  },
  /** Has a Barrel as an ability. */
  jourdonnais: {
    bullets: 4,
    talent: 7,
    power: power({ barrel: true }),
  },
  /** Looks at three cards and keeps two. */
  'kit-carlson': {
    bullets: 4,
    talent: 7,
    power: power({ draws: (_t, me, count) => [count < 3 ? look(me, 3, count) : draw(me, count)] }),
  },
  /** Turns up two cards for a draw! and chooses one. */
  'lucky-duke': {
    bullets: 4,
    talent: 6,
    power: power({ flips: 2 }),
  },
  'paul-regret': {
    bullets: 3,
    power: power({ farther: 1 }),
  },
  /** May draw the first card from the discards. */
  'pedro-ramirez': {
    bullets: 4,
    power: power({ draws: (_t, me, count) => [firstCard(me, count, 'discard pile')] }),
  },
  'rose-doolan': {
    bullets: 4,
    power: power({ nearer: 1 }),
  },
  /** May discard two hand cards for a life point, at any time. */
  'sid-ketchum': {
    bullets: 4,
    power: power({ offer: twoCardsForALife }),
  },
  /** Two Missed! are needed against a BANG! of this character. */
  'slab-the-killer': {
    bullets: 4,
    talent: 8,
    power: power({ misses: 2 }),
  },
  /** Draws a card when the hand is empty. */
  'suzy-lafayette': {
    bullets: 4,
    power: power({ emptied: (_t, me) => [refill(me)] }),
  },
  /** Takes the cards of eliminated players. */
  'vulture-sam': {
    bullets: 4,
    talent: 4,
    power: power({ inherits: true }),
  },
  /** May play any number of BANG! cards. */
  'willy-the-kid': {
    bullets: 4,
    talent: 8,
    power: power({ bangs: ANY_NUMBER }),
  },
} satisfies Record<string, CharacterEntry>;
