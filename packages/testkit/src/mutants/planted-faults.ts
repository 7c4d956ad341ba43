// Small faults of a file: those of Stryker's mutators, and swapped neighbours.

import { Instrumenter } from '@stryker-mutator/instrumenter';
import { swaps } from './swap-faults.ts';

export interface Fault {
  /** The path of the file from the root of the project. */
  readonly file: string;
  readonly kind: string;
  /** The replaced range of the text. */
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/**
 * Stryker's mutators that are not used. Texts have tests of their own, and texts with a meaning for the code are types.
 */
const WITHOUT = ['StringLiteral'];

const silent = (): void => {};
const no = (): boolean => false;
const logger = {
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
};

/**
 * All faults of a file, in reading order. Stryker itself draws no random samples, and does not know rulings,
 * playthroughs and properties. Only its mutators are used, and each fault is planted alone, so that no switch slows the
 * games down.
 */
export async function faultsIn(file: string, text: string): Promise<Fault[]> {
  const found = await new Instrumenter(logger).instrument([{ name: file, mutate: true, content: text }], {
    plugins: null,
    excludedMutations: WITHOUT,
    ignorers: [],
    noHeader: true,
  });
  const lines = lineStarts(text);
  const at = ({ line, column }: { readonly line: number; readonly column: number }): number =>
    (lines[line] ?? 0) + column;
  const turned = found.mutants
    .filter(({ mutatorName }) => !WITHOUT.includes(mutatorName))
    .map(({ mutatorName, location, replacement }) => ({
      file,
      kind: mutatorName,
      start: at(location.start),
      end: at(location.end),
      by: replacement,
    }));
  return [...turned, ...swaps(file, text)].toSorted((a, b) => a.start - b.start || a.end - b.end);
}

export const planted = (text: string, { start, end, by }: Fault): string => text.slice(0, start) + by + text.slice(end);

/** The line in which the fault begins. */
export const lineOf = (text: string, { start }: Fault): number => text.slice(0, start).split('\n').length;

/** The change in one line, for example `seat === from → seat !== from`. */
export const changeIn = (text: string, { start, end, by }: Fault): string =>
  `${inOneLine(text.slice(start, end))} → ${inOneLine(by)}`;

const inOneLine = (code: string): string => {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 60)} … ${line.slice(-25)}` : line;
};

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let place = text.indexOf('\n'); place >= 0; place = text.indexOf('\n', place + 1)) starts.push(place + 1);
  return starts;
}
