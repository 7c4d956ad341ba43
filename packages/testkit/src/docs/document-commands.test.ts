// Tests that all commands of the documents are run somewhere.

import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Desk } from './command-run.ts';
import { commandsIn, DOCUMENTS, ROOT, readDocument } from './documents.ts';
import { firstDifference, isSameButForFigures } from './figure-comparison.ts';
import { messageTable, requestTable, TABLES_IN, withTable } from './generated-tables.ts';
import { mentionFaults } from './mentioned-commands.ts';
import { checkRun, checkWay } from './output-check.ts';

const script = (name: string) => import(pathToFileURL(join(ROOT, 'scripts', name)).href);
const { readProject } = await script('project-addresses.mjs');
const { installDocuments, withInstallTexts } = (await script('release/install-texts.mjs')) as {
  installDocuments(): string[];
  withInstallTexts(text: string, isPublished: boolean): string;
};
const RECIPES = DOCUMENTS.filter((document) => document.startsWith('docs/recipes/'));

test('every command of the documents is run by a check or a test', () => {
  const commands = DOCUMENTS.flatMap((document) => commandsIn(document));
  expect(commands.length).toBeGreaterThan(40);
  expect(commands.map((command) => checkWay(command).fault).filter((fault) => fault !== null)).toEqual([]);
});

test('every script, command and flag that a sentence of the documents names exists', () => {
  expect(mentionFaults()).toEqual([]);
});

test('a command that nothing runs is refused, and so is a test that does not run it', () => {
  const [command] = commandsIn('x.md', '```sh\ncurl example.invalid   # never\n```');
  expect(command).toMatchObject({ line: 2, text: 'curl example.invalid', output: null });
  expect(command && checkWay(command).fault).toMatch(/^x\.md:2: `curl example\.invalid`: nobody runs it\./);
});

test('commands are parsed as by a shell, with their output', () => {
  const text =
    "```sh\nnpx posse a 'b # c' \\\n  --d 2   # why\nposse e\n```\n\n```text\n3 f\n```\n\nThen:\n\n```text\nno output\n```";
  expect(commandsIn('x.md', text)).toMatchObject([
    { text: "npx posse a 'b # c' --d 2", output: null },
    { text: 'posse e', output: '3 f' },
  ]);
});

test('only figures may differ in the output', () => {
  expect(isSameButForFigures('Outlaw  57.1 % ± 0.6, seats 1, 2 and 3', 'Outlaw 6 % ± 10, seats 4')).toBe(true);
  expect(firstDifference('a 1\nb 2', 'a 3\nc 2')).toEqual(['b 2', 'c 2']);
  expect(firstDifference('a 1', 'a 1\nb')).toEqual(['(nothing)', 'b']);
});

test('docs/protocol.md has the table of messages; if it has another, run npm run docs', () => {
  const text = readDocument(TABLES_IN);
  expect(text).toBe(withTable(text, 'messages', messageTable()));
});

test('the documents say how to install Posse as project.json has it; if one differs, run npm run docs', () => {
  const { published } = readProject(join(ROOT, 'project.json'));
  const texts = installDocuments().map((path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const);
  for (const [path, text] of texts) expect([path, withInstallTexts(text, published)]).toEqual([path, text]);
  const changed = texts.filter(([, text]) => withInstallTexts(text, !published) !== text).map(([path]) => path);
  expect(changed).toEqual(expect.arrayContaining(['docs/hosting.md', 'docs/install.md', 'packages/cli/README.md']));
  for (const [path, text] of texts)
    if (!published)
      expect([path, withInstallTexts(text, false)]).not.toEqual([
        path,
        expect.stringMatching(/npm (i|install) [^\n]*@?posse(\/\w+)?\n/),
      ]);
});

test('the README has at most 800 words, and a small picture', () => {
  const readme = readDocument('README.md');
  expect(readme.trim().split(/\s+/).length).toBeLessThanOrEqual(800);
  const [, picture = ''] = /!\[[^\]]+\]\(([^)]+)\)/.exec(readme) ?? [];
  expect(statSync(join(ROOT, picture)).size).toBeLessThan(100_000);
});

test('a table replaces the text between its markers', () => {
  const table = requestTable({ '/api/tables': { get: { summary: 'Lists.' }, post: { summary: 'Opens.' } } });
  const [start, end] = ['<!-- requests: written by npm run docs -->', '<!-- end of requests -->'];
  expect(withTable(`a\n${start}\nold\n${end}\nb`, 'requests', table).split('\n')).toEqual([
    'a',
    start,
    '',
    '| request | what it does |',
    '| --- | --- |',
    '| `GET /api/tables` | Lists. |',
    '| `POST /api/tables` | Opens. |',
    '',
    end,
    'b',
  ]);
  expect(() => withTable('a', 'requests', table)).toThrow('The document has no place for requests');
});

describe.each(RECIPES)('the recipe %s', (document) => {
  test('a quotation of code in the documents is refused unless the program has it', () => {
    const programs = globSync(`docs/recipes/${basename(document, '.md')}.{ts,mts,py}`, { cwd: ROOT });
    expect(programs).toHaveLength(1);
    const program = readFileSync(join(ROOT, programs[0] ?? ''), 'utf8');
    const shown = [...readDocument(document).matchAll(/```(?:ts|py)\n([\s\S]*?)```/g)].map(([, code]) => code ?? '');
    expect(shown.length).toBeGreaterThan(0);
    for (const code of shown) expect(program).toContain(code);
  });
});

test('the indent of an output’s first line is kept when its figures are renewed', async () => {
  const command = { document: 'docs/any.md', line: 1, text: 'node any.mts', output: '  1 Ann\n> 2 Bob' };
  const printing = (stdout: string) => ({ type: async () => ({ status: 0, stdout, stderr: '' }) }) as unknown as Desk;
  const way = { typed: 'node any.mts' };
  expect(await checkRun(command, way, printing('  1 Ann  \n> 2 Bob\n'))).toEqual({ fault: null, renewed: null });
  expect(await checkRun(command, way, printing('  1 Ann\n> 3 Bob \n'))).toEqual({
    fault: null,
    renewed: '  1 Ann\n> 3 Bob',
  });
});
