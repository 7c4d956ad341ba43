// The dice game as a subject of the property checks.

import {
  type Answer,
  CHARACTERS,
  type DiceKinds,
  diceGame,
  diceInFact,
  FACES,
  type Facts,
  type Frame,
  OPTIONS,
  PLAIN,
  type PlayerView,
  RULES,
  SPECIALS,
  type State,
  type View,
  type Wishes,
} from '@posse/dice';
import { ROLES, type Seat, type SeenFact, seatsOf, type Viewer } from '@posse/engine';
import type { Subject } from './checked-game-interface.ts';
import { diceCounts, exchangeRoles } from './exchanged-roles.ts';
import { ALL_PASSED } from './hidden-exchange-check.ts';
import { diceSecrets } from './secrets/game-secrets.ts';

export const diceSubject: Subject<DiceKinds, Client> = {
  name: 'dice game',
  game: diceGame,
  seats: (state) => seatsOf(state.players.length),
  players: (state) => state.players,
  winOptions: ({ setup: { modules, options } }) => ({
    firstHaunts: modules.includes(5),
    ghostOutlawCounts: options.includes('ghost-outlaw-counts'),
    deadMansDice: options.includes('dead-mans-dice'),
  }),
  setup: wishesFor,
  invalidState,
  witness: () => ({ after: () => null }),
  exchange: exchangeRoles,
  counts: diceCounts,
  secrets: diceSecrets,
  client,
  applyFact,
  isAskedIfForced: ({ op }) => op === 'start',
  uses,
  everything,
};

const MODULES = [1, 2, 3, 4, 5];

/** Goes through all combinations of modules, numbers of seats and options as the number grows. */
function wishesFor(number: number): Wishes {
  const modules = MODULES.filter((_, place) => (number >> place) & 1);
  const counts = Object.keys(ROLES)
    .map(Number)
    .filter((seats) => seats >= 5 || !modules.includes(5));
  const round = Math.floor(number / 2 ** MODULES.length);
  const options = Object.fromEntries(OPTIONS.map(({ id }, place) => [id, (round + place) % 3 === 0]));
  return { seats: counts[(number + round) % counts.length] as number, modules, options };
}

function invalidState(t: State): string | null {
  const chief = t.setup.modules.includes(2);
  const arrows = t.pile + t.players.reduce((sum, player) => sum + player.arrows, 0);
  const all = chief && t.setup.options.includes('nine-tokens') ? 8 : 9;
  if (arrows !== all) return `there are ${arrows} arrows instead of ${all}`;
  const chiefs = t.players.filter((player) => player.chief).length + (t.chiefInPile ? 1 : 0);
  if (chiefs !== (chief ? 1 : 0)) return `the Chief's arrow is there ${chiefs} times`;
  for (const player of t.players) {
    if (player.alive && player.life < 1 && !t.stack.some(({ op }) => op === 'react' || op === 'bury'))
      return `${player.character} is alive without life`;
    if (!player.alive && (player.arrows > 0 || player.chief)) return `${player.character} is out but has arrows`;
  }
  const question = diceGame.pending(t);
  if (
    question !== null &&
    !t.players[question.asked]?.alive &&
    !(t.haunts && question.asked === t.ghost) &&
    !isDeadMan(t, question)
  )
    return `seat ${question.asked} is out but is asked`;
  return t.facts === null ? null : 'facts are left over';
}

/** Does an eliminated player settle the dice that they rolled, as the option "dead-mans-dice" allows? */
const isDeadMan = ({ setup, turn, dice }: State, asked: { readonly seat: Seat; readonly why: Frame }): boolean =>
  setup.options.includes('dead-mans-dice') &&
  asked.seat === turn &&
  ['aiming', 'pouring', 'clearArrows'].includes(asked.why.op) &&
  dice.filter(({ face }) => face === 'dynamite').length >= 3;

/** The part of a view that facts keep up to date. */
type Client = Mutable<
  Pick<View, 'turn' | 'winners' | 'pile' | 'chiefInPile' | 'dice' | 'rolls' | 'ghost' | 'haunting'>
