// A character: how she reacts to something that happens to her.

import { check, houseSet, hurt } from '@posse/card/house';

export default houseSet({
  id: 'house-one-eyed-jane',
  characters: {
    /** An eye for an eye: a player who wounds her loses a life point too, unless they draw a Heart. */
    'one-eyed-jane': {
      bullets: 3,
      power: {
        wounded: (_t, me, _points, by) =>
          by === null || by === me ? [] : [check(by, 'hearts', [], [hurt(by, 1, me)])],
      },
    },
  },
  texts: {
    set: { name: 'One-Eyed Jane', text: 'One character.' },
    characters: {
      'one-eyed-jane': {
        en: {
          name: 'One-Eyed Jane',
          text: 'Whoever wounds her must draw!: unless it is a Heart, he loses a life point too.',
        },
        it: {
          name: 'Jane la Guercia',
          text: 'Chi la ferisce deve estrarre!: se non è Cuori, perde anche lui un punto vita.',
        },
        de: {
          name: 'Einäugige Jane',
          text: 'Wer sie verletzt, muss ziehen!: Ist es kein Herz, verliert er auch einen Lebenspunkt.',
        },
      },
    },
  },
});
