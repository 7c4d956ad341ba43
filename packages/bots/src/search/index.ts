// The public interface of the search, and of training its judge.

export { Beliefs } from '../beliefs.ts';
export { cardFeatures } from './card-features.ts';
export { cardImagination } from './card-imagination.ts';
export { diceFeatures } from './dice-features.ts';
export { type Features, forward, type Inputs, inputsFrom, SIDE_OF, SIDES, type Weights } from './judge.ts';
export { playOut } from './playout.ts';
export { worldsFrom } from './worlds.ts';
