// The situation of an asked player in the dice game: everything that scores depend on.

import { type Answer, characterOf, type Frame, type State, type View } from '@posse/dice';
import { othersOf, type Pending, type Role, type Seat, seat } from '@posse/engine';
import { grudgesIn } from '../grudges.ts';
import { foesOf, rolesKnown } from '../likely-foes.ts';
import type { PlayStyle } from '../play-style.ts';
import type { Beliefs } from '../role-beliefs.ts';
import type { Memory } from '../seat-memory.ts';
import type { DiceWorth } from './dice-worth.ts';
import { type Left, leftOf, wantsFor } from './sheriff-table-foes.ts';

/** The public table: the part that views and imagined states have in common. */
interface OpenTable {
  readonly setup: View['setup'];
  readonly turn: Seat;
  readonly dice: View['dice'];
  readonly rolls: number;
  readonly final: boolean;
  readonly saloon: View['saloon'];
  readonly used: boolean;
  readonly pile: number;
  readonly chiefInPile: boolean;
  readonly ghost: Seat | null;
  readonly players: readonly OpenPlayer[];
}

/** A player as everybody sees them. */
interface OpenPlayer {
  readonly character: string;
  readonly alive: boolean;
  readonly life: number;
  readonly maxLife: number;
  readonly arrows: number;
  readonly chief: boolean;
}

type Power = ReturnType<typeof characterOf>['power'];

export interface Situation {
  readonly view: OpenTable;
  readonly options: readonly Answer[];
  readonly me: Seat;
  /** My role; for the ghost of a Renegade, the role whose side the ghost is on. */
  readonly role: Role | null;
  readonly self: OpenPlayer;
  readonly power: Power;
  /** The frame of the question. */
  readonly why: Frame;
  /** All living players except me. */
  readonly others: readonly Seat[];
  /** How much I want to harm each seat; negative to spare it. */
  readonly foe: readonly number[];
  /** The seat of the Sheriff; null if there is none. */
  readonly sheriff: Seat | null;
  readonly left: Left;
  /** How much of a foe each seat has become by harming me; null if I bear no grudges. */
  readonly owed: readonly number[] | null;
  readonly known: readonly (Role | null)[];
  readonly beliefs: Beliefs;
  readonly style: PlayStyle;
  /** Does the bot look further than this answer? */
  readonly thinksAhead: boolean;
  /** The worth of the dice; null until it is first needed. */
  diceWorth: DiceWorth | null;
}

export function situationIn(view: View, beliefs: Beliefs, style: PlayStyle, memory: Memory): Situation {
  const me = view.viewer === 'spectator' ? seat(0) : view.viewer;
  const known = view.players.map(({ role }) => role);
  const why = view.stack[view.stack.length - 1] as Frame;
  const owed = style.grudge > 0 ? grudgesIn(memory.deeds, me, view.players.length, style.grudge) : null;
  return situationOf(view, view.options, me, why, known, beliefs, style, owed);
}

/** The situation of the asked player in an imagined world, where all roles are filled in. */
export function imagine(t: State, asked: Pending<Frame, Answer>, beliefs: Beliefs, style: PlayStyle): Situation {
  const { asked: seat, options, why } = asked;
  return situationOf(t, options, seat, why, rolesKnown(t.players, seat), beliefs, style, null);
}

/** The situation of the asked player if they had this role. */
export function imagineAs(
  t: State,
  { asked: seat, options, why }: Pending<Frame, Answer>,
  beliefs: Beliefs,
  style: PlayStyle,
  role: Role,
): Situation {
  const known = rolesKnown(t.players, seat);
  known[seat] = role;
  return situationOf(t, options, seat, why, known, beliefs, style, null);
}

function situationOf(
  view: OpenTable,
  options: readonly Answer[],
  me: Seat,
  why: Frame,
  known: readonly (Role | null)[],
  beliefs: Beliefs,
  style: PlayStyle,
  owed: readonly number[] | null,
): Situation {
  const { players } = view;
  const own = known[me] ?? null;
  const role = me === view.ghost ? sideOfGhost(players.length, own) : own;
  const left = leftOf(players, known);
  const thinksAhead = style.foresight >= 0.5;
  const foe = foesOf(players, known, me, role, beliefs, wantsFor(thinksAhead, left));
  temper(foe, me, style, owed);
  const star = known.indexOf('sheriff');
  const self = players[me] as OpenPlayer;
  return {
    view,
    options,
    me,
    role,
    self,
    power: characterOf(self.character).power,
    why,
    others: othersOf(players, me),
    foe,
    sheriff: star < 0 ? null : seat(star),
    left,
    owed,
    known,
    beliefs,
    style,
    thinksAhead,
    diceWorth: null,
  };
}

/** Applies the temper: the weights of foes, of the bot's own life, and of grudges. */
function temper(foe: number[], me: Seat, { boldness, caution }: PlayStyle, owed: readonly number[] | null): void {
  for (let place = 0; place < foe.length; place++) {
    const usual = (foe[place] as number) + (owed?.[place] ?? 0);
    foe[place] = usual > 0 ? usual * boldness : usual;
  }
  foe[me] = -caution;
}

/** The side of a Renegade's ghost: the Outlaws' at tables of five and seven, else the law's. */
const sideOfGhost = (seats: number, role: Role | null): Role | null =>
  role !== 'renegade' ? role : seats % 2 === 1 ? 'outlaw' : 'deputy';

export const playerOf = (view: OpenTable, who: Seat): OpenPlayer => view.players[who] as OpenPlayer;

export const foe = (s: Situation, at: Seat | null): number => s.foe[at ?? s.me] ?? 0;
