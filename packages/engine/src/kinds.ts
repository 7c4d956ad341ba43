// The types of a game, all in one: whoever works with any game takes these, and asks for no more than all games have in common.

import type { FactBase, Telling } from './facts.ts';
import type { AnswerBase } from './loop.ts';
import type { Role } from './roles.ts';
import type { Seat, Viewer } from './seat.ts';

export interface Kinds {
  /** What a table may ask for; the rest is as usual. */
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
