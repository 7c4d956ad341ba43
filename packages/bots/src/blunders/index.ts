// The public interface of the blunders: flags of both games.

export { CARD_FLAGS } from './card-flags.ts';
export { DICE_FLAGS } from './dice-flags.ts';
export { type Flag, withoutBlunders } from './flag.ts';
