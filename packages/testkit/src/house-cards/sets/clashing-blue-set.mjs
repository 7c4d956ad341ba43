// The second of two test sets with the same names and different effects.

import { check, chooseSeat, done, draw, heal, houseSet, hurt, others } from '@posse/card/house';

/** @param {string} name */
const text = (name) => ({ name, text: 'As in the blue book.' });

export default houseSet({
  id: 'house-blue',
  kinds: {
    elixir: { border: 'brown', play: (_t, me) => [{ op: 'dose', by: me }] },
    charm: { border: 'blue', power: { nearer: 2 } },
  },
  deck: { charm: '2♦ 3♦ 4♦', elixir: '5♣ 6♣ 7♣ 8♣ 9♣' },
  characters: { quack: { bullets: 3, power: { drawCount: (_t, _me, usual) => usual + 1 } } },
  events: { flood: { power: { farther: 1 } } },
  rules: {
    dose: {
      who: ({ by }) => by,
      offers(t, { by }, list) {
        for (const one of others(t, by)) list.push(chooseSeat(by, one));
      },
      on: {
        choose: (_t, { by }, { at }) =>
          done(check(by, 'hearts', [draw(by, 2)], [hurt(by, 1, null), ...(at === null ? [] : [heal(at, 1)])])),
      },
    },
  },
  texts: {
    set: text('Blue'),
    cards: { elixir: text('Elixir'), charm: text('Charm') },
    characters: { quack: text('Quack') },
    events: { flood: text('Flood') },
  },
});
