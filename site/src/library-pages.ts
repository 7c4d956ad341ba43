// The pages of the library: one for each entry point, with linked names.

import type { Declared, Door } from './library-exports.ts';
import {
  between,
  codeBlock,
  coloured,
  escaped,
  type LinkOf,
  type Section,
  type Written,
  written,
} from './markdown-to-html.ts';

const KINDS: readonly (readonly [Declared['kind'], string])[] = [
  ['function', 'Functions'],
  ['constant', 'Constants'],
  ['class', 'Classes'],
  ['type', 'Types'],
];

/** A longer schema is left out: the pages of the protocol describe it better. */
const MAX_SCHEMA_LENGTH = 500;

export const urlOf = (door: string): string => `api/${door.replace('@posse/', '').replace('/', '-')}.html`;

export function doorPage(door: Door, all: readonly Door[]): Written {
  const here = urlOf(door.name);
  const find = finder(door, all, here);
  const sections: Section[] = [{ id: 'top', title: door.name, level: 1 }];
  const parts = KINDS.flatMap(([kind, title]) => {
    const those = door.exports.filter((one) => one.kind === kind);
    if (those.length === 0) return [];
    sections.push({ id: title.toLowerCase(), title, level: 2 });
    return [
      `<h2 id="${title.toLowerCase()}">${title}</h2>`,
      ...those.map((one) => {
        sections.push({ id: idOf(one), title: one.name, level: 3 });
        return exportHtml(one, find);
      }),
    ];
  });
  const head = `<h1 id="top">${door.name}</h1>\n${prose(door.about)}${codeBlock(coloured(`import { … } from '${door.name}';`, 'ts'))}`;
  return { html: [head, ...parts].join('\n'), sections };
}

const idOf = ({ kind, name }: Declared): string => `${kind === 'type' ? 'type-' : ''}${name}`;

function exportHtml(one: Declared, find: (name: string) => string | null): string {
  const isLongSchema = one.kind === 'constant' && one.code.length > MAX_SCHEMA_LENGTH && /: z\./.test(one.code);
  const code = isLongSchema
    ? `const ${one.name}: …; // a schema of zod, see the pages of the protocol`
    : one.code.replace(/^( {4})+/gm, (indent) => ' '.repeat(indent.length / 2));
  return `<section class="export"><h3 id="${idOf(one)}">${one.name}</h3>${prose(one.comment)}${codeBlock(linked(coloured(code, 'ts'), one.name, find))}</section>`;
}

const prose = (text: string): string =>
  text === '' ? '' : written(text.replace(/\{@link (\S+?)\}/g, '`$1`'), NOWHERE).html;
const NOWHERE: LinkOf = () => null;

/** The link of a name: on this page if it is exported here, or else at the first entry point that exports it. */
function finder(door: Door, all: readonly Door[], here: string): (name: string) => string | null {
  const targets = new Map<string, string>();
  for (const other of [door, ...all])
    for (const one of other.exports)
      if (one.kind === 'type' || one.kind === 'class')
        for (const name of [one.name, one.declaredAs])
          if (!targets.has(name))
            targets.set(name, `${other === door ? '' : between(here, urlOf(other.name))}#${idOf(one)}`);
  return (name) => targets.get(name) ?? null;
}

/** Links names in code, but not in comments and strings, to their declarations. */
function linked(html: string, self: string, find: (name: string) => string | null): string {
  return html
    .split(/(<span class="hljs-(?:comment|string)">[\s\S]*?<\/span>)/)
    .map((part, place) =>
      place % 2 === 1
        ? part
        : part.replace(/(?<![\w-"])[A-Z]\w*(?![\w"-])/g, (name) => {
            const target = name === self ? null : find(name);
            return target === null ? name : `<a href="${escaped(target)}">${name}</a>`;
          }),
    )
    .join('');
}
