// The known offences, counted by file and rule. The counts may only fall.

import type { Offence, Rule } from './linter-rules.ts';

/** The number of offences by file and rule; a file without offences is left out. */
export type Counts = ReadonlyMap<string, Readonly<Partial<Record<Rule, number>>>>;

export interface Rise {
  readonly rule: Rule;
  readonly known: number;
  readonly found: number;
}

export function countOf(offences: readonly Offence[]): Counts {
  const counts = new Map<string, Partial<Record<Rule, number>>>();
  for (const { file, rule } of offences) {
    const ofFile = counts.get(file) ?? {};
    counts.set(file, { ...ofFile, [rule]: (ofFile[rule] ?? 0) + 1 });
  }
  return counts;
}

/** Files and rules with more offences than are known. */
export function risesOf(known: Counts, found: Counts): (Rise & { readonly file: string })[] {
  return [...found].flatMap(([file, ofFile]) =>
    rulesOf(ofFile)
      .map(([rule, count]) => ({ file, rule, known: known.get(file)?.[rule] ?? 0, found: count }))
      .filter((rise) => rise.found > rise.known),
  );
}

/**
 * Files and rules with more offences than are known, without moved files. A new file counts as moved if a file that is
 * gone had at least as many offences against each rule; each file that is gone explains one new file.
 */
export function risesWithoutMoves(
  known: Counts,
  found: Counts,
  files: readonly string[],
): (Rise & { readonly file: string })[] {
  const gone = goneFrom(known, files);
  const moved = new Set<string>();
  for (const [file, ofFile] of found) {
    if (known.has(file)) continue;
    const place = gone.findIndex((old) =>
      rulesOf(ofFile).every(([rule, count]) => count <= (known.get(old)?.[rule] ?? 0)),
    );
    if (place < 0) continue;
    gone.splice(place, 1);
    moved.add(file);
  }
  return risesOf(known, found).filter(({ file }) => !moved.has(file));
}

export function totalsOf(counts: Counts): ReadonlyMap<Rule, number> {
  const totals = new Map<Rule, number>();
  for (const ofFile of counts.values())
    for (const [rule, count] of rulesOf(ofFile)) totals.set(rule, (totals.get(rule) ?? 0) + count);
  return totals;
}

/** Files of the baseline that are not linted any more: deleted, moved or excluded. */
export function goneFrom(known: Counts, files: readonly string[]): string[] {
  const there = new Set(files);
  return [...known.keys()].filter((file) => !there.has(file));
}

/** The offences of a file that its earlier version did not have; all of them if there is no earlier version. */
export function newAmong(offences: readonly Offence[], earlier: readonly Offence[]): readonly Offence[] {
  const old = new Set(earlier.map(({ rule, text }) => `${rule} ${text}`));
  const fresh = offences.filter(({ rule, text }) => !old.has(`${rule} ${text}`));
  return fresh.length > 0 ? fresh : offences;
}

/** The baseline as text: one line for each file, in order, so that two changes seldom touch the same line. */
export function formatBaseline(counts: Counts): string {
  const lines = [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([file, ofFile]) => `  ${JSON.stringify(file)}: ${JSON.stringify(Object.fromEntries(rulesOf(ofFile).sort()))}`,
    );
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`;
}

export const parseBaseline = (text: string): Counts => new Map(Object.entries(JSON.parse(text)));

const rulesOf = (ofFile: Readonly<Partial<Record<Rule, number>>>): [Rule, number][] =>
  Object.entries(ofFile) as [Rule, number][];
