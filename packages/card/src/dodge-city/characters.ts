// The 15 characters of Dodge City.

import { draw } from '../base/rules/draw.ts';
import { heal } from '../base/rules/heal.ts';
import { type CharacterEntry, isMissed } from '../catalogue/kinds.ts';
import { power } from '../power.ts';
import { isOn, playerAt } from '../state.ts';
import { suitOf } from '../table/powers.ts';
import { copiesAfterChecks, copiesBeforeChecks } from './rules/copy.ts';
import { fromATable } from './rules/from-a-table.ts';
import { blueForTwo, lifeForTwo, twoForAShot } from './rules/trades.ts';

export const characters = {
  /** Immune to Diamonds of other players, except in a Duel. */
  'apache-kid': {
    bullets: 3,
    power: power({
      shrugsOff: (t, _me, cards, kind) =>
        (kind?.key !== 'duel' || isOn(t, 'apache-ignores-duels')) &&
        cards.every((card) => suitOf(t, card) === 'diamonds'),
    }),
  },
  /** In her turn, cards in front of others have no effect. */
  'belle-star': {
    bullets: 4,
    power: power({ silences: "others' cards" }),
  },
  /** Draws one card, and one more for each lost life point. */
  'bill-noface': {
    bullets: 4,
    talent: 7,
    power: power({ drawCount: (t, me, usual) => usual - 1 + playerAt(t, me).maxLife - playerAt(t, me).life }),
  },
  /** May pay a life point for two cards, but never the last one. */
  'chuck-wengam': {
    bullets: 4,
    power: power({ offer: lifeForTwo }),
  },
  /** May discard two hand cards for a shot, once per turn. */
  'doc-holyday': {
    bullets: 4,
    power: power({ offer: twoForAShot }),
  },
  /**
   * May use any hand card, also a green one, as a Missed!. A card that is a Missed! by itself keeps its own effect
   * (R-DC-ELENA-1).
   */
  'elena-fuente': {
    bullets: 3,
    talent: 7,
    power: power({ countsAs: (t, _me, kind) => (isMissed(kind) ? null : (t.catalogue.kinds.missed ?? null)) }),
  },
  /** Gains two life points for every death. */
  'greg-digger': {
    bullets: 4,
    talent: 4,
    power: power({ mourns: (_t, me) => [heal(me, 2)] }),
  },
  /** Draws two cards for every death. */
  'herb-hunter': {
    bullets: 4,
    talent: 4,
    power: power({ mourns: (_t, me) => [draw(me, 2)] }),
  },
  /** May discard a blue hand card for two others, twice per turn. */
  'jose-delgado': {
    bullets: 4,
    power: power({ offer: blueForTwo }),
  },
  /** Draws a card for every hand card used out of turn. */
  'molly-stark': {
    bullets: 4,
    talent: 7,
    power: power({ answers: (t, me) => (t.turn === me && !t.idle ? [] : [draw(me, 1)]) }),
  },
  /** Draws two cards, or takes one that lies in front of a player. */
  'pat-brennan': {
    bullets: 4,
    power: power({ draws: (_t, me, count) => [fromATable(me, count)] }),
  },
  /** Draws three cards. */
  'pixie-pete': {
    bullets: 3,
    talent: 7,
    power: power({ drawCount: (_t, _me, usual) => usual + 1 }),
  },
  /** Keeps ten cards. */
  'sean-mallory': {
    bullets: 3,
    talent: 4,
    power: power({ keeps: 10 }),
  },
  /** Gains two life points from a Beer. */
  'tequila-joe': {
    bullets: 4,
    power: power({ beer: 2 }),
  },
  /** Copies another character each turn. */
  'vera-custer': {
    bullets: 3,
    talent: 3,
    power: power({ turnStarts: copiesBeforeChecks, wakes: copiesAfterChecks }),
  },
} satisfies Record<string, CharacterEntry>;
