// The table of the dice game as it is drawn in a terminal.

import { characterOf, type PlayerView, type State, type View } from '@posse/dice';
import { livingFrom, type Seat, seatsOf } from '@posse/engine';
import { bullets, type Reader, SEAT_HEADS, seatCells } from '../board.ts';
import { aligned, unbroken, wrapped } from '../screen.ts';
import { DIE_NAMES, faceName, seatName, specialName } from './names.ts';

const HEADS = [...SEAT_HEADS, 'life', 'arrows', 'away'];

/** Everything comes from the view. */
export function board(_t: State, view: View, reader: Reader): string[] {
  const rows = seatsOf(view.players.length).map((who) => {
    const player = view.players[who] as PlayerView;
    return [
      ...seatCells(view, who, seatName(player.character, who), reader),
      player.alive ? bullets(player.life, player.maxLife) : who === view.ghost ? 'ghost' : 'dead',
      player.alive ? `${player.arrows}${player.chief ? ' + Chief' : ''}` : '',
      awayFrom(view, reader.you, who),
    ];
  });
  const below = [pileText(view), specialsText(view), hauntingText(view)].filter((text) => text !== null);
  return [...aligned([HEADS, ...rows], HEADS.length), '', ...wrapped(below.join(' '))];
}

/** How many living players one has to count to reach him, the shorter way round. */
function awayFrom({ players }: View, you: Seat, who: Seat): string {
  const living = livingFrom(players, you);
  const step = living.indexOf(who);
  return players[you]?.alive && step > 0 ? String(Math.min(step, living.length - step)) : '';
}

/** Those that lie open, and the reader's own. */
function specialsText({ players }: View): string | null {
  const known = seatsOf(players.length).flatMap((who) => {
    const { special = null, spent = false } = players[who] ?? {};
    return special === null ? [] : [unbroken(`${specialName(special)} in seat ${who + 1}${spent ? ' (used)' : ''}`)];
  });
  return known.length === 0 ? null : `Special roles: ${known.join(', ')}.`;
}

const hauntingText = ({ haunting }: View): string | null =>
  haunting === null
    ? null
    : `The next turn of seat ${haunting.who + 1} begins with ${haunting.twice ? 'two dice of ' : ''}${faceName(haunting.face)}.`;

const pileText = ({ pile, chiefInPile }: View): string =>
  `In the pile: ${pile === 1 ? 'one arrow' : `${pile === 0 ? 'no' : pile} arrows`}${chiefInPile ? ' and the Chief’s' : ''}.`;

/** The dice with their places, and how many rolls there are. */
export function diceLine({ dice, rolls, turn, ghost, players, final }: View): string {
  if (dice.length === 0) return 'No dice are rolled yet.';
  const all = turn === ghost ? 3 : characterOf(players[turn]?.character ?? '').power.rolls;
  const shown = dice.map(({ kind, face }, place) => {
    const sort = kind === 'base' ? '' : ` (${DIE_NAMES[kind]})`;
    return unbroken(`[${place + 1}] ${faceName(face)}${sort}`);
  });
  return `Dice, roll ${rolls}${final ? '' : ` of ${all}`}: ${shown.join(' ')}`;
}
