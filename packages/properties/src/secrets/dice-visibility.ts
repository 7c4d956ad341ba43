// Visibility in the dice game: every field of state, player, frames and facts.
// Written from the rulebooks.

import { diceGame, type Facts, type Frames, type Player, type State } from '@posse/dice';
import type { Seat, Viewer } from '@posse/engine';
import { type FieldVisibility, open, type Placeholders, type SeatIn, visibleFields } from './visibility-rules.ts';

export const DICE_STATE = {
  setup: 'everybody',
  /** The state of the random numbers to come, which nobody may know. */
  random: 'nobody',
  step: 'everybody',
  turn: 'everybody',
  winners: 'everybody',
  pile: 'everybody',
  chiefInPile: 'everybody',
  dice: 'everybody',
  rolls: 'everybody',
  final: 'everybody',
  saloon: 'everybody',
  used: 'everybody',
  lastArrows: 'everybody',
  ghost: 'everybody',
  haunts: 'everybody',
  haunting: 'everybody',
  /** The list of facts, which is empty while somebody is asked. */
  facts: 'follows',
} satisfies FieldVisibility<Omit<State, 'players' | 'stack'>, State>;

/** A role, and its special role, is visible only to its owner until it is public (DR-003). */
const isKnownRole = ({ t, seat }: SeatIn<State>, _role: unknown, viewer: Viewer): boolean =>
  seat === viewer || isOpenRole(t, seat);

/**
 * Is this role public? Those are of the Sheriff, of everybody among three, of the eliminated (ghosts too), of those who
 * used their special role, and all at the end.
 */
function isOpenRole({ players, winners }: State, seat: Seat): boolean {
  const player = players[seat];
  return player?.role === 'sheriff' || players.length === 3 || !player?.alive || player.spent || winners !== null;
}

export const DICE_PLAYER = {
  role: isKnownRole,
  roleShown: 'everybody',
  /** It is hidden too that somebody has none: nobody knows which special roles are in the game (DR-154). */
  special: isKnownRole,
  spent: 'everybody',
  character: 'everybody',
  ability: 'follows',
  alive: 'everybody',
  life: 'everybody',
  maxLife: 'everybody',
  arrows: 'everybody',
  chief: 'everybody',
  /**
   * Everybody notices who is no longer asked, so the mark tells nothing new. It does not tell whether that player holds
   * a special role.
   */
  muted: 'everybody',
} satisfies FieldVisibility<Player, SeatIn<State>>;

export const DICE_FRAMES = {
  turn: open('who', 'extra'),
  start: open('who'),
  again: open('who'),
  turnEnd: open('who'),
  handOver: open('from'),
  applyRoll: open('who'),
  arrows: open('who', 'left', 'handed'),
  whichArrow: open('who', 'left', 'handed'),
  handOn: open('who', 'left', 'handed', 'token'),
  attack: {},
  breakArrow: open('who'),
  settled: open('who'),
  resolve: open('who'),
  aim: open('who'),
  aiming: open('who', 'left', 'hits', 'doubling'),
  healAfterShots: open('who'),
  beers: open('who'),
  pouring: open('who', 'left', 'given'),
  gatling: open('who'),
  dropArrows: open('who'),
  clearArrows: open('who', 'left'),
  lastGain: open('who'),
  gain: open('points'),
  gained: open('points'),
  losses: open('cause', 'by', 'points'),
  arrowForWound: open('cause', 'by', 'points', 'who'),
  whichForWound: open('who'),
  stepIn: open('cause', 'by', 'points', 'who'),
  suffer: open('cause', 'by', 'points'),
  costArrow: open('by'),
  returnToken: open('who', 'at'),
  returnOwn: open('who', 'left'),
  bury: open('fallen'),
  // Everybody is asked who could hold such a role as far as the table knows, so the question tells nothing.
  react: open('moment', 'who', 'left', 'fallen', 'points', 'next', 'struck'),
  // A special role that its holder reveals.
  judged: open('who', 'special', 'then', 'otherwise'),
  swapStar: open('who'),
  swapArrows: open('one', 'other'),
  turnedDie: open('who', 'die', 'face'),
  rethrow: open('who'),
  rescue: open('who', 'lost'),
  rescued: open('who'),
  haunt: open('who'),
} satisfies { readonly [K in keyof Frames]: FieldVisibility<Frames[K], Frames[K]> };

export const DICE_FACTS = {
  turn: open('who', 'extra'),
  saloon: open('who', 'die'),
  dice: open('who', 'faces', 'fresh', 'kinds', 'rolls'),
  tokens: open('who', 'arrows', 'chief', 'pile', 'chiefInPile'),
  attack: {},
  shot: open('by', 'at', 'face'),
  poured: open('by', 'at'),
  gatling: open('who'),
  hurt: open('who', 'points', 'by', 'cause'),
  life: open('who', 'life', 'maxLife'),
  ability: open('who', 'of'),
  revealed: open('who', 'special', 'role'),
  starMoved: open('from', 'to'),
  eliminated: open('who', 'by', 'role', 'special'),
  ghost: open('who'),
  haunting: open('haunting'),
  over: open('winners', 'roles', 'specials'),
} satisfies { readonly [K in keyof Facts]: FieldVisibility<Facts[K], Facts[K]> };

const CLOSED: Placeholders = { role: () => null, special: () => null };

/** The view that this viewer must get, by the tables above. */
export function expectedDiceView(t: State, viewer: Viewer): object {
  const question = diceGame.pending(t);
  return {
    viewer,
    ...visibleFields(DICE_STATE, t, t, viewer, CLOSED),
    players: t.players.map((player, place) => visibleFields(DICE_PLAYER, { t, seat: place }, player, viewer, CLOSED)),
    stack: t.stack.map((frame) => ({
      op: frame.op,
      ...visibleFields(DICE_FRAMES[frame.op], frame, frame, viewer, CLOSED),
    })),
    asked: question?.asked ?? null,
    options: (question?.options ?? []).filter(({ seat }) => seat === viewer),
  };
}
