// A shot as a picture: the revolver and its burst.

import type { Picture } from '../art/index.ts';
import { burst, revolver } from '../art/parts/index.ts';

export const SHOT: Picture = {
  viewBox: '0 0 150 120',
  markup: `<g transform="translate(108 50)">${burst(38)}</g><g transform="translate(6 38) scale(1.12)">${revolver()}</g>`,
};
