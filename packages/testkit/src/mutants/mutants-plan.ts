// The command line of `npm run mutants`. Mistakes are reported in one sentence.

import { parseArgs } from 'node:util';
import { BadPlan } from '../plan-from-flags.ts';
import { AREAS, type Area } from './fault-areas.ts';

export interface Plan {
  readonly areas: readonly Area[];
  readonly seed: string;
  /** The number of faults drawn in each area, over all slices. */
  readonly count: number;
  /** The part of each area's faults: the first of four is { part: 1, of: 4 }. */
  readonly slice: { readonly part: number; readonly of: number };
  /** The number of copies that are used in parallel. */
  readonly jobs: number;
  /** The file for all results; null for none. */
  readonly json: string | null;
}

export function planFrom(args: readonly string[]): Plan {
  const { values } = read(args);
  return {
    areas: values.area === undefined ? AREAS : values.area.split(',').map(areaNamed),
    seed: values.seed,
    count: whole('--count', values.count),
    slice: sliceFrom(values.slice),
    jobs: whole('--jobs', values.jobs),
    json: values.json ?? null,
  };
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        area: { type: 'string' },
        seed: { type: 'string', default: '1' },
        count: { type: 'string', default: '25' },
        slice: { type: 'string', default: '1/1' },
        jobs: { type: 'string', default: '2' },
        json: { type: 'string' },
      },
    });
  } catch (problem) {
    throw new BadPlan(problem instanceof Error ? problem.message : String(problem));
  }
}

function areaNamed(name: string): Area {
  const area = AREAS.find((one) => one.name === name);
  if (area === undefined)
    throw new BadPlan(`There is no area "${name}": choose from ${AREAS.map((one) => one.name).join(', ')}.`);
  return area;
}

function whole(flag: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new BadPlan(`${flag} takes a number from 1 on, not "${text}".`);
  return Number(text);
}

function sliceFrom(text: string): Plan['slice'] {
  const [, part, of] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(text) ?? [];
  if (part === undefined || Number(part) > Number(of))
    throw new BadPlan(`--slice takes a part of a whole such as 2/4, not "${text}".`);
  return { part: Number(part), of: Number(of) };
}
