// The page in a browser: what it weighs, how soon one plays, how smoothly a full table moves.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Figure } from './measure.ts';

const SCRIPT = fileURLToPath(new URL('../../packages/web/e2e/figures.ts', import.meta.url));

interface Measured {
  readonly light: number;
  readonly click: number;
  readonly perSecond: number;
  readonly late: number;
}

export function pageFigures(): Figure[] {
  const told = execFileSync(process.execPath, ['--conditions=source', SCRIPT], { encoding: 'utf8' });
  const { light, click, perSecond, late } = JSON.parse(told.trim().split('\n').at(-1) ?? '') as Measured;
  return [
    { name: 'page/first-load', value: light, unit: 'kB of compressed JavaScript', atMost: 100 },
    { name: 'page/click-to-playing', value: click, unit: 'ms', atMost: 1000 },
    { name: 'page/frame', value: 1000 / perSecond, unit: 'ms, 8 seats, processor 4 times slower', atMost: 16.9 },
    { name: 'page/late-frames', value: late * 100, unit: '% of frames after more than two' },
  ];
}
