// The report of the rulings: one block for each failure, and nothing about passes.

import { relative, resolve } from 'node:path';
import { type Envelope, type GherkinDocument, type StepLines, scenarioLines, stepLines } from './feature-lines.ts';

type MessageOf<K extends keyof Envelope> = NonNullable<Envelope[K]>;
type Pickle = MessageOf<'pickle'>;
type StepResult = MessageOf<'testStepFinished'>['testStepResult'];

export interface Report {
  hear(message: Envelope): void;
  readonly passed: number;
  readonly failures: readonly string[];
}

/** `uris` are relative to the first folder; the reader is in the second. */
export function makeReport(urisFrom: string, readFrom: string): Report {
  const documents = new Map<string, GherkinDocument>();
  const pickles = new Map<string, Pickle>();
  const cases = new Map<string, MessageOf<'testCase'>>();
  /** The first failure of each running scenario. */
  const running = new Map<string, { readonly of: MessageOf<'testCase'>; failure: string | null }>();
  const failures: string[] = [];
  let passed = 0;

  function placeOf(pickle: Pickle, document: GherkinDocument): string {
    const file = relative(readFrom, resolve(urisFrom, pickle.uri));
    const [scenario, example] = pickle.astNodeIds.map((id) => scenarioLines(document).get(id));
    return `${file}:${scenario}${example === undefined ? '' : `, example in line ${example}`}`;
  }

  /**
   * The fault of a scenario without steps; null if it has some. One whose first step is misspelt has only a
   * description, and would pass.
   */
  function emptiness({ pickleId }: MessageOf<'testCase'>): string | null {
    const pickle = pickles.get(pickleId);
    const document = documents.get(pickle?.uri ?? '');
    if (pickle === undefined || document === undefined || pickle.steps.length > 0) return null;
    return `✗ ${pickle.name}\n  ${placeOf(pickle, document)}\n    This scenario has no steps.`;
  }

  function describe(testCase: MessageOf<'testCase'>, testStepId: string, result: StepResult): string {
    const pickle = pickles.get(testCase.pickleId);
    const document = documents.get(pickle?.uri ?? '');
    if (pickle === undefined || document === undefined) return result.message ?? result.status;
    const file = relative(readFrom, resolve(urisFrom, pickle.uri));
    const pickleStepId = testCase.testSteps.find(({ id }) => id === testStepId)?.pickleStepId;
    const step = pickle.steps.find(({ id }) => id === pickleStepId);
    const lines = stepLines(document).get(step?.astNodeIds[0] ?? '');
    return [
      `✗ ${pickle.name}`,
      `  ${placeOf(pickle, document)}`,
      step === undefined || lines === undefined
        ? `  ${hookPlace(testCase, testStepId)}`
        : `  ${file}:${lines.line}  ${lines.keyword} ${step.text}`,
      indented(reason(result, lines)),
    ].join('\n');
  }

  return {
    hear({ gherkinDocument, pickle, testCase, testCaseStarted, testStepFinished, testCaseFinished }) {
      if (gherkinDocument?.uri !== undefined) documents.set(gherkinDocument.uri, gherkinDocument);
      if (pickle !== undefined) pickles.set(pickle.id, pickle);
      if (testCase !== undefined) cases.set(testCase.id, testCase);
      const begun = testCaseStarted && cases.get(testCaseStarted.testCaseId);
      if (testCaseStarted && begun) running.set(testCaseStarted.id, { of: begun, failure: null });
      const run = testStepFinished && running.get(testStepFinished.testCaseStartedId);
      if (run && run.failure === null && testStepFinished.testStepResult.status !== 'PASSED')
        run.failure = describe(run.of, testStepFinished.testStepId, testStepFinished.testStepResult);
      const ended = testCaseFinished && running.get(testCaseFinished.testCaseStartedId);
      if (ended === undefined) return;
      const failure = ended.failure ?? emptiness(ended.of);
      if (failure === null) passed++;
      else failures.push(failure);
    },
    get passed() {
      return passed;
    },
    failures,
  };
}

/** The place of a failed hook, which belongs to no line: it runs before the first line or after the last. */
function hookPlace({ testSteps }: MessageOf<'testCase'>, testStepId: string): string {
  const place = testSteps.findIndex(({ id }) => id === testStepId);
  const lastLine = testSteps.findLastIndex(({ pickleStepId }) => pickleStepId !== undefined);
  return place > lastLine ? 'after the last step' : 'before the first step';
}

/** Names of errors whose message is enough; any other is shown with its stack. */
const PLAIN_SPOKEN: readonly string[] = ['Mismatch', 'BadRuling'];

function reason({ status, exception, message }: StepResult, lines: StepLines | undefined): string {
  if (status === 'UNDEFINED') return `line ${lines?.line}: The vocabulary of the rulings has no such step.`;
  if (exception?.message !== undefined && PLAIN_SPOKEN.includes(exception.type)) return exception.message;
  return message ?? status.toLowerCase();
}

export const indented = (text: string): string => text.replaceAll(/^/gm, '    ');
