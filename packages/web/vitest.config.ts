// The page's tests: as all others, but words are macros there.

import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { mergeConfig } from 'vite';
import { shared } from '../../vitest.shared.ts';

export default mergeConfig(shared, {
  plugins: [babel({ presets: [linguiTransformerBabelPreset({}, { cwd: import.meta.dirname })] })],
  test: { name: 'page', include: ['src/**/*.test.{ts,tsx}'] },
});
