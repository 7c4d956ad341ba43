// The report of a run: a line for each area, and every unnoticed fault.

import type { Tried, Verdict } from './fault-trial.ts';

export function report(tried: readonly Tried[], areas: readonly string[]): string {
  const rows = areas.map((area) =>
    row(
      area,
      tried.filter((one) => one.area === area),
    ),
  );
  const head = ['area', 'drawn', 'no code', 'faults', 'killed', 'same', 'survived', 'killed of the others', 'seconds'];
  const all = [head, ...rows, row('all', tried)];
  const widths = head.map((_, column) => Math.max(...all.map((cells) => cells[column]?.length ?? 0)));
  const lines = all.map((cells) => cells.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '));
  return [
    ...lines,
    '',
    ...listed('Killed by', killers(tried)),
    ...listed('Changes nothing', told(tried, 'same')),
    ...listed('Survived', told(tried, 'survived')),
  ].join('\n');
}

function row(area: string, tried: readonly Tried[]): string[] {
  const number = (verdict: Verdict): number => tried.filter((one) => one.verdict === verdict).length;
  const [noCode, killed, same, survived] = [number('no code'), number('killed'), number('same'), number('survived')];
  const share = killed + survived === 0 ? '' : `${Math.round((100 * killed) / (killed + survived))} %`;
  const seconds = tried.reduce((sum, one) => sum + one.seconds, 0);
  return [
    area,
    ...[tried.length, noCode, tried.length - noCode, killed, same, survived].map(String),
    share,
    String(seconds),
  ];
}

const listed = (head: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`${head}:`, ...lines, ''];

const told = (tried: readonly Tried[], verdict: Verdict): string[] =>
  tried
    .filter((one) => one.verdict === verdict)
    .map(({ fault, kind, by }) => `  ${fault}  (${kind}${by === '' ? '' : `; ${by}`})`);

function killers(tried: readonly Tried[]): string[] {
  const killed = tried.filter(({ verdict }) => verdict === 'killed');
  return [...Map.groupBy(killed, ({ area, by }) => `${area}: ${by}`)].map(([by, all]) => `  ${by}: ${all.length}`);
}
