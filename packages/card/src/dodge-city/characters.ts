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
  /** Diamonds of others do nothing to him, but for a Duel. */
  'apache-kid': {
    bullets: 3,
    power: power({
      shrugsOff: (t, _me, cards, kind) =>
        (kind?.key !== 'duel' || isOn(t, 'apache-ignores-duels')) &&
        cards.every((card) => suitOf(t, card) === 'diamonds'),
    }),
  },
  /** In her turn the cards in front of others have no effect. */
  'belle-star': {
    bullets: 4,
    power: power({ silences: "others' cards" }),
  },
  /** Draws one card, and one for each wound. */
  'bill-noface': {
    bullets: 4,
    talent: 7,
    power: power({ drawCount: (t, me, usual) => usual - 1 + playerAt(t, me).maxLife - playerAt(t, me).life }),
  },
  /** A life point for two cards, never the last one. */
  'chuck-wengam': {
    bullets: 4,
    power: power({ offer: lifeForTwo }),
  },
  /** Two hand cards for a shot, once a turn. */
  'doc-holyday': {
    bullets: 4,
    power: power({ offer: twoForAShot }),
  },
  /** Any card is a Missed! to her, a green one from the hand too; what is one by itself stays what it is (R-DC-ELENA-1). */
  'elena-fuente': {
    bullets: 3,
    talent: 7,
    power: power({ countsAs: (t, _me, kind) => (isMissed(kind) ? null : (t.catalogue.kinds.missed ?? null)) }),
  },
  /** Two life points for every death. */
  'greg-digger': {
    bullets: 4,
    talent: 4,
    power: power({ mourns: (_t, me) => [heal(me, 2)] }),
  },
  /** Two cards for every death. */
  'herb-hunter': {
    bullets: 4,
    talent: 4,
    power: power({ mourns: (_t, me) => [draw(me, 2)] }),
  },
  /** A blue hand card for two others, twice a turn. */
  'jose-delgado': {
    bullets: 4,
    power: power({ offer: blueForTwo }),
  },
  /** A card for every hand card that she uses out of turn. */
  'molly-stark': {
    bullets: 4,
    talent: 7,
    power: power({ answers: (t, me) => (t.turn === me && !t.idle ? [] : [draw(me, 1)]) }),
  },
  /** Draws two cards, or takes one from a table. */
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
  /** A Beer gives him two life points. */
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
