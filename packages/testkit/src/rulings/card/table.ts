// From the notes to a position of the card game: players with their roles and wounds, the cards, the events, and whose turn it is.

import {
  EVENTS,
  emptyTable,
  type Frame,
  freeCharacters,
  newPlayer,
  type Player,
  type State,
  setupFrom,
  shuffledEvents,
} from '@posse/card';
import { randomFrom, type Seat, shuffle } from '@posse/engine';
import type { Notes, Row, Said } from '../notes.ts';
import { areRolesOpen, bury, lifeFrom, playersFrom, roleFrom, tableOf, turnFrom } from '../rows.ts';
import { atLine, BadRuling } from '../words.ts';
import { dealCards } from './deal.ts';
import type { CardNotes } from './notes.ts';
import { characterId, eventId } from './words.ts';

/** The position as the Givens describe it. The same seed gives the same shuffles. */
export function layOut(notes: Notes, ofCards: CardNotes, seed: string): State {
  const { line, what: rows } = tableOf(notes);
  const setup = atLine(line, () => setupFrom({ seats: rows.length, sets: ofCards.sets, options: notes.options }));
  const players = playersFrom(notes, playerFrom);
  const t = emptyTable(setup, randomFrom(seed), players);
  shuffle(t.random, t.backs);
  t.graves.push(...bury(notes, players, 'cards', ['hand', 'in play']));
  dealCards(notes, ofCards, t);
  stackEvents(ofCards, t);
  const pool = freeCharacters(
    setup,
    t.random,
    players.map(({ character }) => character),
  );
  for (const player of players) player.spare = pool.draw() ?? null;
  t.turn = turnFrom(notes, rows.length);
  t.stack = ofCards.inTurn ? inPhase2(t.turn) : [{ op: 'turn', who: t.turn, extra: false }];
  t.bangs = ofCards.bangs.length;
  for (const { line, what } of ofCards.bangs)
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
  const player = newPlayer(roleFrom(row.role, place, seats), characterId(row.character ?? '-'));
  if (areRolesOpen(seats)) player.roleShown = true;
  [player.life, player.maxLife] = lifeFrom(row.life ?? '', player.maxLife);
  return player;
}

/** The event in force, the next one, and the others shuffled below it; nothing follows the last card of a deck. */
function stackEvents({ event, nextEvent }: CardNotes, t: State): void {
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
