// Visibility tables, and the checks of views and facts against them.

export { CARD_PLAYER, CARD_STATE } from './card.ts';
export { CARD_FRAMES } from './card-frames.ts';
export { findLeak, firstFactMismatch, type Guarded, type Secrets, viewMismatch } from './check.ts';
export { DICE_FRAMES, DICE_PLAYER, DICE_STATE } from './dice.ts';
export { cardSecrets, diceSecrets } from './tables.ts';
export type { AnyFieldVisibility, Next, Twin } from './visibility.ts';
