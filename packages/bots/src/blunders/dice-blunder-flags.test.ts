// Tests each flag of the dice game in hand-made positions.

import type { Answer, Face, Frame } from '@posse/dice';
import type { Role } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { beliefsFrom } from '../belief-cache.ts';
import { diceClues } from '../dice/dice-clues.ts';
import { type Situation, situationIn } from '../dice/dice-situation.ts';
import { SHREWD } from '../play-style.ts';
import type { SeenDeed } from '../seat-memory.ts';
import { aiming, me, type Position, shot, stateOf, viewOf } from '../testing/dice-position.ts';
import { withoutBlunders } from './blunder-flag.ts';
import { DICE_FLAGS } from './dice-blunder-flags.ts';

interface Choice {
  readonly kind: Answer['kind'];
  readonly at?: number;
  /** The faces that are rolled again. */
  readonly again?: readonly Face[];
}
type Case = readonly [about: string, position: Position, choice: Choice, deeds?: readonly SeenDeed[]];

const pouring = (...given: readonly number[]): Frame => ({ op: 'pouring', who: me, left: 1, given }) as never;
const again: Frame = { op: 'again', who: me } as never;

const LAW: readonly Role[] = ['sheriff', 'outlaw', 'outlaw', 'renegade', 'deputy'];
const OUTLAW: readonly Role[] = ['outlaw', 'sheriff', 'deputy', 'renegade', 'outlaw'];
const DEPUTY: readonly Role[] = ['deputy', 'sheriff', 'outlaw', 'renegade', 'outlaw'];
const many = (count: number, deed: SeenDeed): SeenDeed[] => Array<SeenDeed>(count).fill(deed);
/** Deeds by which players 1 and 2 have shot at the Sheriff at 0 repeatedly, and player 4 at them. */
const OPEN = [
  ...many(8, shot(1, 0, 3)),
  ...many(8, shot(2, 0, 4)),
  ...many(8, shot(4, 1, 0)),
  ...many(8, shot(4, 2, 0)),
];
/** Deeds by which player 4 has shot at the Sheriff at 1 repeatedly. */
const FELLOW = [...many(12, shot(4, 1, 0)), ...many(8, shot(2, 4, 1))];
/** Deeds by which players 2 and 4 have shot at the Sheriff at 1 repeatedly. */
const HUNTED = [...many(8, shot(2, 1, 3)), ...many(8, shot(4, 1, 0))];

/** Deeds by which players 2 and 3 have shot at the Sheriff at 0 repeatedly. */
const FAR = [...many(9, shot(2, 0, 4)), ...many(9, shot(3, 0, 1))];

