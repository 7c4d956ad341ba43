// What a kind of card is: all copies of BANG! are one kind. And what a character and a set are made of.

import type { Seat } from '@posse/engine';
import type { Frame, Rules } from './frames.ts';
import { NO_POWER, type Power } from './power.ts';
import type { AbilityId, CardId, State, Suit } from './state.ts';

/** Whom or what a card is aimed at. */
export interface Aim {
  readonly at: 'nobody' | 'another player' | 'anybody' | 'a card';
  /** As far as this distance; 'reach' is that of the weapon. */
  readonly within: number | 'reach';
}

/** Why a card may not be played, as a code. */
export type Reason = string;

export interface CardKind {
  readonly key: string;
  readonly border: 'brown' | 'blue' | 'green';
  /** Left out of the beginner deck. */
  readonly book: boolean;
  readonly weapon: boolean;
  /** May be played in one's own turn, not only in answer to something. */
  readonly action: boolean;
  /** Counts as a Missed!. */
  readonly dodges: boolean;
  readonly aim: Aim;
  /** Why it can't be played now at all, beyond what holds for every card. */
  readonly notNow: ((t: State, me: Seat) => Reason | null) | null;
  /** Why it can't be played on this player, beyond what its aim says. */
  readonly notAt: ((t: State, me: Seat, at: Seat) => Reason | null) | null;
  readonly play: (t: State, me: Seat, at: Seat, prey: CardId | 'hand' | null) => readonly Frame[];
  /** What it does while it lies in play. */
  readonly power: Power;
}

/** One physical card. */
export interface Card {
  readonly id: CardId;
  readonly kind: CardKind;
  readonly suit: Suit;
  /** 2 to 14; the ace is high. */
  readonly rank: number;
  readonly set: string;
}

export interface Character {
  readonly id: string;
  readonly ability: AbilityId;
  readonly bullets: number;
  readonly set: string;
  readonly power: Power;
}

/** A set is a folder that adds itself to the game: cards, characters, and the rules of the frames that they need. */
export interface CardSet {
  readonly id: string;
  readonly kinds: Readonly<Record<string, KindEntry>>;
  /** The copies of each kind, as `A♠ Q♥ 10♦`. */
  readonly deck: Readonly<Record<string, string>>;
  readonly characters: Readonly<Record<string, CharacterEntry>>;
  readonly rules: Partial<Rules>;
  readonly texts: SetTexts;
}

/** A name and one sentence. */
export interface Text {
  readonly name: string;
  readonly text: string;
}

export interface SetTexts {
  readonly cards: Readonly<Record<string, Text>>;
  readonly characters: Readonly<Record<string, Text>>;
}

/** A card as its set writes it down: only what is not usual. */
export type KindEntry = Partial<Omit<CardKind, 'key'>> & Pick<CardKind, 'border'>;
export type CharacterEntry = Omit<Character, 'id' | 'set' | 'ability'>;

const NOTHING_HAPPENS = (): readonly Frame[] => [];
export const AT_NOBODY: Aim = { at: 'nobody', within: Number.POSITIVE_INFINITY };

export function kindFrom(key: string, entry: KindEntry): CardKind {
  return {
    key,
    border: entry.border,
    book: entry.book ?? false,
    weapon: entry.weapon ?? false,
    action: entry.action ?? true,
    dodges: entry.dodges ?? false,
    aim: entry.aim ?? AT_NOBODY,
    notNow: entry.notNow ?? null,
    notAt: entry.notAt ?? null,
    play: entry.play ?? NOTHING_HAPPENS,
    power: entry.power ?? NO_POWER,
  };
}
