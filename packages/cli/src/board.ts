// The table as it is drawn in a terminal, one line for each seat.

import { type CardId, distance, kindOf, PLAIN, type PlayerView, reachOf, type State, type View } from '@posse/card';
import { type Seat, seatsOf } from '@posse/engine';
import { cardName, characterName, eventName, kindName, ROLE_NAMES } from './names.ts';
import { aligned, wrapped } from './screen.ts';
import { aboutEvent } from './words.ts';

const IN_PLAY = 'in play';
const HEADS = ['', 'seat', 'who', 'role', 'life', 'hand', 'away', IN_PLAY];
const NO_BREAK = '\u00a0';
/** Room for a character and, in brackets, a name. */
const NAMES = 22;

/** Distances are open to all and measured on the table itself; everything else comes from the view. */
export function board(t: State, view: View, you: Seat, yourName: string): string[] {
  const rows = seatsOf(view.players.length).map((who) => {
    const player = view.players[who] as PlayerView;
    const name = player.character === PLAIN ? `Player ${who + 1}` : characterName(player.character);
    return [
      view.winners === null ? (who === view.turn ? '▸' : '') : view.winners.includes(who) ? '★' : '',
      String(who + 1),
      who === you ? `${name} (${yourName.slice(0, NAMES - name.length - 3)})` : name,
      player.role === null ? '?' : ROLE_NAMES[player.role],
      !player.alive ? 'dead' : player.undead ? 'ghost' : bullets(player),
      player.alive ? String(player.hand.length) : '',
      player.alive && who !== you && view.players[you]?.alive ? String(distance(t, you, who)) : '',
      player.inPlay.map((card) => cardInPlay(view, card).replaceAll(' ', NO_BREAK)).join(', '),
    ];
  });
  const [heads = '', ...lines] = aligned([HEADS, ...rows], HEADS.length);
  const indent = heads.indexOf(IN_PLAY);
  return [heads, ...lines.flatMap((line) => folded(line, indent)), '', ...piles(t, view, you), ...events(view)];
}

/** Where many cards lie in play, they go on below the first ones. */
function folded(line: string, indent: number): string[] {
  const [first = '', ...more] = wrapped(line.slice(indent), indent).map((part) => part.replaceAll(NO_BREAK, ' '));
  return [`${line.slice(0, indent)}${first}`, ...more.map((part) => `${' '.repeat(indent)}${part}`)];
}

const bullets = ({ life, maxLife }: PlayerView): string =>
  '●'.repeat(Math.max(0, life)) + '○'.repeat(maxLife - Math.max(0, life));

/** A green card can't be used in the turn in which it was laid. */
const cardInPlay = ({ laid }: View, card: CardId): string =>
  `${kindName(kindOf(card).key)}${kindOf(card).border === 'green' && laid.includes(card) ? ' (new)' : ''}`;

function piles(t: State, { deck, discard }: View, you: Seat): string[] {
  const top = discard.top === null ? '' : `, ${cardName(discard.top)} on top`;
  return wrapped(`Draw pile ${deck}, discard pile ${discard.count}${top}. Your reach: ${reachOf(t, you)}.`);
}

/** The event in force, and the one that lies open as the next. */
function events({ event, events: { count, next }, suit, turn }: View): string[] {
  if (event === null && next === null) return [];
  const suitNamed = suit === null ? '' : ` Seat ${turn + 1} plays ${suit}.`;
  const now = event === null ? 'No event yet.' : `Event: ${aboutEvent(event)}${suitNamed}`;
  return wrapped(next === null ? now : `${now} Next (of ${count}): ${eventName(next)}.`);
}
