// The facts of a dice game, for logs, animations and bots.

import type { Role, Seat, Secret } from '@posse/engine';
import type { Die, DieKind, Face, Haunting, State } from './state.ts';

export interface Facts {
  turn: { readonly who: Seat; readonly extra: boolean };
  saloon: { readonly who: Seat; readonly die: string };
  /** The dice as they lie now. */
  dice: {
    readonly who: Seat;
    readonly faces: readonly Face[];
    /** The positions of dice that were rolled, set or turned in this roll. */
    readonly fresh: readonly number[];
    /** The kind of each die; null if all are ordinary. */
    readonly kinds: readonly DieKind[] | null;
    readonly rolls: number;
  };
  /** The tokens of a player, and the pile after that. */
  tokens: {
    readonly who: Seat;
    readonly arrows: number;
    readonly chief: boolean;
    readonly pile: number;
    readonly chiefInPile: boolean;
  };
  attack: object;
  shot: { readonly by: Seat; readonly at: Seat; readonly face: Face };
  poured: { readonly by: Seat; readonly at: Seat };
  gatling: { readonly who: Seat };
  hurt: { readonly who: Seat; readonly points: number; readonly by: Seat | null; readonly cause: string };
  life: { readonly who: Seat; readonly life: number; readonly maxLife: number };
  ability: { readonly who: Seat; readonly of: string };
  /** A special role is revealed for its power. */
  revealed: { readonly who: Seat; readonly special: string; readonly role: Role };
  /** Il Buono and the Sheriff have exchanged roles. */
  starMoved: { readonly from: Seat; readonly to: Seat };
  eliminated: {
    readonly who: Seat;
    readonly by: Seat | null;
    readonly role: Role;
    readonly special: string | null;
  };
  ghost: { readonly who: Seat };
  haunting: { readonly haunting: Haunting | null };
  over: {
    readonly winners: readonly Seat[];
    readonly roles: readonly Role[];
    readonly specials: readonly (string | null)[];
  };
}

export type FactKind = keyof Facts;
export type DiceFact = {
  [K in FactKind]: { readonly kind: K; readonly open: Facts[K]; readonly secret: Secret<Partial<Facts[K]>> | null };
}[FactKind];

/**
 * Records a public fact. Nothing but roles is hidden, and these are told when they are revealed. Hot paths check first
 * whether facts are recorded.
 */
export function tell<K extends FactKind>(t: State, kind: K, open: Facts[K]): void {
  if (t.facts !== null) t.facts.push({ kind, open, secret: null } as DiceFact);
}

export function tellDice(t: State, who: Seat): void {
  if (t.facts === null) return;
  const faces = t.dice.map(({ face }) => face);
  const fresh = [...t.dice.keys()].filter((place) => t.dice[place]?.fresh);
  const kinds = t.dice.every(({ kind }) => kind === 'base') ? null : t.dice.map(({ kind }) => kind);
  tell(t, 'dice', { who, faces, fresh, kinds, rolls: t.rolls });
}

/** The dice of such a fact. */
export const diceInFact = ({ faces, fresh, kinds }: Facts['dice']): Die[] =>
  faces.map((face, place) => ({ kind: kinds?.[place] ?? 'base', face, fresh: fresh.includes(place) }));
