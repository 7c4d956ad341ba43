// Visibility tables, and the checks of views and facts against them.

export { CARD_PLAYER, CARD_STATE } from './card.ts';
export { CARD_FRAMES } from './card-frames.ts';
export { type Guarded, leaksTo, misseen, mistoldIn, type Secrets } from './check.ts';
export { DICE_FRAMES, DICE_PLAYER, DICE_STATE } from './dice.ts';
export { cardSecrets, diceSecrets } from './tables.ts';
export type { AnyLines, Next, Twin } from './who.ts';
