// The table of the card game as text for a terminal.

import { type CardId, distance, kindOf, type PlayerView, reachOf, type State, type View } from '@posse/card';
import { seatsOf } from '@posse/engine';
import { CELLS, eventsWords, freshWords, HEADS, pilesWords } from '@posse/narrator/terminal';
import { bullets, folding, type Reader, SEAT_HEADS, seatCells } from '../terminal/board-parts.ts';
import { inWords } from '../terminal/terminal-language.ts';
import { wrapped } from '../terminal/text-layout.ts';
import { kindName, narratorOf, seatName } from './card-narrator.ts';

const HEADS_HERE = [...SEAT_HEADS, HEADS.life, HEADS.hand, HEADS.away, HEADS.inPlay];

/** The board as lines. Distances are public and are computed from the state; everything else comes from the view. */
export function board(t: State, view: View, reader: Reader): string[] {
  const { you } = reader;
  const rows = seatsOf(view.players.length).map((who) => {
    const player = view.players[who] as PlayerView;
    const cells = [
      ...seatCells(view, who, seatName(player.character, who), reader),
      player.alive && !player.undead
        ? bullets(player.life, player.maxLife)
        : inWords(player.alive ? CELLS.ghost : CELLS.dead),
      player.alive ? String(player.hand.length) : '',
      player.alive && who !== you && view.players[you]?.alive ? String(distance(t, you, who)) : '',
    ];
    return { cells, list: player.inPlay.map((card) => cardInPlay(t, card)) };
  });
  const narrator = narratorOf(t, you);
  return [
    ...folding(HEADS_HERE.map(inWords), rows),
    '',
    ...wrapped(inWords(pilesWords(narrator, view, reachOf(t, you)))),
    ...eventsWords(narrator, view).flatMap((words) => wrapped(inWords(words))),
  ];
}

/** A card in play. A green card is marked in the turn in which it was played, because it can't be used yet. */
function cardInPlay(t: State, card: CardId): string {
  const { key, border } = kindOf(t, card);
  return border === 'green' && t.laid.includes(card) ? inWords(freshWords(kindName(key))) : kindName(key);
}
