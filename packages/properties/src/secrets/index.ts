// Visibility tables, and the checks of views and facts against them.

export { CARD_FRAMES } from './card-frame-visibility.ts';
export { CARD_PLAYER, CARD_STATE } from './card-visibility.ts';
export { DICE_FRAMES, DICE_PLAYER, DICE_STATE } from './dice-visibility.ts';
export { cardSecrets, diceSecrets } from './game-secrets.ts';
export { findLeak, firstFactMismatch, type Guarded, type Secrets, viewMismatch } from './secrecy-check.ts';
export type { AnyFieldVisibility, Next, Twin } from './visibility-rules.ts';
