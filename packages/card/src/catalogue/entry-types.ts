// The types of cards, characters, events, tables and sets.
// A kind of card is what all copies of BANG! have in common.

import type { Seat } from '@posse/engine';
import type { Deed } from '../deed.ts';
import type { Pack } from '../effects/pack/pack.ts';
import type { PowerEntry } from '../effects/power-data.ts';
import type { Sentence } from '../effects/sentence-types.ts';
import type { Frame, Rules } from '../frames.ts';
import { hookBits, NO_POWER, type Power } from '../power.ts';
import type { SetId } from '../set-ids.ts';
import type { RuleNumber } from '../setup/number-options.ts';
import type { RuleOption } from '../setup/options.ts';
import type { AbilityId, CardId, Fallen, Role, State, Suit } from '../state.ts';
import type { SetTexts, TextChanges } from '../texts/set-texts.ts';

/** The possible targets of a card. */
export interface Aim {
  readonly at: 'nobody' | 'another player' | 'anybody' | 'a card';
  /** The maximum distance; 'reach' is that of the weapon. */
  readonly within: number | 'reach';
}

/** The shot against which a Missed! is used. */
export interface Against {
  readonly by: Seat | null;
  /** The key of a card, or the id of a character or an event. */
  readonly with: string;
}

/** The reason why a card may not be played, as a code. */
export type Reason = string;

export interface CardKind {
  readonly key: string;
  /**
   * Brown cards are played and discarded, blue ones stay in play, green ones are put into play and used from the next
   * turn on.
   */
  readonly border: 'brown' | 'blue' | 'green';
  /** True if the card is left out of the beginner deck. */
  readonly book: boolean;
  readonly weapon: boolean;
  /** True if the card may be played in one's own turn, not only as an answer. */
  readonly action: boolean;
  /** True if the card counts as a Missed!; then `play` says what else happens. */
  readonly dodges: boolean;
  /** True if the card counts as a BANG!, when one is asked for and when BANG! cards are counted. */
  readonly bang: boolean;
  /** True if the card counts as a Beer: the dying may play it. */
  readonly beer: boolean;
  /** The number of other hand cards that must be discarded with it. */
  readonly price: number;
  readonly aim: Aim;
  /** The reason why it can't be played now at all, besides the rules for every card. */
  readonly notNow: ((t: State, me: Seat) => Reason | null) | null;
  /** The reason why it can't be played on this player, besides its aim. */
  readonly notAt: ((t: State, me: Seat, at: Seat) => Reason | null) | null;
  /**
   * The frames of its effect when it is played or, if it is green, used. Without a target, `at` is the player. If it is
   * used as a Missed!, `against` is the shot, and `at` is the shooter, or the player if nobody shot.
   */
  readonly play: (
    t: State,
    me: Seat,
    at: Seat,
    prey: CardId | 'hand' | null,
    card: CardId,
    against: Against | null,
  ) => readonly Frame[];
  /** The power that it has while it lies in play. */
  readonly power: Power;
  /** The hooks of that power, as a bit mask. */
  readonly hookMask: number;
  // --- for display and bots ---
  /** Its deeds; null if they are derived from the frames of its effect (`card-deeds.ts`). */
  readonly does: readonly Deed[] | null;
  /** One to four symbols for experienced players; null if they are derived from its deeds. */
  readonly signs: readonly string[] | null;
  /** The values that bots use. */
  readonly bots: BotValues;
  /** Its effect as data, by which bots play it; null for kinds that are no pack's. */
  readonly data: EffectData | null;
}

/** The effect of a card as a pack says it. */
export interface EffectData {
  readonly play?: readonly Sentence[];
  readonly power?: PowerEntry;
}

/** The values of a card for bots. Those that are null are derived from its deeds. */
export interface BotValues {
  /** The value in the hand, from 0 to 10; the default is 4. */
  readonly worth: number | null;
  /** How much bots want to play it if it has a use: from 2 for a trifle to 50 for the most urgent. */
  readonly urge: number | null;
  /** The harm to its target, in life points. A negative number is a favour. */
  readonly harm: number | null;
  /** The harm to the player in front of whom it lies. */
  readonly burden: number | null;
}

/** One physical card. */
export interface Card {
  readonly id: CardId;
  readonly kind: CardKind;
  readonly suit: Suit;
  /** The rank, 2 to 14; the ace is high. */
  readonly rank: number;
  readonly set: SetId;
}

export interface Character {
  readonly id: string;
  readonly ability: AbilityId;
  readonly bullets: number;
  /** The strength of the character for bots, from 0 to 10; 5 is average. */
  readonly talent: number;
  /** The set of the character; `none` for the ability of a player without one. */
  readonly set: SetId | 'none';
  readonly power: Power;
  readonly hears: number;
}

