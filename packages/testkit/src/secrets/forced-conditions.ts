// Forces every condition of a source to either side, one at a time.
// A view that is forced shows more, or less, than it should.

import { parseSync } from 'oxc-parser';

/** The same text with one condition forced. */
export interface Forced {
  /** The condition and its forced value, for the report. */
  readonly name: string;
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

const COMPARES = ['===', '!==', '==', '!=', '<', '>', '<=', '>=', 'in', 'instanceof'];

export function forcedConditions(file: string, text: string): readonly Forced[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found = new Map<string, Node>();
  collect(program, found);
  return [...found.values()].flatMap((node) =>
    ['true', 'false']
      .filter((side) => side !== textOf(text, node))
      .map((side) => ({
        name: `${lineOf(text, node)}: ${textOf(text, node)} is ${side}`,
        text: `${text.slice(0, node.start)}(${side})${text.slice(node.end)}`,
      })),
  );
}

const textOf = (text: string, { start, end }: Node): string => text.slice(start, end);
const lineOf = (text: string, { start }: Node): number => text.slice(0, start).split('\n').length;

function collect(value: unknown, found: Map<string, Node>): void {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) for (const node of conditionsOf(value)) found.set(`${node.start} ${node.end}`, node);
  for (const part of Object.values(value)) collect(part, found);
}

const isNode = (value: object): value is Node => 'type' in value && 'start' in value;

/** Loops are left out: a forced loop would not end, and loops hide nothing. */
function conditionsOf(node: Node): readonly Node[] {
  if (node.type === 'ConditionalExpression' || node.type === 'IfStatement') return [node.test as Node];
  if (node.type === 'LogicalExpression' && node.operator !== '??') return [node, node.left as Node, node.right as Node];
  if (node.type === 'BinaryExpression' && COMPARES.includes(node.operator as string)) return [node];
  if (node.type === 'UnaryExpression' && node.operator === '!') return [node];
  return node.type === 'Literal' && typeof node.value === 'boolean' ? [node] : [];
}
