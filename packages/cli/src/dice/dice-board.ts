// The table of the dice game as text for a terminal.

import type { PlayerView, State, View } from '@posse/dice';
import { livingFrom, type Seat, seatsOf } from '@posse/engine';
import { arrowsWords, CELLS, HEADS, tableWords } from '@posse/narrator/terminal';
import { bullets, type Reader, SEAT_HEADS, seatCells } from '../terminal/board-parts.ts';
import { inWords } from '../terminal/terminal-language.ts';
import { aligned, wrapped } from '../terminal/text-layout.ts';
import { narratorOf, seatName } from './dice-narrator.ts';

const HEADS_HERE = [...SEAT_HEADS, HEADS.life, HEADS.arrows, HEADS.away];

export function board(t: State, view: View, reader: Reader): string[] {
  const rows = seatsOf(view.players.length).map((who) => {
    const player = view.players[who] as PlayerView;
    return [
      ...seatCells(view, who, seatName(player.character, who), reader),
      player.alive ? bullets(player.life, player.maxLife) : inWords(who === view.ghost ? CELLS.ghost : CELLS.dead),
      player.alive ? inWords(arrowsWords(player.arrows, player.chief)) : '',
      awayFrom(view, reader.you, who),
    ];
  });
  const below = tableWords(narratorOf(t, reader.you), view).map(inWords);
  return [...aligned([HEADS_HERE.map(inWords), ...rows], HEADS_HERE.length), '', ...wrapped(below.join(' '))];
}

/** The distance between two players: living players on the shorter way round. */
function awayFrom({ players }: View, you: Seat, who: Seat): string {
  const living = livingFrom(players, you);
  const step = living.indexOf(who);
  return players[you]?.alive && step > 0 ? String(Math.min(step, living.length - step)) : '';
}
