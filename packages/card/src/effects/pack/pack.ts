// A pack: cards, characters and events that are data alone.

import type { Aim } from '../../catalogue/entry-types.ts';
import type { KindData } from '../entry-data.ts';
import type { PowerEntry } from '../power-data.ts';
import type { Likeness, Scene } from './pack-picture.ts';

/** The version of the language. */
export const VERSION = 1;

export interface PackKind
  extends Pick<
    KindData,
    'border' | 'weapon' | 'action' | 'dodges' | 'bang' | 'beer' | 'price' | 'needs' | 'spares' | 'play' | 'power'
  > {
  readonly aim?: Exclude<KindData['aim'], Aim | undefined>;
  /** The copies of the card, as `7♥ 10♣`. */
  readonly copies: string;
}

export interface PackCharacter {
  readonly bullets: number;
  readonly power: PowerEntry;
}

export interface PackEvent {
  readonly final?: true;
  readonly power: PowerEntry;
}

/** The part that a game needs: everything but names. */
export interface PackRules {
  readonly posse: typeof VERSION;
  readonly kinds: Readonly<Record<string, PackKind>>;
  readonly characters: Readonly<Record<string, PackCharacter>>;
  readonly events: Readonly<Record<string, PackEvent>>;
}

/** A text in English, which then serves for all languages, or in several. */
export type Said = string | { readonly en: string; readonly it?: string; readonly de?: string };

/** The name of one thing, and a line for the mood, which is no rule. */
export interface FaceOfThing {
  readonly name: Said;
  readonly flavour?: Said;
  /** A likeness for a character, a scene for anything else. */
  readonly picture?: Scene | Likeness;
}

/** The part that people see. It changes no game. */
export interface Face {
  readonly name: Said;
  readonly flavour?: Said;
  readonly author?: string;
  readonly things: Readonly<Record<string, FaceOfThing>>;
}

export interface Pack extends PackRules {
  readonly face: Face;
}
