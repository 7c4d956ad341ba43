// Checks a command of the documents against its real output.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Desk } from './command-run.ts';
import { type Command, ROOT, readDocument } from './documents.ts';
import { firstDifference } from './figure-comparison.ts';
import { isTested, type Way, wayOf } from './ways-to-run.ts';

export interface Checked {
  /** The fault in a sentence; null if there is none. */
  readonly fault: string | null;
  /** The new output, if the document quotes it and only figures differ. */
  readonly renewed: string | null;
}

const WELL: Checked = { fault: null, renewed: null };
const wrong = ({ document, line, text }: Command, sentence: string): Checked => ({
  fault: `${document}:${line}: \`${text}\`: ${sentence}`,
  renewed: null,
});

/**
 * Checks without running anything: every command has a way to be run, and the test that runs it exists and mentions it.
 */
export function checkWay(command: Command): Checked {
  const way = wayOf(command);
  if (way === null)
    return wrong(
      command,
      'nobody runs it. Say in packages/testkit/src/docs/ways-to-run.ts how it is run in small, or which test runs it.',
    );
  if (!isTested(way)) return WELL;
  if (!existsSync(join(ROOT, way.test))) return wrong(command, `${way.test}, which should run it, is not there.`);
  return readFileSync(join(ROOT, way.test), 'utf8').includes(way.says)
    ? WELL
    : wrong(command, `${way.test} should run it, and does not say "${way.says}".`);
}

/** Runs the command, unless a test does. */
export async function checkRun(command: Command, way: Way, desk: Desk): Promise<Checked> {
  if (isTested(way)) return checkWay(command);
  const { status, stdout, stderr } = await desk.type(way);
  // A command that is stopped has no meaningful exit status.
  if (status !== 0 && way.until === undefined)
    return wrong(command, `\`${way.typed}\` ended with ${status}: ${(stderr || stdout).trim().slice(-600)}`);
  const unseen = way.compares
    ? comparisonsIn(stdout).find((row) => !readDocument(command.document).includes(`| ${row} |`))
    : undefined;
  if (unseen !== undefined) return wrong(command, `it compares "${unseen}", which is in no table of the document.`);
  if (command.output === null) return WELL;
  const difference = firstDifference(command.output, stdout);
  if (difference !== null)
    return wrong(command, `the document quotes "${difference[0]}", and it prints "${difference[1]}".`);
  const printed = withoutMargins(stdout);
  const isAsItStands = way.typed === command.text && printed !== withoutMargins(command.output);
  return { fault: null, renewed: isAsItStands ? printed : null };
}

/** An output as a document quotes it: the first line keeps its indent. */
const withoutMargins = (output: string): string => output.replace(/[ \t]+$/gm, '').replace(/^\n+|\n+$/g, '');

/** The comparisons of the arena, such as a deputy among gunslingers. */
const comparisonsIn = (printed: string): readonly string[] =>
  [...printed.matchAll(/^one (\S+ among \S+)$/gm)].map(([, row]) => row as string);
