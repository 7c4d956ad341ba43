// What a kind of card does, in one to four signs, for those who know the game.

import type { Icon } from '../art/index.ts';

/** A picture, or something written: `=`, `+`, a distance, a change. */
export type Sign = Icon | '=' | '+' | '+1' | '−1' | '−3' | '1' | '2' | '3' | '4' | '5';

const SHOT: readonly Sign[] = ['bang', 'reach'];
const SHOT_NEXT_DOOR: readonly Sign[] = ['bang', 'reach', '1'];
const SHIELD: readonly Sign[] = ['missed'];
const FARTHER: readonly Sign[] = ['any', '+1'];
const NEARER: readonly Sign[] = ['any', '−1'];

const SIGNS: Readonly<Record<string, readonly Sign[]>> = {
  bang: SHOT,
  missed: SHIELD,
  beer: ['life'],
  panic: ['draw', 'reach', '1'],
  'cat-balou': ['any', 'discard'],
  duel: ['any', 'book'],
  'general-store': ['all', 'draw', 'book'],
  indians: ['all', 'book'],
  stagecoach: ['draw', 'draw'],
  gatling: ['bang', 'all'],
  saloon: ['life', 'all'],
  'wells-fargo': ['draw', 'draw', 'draw'],
  barrel: ['hearts', '=', 'missed'],
  dynamite: ['spades', '=', '−3', 'life'],
  jail: ['hearts', '=', 'book'],
  mustang: FARTHER,
  scope: NEARER,
  volcanic: ['reach', '1', 'bang', '+'],
  schofield: ['reach', '2'],
  remington: ['reach', '3'],
  'rev-carabine': ['reach', '4'],
  winchester: ['reach', '5'],

  punch: SHOT_NEXT_DOOR,
  springfield: ['discard', '+', 'bang', 'any'],
  brawl: ['discard', '+', 'all', 'discard'],
  'rag-time': ['discard', '+', 'any', 'draw'],
  tequila: ['discard', '+', 'any', 'life'],
  whisky: ['discard', '+', 'life', 'life'],
  dodge: ['missed', 'draw'],
  binocular: NEARER,
  hideout: FARTHER,
  bible: ['missed', 'draw'],
  'iron-plate': SHIELD,
  sombrero: SHIELD,
  'ten-gallon-hat': SHIELD,
  'buffalo-rifle': ['bang', 'any'],
  'can-can': ['any', 'discard'],
  canteen: ['life'],
  conestoga: ['any', 'draw'],
  derringer: ['bang', 'reach', '1', 'draw'],
  howitzer: ['bang', 'all'],
  knife: SHOT_NEXT_DOOR,
  pepperbox: SHOT,
  'pony-express': ['draw', 'draw', 'draw'],
};

/** House cards say what they do in words. */
const READ: readonly Sign[] = ['book'];

export const symbolsOf = (kind: string): readonly Sign[] =>
  (Object.hasOwn(SIGNS, kind) ? SIGNS[kind] : undefined) ?? READ;
