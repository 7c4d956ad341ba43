// The ids of options: those of our sets, and those of house sets.

import type { NumbersOf, OptionWishesOf } from '@posse/engine';
import type { texts as fistful } from './fistful/texts.ts';
import type { texts as highNoon } from './high-noon/texts.ts';
import type { NUMBER_TEXTS } from './texts/number-option-texts.ts';
import type { OPTION_TEXTS } from './texts/set-texts.ts';

/**
 * The options of house sets, by id. Every event of a house set has an option `without-` with the event's id. A set
 * whose code reads that option declares it here, as `interface HouseOptions { 'without-dust-storm': true }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by house sets
export interface HouseOptions {}

type OurEvent = keyof typeof highNoon.events | keyof typeof fistful.events;

/** An option that is on or off. */
export type OptionId = keyof typeof OPTION_TEXTS | `without-${OurEvent}` | (keyof HouseOptions & string);

/** An option that is a number. */
export type NumberId = keyof typeof NUMBER_TEXTS;

/** A switch of older plans and games that became a number. */
export type OlderOptionId = 'long-event-deck';

export type CardNumbers = NumbersOf<NumberId>;
export type CardOptionWishes = OptionWishesOf<OptionId | NumberId | OlderOptionId>;

/** The option that leaves out this event, which may belong to a house set. */
export const withoutEvent = (event: string): OptionId => `without-${event}` as OptionId;