> & { readonly viewer: Viewer; readonly players: ClientPlayer[] };
type ClientPlayer = Mutable<Pick<PlayerView, 'role' | 'special' | 'alive' | 'life' | 'maxLife' | 'arrows' | 'chief'>>;
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

function client(view: View): Client {
  const { viewer, turn, winners, pile, chiefInPile, rolls, ghost, haunting } = view;
  const dice = view.dice.map((die) => ({ ...die, fresh: false }));
  const players = view.players.map(({ role, special, alive, life, maxLife, arrows, chief }) => ({
    role,
    special,
    alive,
    life,
    maxLife,
    arrows,
    chief,
  }));
  return { viewer, turn, winners, pile, chiefInPile, dice, rolls, ghost, haunting, players };
}

/** The changes by kind of fact. Kinds that are left out only tell the story. */
const FACT_HANDLERS: { readonly [K in keyof Facts]?: (c: Client, fact: Facts[K]) => void } = {
  turn(c, { who }) {
    Object.assign(c, { turn: who, dice: [], rolls: 0 });
  },
  dice(c, fact) {
    Object.assign(c, { dice: diceInFact(fact).map((die) => ({ ...die, fresh: false })), rolls: fact.rolls });
  },
  tokens(c, { who, arrows, chief, pile, chiefInPile }) {
    Object.assign(c, { pile, chiefInPile });
    Object.assign(playerOf(c, who), { arrows, chief });
  },
  life(c, { who, life, maxLife }) {
    Object.assign(playerOf(c, who), { life, maxLife });
  },
  revealed(c, { who, role, special }) {
    Object.assign(playerOf(c, who), { role, special });
  },
  starMoved(c, { from, to }) {
    const { special } = playerOf(c, from);
    Object.assign(playerOf(c, from), { role: 'deputy', special: 'buono' });
    Object.assign(playerOf(c, to), { role: 'sheriff', special });
  },
  eliminated(c, { who, role, special }) {
    Object.assign(playerOf(c, who), { alive: false, life: 0, role, special });
  },
  ghost(c, { who }) {
    c.ghost = who;
  },
  haunting(c, { haunting }) {
    c.haunting = haunting;
  },
  over(c, { winners, roles, specials }) {
    c.winners = winners;
    for (const [place, player] of c.players.entries())
      Object.assign(player, { role: roles[place], special: specials[place] });
  },
};

function applyFact(c: Client, fact: SeenFact): void {
  const change = FACT_HANDLERS[fact.kind as keyof Facts] as ((c: Client, fact: SeenFact) => void) | undefined;
  change?.(c, fact);
}

const playerOf = (c: Client, seat: Seat): ClientPlayer => c.players[seat] as ClientPlayer;

function uses(t: State, asked: { readonly why: Frame }, { seat, kind, pick }: Answer): readonly string[] {
  return [
    `answer ${asked.why.op} ${kind}`,
    `character ${t.players[seat]?.character}`,
    ...(kind === 'reveal' ? [`role ${pick}`] : []),
    ...t.dice.map((die) => `face ${die.kind} ${die.face}`),
    ...t.setup.options.map((id) => `option ${id}`),
  ];
}

/**
 * All characters, roles and faces that a run should use. L'Orso is left out: nobody ever reveals this role, because its
 * bullets count from the start.
 */
function everything(): readonly string[] {
  return [
    ...Object.entries(RULES).flatMap(([op, rule]) =>
      typeof rule === 'function' ? [] : Object.keys(rule.on).map((kind) => `answer ${op} ${kind}`),
    ),
    ...Object.keys(CHARACTERS)
      .filter((id) => id !== PLAIN)
      .map((id) => `character ${id}`),
    ...Object.keys(SPECIALS)
      .filter((id) => id !== 'orso')
      .map((id) => `role ${id}`),
    ...Object.entries(FACES).flatMap(([kind, faces]) => faces.map((face) => `face ${kind} ${face}`)),
    ...OPTIONS.map(({ id }) => `option ${id}`),
    ALL_PASSED,
  ];
}
