// The first of two test sets with the same names and different effects.

import { check, chooseSeat, done, draw, heal, houseSet, hurt, others } from '@posse/card/house';

/** @param {string} name */
const text = (name) => ({ name, text: 'As in the red book.' });

export default houseSet({
  id: 'house-red',
  kinds: {
    elixir: { border: 'brown', play: (_t, me) => [{ op: 'dose', by: me }] },
    charm: { border: 'blue', power: { farther: 1 } },
  },
  deck: { elixir: '2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥', charm: '10♠ J♠' },
  characters: { quack: { bullets: 4, power: { wounded: (_t, me) => [draw(me, 1)] } } },
  events: { flood: { power: { farther: 1 } } },
  rules: {
    dose: {
      who: ({ by }) => by,
      offers(t, { by }, list) {
        for (const one of others(t, by)) list.push(chooseSeat(by, one));
      },
      on: {
        choose: (_t, { by }, { at }) => done(check(by, 'hearts', [heal(by, 1)], at === null ? [] : [hurt(at, 1, by)])),
      },
    },
  },
  texts: {
    set: text('Red'),
    cards: { elixir: text('Elixir'), charm: text('Charm') },
    characters: { quack: text('Quack') },
    events: { flood: text('Flood') },
  },
});
