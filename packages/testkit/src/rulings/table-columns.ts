// Reads the columns that both games share: seats, roles, life and deaths.

import type { Role, Seat } from '@posse/engine';
import type { Notes, Row, Said } from './given-notes.ts';
import { atLine, BadRuling, seatOf } from './ruling-vocabulary.ts';

const ROLES: readonly Role[] = ['sheriff', 'deputy', 'outlaw', 'renegade'];
const USUAL: readonly Role[] = ['sheriff', 'outlaw', 'outlaw', 'renegade', 'deputy', 'outlaw', 'deputy', 'renegade'];
const USUAL_FOR_THREE: readonly Role[] = ['deputy', 'outlaw', 'renegade'];

/** Are all roles open? They are with three players. */
export const areRolesOpen = (seats: number): boolean => seats === USUAL_FOR_THREE.length;

export function tableOf({ table }: Notes): Said<readonly Said<Row>[]> {
  if (table === null) throw new BadRuling('There is no table: a ruling needs "Given the table" before play begins.');
  return table;
}

/** Makes a player of each row; errors name its line. */
export function playersFrom<P>(notes: Notes, make: (row: Row, place: number, seats: number) => P): P[] {
  const rows = tableOf(notes).what;
  return rows.map(({ line, what: row }, place) =>
    atLine(line, () => {
      if (seatOf(row.seat ?? '', rows.length) !== place)
        throw new BadRuling(`Seat ${row.seat} stands in row ${place + 1}: the seats are A, B, C… in this order.`);
      return make(row, place, rows.length);
    }),
  );
}

export function roleFrom(text: string | undefined, place: number, seats: number): Role {
  const usual = (areRolesOpen(seats) ? USUAL_FOR_THREE : USUAL)[place];
  const role = text === undefined ? usual : ROLES.find((known) => known === text);
  if (role === undefined) throw new BadRuling(`There is no role "${text}": the roles are ${ROLES.join(', ')}.`);
  return role;
}

/** Current and maximum life; both are `bullets` by default. */
export function lifeFrom(text: string, bullets: number): [life: number, maxLife: number] {
  if (text === '') return [bullets, bullets];
  const [, life, max] = /^(\d+)(?:\/(\d+))?$/.exec(text) ?? [];
  if (life === undefined) throw new BadRuling(`Life is written as 3 or 3/5, not as "${text}".`);
  const maxLife = max === undefined ? bullets : Number(max);
  if (Number(life) > maxLife) throw new BadRuling(`${life} life is more than the maximum of ${maxLife}.`);
  if (Number(life) === 0)
    throw new BadRuling('Nobody sits at the table without life: say in a line who is eliminated.');
  return [Number(life), maxLife];
}

/** Eliminates the players who left the game before, in order: no life, none of the `things`, and an open role. */
export function eliminateDead(
  notes: Notes,
  players: readonly { alive: boolean; roleShown: boolean; life: number }[],
  things: string,
  columns: readonly string[],
): Seat[] {
  return notes.dead.map(({ line, what }) => {
    const who = atLine(line, () => seatOf(what, players.length));
    const row = notes.table?.what[who]?.what ?? {};
    if (columns.some((column) => !['', '0'].includes(row[column] ?? '')))
      throw new BadRuling(`line ${line}: ${what} is eliminated and can hold no ${things}.`);
    const player = players[who];
    if (player !== undefined) {
      player.alive = false;
      player.roleShown = true;
      player.life = 0;
    }
    return who;
  });
}

export const turnFrom = ({ turn }: Notes, seats: number): Seat => atLine(turn.line, () => seatOf(turn.what, seats));
