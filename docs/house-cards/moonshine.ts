// A card with an effect when it is played.

import { check, heal, houseSet, hurt } from '@posse/card/house';

export default houseSet({
  id: 'house-moonshine',
  kinds: {
    /** A draw!: two life points on a Heart, a wound on anything else. */
    moonshine: {
      border: 'brown',
      play: (_t, me) => [check(me, 'hearts', [heal(me, 2)], [hurt(me, 1, null)])],
    },
  },
  deck: { moonshine: '7♥ 9♣ 4♠' },
  texts: {
    set: { name: 'Moonshine', text: 'Three bottles of something strong.' },
    cards: {
      moonshine: { name: 'Moonshine', text: 'Draw!: on a Heart you regain two life points, otherwise you lose one.' },
    },
  },
});
