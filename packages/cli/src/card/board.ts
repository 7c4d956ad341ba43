// The table of the card game as it is drawn in a terminal.

import { type CardId, distance, kindOf, type PlayerView, reachOf, type State, textsFor, type View } from '@posse/card';
import { type Seat, seatsOf } from '@posse/engine';
import { bullets, folding, type Reader, SEAT_HEADS, seatCells } from '../board.ts';
import { wrapped } from '../screen.ts';
import { cardName, eventName, kindName, seatName } from './names.ts';
import { aboutEvent } from './words.ts';

const HEADS = [...SEAT_HEADS, 'life', 'hand', 'away', 'in play'];

/** Distances are open to all and measured on the table itself; everything else comes from the view. */
export function board(t: State, view: View, reader: Reader): string[] {
  const { you } = reader;
  const rows = seatsOf(view.players.length).map((who) => {
    const player = view.players[who] as PlayerView;
    const cells = [
      ...seatCells(view, who, seatName(player.character, who), reader),
      !player.alive ? 'dead' : player.undead ? 'ghost' : bullets(player.life, player.maxLife),
      player.alive ? String(player.hand.length) : '',
      player.alive && who !== you && view.players[you]?.alive ? String(distance(t, you, who)) : '',
    ];
    return { cells, list: player.inPlay.map((card) => cardInPlay(t, card)) };
  });
  return [...folding(HEADS, rows), '', ...piles(t, view, you), ...events(view)];
}

/** A green card can't be used in the turn in which it was laid. */
const cardInPlay = (t: State, card: CardId): string =>
  `${kindName(kindOf(t, card).key)}${kindOf(t, card).border === 'green' && t.laid.includes(card) ? ' (new)' : ''}`;

function piles(t: State, { deck, discard }: View, you: Seat): string[] {
  const top = discard.top === null ? '' : `, ${cardName(discard.top)} on top`;
  return wrapped(`Draw pile ${deck}, discard pile ${discard.count}${top}. Your reach: ${reachOf(t, you)}.`);
}

/** The event in force, and the one that lies open as the next. */
function events({ setup, event, events: { count, next }, suit, turn }: View): string[] {
  if (event === null && next === null) return [];
  const suitNamed = suit === null ? '' : ` Seat ${turn + 1} plays ${suit}.`;
  const now = event === null ? 'No event yet.' : `Event: ${aboutEvent(textsFor(setup), event)}${suitNamed}`;
  return wrapped(next === null ? now : `${now} Next (of ${count}): ${eventName(next)}.`);
}
