// Packs of our own, as examples to open, play and change.

import type { Pack } from '@posse/card/packs';
import riverboat from './riverboat.json' with { type: 'json' };
import saloonNight from './saloon-night.json' with { type: 'json' };

export interface ExamplePack {
  readonly id: string;
  readonly pack: Pack;
}

export const EXAMPLES: readonly ExamplePack[] = [
  { id: 'saloon-night', pack: saloonNight as unknown as Pack },
  { id: 'riverboat', pack: riverboat as unknown as Pack },
];
