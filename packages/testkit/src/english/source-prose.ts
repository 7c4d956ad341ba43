// Reads comments, test titles, error messages and constants from TypeScript and JavaScript.

import { type Node, parseSync } from 'oxc-parser';
import type { Span } from './comment-prose.ts';

export interface Named {
  readonly name: string;
  readonly at: number;
}

export interface Source {
  readonly comments: readonly Span[];
  /** The titles of tests and of groups of tests. */
  readonly titles: readonly (Named & { readonly isTest: boolean })[];
  readonly messages: readonly Named[];
  readonly constants: readonly Named[];
}

const TESTS = new Set(['test', 'it', 'describe']);
/** Members of test functions that return another function which takes a title. */
const VARIANTS = new Set([
  ...['describe', 'each', 'for', 'only', 'skip', 'skipIf', 'runIf', 'fails'],
  ...['concurrent', 'sequential', 'serial', 'parallel'],
]);
/** A pattern of files that must be parsed into a tree. Of all others only the comments are read. */
const NEEDS_TREE = /\b(?:test|it|describe)\b.*\(|Error\(|\b[A-Z]+_?(?:MOST|LEAST|LOOKED)|\b(?:MOST|LEAST|LOOKED)/;

export function readSource(file: string, text: string): Source {
  const parsed = parseSync(file, text);
  const titles: (Named & { isTest: boolean })[] = [];
  const messages: Named[] = [];
  const constants: Named[] = [];
  if (NEEDS_TREE.test(text))
    walk(parsed.program, (node) => {
      if (node.type === 'CallExpression' || node.type === 'NewExpression') {
        const said = textOf(node.arguments[0]);
        if (said === null) return;
        const named = { name: said, at: node.arguments[0]?.start ?? node.start };
        const kind = testKind(node.callee);
        if (kind !== null) titles.push({ ...named, isTest: kind !== 'describe' });
        else if (node.callee.type === 'Identifier' && node.callee.name.endsWith('Error')) messages.push(named);
      } else if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier')
        constants.push({ name: node.id.name, at: node.id.start });
    });
  // The line that names an interpreter is no comment of ours.
  const comments = parsed.comments.filter(({ start }) => !text.startsWith('#!', start));
  return { comments, titles, messages, constants };
}

/**
 * The kind of the called function: `test` for `test.each(…)(…)`, `describe` for `test.describe(…)`; null for others.
 */
function testKind(callee: Node): string | null {
  if (callee.type === 'Identifier') return TESTS.has(callee.name) ? callee.name : null;
  if (callee.type === 'CallExpression') return testKind(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return testKind(callee.tag);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return null;
  const { name } = callee.property;
  if (!VARIANTS.has(name)) return null;
  const kind = testKind(callee.object);
  return kind !== null && name === 'describe' ? name : kind;
}

/** The text of a literal, with `$…` in place of each expression in a template. */
function textOf(node: Node | undefined): string | null {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node?.type !== 'TemplateLiteral') return null;
  return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('$…');
}

function walk(node: Node, look: (node: Node) => void): void {
  look(node);
  for (const part of Object.values(node).flat())
    if (typeof part === 'object' && part !== null && typeof part.type === 'string') walk(part as Node, look);
}
