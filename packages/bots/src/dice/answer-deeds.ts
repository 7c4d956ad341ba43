// The deeds that answers in the dice game show to everybody.

import { type Answer, type Face, type Frame, type State, targetsOf } from '@posse/dice';
import type { Pending, Seat } from '@posse/engine';
import type { SeenDeed } from '../seat-memory.ts';

const NOBODY: readonly Seat[] = [];
const NO_BACKS: readonly number[] = [];

/** The harm to the target in life points; kinds that are not listed do neither good nor harm. */
const HARM: Readonly<Record<string, number>> = {
  shoot: 1,
  pour: -0.8,
  start: -1,
  handOn: 2,
  whichArrow: 0.3,
  stepIn: -1.5,
  clearArrows: -2,
  breakArrow: -0.5,
  cursed: 0.7,
  blessed: -0.7,
  spurned: -3,
};

/** The results with which a ghost harms a player. */
const CURSES: readonly Face[] = ['arrow', 'dynamite', 'bullet'];

/**
 * How much each role (row) wants to harm each other (column), as far as they know them: Sheriff, Deputy, Outlaw,
 * Renegade.
 */
export const URGES: readonly (readonly number[])[] = [
  [0, 0.1, 0.5, 0.5],
  [-2.8, 0.2, 1, 0.5],
  [5, 0.4, -0.2, 0.3],
  [-2, 0.8, 0.5, 0.4],
];

/** The deed of rolling a die again that could have hit the Sheriff. */
const SPURNED = 'spurned';

export function deedOf(t: State, asked: Pending<Frame, Answer>, answer: Answer): SeenDeed | null {
  if (answer.kind === 'reroll') return spurned(t, answer);
  const { at } = answer;
  if (at === null || asked.options.length === 1) return null;
  const what = whatIn(asked.why, answer);
  const harm = HARM[what];
  if (harm === undefined) return null;
  return { who: answer.seat, what, at, harm, instead: insteadOf(asked.options, answer), backs: NO_BACKS };
}

function spurned(t: State, { seat: who, dice }: Answer): SeenDeed | null {
  const at = t.players.findIndex(({ role, alive }) => alive && role === 'sheriff') as Seat;
  if (at < 0 || at === who || t.haunts) return null;
  for (const place of dice) {
    const sight = SIGHTS[t.dice[place]?.face ?? 'arrow'];
    if (sight !== undefined && targetsOf(t, who, sight).includes(at))
      return { who, what: SPURNED, at, harm: HARM[SPURNED] ?? 0, instead: NOBODY, backs: NO_BACKS };
  }
  return null;
}

const SIGHTS: Readonly<Partial<Record<Face, '1' | '2'>>> = { '1': '1', '1x2': '1', '2': '2', '2x2': '2' };

function whatIn(why: Frame, { kind, face }: Answer): string {
  if (kind === 'shoot' || kind === 'pour') return kind;
  if (kind === 'assign') return face !== null && CURSES.includes(face) ? 'cursed' : 'blessed';
  return why.op;
}

function insteadOf(options: readonly Answer[], { kind, at, face, pick }: Answer): readonly Seat[] {
  let found: Seat[] | null = null;
  for (const other of options) {
    if (other.at === null || other.at === at) continue;
    if (other.kind !== kind || other.face !== face || other.pick !== pick) continue;
    if (found === null) found = [other.at];
    else if (!found.includes(other.at)) found.push(other.at);
  }
  return found ?? NOBODY;
}
