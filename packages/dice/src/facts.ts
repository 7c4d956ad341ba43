// What can happen in a dice game, as it is told to the log, the animation and the bots.

import type { Role, Seat, Secret } from '@posse/engine';
import type { Die, DieKind, Face, Haunting, State } from './state.ts';

export interface Facts {
  turn: { readonly who: Seat; readonly extra: boolean };
  saloon: { readonly who: Seat; readonly die: string };
  /** The dice as they lie now. */
  dice: {
    readonly who: Seat;
    readonly faces: readonly Face[];
    /** The places of those that fell in this roll, or were set or turned for it. */
    readonly fresh: readonly number[];
    /** Of which kind each is; null if all are as usual. */
    readonly kinds: readonly DieKind[] | null;
    readonly rolls: number;
  };
  /** Tokens of a player, and what the pile holds then. */
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
  /** A special role is shown to use its power. */
  revealed: { readonly who: Seat; readonly special: string; readonly role: Role };
  /** Il Buono and the Sheriff have changed places. */
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

/** Tells everybody: nothing but roles is hidden here, and these are told when they are shown. Callers in the hot path ask first whether anybody listens. */
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

/** The dice that such a fact tells of. */
export const diceTold = ({ faces, fresh, kinds }: Facts['dice']): Die[] =>
  faces.map((face, place) => ({ kind: kinds?.[place] ?? 'base', face, fresh: fresh.includes(place) }));
