// For tests: house sets that differ in what they do, and not in what they are called.

import { draw, type HouseSet, heal, houseSet } from '@posse/card/house';

const text = (name: string) => ({ name, text: `${name} of the house.` });

export const RED: HouseSet = houseSet({
  id: 'house-red',
  kinds: { elixir: { border: 'brown', play: (_t, me) => [heal(me, 1)] } },
  deck: { elixir: '2♥ 3♥' },
  events: { flood: { power: { farther: 1 } } },
  texts: { set: text('Red'), cards: { elixir: text('Elixir') }, events: { flood: text('Flood') } },
});

export const BLUE: HouseSet = houseSet({
  id: 'house-blue',
  kinds: { elixir: { border: 'green', play: (_t, me) => [draw(me, 1)] } },
  deck: { beer: 'A♠', elixir: '4♣' },
  events: { flood: { power: { farther: 2 } } },
  texts: { set: text('Blue'), cards: { elixir: text('Elixir') }, events: { flood: text('Flood') } },
});
