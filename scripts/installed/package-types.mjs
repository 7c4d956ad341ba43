// Checks the types of the packages in strict projects, for both module resolutions.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { run, write } from './empty-folder.mjs';

const STRICT = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  // Errors within the declaration files of the packages count too.
  skipLibCheck: false,
  noEmit: true,
  target: 'es2024',
};
const MODES = {
  nodenext: { module: 'nodenext' },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
};
/** Entry points that need Node, and its types. */
const ON_NODE = /^@posse\/(?:cluster|server|store|web)|^@posse\/narrator\/node$/;
const NODE_TYPES = { lib: ['es2024'], types: ['node'], typeRoots: [resolve('node_modules/@types')] };
const ANYWHERE = { lib: ['es2024', 'dom'], types: [] };

/**
 * Writes projects that import every entry point of every package, and the examples.
 * @param {string} folder
 * @param {readonly { file: string }[]} examples
 */
export function writeProjects(folder, examples) {
  const doors = doorsIn(folder);
  const imports = (/** @type {readonly string[]} */ names) =>
    names.map((name, place) => `export * as door${place} from '${name}';\n`).join('');
  write(folder, 'types/anywhere.ts', imports(doors.filter((door) => !ON_NODE.test(door))));
  write(folder, 'types/on-node.ts', imports(doors));
  const nodeFiles = ['types/on-node.ts', ...examples.map(({ file }) => file)];
  for (const [mode, modules] of Object.entries(MODES))
    for (const [name, here, files] of /** @type {const} */ ([
      ['anywhere', ANYWHERE, ['types/anywhere.ts']],
      ['on-node', { ...NODE_TYPES, lib: ['es2024', 'dom'] }, nodeFiles],
    ]))
      write(
        folder,
        `${name}.${mode}.json`,
        JSON.stringify({ compilerOptions: { ...STRICT, ...modules, ...here }, files }),
      );
  return `${doors.length} doors`;
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function doorsIn(folder) {
  const manifests = globSync('node_modules/@posse/*/package.json', { cwd: folder });
  return manifests.flatMap((path) => {
    const { name, exports } = JSON.parse(readFileSync(join(folder, path), 'utf8'));
    if (JSON.stringify(exports).includes('"source"')) throw new Error(`${dirname(path)} leads to sources.`);
    const typed = Object.entries(exports).filter(([, to]) => typeof to === 'object');
    return typed.map(([door]) => `${name}${door.slice(1)}`);
  });
}

/**
 * @param {string} folder
 * @param {string} tsc
 */
export function checkTypes(folder, tsc) {
  for (const project of globSync('{anywhere,on-node}.*.json', { cwd: folder })) run(folder, tsc, ['-p', project]);
  return run(folder, tsc, ['--version']).trim();
}
