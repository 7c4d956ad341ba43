// The public interface of the search, and of training its judge.

export { Beliefs } from '../role-beliefs.ts';
export { cardImagination } from './card-imagination.ts';
export { cardFeatures } from './card-position-features.ts';
export { diceFeatures } from './dice-position-features.ts';
export { worldsFrom } from './imagined-worlds.ts';
export { type Features, forward, type Inputs, inputsFrom, SIDE_OF, SIDES, type Weights } from './judge-network.ts';
export { playOut } from './playout.ts';
