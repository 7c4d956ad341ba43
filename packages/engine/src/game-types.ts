// The types of a game in one interface, with the fields that all games share.

import type { FactBase, Telling } from './facts.ts';
import type { AnswerBase } from './game-loop.ts';
import type { Role } from './roles.ts';
import type { Seat, Viewer } from './seat.ts';

export interface Kinds {
  /** The choices of a table; everything else has a default. */
  readonly wishes: { readonly seats: number };
  readonly state: Telling<FactBase> & {
    readonly step: number;
    readonly turn: Seat;
    readonly winners: readonly Seat[] | null;
    readonly stack: readonly { readonly op: string }[];
    readonly players: readonly {
      readonly role: Role;
      readonly roleShown: boolean;
      readonly character: string;
      readonly alive: boolean;
      readonly life: number;
    }[];
  };
  readonly frame: { readonly op: string };
  readonly answer: AnswerBase;
  readonly fact: FactBase;
  readonly view: {
    readonly viewer: Viewer;
    readonly step: number;
    readonly asked: Seat | null;
    readonly options: readonly AnswerBase[];
    readonly stack: readonly object[];
    readonly players: readonly { readonly role: Role | null; readonly alive: boolean }[];
  };
}
