// The recorded games: one for each set, each module, and all together.
// Their seeds give short games in which much happens.

import type { Wishes as CardWishes } from '@posse/card';
import type { Wishes as DiceWishes } from '@posse/dice';
import { cardWording } from './card-wording.ts';
import { diceWording } from './dice-wording.ts';
import { playthrough } from './game-as-text.ts';

/** A recorded game, with the name of its file. */
export interface Written {
  readonly name: string;
  text(): string;
}

const card = (name: string, wishes: CardWishes, seed: number): Written => ({
  name: `card-${name}`,
  text: () => playthrough(cardWording, wishes, `card ${name} ${seed}`),
});

const dice = (name: string, wishes: DiceWishes, seed: number): Written => ({
  name: `dice-${name}`,
  text: () => playthrough(diceWording, wishes, `dice ${name} ${seed}`),
});

export const GAMES: readonly Written[] = [
  card('base', { seats: 5 }, 59),
  card('first-game', { seats: 4, preset: 'first-game' }, 31),
  card('three', { seats: 3, sets: ['base', 'dodge-city'] }, 50),
  card('dodge-city', { seats: 8, sets: ['base', 'dodge-city'] }, 32),
  card('high-noon', { seats: 6, sets: ['base', 'high-noon'] }, 360),
  card('fistful', { seats: 6, sets: ['base', 'fistful'] }, 59),
  card('promos', { seats: 5, sets: ['base', 'promos'] }, 78),
  card('tournament', { seats: 5, preset: 'tournament' }, 17),
  card('everything', { seats: 7, preset: 'everything' }, 38),
  dice('base', { seats: 5 }, 6),
  dice('three', { seats: 3 }, 19),
  dice('saloon-dice', { seats: 5, modules: [1] }, 28),
  dice('chief', { seats: 5, modules: [2] }, 18),
  dice('special-roles', { seats: 6, modules: [3] }, 61),
  dice('characters', { seats: 6, modules: [1, 2, 4] }, 37),
  dice('ghost', { seats: 5, modules: [5] }, 39),
  dice('everything', { seats: 8, preset: 'everything' }, 75),
];
