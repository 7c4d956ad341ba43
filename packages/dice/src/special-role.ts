// The parts of a special role: its moment, its uses and their effects.

import type { Listing, Role, Seat } from '@posse/engine';
import type { Reveal } from './answers.ts';
import type { Frame, FrameFor } from './frames.ts';
import type { State } from './state.ts';

/** The moments at which roles can be revealed. */
export type Moment = 'turn starts' | 'rolled' | 'stopped' | 'revealed' | 'gaining' | 'dying' | 'turn over';

/** A moment that is open for reactions. */
export type React = FrameFor<'react'>;

export interface SpecialRole {
  readonly role: Role;
  readonly moments: readonly Moment[];
  /** Could a holder use it here? It is evaluated for everybody who might hold it, so it reads only public state. */
  readonly fits: (t: State, me: Seat, here: React) => boolean;
  /** Adds every way to use it now. */
  readonly list: (t: State, me: Seat, here: React, list: Listing<Reveal>) => void;
  /** The frames of its effect. `rest` is the same moment for those still to be asked. */
  readonly use: (t: State, answer: Reveal, rest: React) => readonly Frame[];
  /** The frames that follow if Il Giudice cancels it. */
  readonly struck: (rest: React) => readonly Frame[];
}

/** A special role as it is declared: without the defaults. */
export type SpecialEntry = Partial<SpecialRole> & Pick<SpecialRole, 'role'>;

export const specialFrom = (entry: SpecialEntry): SpecialRole => ({
  role: entry.role,
  moments: entry.moments ?? [],
  fits: entry.fits ?? (() => true),
  list: entry.list ?? (() => undefined),
  use: entry.use ?? (() => []),
  struck: entry.struck ?? ((rest) => [rest]),
});
