// A house card: everybody draws a card, and its player two.

import { draw, houseSet, targets } from '@posse/card/house';

export default houseSet({
  id: 'house-mail-coach',
  kinds: {
    'mail-coach': {
      border: 'brown',
      play: (t, me, _at, _prey, card) => [draw(me, 2), ...targets(t, me, card).map((at) => draw(at, 1))],
    },
  },
  deck: { 'mail-coach': '6♦ 10♠' },
  texts: {
    set: { name: 'Mail Coach', text: 'News for everybody.' },
    cards: { 'mail-coach': { name: 'Mail Coach', text: 'Draw two cards; everybody else draws one.' } },
  },
});
