// A house set for tests, of which everybody has a card.

import { draw, houseSet } from '@posse/card/house';

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

export default houseSet({
  id: 'house-plenty',
  kinds: { sarsaparilla: { border: 'brown', play: (_t, me) => [draw(me, 1)] } },
  deck: { sarsaparilla: RANKS.flatMap((rank) => ['♥', '♦', '♣', '♠'].map((suit) => rank + suit)).join(' ') },
  texts: {
    set: { name: 'Plenty', text: 'A drink for everybody.' },
    cards: { sarsaparilla: { name: 'Sarsaparilla', text: 'You draw a card.' } },
  },
});
