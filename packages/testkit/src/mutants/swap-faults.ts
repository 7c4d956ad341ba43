// Faults that swap neighbours: two arguments or fields that are bare names.
// If both are seats, the swap compiles.

import { type Node, parseSync } from 'oxc-parser';
import type { Fault } from './planted-faults.ts';

/** A bare name and its position. */
interface Named {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** The text before the name: the field whose value it is. */
  readonly field: string;
}

export function swaps(file: string, text: string): Fault[] {
  const found: Fault[] = [];
  walk(parseSync(file, text).program, (node) => {
    const names = namesIn(node);
    for (const [place, one] of names.entries()) {
      const other = names[place + 1];
      if (!one || !other || one.name === other.name) continue;
      const between = text.slice(one.end, other.start);
      const by = `${one.field}${other.name}${between}${other.field}${one.name}`;
      found.push({ file, kind: 'Swap', start: one.start, end: other.end, by });
    }
  });
  return found;
}

/** The arguments or fields of this node; null for one that is not a bare name. */
function namesIn(node: Node): (Named | null)[] {
  if (node.type === 'CallExpression')
    return node.arguments.map((one) => (one.type === 'Identifier' ? { ...spot(one), field: '' } : null));
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.map((one) =>
    one.type === 'Property' && !one.computed && one.key.type === 'Identifier' && one.value.type === 'Identifier'
      ? { name: one.value.name, start: one.start, end: one.end, field: `${one.key.name}: ` }
      : null,
  );
}

const spot = ({ name, start, end }: { readonly name: string; readonly start: number; readonly end: number }) => ({
  name,
  start,
  end,
});

function walk(node: Node, look: (node: Node) => void): void {
  look(node);
  for (const part of Object.values(node).flat())
    if (typeof part === 'object' && part !== null && typeof part.type === 'string') walk(part as Node, look);
}
