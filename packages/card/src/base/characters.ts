// The 16 characters. Each says what it does as its owner would: "me".

import type { CharacterEntry } from '../catalogue/kinds.ts';
import { ANY_NUMBER, power } from '../power.ts';
import { draw, drawShown } from './rules/draw.ts';
import { refill } from './rules/refill.ts';
import { twoCardsForALife } from './rules/sid-ketchum.ts';
import { firstCard, look } from './rules/sources.ts';
import { take } from './rules/take.ts';

export const characters = {
  /** A card for each life point lost. */
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
  /** BANG! and Missed! are one to her. */
  'calamity-janet': {
    bullets: 4,
    power: power({
      countsAs: (t, _me, { key, bang }) =>
        (bang ? t.catalogue.kinds.missed : key === 'missed' ? t.catalogue.kinds.bang : null) ?? null,
    }),
  },
  /** For each life point that another took from him, a card from that hand. */
  'el-gringo': {
    bullets: 3,
    power: power({
      wounded: (_t, me, points, by) =>
        by === null || by === me ? [] : Array.from({ length: points }, () => take(me, by, 'hand')),
    }),
  },
  /** May draw the first card from another hand. */
  'jesse-jones': {
    bullets: 4,
    power: power({ draws: (_t, me, count) => [firstCard(me, count, 'another hand')] }),
  },
  /** Carries a Barrel in himself. */
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
  /** Turns up two cards for a draw! and chooses. */
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
  /** Two hand cards for a life point, at any time. */
  'sid-ketchum': {
    bullets: 4,
    power: power({ offer: twoCardsForALife }),
  },
  /** It takes two Missed! to dodge his BANG!. */
  'slab-the-killer': {
    bullets: 4,
    talent: 8,
    power: power({ misses: 2 }),
  },
  /** A new card when her hand is empty. */
  'suzy-lafayette': {
    bullets: 4,
    power: power({ emptied: (_t, me) => [refill(me)] }),
  },
  /** The cards of the dead are his. */
  'vulture-sam': {
    bullets: 4,
    talent: 4,
    power: power({ inherits: true }),
  },
  /** Any number of BANG! cards. */
  'willy-the-kid': {
    bullets: 4,
    talent: 8,
    power: power({ bangs: ANY_NUMBER }),
  },
} satisfies Record<string, CharacterEntry>;
