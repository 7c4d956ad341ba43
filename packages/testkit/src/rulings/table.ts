// From the notes to a position: players with their roles and wounds, the dead, and whose turn it is.

import {
  EVENTS,
  emptyTable,
  type Frame,
  freeCharacters,
  newPlayer,
  type Player,
  type Role,
  type State,
  setupFrom,
  shuffledEvents,
} from '@posse/card';
import { randomFrom, type Seat, shuffle } from '@posse/engine';
import { dealCards } from './deal.ts';
import type { Notes, Row, Said } from './notes.ts';
import { atLine, BadRuling, characterId, eventId, seatOf } from './words.ts';

const ROLES: readonly Role[] = ['sheriff', 'deputy', 'outlaw', 'renegade'];
const USUAL: readonly Role[] = ['sheriff', 'outlaw', 'outlaw', 'renegade', 'deputy', 'outlaw', 'deputy', 'renegade'];
const USUAL_FOR_THREE: readonly Role[] = ['deputy', 'outlaw', 'renegade'];

/** The position as the Givens describe it. The same seed gives the same shuffles. */
export function layOut(notes: Notes, seed: string): State {
  const { table } = notes;
  if (table === null) throw new BadRuling('There is no table: a ruling needs "Given the table" before play begins.');
  const seats = table.what.length;
  const setup = atLine(table.line, () => setupFrom({ seats, sets: notes.sets, options: notes.options }));
  const players = table.what.map(({ line, what }, place) => atLine(line, () => playerFrom(what, place, seats)));
  const t = emptyTable(setup, randomFrom(seed), players);
  shuffle(t.random, t.backs);
  bury(notes, t);
  dealCards(notes, t);
  stackEvents(notes, t);
  const pool = freeCharacters(
    setup,
    t.random,
    players.map(({ character }) => character),
  );
  for (const player of players) player.spare = pool.draw() ?? null;
  t.turn = atLine(notes.turn.line, () => seatOf(notes.turn.what, seats));
  t.stack = notes.inTurn ? inPhase2(t.turn) : [{ op: 'turn', who: t.turn, extra: false }];
  t.bangs = notes.bangs.length;
  for (const { line, what } of notes.bangs)
    if (what !== notes.turn.what) throw new BadRuling(`line ${line}: It is not ${what}'s turn.`);
  return t;
}

/** What is left of a turn whose owner has drawn and played nothing yet; the first to come is last. */
export const inPhase2 = (who: Seat): Frame[] => [
  { op: 'turnEnd', who },
  { op: 'phase3', who },
  { op: 'phase2', who },
];

function playerFrom(row: Row, place: number, seats: number): Player {
  if (seatOf(row.seat ?? '', seats) !== place)
    throw new BadRuling(`Seat ${row.seat} stands in row ${place + 1}: the seats are A, B, C… in this order.`);
  const player = newPlayer(roleFrom(row.role, place, seats), characterId(row.character ?? '-'));
  // With three players all roles are open.
  if (seats === USUAL_FOR_THREE.length) player.roleShown = true;
  [player.life, player.maxLife] = lifeFrom(row.life ?? '', player.maxLife);
  return player;
}

function roleFrom(text: string | undefined, place: number, seats: number): Role {
  const usual = (seats === USUAL_FOR_THREE.length ? USUAL_FOR_THREE : USUAL)[place];
  const role = text === undefined ? usual : ROLES.find((known) => known === text);
  if (role === undefined) throw new BadRuling(`There is no role "${text}": the roles are ${ROLES.join(', ')}.`);
  return role;
}

function lifeFrom(text: string, bullets: number): [life: number, maxLife: number] {
  if (text === '') return [bullets, bullets];
  const [, life, max] = /^(\d+)(?:\/(\d+))?$/.exec(text) ?? [];
  if (life === undefined) throw new BadRuling(`Life is written as 3 or 3/5, not as "${text}".`);
  const maxLife = max === undefined ? bullets : Number(max);
  if (Number(life) > maxLife) throw new BadRuling(`${life} life is more than the maximum of ${maxLife}.`);
  if (Number(life) === 0)
    throw new BadRuling('Nobody sits at the table without life: say in a line who is eliminated.');
  return [Number(life), maxLife];
}

/** The event in force, the next one, and the others shuffled below it; nothing follows the last card of a deck. */
function stackEvents({ event, nextEvent }: Notes, t: State): void {
  t.event = event === null ? null : eventNamed(event, t);
  const next = nextEvent === null ? [] : [eventNamed(nextEvent, t)];
  const isLast = t.event !== null && EVENTS[t.event]?.final;
  const others = shuffledEvents(t.setup, t.random).filter((id) => id !== t.event && !next.includes(id));
  t.events = isLast ? next : [...others, ...next];
}

function eventNamed({ line, what }: Said<string>, t: State): string {
  const id = atLine(line, () => eventId(what));
  if (!t.setup.sets.includes(EVENTS[id]?.set ?? ''))
    throw new BadRuling(`line ${line}: The event "${what}" is of a set that is not in use.`);
  return id;
}

/** Those who left the game before: no cards, no life, and everybody knows the role. */
function bury(notes: Notes, t: State): void {
  for (const { line, what } of notes.dead) {
    const who = atLine(line, () => seatOf(what, t.players.length));
    const { hand, 'in play': inPlay } = notes.table?.what[who]?.what ?? {};
    if (hand || inPlay) throw new BadRuling(`line ${line}: ${what} is eliminated and can hold no cards.`);
    Object.assign(t.players[who] as Player, { alive: false, roleShown: true, life: 0 });
    t.graves.push(who);
  }
}
