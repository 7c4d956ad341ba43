// The catalogue of the dice game.

import { OPTIONS, type OptionId, PRESETS, setupFrom, textsFor } from '@posse/dice';
import { ROLES } from '@posse/engine';
import { modulePicture } from '../../art/index.ts';
import { orNothing, wishesIn } from './agreed-plan.ts';
import type { Catalogue } from './catalogue-types.ts';

export const diceCatalogue: Catalogue = {
  game: 'dice',
  seats: Object.keys(ROLES).map(Number),
  parts: Object.entries(textsFor(null).modules).map(([id, texts]) => ({
    id,
    texts,
    picture: modulePicture(id),
    isNeeded: false,
    isHouse: false,
  })),
  presets: PRESETS,
  options: OPTIONS.map(({ id, texts }) => ({ id, texts, part: null, event: null })),
  numbers: [],
  agreed: (plan) =>
    orNothing(() => {
      const { modules, options } = setupFrom({ ...wishesIn(plan), ...(plan.modules && { modules: plan.modules }) });
      return { parts: modules.map(String), options, numbers: {} };
    }),
  named: (parts) => ({ modules: parts.map(Number) }),
  partTexts: ({ parts, options, ...agreed }) =>
    textsFor({ ...agreed, modules: parts.map(Number), options: options as readonly OptionId[] }).modules,
};
