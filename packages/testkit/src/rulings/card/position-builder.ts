// Builds a position of the card game from the notes.

import {
  type CardId,
  emptyTable,
  type Frame,
  freeCharacters,
  newPlayer,
  OURS,
  type Player,
  type State,
  setupFrom,
  shuffledEvents,
} from '@posse/card';
import { randomFrom, type Seat, seat, shuffle } from '@posse/engine';
import type { Notes, Row, Said } from '../given-notes.ts';
import { atLine, BadRuling, seatOf } from '../ruling-vocabulary.ts';
import { areRolesOpen, eliminateDead, lifeFrom, playersFrom, roleFrom, tableOf, turnFrom } from '../table-columns.ts';
import type { CardNotes } from './card-given-notes.ts';
import { characterId, characterNamed, eventId } from './card-vocabulary.ts';
import { keptBeside, layOffers } from './character-choice-setup.ts';
import { dealCards } from './named-deal.ts';

/** The position of the Givens, and the cards put on the draw pile. The same seed gives the same shuffles. */
export function layOut(notes: Notes, ofCards: CardNotes, seed: string): { table: State; stacked: readonly CardId[] } {
  const { line, what: rows } = tableOf(notes);
  const { sets, offers } = ofCards;
  const players = playersFrom(notes, playerFrom);
  const characters = players.map(({ character }) => character);
  const kept = offers.length > 0 ? { characters: keptBeside(offers, characters) } : {};
  const setup = atLine(line, () => setupFrom({ seats: rows.length, sets, options: notes.options, ...kept }));
  const t = emptyTable(OURS, setup, randomFrom(seed), players);
  shuffle(t.random, t.backs);
  t.graves.push(...eliminateDead(notes, players, 'cards', ['hand', 'in play']));
  const stacked = dealCards(notes, ofCards, t);
  stackEvents(ofCards, t);
  giveSpares(ofCards, t);
  t.turn = turnFrom(notes, rows.length);
  t.stack = ofCards.inTurn ? inPhase2(t.turn) : [{ op: 'turn', who: t.turn, extra: false }];
  t.bangs = ofCards.bangs.length;
  for (const { line, what } of ofCards.bangs)
    if (what !== notes.turn.what) throw new BadRuling(`line ${line}: It is not ${what}'s turn.`);
  if (offers.length > 0) t.stack = layOffers(t, offers);
  return { table: t, stacked };
}

/** The rest of a turn whose owner has drawn but played nothing yet; the first frame to run is last. */
export const inPhase2 = (who: Seat): Frame[] => [
  { op: 'turnEnd', who },
  { op: 'phase3', who },
  { op: 'phase2', who },
];

function playerFrom(row: Row, place: number, seats: number): Player {
  const player = newPlayer(OURS, roleFrom(row.role, place, seats), characterId(row.character ?? '-'));
  if (areRolesOpen(seats)) player.roleShown = true;
  [player.life, player.maxLife] = lifeFrom(row.life ?? '', player.maxLife);
  return player;
}

/** Gives everybody a spare character, as long as there are any: the named one, or a free one. */
function giveSpares({ spares }: CardNotes, t: State): void {
  const taken = t.players.map(({ character }) => character);
  const named = new Map<Seat, string>();
  for (const { line, what } of spares)
    atLine(line, () => {
      const who = seatOf(what.who, t.players.length);
      const id = characterNamed(what.name);
      if (id === null) throw new BadRuling(`There is no character "${what.name}" in the sets at hand.`);
      if (taken.includes(id)) throw new BadRuling(`Somebody has ${what.name} already.`);
      if (named.has(who)) throw new BadRuling(`${what.who} has only one spare character.`);
      taken.push(id);
      named.set(who, id);
    });
  const pool = freeCharacters(t.catalogue, t.setup, t.random, taken);
  for (const [place, player] of t.players.entries()) player.spare = named.get(seat(place)) ?? pool.draw() ?? null;
}

/** The event in force, the next one, and the others shuffled below; nothing follows the last card of a deck. */
function stackEvents({ event, nextEvent }: CardNotes, t: State): void {
  t.event = event === null ? null : eventNamed(event, t);
  const next = nextEvent === null ? [] : [eventNamed(nextEvent, t)];
  const isLast = t.event !== null && OURS.events[t.event]?.final;
  const known = OURS.events[next[0] ?? t.event ?? ''];
  const deck = known !== undefined && t.setup.options.includes('one-event-deck') ? [known.set] : undefined;
  const whole = shuffledEvents(t.catalogue, t.setup, t.random, deck);
  const others = whole.filter((id) => id !== t.event && !next.includes(id));
  // Named events replace some of the drawn ones, as the deck keeps its size.
  const [last, ...more] = others;
  const surplus = others.length + next.length + (t.event === null ? 0 : 1) - whole.length;
  if (last !== undefined) others.splice(0, others.length, last, ...more.slice(Math.max(0, surplus)));
  t.events = isLast ? next : [...others, ...next];
}

function eventNamed({ line, what }: Said<string>, t: State): string {
  const id = atLine(line, () => eventId(what));
  const set = OURS.events[id]?.set;
  if (set === undefined || !t.setup.sets.includes(set))
    throw new BadRuling(`line ${line}: The event "${what}" is of a set that is not in use.`);
  return id;
}
