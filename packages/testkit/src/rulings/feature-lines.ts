// Finds the lines of steps, of table rows and of scenarios in a feature file.

import type { runCucumber } from '@cucumber/cucumber/api';

/** The messages of a running cucumber. */
export type Envelope = Parameters<NonNullable<Parameters<typeof runCucumber>[2]>>[0];
export type GherkinDocument = NonNullable<Envelope['gherkinDocument']>;

export interface StepLines {
  readonly line: number;
  readonly rows: readonly number[];
  readonly keyword: string;
}

/** The lines of every step of a file, by cucumber's ids. */
export function stepLines(document: GherkinDocument): Map<string, StepLines> {
  const found = new Map<string, StepLines>();
  for (const { steps } of blocks(document))
    for (const { id, location, dataTable, keyword } of steps)
      found.set(id, {
        line: location.line,
        rows: dataTable?.rows.map((row) => row.location.line) ?? [],
        keyword: keyword.trim(),
      });
  return found;
}

/** The lines of the scenarios and of the examples of outlines, by id. */
export function scenarioLines(document: GherkinDocument): Map<string, number> {
  const found = new Map<string, number>();
  for (const { id, location } of blocks(document)) found.set(id, location.line);
  for (const { scenario } of childrenOf(document))
    for (const { tableBody } of scenario?.examples ?? [])
      for (const row of tableBody) found.set(row.id, row.location.line);
  return found;
}

/** Backgrounds and scenarios. */
const blocks = (document: GherkinDocument) =>
  childrenOf(document)
    .flatMap(({ background, scenario }) => [background, scenario])
    .filter((block) => block !== undefined);

/** The children of a feature, with those inside its rules. */
function childrenOf(document: GherkinDocument) {
  const children = document.feature?.children ?? [];
  return [...children, ...children.flatMap(({ rule }) => rule?.children ?? [])];
}
