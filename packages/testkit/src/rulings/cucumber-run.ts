// Runs rulings with cucumber: the steps of this folder with any feature files.

import { extname, relative, resolve } from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type IRunResult, type ISourcesCoordinates, loadSources, runCucumber } from '@cucumber/cucumber/api';
import { indented, makeReport } from './failure-report.ts';
import { BadCall, featuresIn, literally } from './feature-paths.ts';

export interface RulingsResult {
  readonly passed: number;
  /** The number of failed scenarios and unreadable files. */
  readonly failed: number;
  /** One block of text for each failure. */
  readonly failures: readonly string[];
}

export interface RunWishes {
  /** Chooses scenarios by a tag expression: `@base and not @judgement`. */
  readonly tags?: string;
  /** The folder to which paths are relative. */
  readonly from: string;
}

const here = fileURLToPath(new URL('.', import.meta.url));
/** The step files, with the extension of this file: in the sources and in the built program. */
const steps = `steps/*${extname(import.meta.url)}`;

/** The loaded steps: a second run in the same process could not load their modules again. */
let support: IRunResult['support'] | null = null;

export async function runRulings(paths: readonly string[], { tags = '', from }: RunWishes): Promise<RulingsResult> {
  const features = featuresIn(paths, from);
  const quiet = new Writable({ write: (_chunk, _encoding, done) => done() });
  const environment = { cwd: here, stdout: quiet, stderr: quiet };
  const all = sourcesOf(features, tags);
  const { errors } = await loadSources(all, environment).catch((error: Error) => {
    throw error.cause instanceof Error ? new BadCall(error.cause.message) : error;
  });
  const unread = Map.groupBy(errors, ({ uri }) => resolve(here, uri));
  const readable = features.filter((path) => !unread.has(path));
  const report = makeReport(here, from);
  if (readable.length > 0)
    ({ support } = await runCucumber(
      {
        sources: sourcesOf(readable, tags),
        support: support ?? { importPaths: [steps] },
        runtime: {
          dryRun: false,
          failFast: false,
          filterStacktraces: true,
          parallel: 0,
          retry: 0,
          retryTagFilter: '',
          strict: true,
          worldParameters: {},
        },
        formats: { stdout: 'summary', files: {}, publish: false, options: {} },
      },
      environment,
      report.hear,
    ));
  const unreadable = [...unread].map(([path, [first, ...others]]) =>
    [
      `✗ ${relative(from, path)}:${first?.location.line}`,
      ...[first, ...others].map((error) => indented(error?.message ?? '')),
    ].join('\n'),
  );
  const failures = [...unreadable, ...report.failures];
  if (report.passed + failures.length === 0)
    throw new BadCall(tags === '' ? 'The files hold no scenario.' : `No scenario has the tags "${tags}".`);
  return { passed: report.passed, failed: failures.length, failures };
}

const sourcesOf = (features: readonly string[], tagExpression: string): ISourcesCoordinates => ({
  defaultDialect: 'en',
  paths: features.map(literally),
  names: [],
  tagExpression,
  order: 'defined',
});
