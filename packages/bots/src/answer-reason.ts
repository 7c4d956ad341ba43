// The reason for an answer: a code, with the names and numbers it needs.

import type { Role, Seat } from '@posse/engine';
import type { Topic } from './policy/trait-topics.ts';

export type ReasonCode =
  /** The bot had only one option. */
  | 'forced'
  /** The bot answered at random. */
  | 'whim'
  /** The answer harms a likely foe (`at`, `role`, `percent`). */
  | 'harm'
  /** The answer finishes off a foe who is nearly eliminated. */
  | 'finish'
  /** The answer takes cards from a foe, or destroys them. */
  | 'rob'
  /** The answer puts a foe in Jail. */
  | 'hold-up'
  /** The answer pays back a harm that this player did. */
  | 'grudge'
  /** The answer keeps both sides level, as the Renegade wants. */
  | 'balance'
  /** Only two players are left. */
  | 'showdown'
  /** The answer helps a likely friend. */
  | 'help'
  /** The answer hits everybody, foes more than friends. */
  | 'sweep'
  /** The answer gains life points. */
  | 'heal'
  /** The answer gets more cards. */
  | 'draw'
  /** The answer puts a card into play that lasts. */
  | 'equip'
  /** The answer avoids a hit. */
  | 'dodge'
  /** The answer takes the hit, because the card is worth more. */
  | 'take-hit'
  /** The answer spares a likely friend. */
  | 'spare'
  /** The answer keeps a card for later. */
  | 'keep-back'
  /** The answer gives up the least needed card. */
  | 'least-needed'
  /** The answer picks the best thing on offer. */
  | 'pick-best'
  /** The answer rolls again, because that promises more. */
  | 'roll-on'
  /** The answer stops, because the dice are good enough. */
  | 'enough'
  /** The answer uses an ability that pays off now. */
  | 'power'
  /** The answer does nothing, because every option is bad. */
  | 'nothing-better'
  /** Won the most imagined games, out of a hundred (`percent`). */
  | 'foreseen'
  /** Games against itself taught that this is better, by what the learned weights are about. */
  | LearnedCode;

export type LearnedCode = `learned-${Topic}`;

export interface Reason {
  readonly code: ReasonCode;
  readonly at: Seat | null;
  /** The likely role of that player. */
  readonly role: Role | null;
  /** How sure the bot is of the role; for `foreseen`, how many of a hundred imagined games it won. */
  readonly percent: number | null;
}

export const plainly = (code: ReasonCode): Reason => ({ code, at: null, role: null, percent: null });
