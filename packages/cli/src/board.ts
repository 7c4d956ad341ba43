// The table as it is drawn in a terminal, one line for each seat.

import { distance, kindOf, type PlayerView, reachOf, type State, type View } from '@posse/card';
import { type Seat, seatsOf } from '@posse/engine';
import { aligned, wrapped } from './screen.ts';
import { cardName, characterName, kindName, ROLE_NAMES } from './words.ts';

const IN_PLAY = 'in play';
const HEADS = ['', 'seat', 'who', 'role', 'life', 'hand', 'away', IN_PLAY];
/** Room for a character and, in brackets, a name. */
const NAMES = 22;

/** Distances are open to all and measured on the table itself; everything else comes from the view. */
export function board(t: State, view: View, you: Seat, yourName: string): string[] {
  const rows = seatsOf(view.players.length).map((who) => {
    const player = view.players[who] as PlayerView;
    const name = characterName(player.character);
    return [
      view.winners === null ? (who === view.turn ? '▸' : '') : view.winners.includes(who) ? '★' : '',
      String(who + 1),
      who === you ? `${name} (${yourName.slice(0, NAMES - name.length - 3)})` : name,
      player.role === null ? '?' : ROLE_NAMES[player.role],
      player.alive ? bullets(player) : 'dead',
      player.alive ? String(player.hand.length) : '',
      player.alive && who !== you && view.players[you]?.alive ? String(distance(t, you, who)) : '',
      player.inPlay.map((card) => kindName(kindOf(card).key)).join(', '),
    ];
  });
  const [heads = '', ...lines] = aligned([HEADS, ...rows], HEADS.length);
  const indent = heads.indexOf(IN_PLAY);
  return [heads, ...lines.flatMap((line) => folded(line, indent)), '', piles(t, view, you)];
}

/** Where many cards lie in play, they go on below the first ones. */
function folded(line: string, indent: number): string[] {
  const [first = '', ...more] = wrapped(line.slice(indent), indent);
  return [`${line.slice(0, indent)}${first}`, ...more.map((part) => `${' '.repeat(indent)}${part}`)];
}

const bullets = ({ life, maxLife }: PlayerView): string =>
  '●'.repeat(Math.max(0, life)) + '○'.repeat(maxLife - Math.max(0, life));

function piles(t: State, { deck, discard }: View, you: Seat): string {
  const top = discard.top === null ? '' : `, ${cardName(discard.top)} on top`;
  return `Draw pile ${deck}, discard pile ${discard.count}${top}. Your reach: ${reachOf(t, you)}.`;
}
