// The page's tests: as all others, but words are macros there, and rulings are made from the feature files.

import { getConfig } from '@lingui/conf';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { mergeConfig } from 'vite';
import { shared } from '../../vitest.shared.ts';
import { rulings } from './vite/rulings.ts';

// Tests run from the root of the project, and Lingui looks around there.
const cwd = import.meta.dirname;

export default mergeConfig(shared, {
  plugins: [rulings, babel({ presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig({ cwd }) }, { cwd })] })],
  test: { name: 'page', include: ['src/**/*.test.{ts,tsx}'] },
});
