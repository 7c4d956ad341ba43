// The commands of the linter: checks against the baseline, updates it, lists offences.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asOf, longSubjects, proseFiles } from './linted-files.ts';
import { type Offence, offencesIn, RULES, type Rule } from './linter-rules.ts';
import * as baseline from './offence-baseline.ts';

export interface LintTarget {
  readonly root: string;
  /** The path of the baseline from the root. */
  readonly baseline: string;
  /** The path of the linter from the root: subjects of commits count from the commit that added it. */
  readonly linter: string;
}

export interface LintResult {
  readonly isFine: boolean;
  readonly lines: readonly string[];
}

const UPDATE = 'npm run english -- --update';
/** The maximum number of offences of one rule in one file that are shown. */
const MAX_SHOWN = 10;

export function lint(place: LintTarget): LintResult {
  const known = readBaseline(place) ?? new Map();
  const files = proseFiles(place.root);
  const offences = offencesOf(place, files);
  const counts = baseline.countOf(offences);
  const gone = baseline.goneFrom(known, files);
  const rises = baseline.risesOf(known, counts);
  const commits = longSubjects(place.root, place.linter);
  if (rises.length + commits.length + gone.length === 0)
    return { isFine: true, lines: [`No new offences against plain English. Known: ${summary(counts)}.`] };

  const lines = rises.flatMap((rise) => {
    const those = offences.filter(({ file, rule }) => file === rise.file && rule === rise.rule);
    const shown = baseline
      .newAmong(those, rise.known === 0 ? [] : earlierOffences(place, rise.file))
      .slice(0, MAX_SHOWN);
    const of = rise.known === 0 ? '' : `, and ${rise.known} known`;
    return [
      ...shown.map(said),
      `${rise.file}: ${rise.found} ${rise.found === 1 ? 'offence' : 'offences'} against "${rise.rule}"${of}.`,
    ];
  });
  lines.push(...commits.map(said));
  const rules = [...new Set([...rises, ...commits].map(({ rule }) => rule))];
  if (rules.length > 0)
    lines.push('', ...rules.map((rule) => `${rule}: ${RULES[rule]}`), 'All rules are in docs/english.md.');
  if (gone.length > 0) {
    lines.push(
      '',
      'The baseline counts offences in files that do not exist any more:',
      ...gone.map((file) => `  ${file}`),
    );
    lines.push(`Remove these entries, and carry the counts of moved files over: ${UPDATE}`);
  }
  return { isFine: false, lines };
}

/** Writes today's counts, unless a file has more offences than before. A missing baseline is written in any case. */
export function update(place: LintTarget): LintResult {
  const known = readBaseline(place);
  const files = proseFiles(place.root);
  const counts = baseline.countOf(offencesOf(place, files));
  const rises = known === null ? [] : baseline.risesWithoutMoves(known, counts, files);
  if (rises.length > 0) {
    const rules = [...new Set(rises.map(({ rule }) => rule))];
    return {
      isFine: false,
      lines: [
        'The baseline only falls, so it was not written. These files have more offences than before:',
        ...rises.map((rise) => `  ${rise.file}: ${rise.rule} ${rise.found} instead of ${rise.known}`),
        ...rules.map((rule) => `${rule}: ${RULES[rule]}`),
      ],
    };
  }
  writeFileSync(join(place.root, place.baseline), baseline.formatBaseline(counts));
  return { isFine: true, lines: [`Wrote ${place.baseline}: ${summary(counts)}.`] };
}

/** Lists every offence in these files and folders, known or not; in all files if none is named. */
export function list(place: LintTarget, paths: readonly string[]): LintResult {
  const wanted = proseFiles(place.root).filter((file) => paths.length === 0 || paths.some((path) => isIn(file, path)));
  const offences = offencesOf(place, wanted);
  const files = wanted.length === 1 ? '1 file' : `${wanted.length} files`;
  return { isFine: true, lines: [...offences.map(said), `In ${files}: ${summary(baseline.countOf(offences))}.`] };
}

const offencesOf = ({ root }: LintTarget, files: readonly string[]): Offence[] =>
  files.flatMap((file) => offencesIn(file, readFileSync(join(root, file), 'utf8')));

/** The offences of a file as of the commit that wrote the baseline. */
function earlierOffences(place: LintTarget, file: string): Offence[] {
  const text = asOf(place.root, place.baseline, file);
  return text === null ? [] : offencesIn(file, text);
}

function readBaseline(place: LintTarget): baseline.Counts | null {
  const path = join(place.root, place.baseline);
  if (!existsSync(path)) return null;
  try {
    return baseline.parseBaseline(readFileSync(path, 'utf8'));
  } catch {
    throw new Error(`${place.baseline} is not JSON. After a merge take one side of it, then run ${UPDATE}`);
  }
}

function summary(counts: baseline.Counts): string {
  const totals = baseline.totalsOf(counts);
  const rules = (Object.keys(RULES) as Rule[]).filter((rule) => totals.has(rule));
  return rules.map((rule) => `${rule} ${totals.get(rule)}`).join(', ') || 'none';
}

const said = ({ file, line, rule, text }: Offence): string => `${file}:${line}: ${rule}: ${text}`;

function isIn(file: string, path: string): boolean {
  const plain = path.replaceAll('\\', '/').replace(/^\.\/|\/$/g, '');
  return plain === '.' || file === plain || file.startsWith(`${plain}/`);
}
