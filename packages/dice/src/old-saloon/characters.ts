// The eight characters of Old Saloon; some need other modules.

import { power } from '../power.ts';

export const characters = {
  'jose-delgado': { bullets: 7, power: power({ sixth: 'loudmouth' }), modules: [4, 1] },
  'tequila-joe': { bullets: 7, power: power({ sixth: 'coward' }), modules: [4, 1] },
  'apache-kid': { bullets: 9, power: power({ takesChief: true }), modules: [4, 2] },
  'bill-noface': { bullets: 9, power: power({ lateArrows: true }), modules: [4] },
  'elena-fuente': { bullets: 7, power: power({ handsOn: true }), modules: [4] },
  /** Loses one point less from shots. */
  'vera-custer': {
    bullets: 7,
    power: power({ suffers: (cause, points) => (cause === 'shots' ? Math.max(0, points - 1) : points) }),
    modules: [4],
  },
  /** Gains two life points for three shots. */
  'doc-holyday': { bullets: 8, power: power({ afterShots: (shots) => (shots >= 3 ? 2 : 0) }), modules: [4] },
  'molly-stark': { bullets: 8, power: power({ stepsIn: true }), modules: [4] },
};
