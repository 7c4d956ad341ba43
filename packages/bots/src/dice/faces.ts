// What a face is worth on the table, and what may be hoped for when a die is thrown again.

import { characterOf, type DieKind, FACES, type Face, type View } from '@posse/dice';
import { blow, type Glance, playerOf, sip } from './glance.ts';

/** To whoever rolls, roughly, in life points. */
const LUCK: Readonly<Record<Face, number>> = {
  arrow: -0.7,
  dynamite: -0.6,
  '1': 1,
  '2': 1,
  beer: 0.9,
  gatling: 0.7,
  '1x2': 2,
  '2x2': 2,
  beerx2: 1.6,
  gatlingx2: 1.6,
  bullet: -1,
  'broken arrow': 0.4,
};
export const AVERAGE_LUCK = 2;
const BLAST = 3;

export const luckOf = (face: Face): number => LUCK[face];

/** What the roll on the table is worth to whoever rolled it. */
export const luckOfRoll = (faces: readonly Face[]): number =>
  faces.reduce((sum, face) => sum + LUCK[face], 0) - (countOf(faces, 'dynamite') >= BLAST ? 1 : 0);

export const countOf = (faces: readonly Face[], symbol: Face): number =>
  faces.reduce((sum, face) => sum + (face === symbol ? 1 : face === `${symbol}x2` ? 2 : 0), 0);

export const facesOf = ({ dice }: View): Face[] => dice.map(({ face }) => face);

/** A die of mine that I leave as it lies; what counted at once is over. */
export function lies(g: Glance, face: Face): number {
  if (g.me === g.view.ghost) return haunts(g, face);
  return (WORTH[face] ?? nothing)(g);
}

const nothing = (): number => 0;

const WORTH: Readonly<Partial<Record<Face, (g: Glance) => number>>> = {
  '1': (g) => g.sights['1'],
  '2': (g) => g.sights['2'],
  beer: (g) => drink(g),
  gatling: (g) => symbol(g),
  '1x2': (g) => 2 * g.sights['1'],
  '2x2': (g) => 2 * g.sights['2'],
  beerx2: (g) => drink(g) + 0.7 * drink(g),
  gatlingx2: (g) => 2 * symbol(g),
  arrow: (g) => (characterOf(g.self.character).power.lateArrows ? -arrowCost(g) : 0),
};

/** A beer, to me or to my best friend. */
const drink = (g: Glance): number => Math.max(0, sip(g, g.me), ...g.others.map((at) => 0.8 * sip(g, at)));

/** A part of the whole gun, the more the nearer it is to firing. */
function symbol(g: Glance): number {
  const { fires } = characterOf(g.self.character).power;
  const shots = g.others.reduce((sum, at) => sum + blow(g, at), 0) + g.self.arrows * 0.6;
  const lying = countOf(facesOf(g.view), 'gatling');
  const near = lying >= fires ? 1 : lying === fires - 1 ? 0.6 : 0.3;
  return (near * shots) / Math.max(fires, lying);
}

/** What a ghost makes of a face: the worst for a foe or the best for a friend. */
const haunts = (g: Glance, face: Face): number => Math.max(...g.others.map((at) => -(g.foe[at] ?? 0) * LUCK[face]));

/** One more arrow: the emptier the pile, the nearer the attack, which is welcome if it hits others harder. */
export function arrowCost(g: Glance): number {
  const { pile, chiefInPile, players } = g.view;
  const left = pile + (chiefInPile ? 1 : 0);
  const attack = players.reduce((sum, { alive, arrows }, place) => {
    const held = arrows + (place === g.me ? 1 : 0);
    return alive ? sum - (g.foe[place] ?? 0) * held * (place === g.me ? 1 + 2 / Math.max(1, g.self.life) : 1) : sum;
  }, 0);
  const own = 1 + 1 / Math.max(1, g.self.life);
  return left <= 1 ? attack : own * (left <= 3 ? 0.8 : 0.5);
}

/** What a thrown die of this kind brings on average. */
export function hope(g: Glance, kind: DieKind): number {
  return FACES[kind].reduce((sum, face) => sum + lies(g, face) + atOnce(g, face), 0) / FACES[kind].length;
}

/** What counts as soon as it is rolled. */
function atOnce(g: Glance, face: Face): number {
  if (g.me === g.view.ghost) return 0;
  const life = blow(g, g.me);
  if (face === 'arrow') return -arrowCost(g);
  if (face === 'bullet') return life;
  if (face === 'broken arrow') return g.self.arrows > 0 ? 0.6 : 0.2;
  if (face !== 'dynamite') return 0;
  const lying = countOf(facesOf(g.view), 'dynamite');
  return lying === BLAST - 1 ? 2 * life : lying === BLAST - 2 ? life / 2 : life / 6;
}

/** Would I be spared in an attack, holding the Chief's arrow beside these? */
export const isSheltered = (g: Glance, arrows: number): boolean =>
  g.others.every((at) => playerOf(g.view, at).arrows < arrows + 2);
