// What a special role is: the moment to which it answers, the ways to use it, and what comes of it.

import type { Listing, Role, Seat } from '@posse/engine';
import type { Reveal } from './answers.ts';
import type { Frame, FrameFor } from './frames.ts';
import type { State } from './state.ts';

/** When somebody may show his role. */
export type Moment = 'turn starts' | 'rolled' | 'stopped' | 'revealed' | 'gaining' | 'dying' | 'turn over';

/** A moment that is open for answers. */
export type React = FrameFor<'react'>;

export interface SpecialRole {
  readonly role: Role;
  readonly moments: readonly Moment[];
  /** Could this player use it here, if he holds it? Asked for everybody who might, so it looks at open things only. */
  readonly fits: (t: State, me: Seat, here: React) => boolean;
  /** Adds every way to use it now. */
  readonly list: (t: State, me: Seat, here: React, list: Listing<Reveal>) => void;
  /** What comes of it; `rest` is the same moment for those who are still to be asked. */
  readonly use: (t: State, answer: Reveal, rest: React) => readonly Frame[];
  /** What comes of it if the Judge strikes it. */
  readonly struck: (rest: React) => readonly Frame[];
}

/** A special role as it is written down: only what is not usual. */
export type SpecialEntry = Partial<SpecialRole> & Pick<SpecialRole, 'role'>;

export const specialFrom = (entry: SpecialEntry): SpecialRole => ({
  role: entry.role,
  moments: entry.moments ?? [],
  fits: entry.fits ?? (() => true),
  list: entry.list ?? (() => undefined),
  use: entry.use ?? (() => []),
  struck: entry.struck ?? ((rest) => [rest]),
});
