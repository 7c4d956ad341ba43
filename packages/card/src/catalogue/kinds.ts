// What a kind of card is: all copies of BANG! are one kind. And what characters, events, tables and sets are made of.

import type { Seat } from '@posse/engine';
import type { Deed } from '../deed.ts';
import type { Frame, Rules } from '../frames.ts';
import { bitsOf, NO_POWER, type Power } from '../power.ts';
import type { SetId } from '../set-ids.ts';
import type { RuleNumber } from '../setup/numbers.ts';
import type { RuleOption } from '../setup/options.ts';
import type { AbilityId, CardId, Fallen, Role, State, Suit } from '../state.ts';
import type { SetTexts, TextChanges } from '../texts/texts.ts';

/** Whom or what a card is aimed at. */
export interface Aim {
  readonly at: 'nobody' | 'another player' | 'anybody' | 'a card';
  /** As far as this distance; 'reach' is that of the weapon. */
  readonly within: number | 'reach';
}

/** The shot that a Missed! is used against. */
export interface Against {
  readonly by: Seat | null;
  /** The key of a card, the id of a character or an event. */
  readonly with: string;
}

/** Why a card may not be played, as a code. */
export type Reason = string;

export interface CardKind {
  readonly key: string;
  /** Brown cards are played and gone, blue ones stay in play, green ones are laid first and used from the next turn on. */
  readonly border: 'brown' | 'blue' | 'green';
  /** Left out of the beginner deck. */
  readonly book: boolean;
  readonly weapon: boolean;
  /** May be played in one's own turn, not only in answer to something. */
  readonly action: boolean;
  /** Counts as a Missed!; what `play` says happens then. */
  readonly dodges: boolean;
  /** Counts as a BANG! where one is asked for, or the number of BANG! cards matters. */
  readonly bang: boolean;
  /** Counts as a Beer: the dying may play it. */
  readonly beer: boolean;
  /** Other hand cards that must be discarded with it. */
  readonly price: number;
  readonly aim: Aim;
  /** Why it can't be played now at all, beyond what holds for every card. */
  readonly notNow: ((t: State, me: Seat) => Reason | null) | null;
  /** Why it can't be played on this player, beyond what its aim says. */
  readonly notAt: ((t: State, me: Seat, at: Seat) => Reason | null) | null;
  /**
   * What it does when it is played, or, of a green card, used; `at` is myself where it is aimed at nobody. Used as a Missed! it is
   * told `against` what, and `at` is whoever shot, or myself if nobody did.
   */
  readonly play: (
    t: State,
    me: Seat,
    at: Seat,
    prey: CardId | 'hand' | null,
    card: CardId,
    against: Against | null,
  ) => readonly Frame[];
  /** What it does while it lies in play. */
  readonly power: Power;
  /** What that listens to: the bits of its hooks. */
  readonly hears: number;
  // --- for those who look at it, and for bots ---
  /** What it does to whom; null where that is read off what happens when it is played (`deeds.ts`). */
  readonly does: readonly Deed[] | null;
  /** One to four signs for those who know the game; null where they follow from what it does. */
  readonly signs: readonly string[] | null;
  /** What bots think of it. */
  readonly bots: Esteem;
}

/** What bots think of a card. What is null follows from what it does. */
export interface Esteem {
  /** In the hand, from 0 to 10; 4 is usual. */
  readonly worth: number | null;
  /** How readily it is played where it does some good: 2 for a trifle, 50 for what comes before all else. */
  readonly urge: number | null;
  /** What it is to whoever it is played on, in life points; below 0 it is a favour. */
  readonly harm: number | null;
  /** What it is to whoever it lies in front of, if it is there to his harm. */
  readonly burden: number | null;
}

/** One physical card. */
export interface Card {
  readonly id: CardId;
  readonly kind: CardKind;
  readonly suit: Suit;
  /** 2 to 14; the ace is high. */
  readonly rank: number;
  readonly set: SetId;
}

export interface Character {
  readonly id: string;
  readonly ability: AbilityId;
  readonly bullets: number;
  /** How often bots win with him, from 0 to 10; 5 is usual. */
  readonly talent: number;
  /** `none` for the ability of a player who has none. */
  readonly set: SetId | 'none';
  readonly power: Power;
  readonly hears: number;
}

export interface GameEvent {
  readonly id: string;
  readonly set: SetId;
  /** The last card of its deck: it stays in force to the end. */
  readonly final: boolean;
  readonly power: Power;
  readonly hears: number;
}

/** How a game with so many players is set up, won and paid. */
export interface TableRules {
  readonly roles: readonly Role[];
  /** Is every role open from the start? */
  readonly openRoles: boolean;
  /** Whose role begins, and reveals the events. */
  readonly leader: Role;
  /** The winners now that these have fallen, or null while the game goes on. */
  readonly winners: (t: State, fallen: readonly Fallen[]) => readonly Seat[] | null;
  /** Is whoever eliminated this player paid for it? */
  readonly pays: (t: State, who: Seat) => boolean;
  /** What cards, events and roles say where so many play. */
  readonly changes: TextChanges;
}

/** A set is a folder that adds itself to the game. */
export interface CardSet {
  readonly id: SetId;
  readonly kinds?: Readonly<Record<string, KindEntry>>;
  /** The copies of each kind, as `A♠ Q♥ 10♦`. */
  readonly deck?: Readonly<Record<string, string>>;
  readonly characters?: Readonly<Record<string, CharacterEntry>>;
  readonly events?: Readonly<Record<string, EventEntry>>;
  /** Numbers of players that the set makes possible. */
  readonly tables?: Readonly<Record<number, TableRules>>;
  readonly options?: readonly RuleOption[];
  readonly numbers?: readonly RuleNumber[];
  /** What holds for everybody as long as the set is in use. */
  readonly power?: Power;
  /** The rules of the frames that it needs. */
  readonly rules?: Partial<Rules>;
  readonly texts: SetTexts;
  /** What changes in texts, those of other sets too, when it is in use. */
  readonly changes?: TextChanges;
}

/** A card as its set writes it down: only what is not usual. */
export type KindEntry = Partial<Omit<CardKind, 'key' | 'hears' | 'bots'>> &
  Pick<CardKind, 'border'> & { readonly bots?: Partial<Esteem> };
export type CharacterEntry = Pick<Character, 'bullets' | 'power'> & { readonly talent?: number };
export const PLAIN_LUCK = 5;
export interface EventEntry {
  readonly final?: true;
  readonly power: Power;
}

const NO_OPINION: Esteem = { worth: null, urge: null, harm: null, burden: null };
const NOTHING_HAPPENS = (): readonly Frame[] => [];

/** A card that its owner may play from the hand as a Missed!: a green one must lie in play first (R-GREEN-02). */
export const isMissed = ({ dodges, border }: CardKind): boolean => dodges && border === 'brown';

/** A card that does something when it is played, besides counting as what it is. */
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
    hears: bitsOf(entry.power ?? NO_POWER),
    does: entry.does ?? null,
    signs: entry.signs ?? null,
    bots: { ...NO_OPINION, ...entry.bots },
  };
}