// biome-ignore format: a table
const CASES: Readonly<Record<string, { readonly blunders: readonly Case[]; readonly fine: readonly Case[] }>> = {
  'shoots-friend': {
    blunders: [
      ['the Sheriff a sure Deputy', { roles: LAW, frame: aiming('1') }, { kind: 'shoot', at: 4 }, OPEN],
      ['a Deputy the Sheriff', { roles: DEPUTY, frame: aiming('1') }, { kind: 'shoot', at: 1 }, HUNTED],
      ['an Outlaw a sure Outlaw', { roles: OUTLAW, frame: aiming('1') }, { kind: 'shoot', at: 4 }, FELLOW],
    ],
    fine: [
      ['the Sheriff a sure Outlaw', { roles: LAW, frame: aiming('1') }, { kind: 'shoot', at: 1 }, OPEN],
      ['an Outlaw the Sheriff', { roles: OUTLAW, frame: aiming('1') }, { kind: 'shoot', at: 1 }, FELLOW],
      ['nobody is known', { roles: LAW, frame: aiming('1') }, { kind: 'shoot', at: 4 }],
    ],
  },
  'beer-for-foe': {
    blunders: [
      ['the Sheriff to a sure Outlaw', { roles: LAW, life: { 0: 3, 1: 3 }, frame: pouring() }, { kind: 'pour', at: 1 }, OPEN],
      ['an Outlaw to the Sheriff', { roles: OUTLAW, life: { 0: 3, 1: 3 }, frame: pouring() }, { kind: 'pour', at: 1 }],
      ['a Deputy to an Outlaw', { roles: DEPUTY, life: { 1: 2, 2: 2 }, frame: pouring() }, { kind: 'pour', at: 2 }, HUNTED],
    ],
    fine: [
      ['the Sheriff to the Sheriff', { roles: LAW, life: { 0: 3, 1: 3 }, frame: pouring() }, { kind: 'pour', at: 0 }, OPEN],
      ['a Deputy to the Sheriff', { roles: DEPUTY, life: { 0: 3, 1: 2 }, frame: pouring() }, { kind: 'pour', at: 1 }, HUNTED],
      ['nobody of the own side is wounded', { roles: OUTLAW, life: { 1: 3 }, frame: pouring() }, { kind: 'pour', at: 1 }],
    ],
  },
  'beer-in-vain': {
    blunders: [
      ['to a healthy player', { roles: LAW, life: { 0: 3 }, frame: pouring() }, { kind: 'pour', at: 3 }, OPEN],
      ['to a healthy Sheriff', { roles: DEPUTY, life: { 0: 2 }, frame: pouring() }, { kind: 'pour', at: 1 }],
      ['a second one to a player who needed one', { roles: DEPUTY, life: { 0: 2, 1: 9 }, frame: pouring(1) }, { kind: 'pour', at: 1 }],
    ],
    fine: [
      ['to oneself', { roles: LAW, life: { 0: 3 }, frame: pouring() }, { kind: 'pour', at: 0 }],
      ['everybody is healthy', { roles: LAW, frame: pouring() }, { kind: 'pour', at: 3 }],
      ['to a wounded Sheriff', { roles: DEPUTY, life: { 0: 2, 1: 2 }, frame: pouring() }, { kind: 'pour', at: 1 }],
    ],
  },
  'dead-target': {
    blunders: [
      ['a second shot at one life point', { roles: LAW, life: { 1: 1 }, frame: { ...aiming('1', '2'), hits: [[1, 1]] } as never }, { kind: 'shoot', at: 1 }, OPEN],
      ['a third shot at two life points', { roles: LAW, life: { 1: 2 }, frame: { ...aiming('1', '2'), hits: [[1, 2]] } as never }, { kind: 'shoot', at: 1 }, OPEN],
      ['an Outlaw at the Deputy', { roles: ['outlaw', 'sheriff', 'outlaw', 'renegade', 'deputy'], life: { 4: 1 }, frame: { ...aiming('1'), hits: [[4, 1]] } as never }, { kind: 'shoot', at: 4 }],
    ],
    fine: [
      ['another target', { roles: LAW, life: { 1: 1 }, frame: { ...aiming('2'), hits: [[1, 1]] } as never }, { kind: 'shoot', at: 2 }, OPEN],
      ['a life point is left', { roles: LAW, life: { 1: 2 }, frame: { ...aiming('1', '2'), hits: [[1, 1]] } as never }, { kind: 'shoot', at: 1 }, OPEN],
      ['nobody was hit', { roles: LAW, life: { 1: 1 }, frame: aiming('1', '2') }, { kind: 'shoot', at: 1 }, OPEN],
    ],
  },
  'third-dynamite': {
    blunders: [
      ['an arrow again', { roles: LAW, life: { 0: 1 }, dice: ['dynamite', 'dynamite', 'arrow', '1', '2'], frame: again }, { kind: 'reroll', again: ['arrow'] }],
      ['a shot again', { roles: OUTLAW, life: { 0: 1 }, dice: ['dynamite', 'dynamite', 'beer', '1', '2'], frame: again }, { kind: 'reroll', again: ['1'] }],
      ['two dice again', { roles: DEPUTY, life: { 0: 1 }, dice: ['dynamite', 'dynamite', 'beer', 'gatling', '2'], frame: again }, { kind: 'reroll', again: ['gatling', '2'] }],
    ],
    fine: [
      ['stopping', { roles: LAW, life: { 0: 1 }, dice: ['dynamite', 'dynamite', 'arrow', '1', '2'], frame: again }, { kind: 'stop' }],
      ['two life points', { roles: LAW, life: { 0: 2 }, dice: ['dynamite', 'dynamite', 'arrow', '1', '2'], frame: again }, { kind: 'reroll', again: ['arrow'] }],
      ['one dynamite', { roles: LAW, life: { 0: 1 }, dice: ['dynamite', '1', 'arrow', '1', '2'], frame: again }, { kind: 'reroll', again: ['arrow'] }],
    ],
  },
  'beer-rolled-away': {
    blunders: [
      ['at one life point', { roles: LAW, life: { 0: 1 }, dice: ['beer', '1', 'arrow', '1', '2'], frame: again }, { kind: 'reroll', again: ['beer'] }],
      ['at two life points', { roles: DEPUTY, life: { 0: 2 }, dice: ['beer', 'beer', 'arrow', '1', '2'], frame: again }, { kind: 'reroll', again: ['beer', 'arrow'] }],
      ['as an Outlaw', { roles: OUTLAW, life: { 0: 2 }, dice: ['beer', 'gatling', 'arrow', '1', '2'], frame: again }, { kind: 'reroll', again: ['beer'] }],
    ],
    fine: [
      ['another die', { roles: LAW, life: { 0: 1 }, dice: ['beer', '1', 'arrow', '1', '2'], frame: again }, { kind: 'reroll', again: ['arrow'] }],
      ['many life points', { roles: LAW, life: { 0: 5 }, dice: ['beer', '1', 'arrow', '1', '2'], frame: again }, { kind: 'reroll', again: ['beer'] }],
      ['a Gatling is near', { roles: LAW, life: { 0: 2 }, dice: ['beer', 'gatling', 'gatling', '1', '2'], frame: again }, { kind: 'reroll', again: ['beer'] }],
      ['the Sheriff can be killed', { roles: OUTLAW, life: { 0: 2, 1: 2 }, dice: ['beer', '2', 'arrow', '1', '2'], frame: again }, { kind: 'reroll', again: ['beer'] }],
    ],
  },
  'spares-last-life': {
    blunders: [
      ['one Outlaw has one life point', { roles: LAW, life: { 2: 1 }, frame: aiming('2') }, { kind: 'shoot', at: 3 }, FAR],
      ['the other is next door', { roles: ['sheriff', 'outlaw', 'deputy', 'renegade', 'outlaw'], life: { 1: 1 }, frame: aiming('1') }, { kind: 'shoot', at: 4 }, [...many(9, shot(1, 0, 3)), ...many(9, shot(4, 0, 2))]],
      ['the other Outlaw has one life point', { roles: LAW, life: { 3: 1 }, frame: aiming('2') }, { kind: 'shoot', at: 2 }, FAR],
    ],
    fine: [
      ['the weak one is shot', { roles: OUTLAW, life: { 2: 1 }, frame: aiming('2') }, { kind: 'shoot', at: 2 }],
      ['everybody is healthy', { roles: OUTLAW, frame: aiming('2') }, { kind: 'shoot', at: 3 }],
      ['the weak one is not in reach', { roles: LAW, life: { 1: 1 }, frame: aiming('2') }, { kind: 'shoot', at: 2 }, OPEN],
    ],
  },
};

