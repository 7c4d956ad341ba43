// Reads and sets the version that all packages share.
import { globSync, readFileSync, writeFileSync } from 'node:fs';

/** @typedef {{ name?: string, version?: string, workspaces?: string[], dependencies?: Record<string, string>, devDependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} Manifest */

const LOCK = 'package-lock.json';

/**
 * @param {string} path
 * @returns {Manifest & { packages?: Record<string, Manifest> }}
 */
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

const manifests = () => [
  'package.json',
  ...globSync((read('package.json').workspaces ?? []).map((folder) => `${folder}/package.json`)).sort(),
];

/** The version of all packages; throws if they differ. */
export function versionNow() {
  const { version = '' } = read('package.json');
  const other = manifests().find((path) => read(path).version !== version);
  if (other !== undefined)
    throw new Error(
      `${other} has version ${read(other).version}, but package.json has ${version}: set both to the same.`,
    );
  return version;
}

/**
 * Sets the version in every package, in their dependencies on each other, and in the lock file.
 * @param {string} version
 * @returns {string[]} the changed files
 */
export function setVersion(version) {
  const paths = manifests();
  const names = new Set(paths.map((path) => read(path).name));
  for (const path of paths) write(path, moved(read(path), names, version));
  const { packages = {}, ...lock } = read(LOCK);
  const ours = new Set(['', ...paths.map((path) => path.replace(/\/?package\.json$/, ''))]);
  const inLock = Object.entries(packages).map(([folder, one]) => [
    folder,
    ours.has(folder) ? moved(one, names, version) : one,
  ]);
  write(LOCK, { ...lock, version, packages: Object.fromEntries(inLock) });
  return [...paths, LOCK];
}

/**
 * @param {Manifest} manifest
 * @param {ReadonlySet<string | undefined>} names
 * @param {string} version
 */
function moved(manifest, names, version) {
  const needs = (/** @type {Record<string, string>} */ all) =>
    Object.fromEntries(Object.entries(all).map(([name, range]) => [name, names.has(name) ? version : range]));
  const copy = { ...manifest, version };
  for (const kind of /** @type {const} */ (['dependencies', 'devDependencies', 'peerDependencies'])) {
    const all = copy[kind];
    if (all !== undefined) copy[kind] = needs(all);
  }
  return copy;
}

/**
 * @param {string} path
 * @param {object} value
 */
const write = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
