// The public interface for writing house cards, characters and events.
// See docs/house-cards.md for a tutorial.

import './catalogue/own-sets.ts';
import type { CharacterEntry, EventEntry, KindEntry } from './catalogue/kinds.ts';
import type { Rules } from './frames.ts';
import type { Power } from './power.ts';
import type { Language, Text } from './texts/texts.ts';

/** In English, which then serves for all languages, or in several languages. */
export type HouseText = Text | ({ readonly en: Text } & Readonly<Partial<Record<Language, Text>>>);

/** A power with only the hooks that do something. */
type WithPower<Entry> = Omit<Entry, 'power'> & { readonly power: Partial<Power> };

export interface HouseSet {
  /** Example: `house-moonshine`. */
  readonly id: `house-${string}`;
  readonly kinds?: Readonly<Record<string, Omit<KindEntry, 'power'> & { readonly power?: Partial<Power> }>>;
  /** The copies of each kind, such as `A♠ Q♥ 10♦`. Kinds of other sets may be listed too. */
  readonly deck?: Readonly<Record<string, string>>;
  readonly characters?: Readonly<Record<string, WithPower<CharacterEntry>>>;
  readonly events?: Readonly<Record<string, WithPower<EventEntry>>>;
  /** The power that affects everybody while the set is in use. */
  readonly power?: Partial<Power>;
  /** The rules of its own frames. */
  readonly rules?: Partial<Rules>;
  readonly texts: {
    /** The texts of the set itself. */
    readonly set: HouseText;
    readonly cards?: Readonly<Record<string, HouseText>>;
    readonly characters?: Readonly<Record<string, HouseText>>;
    readonly events?: Readonly<Record<string, HouseText>>;
  };
}

/** Returns its argument: with it, an editor can complete and check the fields. */
export const houseSet = (set: HouseSet): HouseSet => set;

// --- frames: effects ---

export { below, done, first, nothing, type Seat, seat, shuffle, stay } from '@posse/engine';
export { bangsIn } from './base/rules/bang.ts';
export { check } from './base/rules/check.ts';
export { aftermath } from './base/rules/death.ts';
export { draw, drawShown, firstThen, isRed } from './base/rules/draw.ts';
export { duel } from './base/rules/duel.ts';
export { drink, heal } from './base/rules/heal.ts';
export { hurt } from './base/rules/hurt.ts';
export { indians } from './base/rules/indians.ts';
export { refill } from './base/rules/refill.ts';
export { aimed, shot } from './base/rules/shot.ts';
export { firstCard, look } from './base/rules/sources.ts';
export { stock } from './base/rules/store.ts';
export { scrap, take } from './base/rules/take.ts';
// Both are exported whole, so that `declare module '@posse/card/house'` can extend Frames, Answers and HouseOptions.
export * from './frames.ts';
export * from './option-ids.ts';

// --- the parts of a set ---

export {
  A_CARD,
  A_CARD_NEXT_DOOR,
  type Against,
  type Aim,
  AT_ANOTHER,
  AT_ANYBODY,
  AT_NOBODY,
  type CardKind,
  IN_REACH,
  NEXT_DOOR,
  type Reason,
} from './catalogue/kinds.ts';
export type { Wanted } from './luck.ts';
export { ANY_NUMBER, type Changing, type Offer, type Power, power } from './power.ts';

// --- answers ---

export {
  type Ability,
  type Answer,
  ability,
  type ChooseCard,
  type ChooseFrom,
  type ChoosePick,
  type ChooseSeat,
  chooseCard,
  chooseFrom,
  choosePick,
  chooseSeat,
  type Discard,
  discard,
  type End,
  end,
  type Offered,
  type Pass,
  type Play,
  pass,
  play,
  type Use,
  type UseEvent,
  use,
  useEvent,
} from './answers.ts';

// --- the table ---

export { cardOf, characterOf, kindOf } from './catalogue/catalogue.ts';
export { type Deed, deed } from './deed.ts';
export { tell } from './facts.ts';
export { type CardId, isOn, type Luck, type Player, playerAt, type Role, type State, type Suit } from './state.ts';
export {
  discardFromHand,
  discardFromTable,
  drawOne,
  fromAsideToDiscard,
  fromAsideToHand,
  fromAsideToPile,
  fromHandToAside,
  fromHandToHand,
  fromTableToHand,
  fromTableToTable,
  giveUp,
  randomFromHand,
  reshuffle,
  setAside,
  show,
  takeTopDiscard,
} from './table/cards.ts';
export { isHurt, setLife } from './table/life.ts';
export { pairsOf } from './table/pairs.ts';
export { conversionOf, eventPower, forbidden, isImmune, suitOf } from './table/powers.ts';
export {
  countLiving,
  distance,
  handLimitOf,
  isAlive,
  leaderOf,
  livingFrom,
  nextSeat,
  others,
  reachOf,
} from './table/seats.ts';
export { targets } from './table/targets.ts';
export { usesOf } from './table/uses.ts';
