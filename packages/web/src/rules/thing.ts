// Everything that can be looked up: a card, a character, an event, a role, a special role, a face of a die.

import type { CardId } from '@posse/card';
import type { Role } from '@posse/engine';

export type GameId = 'card' | 'dice';

export type Thing =
  /** A kind of card; `card` is the copy that somebody looked at. */
  | { readonly kind: 'card'; readonly key: string; readonly card?: CardId | undefined }
  | { readonly kind: 'character'; readonly game: GameId; readonly id: string }
  | { readonly kind: 'event'; readonly id: string }
  /** Both games deal the same roles; without a game it is that of the card game. */
  | { readonly kind: 'role'; readonly role: Role; readonly game?: GameId | undefined }
  | { readonly kind: 'special'; readonly id: string }
  | { readonly kind: 'face'; readonly face: string };

/** The id under which its game knows it. */
export function idOf(thing: Thing): string {
  switch (thing.kind) {
    case 'card':
      return thing.key;
    case 'role':
      return thing.role;
    case 'face':
      return thing.face;
    default:
      return thing.id;
  }
}

export function gameOf(thing: Thing): GameId {
  switch (thing.kind) {
    case 'card':
    case 'event':
      return 'card';
    case 'character':
      return thing.game;
    case 'role':
      return thing.game ?? 'card';
    default:
      return 'dice';
  }
}
