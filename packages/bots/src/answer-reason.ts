// The reason for an answer: a code, with the names and numbers it needs.

import type { Role, Seat } from '@posse/engine';
import type { Topic } from './policy/topics.ts';

export type ReasonCode =
  /** There was only one option. */
  | 'forced'
  /** A random answer. */
  | 'whim'
  /** Harms a likely foe (`at`, `role`, `percent`). */
  | 'harm'
  /** Finishes off a foe who is nearly out. */
  | 'finish'
  /** Takes cards from a foe, or destroys them. */
  | 'rob'
  /** Puts a foe in Jail. */
  | 'hold-up'
  /** Pays back a harm that this player did. */
  | 'grudge'
  /** Keeps both sides level: the Renegade. */
  | 'balance'
  /** Only two players are left. */
  | 'showdown'
  /** Helps a likely friend. */
  | 'help'
  /** Hits everybody, foes more than friends. */
  | 'sweep'
  /** Gains life points. */
  | 'heal'
  /** Gets more cards. */
  | 'draw'
  /** Puts a card into play that lasts. */
  | 'equip'
  /** Avoids a hit. */
  | 'dodge'
  /** Takes the hit, because the card is worth more. */
  | 'take-hit'
  /** Spares a likely friend. */
  | 'spare'
  /** Keeps a card for later. */
  | 'keep-back'
  /** Gives up the least needed card. */
  | 'least-needed'
  /** Picks the best thing on offer. */
  | 'pick-best'
  /** Rolls again, because that promises more. */
  | 'roll-on'
  /** Stops, because the dice are good enough. */
  | 'enough'
  /** Uses an ability that pays off now. */
  | 'power'
  /** Does nothing, because every option is bad. */
  | 'nothing-better'
  /** Won the most imagined games, out of a hundred (`percent`). */
  | 'foreseen'
  /** Games against itself taught that this is better, by what the learned weights are about. */
  | LearnedCode;

type LearnedCode = `learned-${Topic}`;

export interface Reason {
  readonly code: ReasonCode;
  readonly at: Seat | null;
  /** The likely role of that player. */
  readonly role: Role | null;
  /** How sure the bot is of the role; for `foreseen`, how many of a hundred imagined games it won. */
  readonly percent: number | null;
}

export const plainly = (code: ReasonCode): Reason => ({ code, at: null, role: null, percent: null });
