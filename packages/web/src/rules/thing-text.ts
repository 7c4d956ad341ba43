// What a thing is called and what it says, given the names of both games in one language.

import type { Text } from '@posse/engine';
import type { CardNames } from '../words/card-names.ts';
import type { DiceNames } from '../words/dice-names.ts';
import type { Thing } from './thing.ts';

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
