// A card with a question of its own: a frame, its answers, and its rule.

import {
  AT_ANOTHER,
  type ChooseCard,
  chooseCard,
  done,
  fromHandToHand,
  houseSet,
  hurt,
  isAlive,
  type Pass,
  pass,
  playerAt,
  type Rule,
  type Seat,
} from '@posse/card/house';

declare module '@posse/card/house' {
  interface Frames {
    stickUp: { readonly by: Seat; readonly at: Seat };
  }
  interface Answers {
    stickUp: ChooseCard | Pass;
  }
}

const stickUpRule: Rule<'stickUp'> = {
  who: ({ at }) => at,
  // A player without cards is not asked, as everybody can see that.
  open: (t, { at }) => isAlive(t, at) && playerAt(t, at).hand.length > 0,
  closes: (t, { by, at }) => (isAlive(t, at) ? [hurt(at, 1, by)] : []),
  offers(t, { at }, list) {
    for (const card of playerAt(t, at).hand) list.push(chooseCard(at, card));
    list.push(pass(at));
  },
  on: {
    choose(t, { by, at }, { card }) {
      fromHandToHand(t, at, by, card);
      return done();
    },
    pass: (_t, { by, at }) => done(hurt(at, 1, by)),
  },
};

export default houseSet({
  id: 'house-stick-up',
  kinds: {
    /** Your money or your life. */
    'stick-up': {
      border: 'brown',
      aim: AT_ANOTHER,
      play: (_t, me, at) => [{ op: 'stickUp', by: me, at }],
    },
  },
  deck: { 'stick-up': '5♦ J♠' },
  rules: { stickUp: stickUpRule },
  texts: {
    set: { name: 'Stick-Up', text: 'Your money or your life.' },
    cards: {
      'stick-up': {
        name: 'Stick-Up',
        text: 'Another player gives you a hand card of his choice, or loses a life point.',
      },
    },
  },
});
