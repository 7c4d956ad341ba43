// npm run pack -- FOLDER: builds and packs the published packages.
// With --single it also makes one executable of them.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPageIfOld } from './page-build.mjs';
import { readProject } from './project-addresses.mjs';
import { quietly } from './silent-command.mjs';
import { buildSiteIfOld } from './site-build.mjs';

const STAGE = resolve('node_modules/.cache/pack');

/** @typedef {{ name: string, version: string, private?: boolean, files?: string[], exports?: Record<string, unknown> }} Manifest */
/** @typedef {{ name: string, file: string, packed: number, unpacked: number }} Packed */

/**
 * @param {string} folder where the tarballs go
 * @returns {Packed[]}
 */
export function packAll(folder) {
  quietly('Building the packages…', 'tsc -b');
  buildPageIfOld();
  buildSiteIfOld();
  rmSync(STAGE, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const stages = publishedFolders().map(stage);
  const npm = ['pack', '--json', '--ignore-scripts', '--loglevel=error', `--pack-destination=${resolve(folder)}`];
  const { status, stdout, stderr } = spawnSync('npm', [...npm, ...stages], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`npm pack failed: ${stderr || stdout}`);
  /** @type {{ name: string, filename: string, size: number, unpackedSize: number }[]} */
  const packed = Object.values(JSON.parse(stdout));
  return packed.map(({ name, filename, size, unpackedSize }) => ({
    name,
    file: join(resolve(folder), filename),
    packed: size,
    unpacked: unpackedSize,
  }));
}

/** All packages but those that are private. */
export const publishedFolders = () =>
  globSync('packages/*/package.json')
    .filter((path) => !readManifest(path).private)
    .map(dirname)
    .sort();

/**
 * @param {string} path
 * @returns {Manifest}
 */
const readManifest = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Copies the files of a package into a folder of its own, without sources, tests and tools.
 * @param {string} folder
 */
function stage(folder) {
  const manifest = readManifest(join(folder, 'package.json'));
  const to = join(STAGE, manifest.name);
  for (const path of (manifest.files ?? []).filter((name) => !name.startsWith('!')))
    cpSync(join(folder, path), join(to, path), { recursive: true, filter: (file) => hasSource(folder, file) });
  cpSync(join(folder, 'README.md'), join(to, 'README.md'));
  cpSync('LICENSE', join(to, 'LICENSE'));
  writeFileSync(
    join(to, 'package.json'),
    `${JSON.stringify(publicManifest(manifest, folder, readProject()), null, 2)}\n`,
  );
  return to;
}

/**
 * False for a built file whose source is gone: it is stale.
 * @param {string} folder
 * @param {string} file
 */
function hasSource(folder, file) {
  const [, name] = /[/\\]dist[/\\](?!(?:page|docs)[/\\])(.*?)(?:\.d\.ts|\.js|\.js\.map)$/.exec(file) ?? [];
  return name === undefined || existsSync(join(folder, 'src', `${name}.ts`));
}

/**
 * The manifest as it is published: no sources, no tools, and the addresses of the project if it has any.
 * @param {Manifest} manifest
 * @param {string} folder
 * @param {import('./project-addresses.mjs').Project} project
 */
export function publicManifest(manifest, folder, { home, forge }) {
  const { scripts: _, devDependencies: __, ...kept } = /** @type {Record<string, unknown>} */ (manifest);
  return {
    ...kept,
    ...(home === null ? {} : { homepage: home }),
    ...(forge === null
      ? {}
      : { repository: { type: 'git', url: `git+${forge}.git`, directory: folder }, bugs: `${forge}/issues` }),
    exports: packedExports(manifest),
  };
}

/**
 * Removes the condition `source`, whose files are not packed, and entry points of which nothing is packed.
 * @param {Manifest} manifest
 */
function packedExports({ exports: doors = {}, files = [] }) {
  const unpacked = files.filter((file) => /^![^*]+$/.test(file)).map((file) => `./${file.slice(1)}/`);
  /** @type {Record<string, unknown>} */
  const kept = {};
  for (const [door, to] of Object.entries(doors)) {
    const { source: _, ...rest } = typeof to === 'string' ? { source: '', default: to } : Object(to);
    const isPacked = Object.values(rest).some((file) => !unpacked.some((folder) => file.startsWith(folder)));
    if (isPacked) kept[door] = typeof to === 'string' ? to : rest;
  }
  return kept;
}

const kilobytes = (/** @type {number} */ bytes) => `${Math.ceil(bytes / 1000)} kB`.padStart(9);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const words = process.argv.slice(2);
  const folder = words.find((word) => !word.startsWith('--')) ?? 'releases/unreleased';
  const packed = packAll(folder);
  for (const one of packed)
    console.log(`${one.name.padEnd(18)}${kilobytes(one.packed)}${kilobytes(one.unpacked)} unpacked`);
  if (words.includes('--single')) {
    const { makeSingle } = await import('./single/single-executable.mjs');
    const alone = packed.filter(({ name }) => name !== '@posse/cluster').map(({ file }) => file);
    const { file, bytes } = makeSingle(alone, folder);
    console.log(`${file}: ${Math.round(bytes / 1e6)} MB`);
  }
}
