// The staged first game of each kind: you are the Sheriff and begin.
// The first cards or dice are fixed, so that everything worth knowing happens soon.

import { type Wishes as CardWishes, PLAIN as PLAIN_CARD } from '@posse/card';
import { type Wishes as DiceWishes, PLAIN as PLAIN_DICE } from '@posse/dice';
import type { Role } from '@posse/engine';
import type { GameId } from '@posse/protocol';
import type { SoloWish } from '../solo/solo-worker-messages.ts';

const SEATS = 4;
const ROLES: readonly Role[] = ['sheriff', 'outlaw', 'renegade', 'outlaw'];
const nobodies = (plain: string): string[] => ROLES.map(() => plain);

/** Hands by seat, then the cards drawn turn by turn. One neighbour can't dodge; both will shoot. */
const HANDS = [
  ['bang', 'schofield', 'missed', 'bang', 'beer'],
  ['bang', 'bang', 'bang', 'bang'],
  ['missed', 'beer', 'bang', 'missed'],
  ['bang', 'missed', 'beer', 'bang'],
];
const DRAWN = [
  ['missed', 'bang'],
  ['bang', 'bang'],
  ['bang', 'saloon'],
  ['bang', 'missed'],
  ['volcanic', 'bang'],
  ['bang', 'bang'],
];

const CARDS: CardWishes = {
  seats: SEATS,
  preset: 'first-game',
  characters: nobodies(PLAIN_CARD),
  staged: { roles: ROLES, cards: [...HANDS, ...DRAWN].flat() },
};

const DICE: DiceWishes = {
  seats: SEATS,
  characters: nobodies(PLAIN_DICE),
  staged: {
    roles: ROLES,
    dice: [
      ...(['1', 'arrow', '1', 'beer', 'dynamite'] as const),
      ...(['2', '1', 'gatling', 'beer', '1'] as const),
      ...(['1', '1', 'arrow', '2', 'gatling'] as const),
      ...(['1', 'gatling', '2', 'arrow', '1'] as const),
    ],
  },
};

/** The plan of a first game, with the weakest bots, so that a learner is not outwitted. */
const PLAN = { seats: SEATS, bot: 'gunslinger' } as const;

export const STAGES: Readonly<Record<GameId, SoloWish>> = {
  card: { game: 'card', plan: { ...PLAN, preset: 'first-game' }, staged: CARDS },
  dice: { game: 'dice', plan: PLAN, staged: DICE },
};
