// Copies the examples from the READMEs, and runs them.
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedFolders } from '../pack.mjs';
import { run, write } from './empty-folder.mjs';

/** @typedef {{ file: string, needs: string }} Example */

/**
 * Writes the examples into the folder: "A game in ten lines", and that of each package with the Node that it needs.
 * @param {string} folder
 * @returns {Example[]}
 */
export function writeExamples(folder) {
  const packages = publishedFolders().flatMap((path) => {
    const { name, engines } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
    return blocksIn(join(path, 'README.md')).map((text) => ({ name: name.replace(/^@posse\//, ''), text, engines }));
  });
  const [ten = ''] = blocksIn('README.md');
  const examples = [{ name: 'ten-lines', text: ten, engines: { node: '>=22' } }, ...packages];
  return examples.map(({ name, text, engines }) => {
    const file = `examples/${name}.mts`;
    write(folder, file, text);
    return { file, needs: engines?.node ?? '' };
  });
}

/**
 * Runs examples in a folder as `npm init` makes it, whose files are CommonJS unless their names say otherwise: those of
 * the READMEs, a bot and a house card.
 * @param {string} folder
 * @param {readonly Example[]} examples
 */
export function runInCommonJs(folder, examples) {
  const inside = join(folder, 'commonjs');
  write(folder, 'commonjs/package.json', '{ "name": "mine", "version": "1.0.0", "type": "commonjs" }\n');
  for (const { file } of examples) cpSync(join(folder, file), join(inside, file));
  for (const file of ['docs/bots/first-bot.ts', 'docs/house-cards/moonshine.ts', 'docs/recipes/game-loop.mts'])
    cpSync(file, join(inside, file.replace(/^.*\//, '')));
  const posse = (/** @type {string[]} */ ...args) =>
    run(inside, process.execPath, [join(folder, 'node_modules/posse/bin/posse.cjs'), ...args]);
  posse('check', '--games', '20', 'moonshine.ts');
  posse('arena', '--bot', 'first-bot.ts', '--pairs', '1');
  run(inside, process.execPath, ['game-loop.mts']);
  return runExamples(inside, examples, process.execPath);
}

/**
 * @param {string} path
 * @returns {string[]}
 */
const blocksIn = (path) => [...readFileSync(path, 'utf8').matchAll(/```ts\n(.*?)```/gs)].map(([, text]) => text ?? '');

/**
 * Runs the examples that this Node is new enough for.
 * @param {string} folder
 * @param {readonly Example[]} examples
 * @param {string} node
 */
export function runExamples(folder, examples, node) {
  const version = run(folder, node, ['--version']).trim();
  const major = Number(/^v(\d+)/.exec(version)?.[1]);
  const fitting = examples
    .filter(({ needs }) => major >= Number(/\d+/.exec(needs)?.[0] ?? 0))
    // That of the cluster needs a PostgreSQL and a NATS; its types are checked.
    .filter(({ file }) => !file.includes('/cluster.'));
  for (const { file } of fitting) {
    const said = run(folder, node, ['--disable-warning=ExperimentalWarning', '--experimental-strip-types', file]);
    if (file.includes('ten-lines') && !/^winners: \[/m.test(said)) throw new Error(`The game has no end:\n${said}`);
  }
  return `${fitting.length} examples on ${version}`;
}
