// A thing that can be looked up: card, character, event, role, special role, die face.

import type { Text } from '@posse/engine';
import type { CardNames, DiceNames, Thing } from '@posse/narrator';

export type { Thing };
export type GameId = 'card' | 'dice';

/** The id of a thing in its game. */
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

/** The name and text of a thing, given the names of both games in one language. */
export function textOf(thing: Thing, card: CardNames, dice: DiceNames): Text {
  switch (thing.kind) {
    case 'card':
      return card.kind(thing.key);
    case 'character':
      return (thing.game === 'card' ? card : dice).character(thing.id);
    case 'event':
      return card.event(thing.id);
    case 'role':
      return (thing.game === 'dice' ? dice : card).role(thing.role);
    case 'special':
      return dice.special(thing.id);
    case 'face':
      return dice.face(thing.face);
  }
}
