// Tests of each rule of our English, with samples that break it or keep it.

import { expect, test } from 'vitest';
import { offencesIn, type Rule } from './linter-rules.ts';

const HEADER = '// Retries delivery to a table that has moved.\n';

/** The lines of a file that break this rule. */
const linesWith = (rule: Rule, file: string, text: string): number[] =>
  offencesIn(file, text).flatMap((offence) => (offence.rule === rule ? [offence.line] : []));

test.each([
  ['a comment', '/** Such a share of them after the other. */\nexport const a = 1;\n', [2]],
  ['a later sentence of a comment', '// It waits. So often is it tried.\n', [2]],
  [
    'a sentence that goes through several lines',
    '// It waits for a table\n// to move. Where it moves\n// nobody knows.\n',
    [3],
  ],
  ['a comment behind code, in lower case', 'const a = 1; // what nobody asked for\n', [2]],
  ['a tag of JSDoc', '/**\n * Moves it.\n * @returns {string} Who has it now.\n */\nfunction a() {}\n', [4]],
  ['the title of a group of tests', "describe('who stops looking', () => {});\n", [2]],
  ['the title of a test with cases', "test.each([1])('what %s says', () => {});\n", [2]],
])('finds an inverted sentence in %s', (_, text, lines) => {
  expect(linesWith('opening', 'a.ts', HEADER + text)).toEqual(lines);
});

test.each([
  ['a question', '// Where is it? Nobody knows.\n'],
  ['a quotation', '// "What a player keeps" is a setting.\n'],
  ['code', '/**\n * Draws it:\n * ```\n * So\n * ```\n */\n'],
  ['a description of a parameter', '/** @param {string} name what it is called */\nfunction a() {}\n'],
  ['a string', "const a = 'What a player keeps.';\n"],
  ['a longer word', '// Somebody waits. Whether they move is open. So-called seats.\n'],
])('finds no inverted sentence in %s', (_, text) => {
  expect(linesWith('opening', 'a.ts', HEADER + text)).toEqual([]);
});

test('the lint finds inverted sentences in paragraphs, lists and cells of documents, not in headings, quotations and code', () => {
  const document = `# What it is

What it does
is written here.

- So it goes.

| What | why |
| --- | --- |
| Who asks | What for |

> Who plays, draws.

\`\`\`sh
So what
\`\`\`
`;
  expect(linesWith('opening', 'docs/a.md', document)).toEqual([3, 6, 10, 10]);
});

test.each([
  ['Dockerfile-like files', 'docs/hosting/Containerfile', '# What a server needs.\nRUN true\n', [1]],
  ['style sheets', 'a.css', '.a {}\n/* So wide. */\n', [2]],
  ['settings', 'tsconfig.json', '{\n  // Who may import whom.\n}\n', [2]],
])('the lint reads the comments of %s', (_, file, text, lines) => {
  expect(linesWith('opening', file, text)).toEqual(lines);
});

test.each([
  ['a comment', '// A player keeps his seat.\n', [2]],
  ['a title', "test('the host sees himself at the table', () => {});\n", [2]],
  ['the message of an error', "throw new TypeError('A player must name his seat.');\n", [2]],
])('finds a masculine pronoun for a player in %s', (_, text, lines) => {
  expect(linesWith('pronoun', 'a.ts', HEADER + text)).toEqual(lines);
});

test.each([
  ['a quotation of a rulebook', '// The rulebook: "a player discards his hand".\n'],
  ['other pronouns', '// They keep their seat, and the others see them. This is the history.\n'],
  ['a text of the game', "const a = 'He draws.';\n"],
])('the lint finds no masculine pronoun in %s', (_, text) => {
  expect(linesWith('pronoun', 'a.ts', HEADER + text)).toEqual([]);
});

test.each(['MOST_TRIES', 'LEAST', 'AT_LEAST', 'LOOKED_FOR_MS', 'SMALL_LEAST'])(
  'the lint refuses a limit called %s',
  (name) => {
    expect(linesWith('limit', 'a.ts', `${HEADER}export const ${name} = 3;\n`)).toEqual([2]);
  },
);

test.each(['MAX_TRIES', 'MIN_WAIT_MS', 'ALMOST_DONE', 'mostly'])('the lint accepts a constant called %s', (name) => {
  expect(linesWith('limit', 'a.ts', `${HEADER}export const ${name} = 3;\n`)).toEqual([]);
});

test.each([
  ['there is none', 'import a from "./a.ts";\n'],
  ['it does not come first', '\n// Retries delivery.\n'],
  ['it begins with How', '// How delivery is retried.\n'],
  ['its first line has sixteen words', `// ${'word '.repeat(16)}.\n`],
  ['its first sentence has sixteen words on two lines', `// ${'word '.repeat(8)}\n// ${'word '.repeat(8)}.\n`],
])('refuses the header of a file if %s', (_, text) => {
  expect(linesWith('header', 'a.ts', `${text}export {};\n`)).toHaveLength(1);
});

test.each([
  ['one line of fifteen words', 'a.ts', `// ${'word '.repeat(15)}\nexport {};\n`],
  ['a short sentence and more below', 'a.ts', `// Retries delivery.\n// Then ${'word '.repeat(16)}.\nexport {};\n`],
  ['a comment below a line that names the interpreter', 'a.cjs', '#!/usr/bin/env node\n// Starts the program.\n'],
  ['none at all in a style sheet', 'a.css', '.a {}\n'],
])('accepts as a header %s', (_, file, text) => {
  expect(linesWith('header', file, text)).toEqual([]);
});

test.each(['two words', '3 players at a table', '(nobody) is asked here'])('refuses the test title "%s"', (title) => {
  expect(linesWith('title', 'a.test.ts', `${HEADER}test('${title}', () => {});\n`)).toEqual([2]);
});

test.each(['keeps a seat', '%s', 'Caddy takes its file', '%s has a sentence', '"Start" is a button'])(
  'the lint accepts the test title %s',
  (title) => {
    expect(linesWith('title', 'a.test.ts', `${HEADER}test('${title}', () => {});\n`)).toEqual([]);
  },
);

test('the lint asks for no whole sentence in the title of a group of tests', () => {
  expect(linesWith('title', 'a.test.ts', `${HEADER}describe('seats', () => {});\n`)).toEqual([]);
});

test('the lint finds lines of documents over 100 columns, except tables, code and addresses', () => {
  const long = 'word '.repeat(21);
  const address = `https://posse.example/${'a'.repeat(100)}`;
  const document = [
    'word '.repeat(20).trim(),
    long,
    `| ${long} |`,
    `See [the page](${address}).`,
    address,
    '```',
    long,
    '```',
    `- ${long}`,
  ].join('\n');
  expect(linesWith('width', 'docs/a.md', document)).toEqual([2, 9]);
});

test('the lint reads a changelog up to its first release', () => {
  const changelog = '# Changelog\n\n## Next\n\n- What is new.\n\n## 0.1.0 (2026-01-01)\n\n- What was new.\n';
  expect(linesWith('opening', 'CHANGELOG.md', changelog)).toEqual([5]);
});

test('the lint tells the line, the rule and the sentence of an offence', () => {
  expect(offencesIn('a.ts', `${HEADER}\n// It waits. Who moves\n// is named.\n`)).toEqual([
    { file: 'a.ts', line: 3, rule: 'opening', text: 'Who moves is named.' },
  ]);
});
