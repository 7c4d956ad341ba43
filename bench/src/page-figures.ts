// Measures the page in a browser: size, start-up, frame rate, cost of an answer.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Figure } from './best-round-timing.ts';

const SCRIPT = fileURLToPath(new URL('../../packages/web/e2e/page-measurements.ts', import.meta.url));

interface Frames {
  readonly gap: number;
  readonly late: number;
}

const KINDS = ['script', 'style', 'layout', 'paint', 'all'] as const;
type Work = Readonly<Record<(typeof KINDS)[number], number>>;

/** The measured pages, as lists with one entry per round. `other` is the page of another checkout. */
interface Pages<T> {
  readonly trivial: readonly T[];
  readonly ours: readonly T[];
  readonly other?: readonly T[];
}

interface Measured {
  readonly light: number;
  readonly click: number;
  readonly frames: Pages<Frames>;
  readonly work: Pages<Work>;
}

/** `against` is the folder of another checkout with a built page, which is measured in the same rounds. */
export function pageFigures(against?: string): Figure[] {
  const other = against === undefined ? [] : [builtIn(resolve(process.env.INIT_CWD ?? '.', against))];
  const told = execFileSync(process.execPath, ['--conditions=source', SCRIPT, ...other], { encoding: 'utf8' });
  const { light, click, frames, work } = JSON.parse(told.trim().split('\n').at(-1) ?? '') as Measured;
  return [
    { name: 'page/first-load', value: light, unit: 'kB of compressed JavaScript', atMost: 100 },
    { name: 'page/click-to-playing', value: click, unit: 'ms', atMost: 1000 },
    { name: 'page/trivial-frame', value: median(frames.trivial.map(({ gap }) => gap)), unit: SLOW },
    ...frameFigures('page', frames.ours, frames.trivial),
    ...workFigures('page', work.ours),
    ...frameFigures('other-page', frames.other ?? [], frames.trivial).map(({ atMost: _, ...figure }) => figure),
    ...workFigures('other-page', work.other ?? []),
    ...comparedToOther(work),
  ];
}

function builtIn(folder: string): string {
  if (existsSync(join(folder, 'packages/web/dist/page/index.html'))) return folder;
  throw new Error(`Folder "${folder}" has no built page: name a checkout in which "npm run page" was run.`);
}

const SLOW = 'ms, 8 seats, processor 4 times slower';

function frameFigures(page: string, frames: readonly Frames[], trivial: readonly Frames[]): Figure[] {
  if (frames.length === 0) return [];
  const beside = median(frames.map(({ gap }, round) => gap / (trivial[round]?.gap ?? gap)));
  return [
    { name: `${page}/frame`, value: median(frames.map(({ gap }) => gap)), unit: SLOW },
    { name: `${page}/frame-beside-trivial`, value: beside, unit: 'times', atMost: 1.1 },
    {
      name: `${page}/late-frames`,
      value: 100 * median(frames.map(({ late }) => late)),
      unit: '% of frames after more than two',
      atMost: 5,
    },
  ];
}

const workFigures = (page: string, work: readonly Work[]): Figure[] =>
  work.length === 0
    ? []
    : KINDS.map((kind) => ({
        name: `${page}/answer-${kind}`,
        value: median(work.map((one) => one[kind])),
        unit: `ms of processor time (${range(work.map((one) => one[kind]))})`,
      }));

/** Two builds of the same page should differ by less than 5 %. */
function comparedToOther({ ours, other }: Pages<Work>): Figure[] {
  if (other === undefined) return [];
  const beside = (name: string, time: (work: Work) => number): Figure => ({
    name: `page/answer-${name}-beside-other`,
    value: median(ours.map(time)) / median(other.map(time)),
    unit: 'times',
  });
  return [beside('script-and-style', ({ script, style }) => script + style), beside('all', ({ all }) => all)];
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const range = (values: readonly number[]): string =>
  `${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)}`;