function situation(position: Position, deeds: readonly SeenDeed[]): Situation {
  const view = viewOf(stateOf(position));
  return situationIn(view, beliefsFrom(diceClues, view.players, deeds, SHREWD), SHREWD, { deeds, sightings: [] });
}

function chosen({ options, view }: Situation, { kind, at, again: faces }: Choice): Answer {
  const found = options.find(
    (option) =>
      option.kind === kind &&
      (at === undefined || option.at === at) &&
      (faces === undefined || option.dice.map((place) => view.dice[place]?.face).join() === faces.join()),
  );
  if (found === undefined) throw new Error(`There is no ${kind} ${at} among ${JSON.stringify(options)}.`);
  return found;
}

describe.each(DICE_FLAGS)('the flag $id', (flag) => {
  const { blunders, fine } = CASES[flag.id] ?? { blunders: [], fine: [] };

  test('every flag of the dice game is tested in three positions of each sort', () => {
    expect(blunders.length).toBeGreaterThanOrEqual(3);
    expect(fine.length).toBeGreaterThanOrEqual(3);
  });

  for (const [about, position, choice, deeds = []] of blunders)
    test(`${flag.id} sees the blunder: ${about}`, () => {
      const s = situation(position, deeds);
      expect(flag.isBlunder(s, chosen(s, choice))).toBe(true);
      const isLeftOut = !withoutBlunders(DICE_FLAGS, s).includes(chosen(s, choice));
      if (flag.isNever) expect(isLeftOut).toBe(true);
    });

  for (const [about, position, choice, deeds = []] of fine)
    test(`${flag.id} sees no blunder: ${about}`, () => {
      const s = situation(position, deeds);
      expect(flag.isBlunder(s, chosen(s, choice))).not.toBe(true);
    });
});
