// The public interface for writing house cards, characters and events.
// See docs/house-cards.md for a tutorial.

import './catalogue/built-in-catalogue.ts';
import type { CharacterEntry, EventEntry, KindEntry } from './catalogue/entry-types.ts';
import type { Rules } from './frames.ts';
import type { Power } from './power.ts';
import type { Language, Text } from './texts/set-texts.ts';

/** A text in English, which then serves for all languages, or in several languages. */
export type HouseText = Text | ({ readonly en: Text } & Readonly<Partial<Record<Language, Text>>>);

/** A power with only the hooks that do something. */
type WithPower<Entry> = Omit<Entry, 'power'> & { readonly power: Partial<Power> };

export interface HouseSet {
  /** The id of the set, for example `house-moonshine`. */
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
export { draw, drawShown, firstThen, isRed } from './base/rules/card-draw.ts';
export { scrap, take } from './base/rules/card-theft.ts';
export { aftermath } from './base/rules/deaths.ts';
export { check } from './base/rules/draw-check.ts';
export { duel } from './base/rules/duel.ts';
export { stock } from './base/rules/general-store.ts';
export { indians } from './base/rules/indians.ts';
export { drink, heal } from './base/rules/life-gain.ts';
export { hurt } from './base/rules/life-loss.ts';
export { firstCard, look } from './base/rules/other-draw-sources.ts';
export { aimed, shot } from './base/rules/shot.ts';
export { refill } from './base/rules/suzy-lafayette.ts';
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
} from './catalogue/entry-types.ts';
export type { Wanted } from './check-luck.ts';
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
} from './table/card-moves.ts';
export { targets } from './table/card-targets.ts';
export { isHurt, setLife } from './table/life-points.ts';
export { usesOf } from './table/offer-uses.ts';
export { pairsOf } from './table/pairs.ts';
export { conversionOf, eventPower, forbidden, isImmune, suitOf } from './table/powers-in-force.ts';
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
} from './table/seat-order.ts';
