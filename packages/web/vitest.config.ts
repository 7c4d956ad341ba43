// The configuration of the page's tests, with macros and rulings.

import { getConfig } from '@lingui/conf';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { mergeConfig } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { shared, togetherAndApart } from '../../vitest.shared.ts';
import { rulings } from './vite/rulings-plugin.ts';

// Tests run from the root of the project, where Lingui looks for its configuration.
const cwd = import.meta.dirname;
const { together, apart } = togetherAndApart(cwd, ['{src,vite}/**/*.test.{ts,tsx}']);

const page = (test: ViteUserConfig['test']): ViteUserConfig =>
  mergeConfig(shared, {
    root: cwd,
    plugins: [
      rulings,
      babel({ presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig({ cwd }) }, { cwd })] }),
    ],
    test,
  });

export const projects = [page({ name: 'page', ...together }), page({ name: 'page, apart', ...apart })];

export default defineConfig({ test: { projects } });
