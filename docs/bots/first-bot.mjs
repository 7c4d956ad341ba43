// The first bot as a program for both games, without any package of Posse.

import { createInterface } from 'node:readline';

/** Kind, suit and rank of each card, by its number. The dice game has no cards. */
let cards = [];

/** How much harm to this player is worth: 1 for a foe, -1 for a friend. */
function hatred({ viewer, players }, at) {
  if (at === viewer) return -1;
  const [mine, theirs] = [players[viewer].role, players[at].role];
  const living = players.filter(({ alive }) => alive).length;
  if (mine === 'sheriff') return theirs === 'deputy' ? -1 : 1;
  if (mine === 'deputy') return theirs === 'sheriff' || theirs === 'deputy' ? -1 : 1;
  if (mine === 'outlaw') return theirs === 'sheriff' ? 1 : theirs === 'outlaw' ? -1 : 0.5;
  return theirs === 'sheriff' && living > 2 ? -1 : 1;
}

function score(view, { kind, card = null, as = null, at }) {
  const name = as ?? cards[card]?.kind ?? '';
  const { life, maxLife } = view.players[view.viewer];
  const isHelp = name === 'tequila' || kind === 'pour' || kind === 'assign';
  if (at !== null && at !== view.viewer) return isHelp ? -hatred(view, at) : hatred(view, at);
  if (at !== null) return isHelp && life < maxLife ? 2 : -1;
  if (name === 'dynamite') return -1;
  if (name === 'beer' || name === 'saloon') return life < maxLife ? 2 : -1;
  if (kind === 'stop') return 1;
  return kind === 'pass' || kind === 'end' ? 0 : 0.5;
}

/** A number for each game and seat from which chance follows, so that a league can be played again. */
const lucks = new Map();

function below(seat, limit) {
  const next = (lucks.get(seat) * 48271) % 2147483647;
  lucks.set(seat, next);
  return next % limit;
}

const HEARD = {
  hello(message) {
    cards = message.cards ?? [];
  },
  sit({ id, seat, luck }) {
    lucks.set(`${id} ${seat}`, luck + 1);
  },
  ask({ id, seat, view, options }) {
    const scores = options.map((option) => score(view, option));
    const top = Math.max(...scores);
    const equals = [...options.keys()].filter((place) => scores[place] === top);
    const option = equals[below(`${id} ${seat}`, equals.length)];
    console.log(JSON.stringify({ option, why: `worth ${top} to me` }));
  },
  over({ id, seat }) {
    lucks.delete(`${id} ${seat}`);
  },
};

// Only "ask" needs a reply; unknown messages can be ignored. The program ends with its input.
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  HEARD[message.type]?.(message);
}
