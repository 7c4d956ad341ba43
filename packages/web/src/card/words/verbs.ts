// What one does with a card, in one word. The same words name other things elsewhere: piles, decks.

import { msg } from '@lingui/core/macro';

export const DISCARD = msg({ message: 'Discard', context: 'what one does with a card' });
export const DRAW = msg({ message: 'Draw', context: 'what one does with a card' });
export const KEEP = msg({ message: 'Keep', context: 'what one does with a card' });
export const PLAY = msg({ message: 'Play', context: 'what one does with a card' });
export const TAKE = msg({ message: 'Take', context: 'what one does with a card' });
export const USE = msg({ message: 'Use', context: 'what one does with a card' });
