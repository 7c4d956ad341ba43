// Builds a position of the dice game from the notes.

import { emptyTable, FACES, newPlayer, type Player, SPECIALS, type State, setupFrom } from '@posse/dice';
import { randomFrom } from '@posse/engine';
import type { Notes, Row } from '../given-notes.ts';
import { atLine, BadRuling, listOf, seatOf } from '../ruling-vocabulary.ts';
import { areRolesOpen, eliminateDead, lifeFrom, playersFrom, roleFrom, tableOf, turnFrom } from '../table-columns.ts';
import type { DiceNotes } from './dice-given-notes.ts';
import { characterId, faceOf, nameOfSpecial, specialId } from './dice-vocabulary.ts';

/** The position of the Givens, and whether all arrows are in it. */
export function layOut(notes: Notes, ofDice: DiceNotes, seed: string): { table: State; isWhole: boolean } {
  const { line, what: rows } = tableOf(notes);
  const { modules } = ofDice;
  const setup = atLine(line, () => setupFrom({ seats: rows.length, modules, options: notes.options }));
  const players = playersFrom(notes, (row, place, seats) => playerFrom(row, place, seats, modules));
  const specials = players.map(({ special }) => special).filter((special) => special !== null);
  const twin = specials.find((special, place) => specials.indexOf(special) !== place);
  if (twin !== undefined) throw new BadRuling(`line ${line}: There is only one ${nameOfSpecial(twin)}.`);
  const table = emptyTable(setup, randomFrom(seed), players);
  eliminateDead(notes, players, 'arrows', ['arrows']);
  const isWhole = layArrows(ofDice, table, line);
  raiseGhost(notes, ofDice, table);
  handOutTokens(ofDice, table);
  table.turn = turnFrom(notes, rows.length);
  if (!table.players[table.turn]?.alive && table.ghost !== table.turn)
    throw new BadRuling(`line ${notes.turn.line || line}: It is the turn of ${notes.turn.what}, who is eliminated.`);
  table.stack = [{ op: 'turn', who: table.turn, extra: false }];
  return { table, isWhole };
}

function playerFrom(row: Row, place: number, seats: number, modules: readonly number[]): Player {
  const [role, name, more] = row.role?.split(':').map((word) => word.trim()) ?? [];
  if (more !== undefined)
    throw new BadRuling(`A special role is written as "deputy: Il Dottore", not as "${row.role}".`);
  const player = newPlayer(
    roleFrom(role, place, seats),
    name === undefined ? null : specialFrom(name, role ?? '', modules),
    characterId(row.character ?? '-', modules),
  );
  if (areRolesOpen(seats)) player.roleShown = true;
  [player.life, player.maxLife] = lifeFrom(row.life ?? '', player.maxLife);
  [player.arrows, player.chief] = arrowsFrom(row.arrows ?? '', modules);
  return player;
}

function specialFrom(name: string, role: string, modules: readonly number[]): string {
  if (!modules.includes(3)) throw new BadRuling(`"${name}" is a special role, and these need module 3.`);
  const id = specialId(name);
  if (SPECIALS[id]?.role !== role) throw new BadRuling(`${name} is no ${role} but ${SPECIALS[id]?.role}.`);
  return id;
}

function arrowsFrom(text: string, modules: readonly number[]): [arrows: number, chief: boolean] {
  const words = listOf(text);
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const chiefs = words.filter((word) => word === 'chief');
  if (numbers.length > 1 || chiefs.length > 1 || numbers.length + chiefs.length < words.length)
    throw new BadRuling(`Arrows are written as 2, chief, or "2, chief", not as "${text}".`);
  if (chiefs.length > 0 && !modules.includes(2)) throw new BadRuling("The Chief's arrow needs module 2.");
  return [Number(numbers[0] ?? 0), chiefs.length > 0];
}

/**
 * Lays all arrows that nobody holds into the pile, unless a line gives their number. Returns whether all arrows are
 * there.
 */
function layArrows({ modules, pile }: DiceNotes, t: State, tableLine: number): boolean {
  const line = pile?.line ?? tableLine;
  const chiefs = t.players.filter(({ chief }) => chief).length;
  if (chiefs > 1) throw new BadRuling(`line ${tableLine}: There is only one Chief's arrow.`);
  const all = t.pile;
  const free = t.players.reduce((left, { arrows }) => left - arrows, all);
  if (free < 0) throw new BadRuling(`line ${tableLine}: There are only ${all} arrows beside the Chief's.`);
  t.chiefInPile = modules.includes(2) && chiefs === 0;
  t.pile = pile === null ? free : pile.what - Number(t.chiefInPile);
  if (t.pile > free) throw new BadRuling(`line ${line}: There are only ${free} arrows that nobody holds.`);
  if (t.pile < 0 || (t.pile === 0 && !t.chiefInPile))
    throw new BadRuling(`line ${line}: The pile is never empty: the Indians attack with the last arrow.`);
  return t.pile === free;
}

/** Makes the first eliminated player the ghost, whose role everybody knows. */
function raiseGhost({ dead }: Notes, { modules, ghost }: DiceNotes, t: State): void {
  if (ghost === null) return;
  const { line, what } = ghost;
  if (!modules.includes(5)) throw new BadRuling(`line ${line}: A ghost needs module 5.`);
  const who = atLine(line, () => seatOf(what, t.players.length));
  if (t.players[who]?.role === 'sheriff') throw new BadRuling(`line ${line}: The Sheriff can't be the ghost.`);
  if (!dead.some((one) => one.what === what)) throw new BadRuling(`line ${line}: ${what} is alive and no ghost.`);
  t.ghost = who;
}

function handOutTokens({ modules, tokens }: DiceNotes, t: State): void {
  if (tokens === null) return;
  const { line, what } = tokens;
  if (!modules.includes(5)) throw new BadRuling(`line ${line}: Ghost tokens need module 5.`);
  t.haunting = atLine(line, () => {
    const who = seatOf(what.who, t.players.length);
    if (!t.players[who]?.alive) throw new BadRuling(`${what.who} is eliminated and can hold no tokens.`);
    const [text = '', times, more] = listOf(what.list);
    const face = faceOf(text);
    if (!FACES.base.includes(face) || (times !== undefined && times !== 'x2') || more !== undefined)
      throw new BadRuling(`Ghost tokens are written as "beer" or "beer, x2", not as "${what.list}".`);
    return { who, face, twice: times === 'x2' };
  });
}
