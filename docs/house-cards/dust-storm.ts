// An event that adjusts a number, and forbids something.

import { houseSet } from '@posse/card/house';

export default houseSet({
  id: 'house-dust-storm',
  events: {
    /** Everybody is farther away, and nobody sees enough for a Gatling. */
    'dust-storm': {
      power: {
        farther: 1,
        forbids: (_t, _me, { key }) => (key === 'gatling' ? 'dust-storm' : null),
      },
    },
  },
  texts: {
    set: { name: 'Dust Storm', text: 'One event.' },
    events: {
      'dust-storm': { name: 'Dust Storm', text: 'All distances are greater by one, and no Gatling can be played.' },
    },
  },
});
