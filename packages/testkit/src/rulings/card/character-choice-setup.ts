// Sets up a game in which some seats still choose their characters.
// All others keep those of the table.

import { type Frame, numberIn, type State } from '@posse/card';
import { type Seat, seat } from '@posse/engine';
import type { Said } from '../given-notes.ts';
import { atLine, BadRuling, listOf, seatOf } from '../ruling-vocabulary.ts';
import { characterNamed } from './card-vocabulary.ts';

/** The characters that a seat chooses from. */
export type Offer = Said<{ readonly who: string; readonly list: string }>;

/** The characters of players who are offered none, as the table gives them. */
export const keptBeside = (offers: readonly Offer[], characters: readonly string[]): (string | null)[] =>
  characters.map((id, place) => (offers.some(({ what }) => what.who === letterAt(place)) ? null : id));

const letterAt = (place: number): string => String.fromCharCode('A'.charCodeAt(0) + place);

/** Lays the offered characters out, and returns the frames of the start; the first to run is last. */
export function layOffers(t: State, offers: readonly Offer[]): Frame[] {
  const taken = t.players.map(({ character }) => character);
  const left: Seat[] = [];
  for (const { line, what } of offers)
    atLine(line, () => {
      const who = seatOf(what.who, t.players.length);
      if (left.includes(who)) throw new BadRuling(`${what.who} is offered characters twice.`);
      left.push(who);
      const player = t.players[who];
      if (player === undefined) return;
      player.offered = listOf(what.list).map((name) => offeredFrom(name, taken));
      player.spare = null;
      player.abilities = [];
      const wanted = numberIn(t.catalogue, t.setup, 'characters-to-choose');
      if (player.offered.length !== wanted)
        throw new BadRuling(
          `${what.who} is offered ${player.offered.length} characters, but the table plays with ${wanted}.`,
        );
    });
  if (t.players.some(({ hand, inPlay }) => hand.length + inPlay.length > 0))
    throw new BadRuling(
      `line ${offers[0]?.line}: Hands are dealt when all have chosen: leave them empty in the table.`,
    );
  for (const player of t.players) {
    player.life = 0;
    player.maxLife = 0;
  }
  t.begun = false;
  t.turn = seat(0);
  return [{ op: 'start' }, { op: 'chooseCharacter', left: left.sort((a, b) => a - b) }];
}

function offeredFrom(name: string, taken: string[]): string {
  const id = characterNamed(name);
  if (id === null) throw new BadRuling(`There is no character "${name}" in the sets at hand.`);
  if (taken.includes(id)) throw new BadRuling(`Somebody has ${name} already.`);
  taken.push(id);
  return id;
}
