// The public interface of the blunders: flags of both games.

export { type Flag, withoutBlunders } from './blunder-flag.ts';
export { CARD_FLAGS } from './card-blunder-flags.ts';
export { DICE_FLAGS } from './dice-blunder-flags.ts';