export interface GameEvent {
  readonly id: string;
  readonly set: SetId;
  /** True for the last event of its deck, which stays in force to the end. */
  readonly final: boolean;
  readonly power: Power;
  readonly hears: number;
}

/** The setup, victory and rewards of a game with a certain number of players. */
export interface TableRules {
  readonly roles: readonly Role[];
  /** Is every role public from the start? */
  readonly openRoles: boolean;
  /** The role that begins, and reveals the events. */
  readonly leader: Role;
  /** The winners now that these players have fallen; null while the game goes on. */
  readonly winners: (t: State, fallen: readonly Fallen[]) => readonly Seat[] | null;
  /** Does eliminating this player earn the reward? */
  readonly pays: (t: State, who: Seat) => boolean;
  /** The texts of cards, events and roles that this number of players replaces. */
  readonly changes: TextChanges;
}

/** The contents of one set, which its folder exports. */
export interface CardSet {
  readonly id: SetId;
  readonly kinds?: Readonly<Record<string, KindEntry>>;
  /** The copies of each kind, such as `A♠ Q♥ 10♦`. */
  readonly deck?: Readonly<Record<string, string>>;
  readonly characters?: Readonly<Record<string, CharacterEntry>>;
  readonly events?: Readonly<Record<string, EventEntry>>;
  /** The numbers of players that the set allows. */
  readonly tables?: Readonly<Record<number, TableRules>>;
  readonly options?: readonly RuleOption[];
  readonly numbers?: readonly RuleNumber[];
  /** The power that affects everybody while the set is in use. */
  readonly power?: Power;
  /** The rules of its frames. */
  readonly rules?: Partial<Rules>;
  readonly texts: SetTexts;
  /** The pack from which it was made, if it is data alone. */
  readonly pack?: Pack;
  /** The names that things of the pack have in the catalogue, by their keys. */
  readonly names?: Readonly<Record<string, string>>;
  /** The texts, also of other sets, that it replaces while it is in use. */
  readonly changes?: TextChanges;
}

/** A kind of card as its set declares it: without the defaults. */
export type KindEntry = Partial<Omit<CardKind, 'key' | 'hookMask' | 'bots'>> &
  Pick<CardKind, 'border'> & { readonly bots?: Partial<BotValues> };
export type CharacterEntry = Pick<Character, 'bullets' | 'power'> & { readonly talent?: number };
export const PLAIN_LUCK = 5;
export interface EventEntry {
  readonly final?: true;
  readonly power: Power;
}

const NO_BOT_VALUES: BotValues = { worth: null, urge: null, harm: null, burden: null };
const NOTHING_HAPPENS = (): readonly Frame[] => [];

/** Can the card be played from the hand as a Missed!? A green one must lie in play first (R-GREEN-02). */
export const isMissed = ({ dodges, border }: CardKind): boolean => dodges && border === 'brown';

/** Does the card do something when it is played, besides counting as its kind? */
export const hasEffect = ({ play }: CardKind): boolean => play !== NOTHING_HAPPENS;

export const ANY_DISTANCE = Number.POSITIVE_INFINITY;
export const AT_NOBODY: Aim = { at: 'nobody', within: ANY_DISTANCE };
export const AT_ANOTHER: Aim = { at: 'another player', within: ANY_DISTANCE };
export const NEXT_DOOR: Aim = { at: 'another player', within: 1 };
export const IN_REACH: Aim = { at: 'another player', within: 'reach' };
export const AT_ANYBODY: Aim = { at: 'anybody', within: ANY_DISTANCE };
export const A_CARD: Aim = { at: 'a card', within: ANY_DISTANCE };
export const A_CARD_NEXT_DOOR: Aim = { at: 'a card', within: 1 };

export function kindFrom(key: string, entry: KindEntry): CardKind {
  return {
    key,
    border: entry.border,
    book: entry.book ?? false,
    weapon: entry.weapon ?? false,
    action: entry.action ?? true,
    dodges: entry.dodges ?? false,
    bang: entry.bang ?? false,
    beer: entry.beer ?? false,
    price: entry.price ?? 0,
    aim: entry.aim ?? AT_NOBODY,
    notNow: entry.notNow ?? null,
    notAt: entry.notAt ?? null,
    play: entry.play ?? NOTHING_HAPPENS,
    power: entry.power ?? NO_POWER,
    hookMask: hookBits(entry.power ?? NO_POWER),
    does: entry.does ?? null,
    signs: entry.signs ?? null,
    bots: { ...NO_BOT_VALUES, ...entry.bots },
    data: entry.data ?? null,
  };
}
