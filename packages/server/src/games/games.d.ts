import {
  type Answer as CardAnswer,
  type CardFact,
  type Frame as CardFrame,
  type State as CardState,
  type View as CardView,
  type Wishes as CardWishes,
} from '@posse/card';
import {
  type Answer as DiceAnswer,
  type DiceFact,
  type Frame as DiceFrame,
  type State as DiceState,
  type View as DiceView,
  type Wishes as DiceWishes,
} from '@posse/dice';
import type { GameId } from '@posse/protocol';
import type { Kinds, Kit } from './kit.ts';

interface CardKinds extends Kinds {
  readonly wishes: CardWishes;
  readonly state: CardState;
  readonly frame: CardFrame;
  readonly answer: CardAnswer;
  readonly fact: CardFact;
  readonly view: CardView;
}
interface DiceKinds extends Kinds {
  readonly wishes: DiceWishes;
  readonly state: DiceState;
  readonly frame: DiceFrame;
  readonly answer: DiceAnswer;
  readonly fact: DiceFact;
  readonly view: DiceView;
}
export declare const cardKit: Kit<CardKinds>;
export declare const diceKit: Kit<DiceKinds>;
/** Does something with the game of this id, whichever it is. */
export declare const inGame: <R>(id: GameId, act: <K extends Kinds>(kit: Kit<K>) => R) => R;
