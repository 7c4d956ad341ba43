// An empty folder outside the project, with nothing of it but its tarballs.
import { spawn, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** Settings that say where npm finds packages. All others describe this project. */
const KEPT = /^npm_config_(?:registry|cafile|cache|userconfig|globalconfig|https?_proxy|noproxy)$/;

/** The Node that runs this script and the programs of the system; nothing of the project. */
const env = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name !== 'NODE_PATH' && (!/^npm_/i.test(name) || KEPT.test(name))),
  ),
  POSSE_LOG: 'warn',
  PATH: [
    dirname(realpathSync(process.execPath)),
    ...(process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules')),
  ].join(delimiter),
};

/** @param {string} name */
export function emptyFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `posse-${name}-`));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  return folder;
}

/**
 * Runs a program in the folder and returns its output; throws the output if the exit code is another one.
 * @param {string} folder
 * @param {string} program
 * @param {readonly string[]} args
 * @param {number} [code]
 * @param {Readonly<Record<string, string>>} [more] of the environment
 */
export function run(folder, program, args, code = 0, more = {}) {
  const options = /** @type {const} */ ({
    cwd: folder,
    env: { ...env, ...more },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const { status, stdout, stderr, error } = spawnSync(program, args, options);
  if (status === code) return stdout + stderr;
  throw new Error(`\`${[program, ...args].join(' ')}\` ended with ${error?.message ?? status}:\n${stdout}${stderr}`);
}

/**
 * Starts a program that runs until it is stopped.
 * @param {string} folder
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [more] of the environment
 */
export const start = (folder, program, args, more = {}) =>
  spawn(program, args, { cwd: folder, env: { ...env, ...more }, stdio: ['ignore', 'pipe', 'inherit'] });

/**
 * @param {string} folder
 * @param {readonly string[]} packages
 */
export const install = (folder, packages) =>
  run(folder, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', ...packages]);

/** Packages that build, check or test: players need none of them. */
const TOOLS = /cucumber|babel|vite|rolldown|typescript|playwright|stryker|oxc|jest|react|biome|\/types$/;

/**
 * Counts installed packages and bytes. Throws if one is a tool, or runs a script when it is installed.
 * @param {string} folder
 */
export function weighed(folder) {
  /** @type {{ packages: Record<string, { hasInstallScript?: boolean }> }} */
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const names = Object.keys(packages).filter((name) => name !== '');
  const tools = names.filter((name) => TOOLS.test(name.replace(/^.*node_modules\//, '')));
  if (tools.length > 0) throw new Error(`Tools are installed with it: ${tools.join(', ')}.`);
  const busy = names.filter((name) => packages[name]?.hasInstallScript);
  if (busy.length > 0) throw new Error(`These run something when they are installed: ${busy.join(', ')}.`);
  const files = globSync('node_modules/**', { cwd: folder, withFileTypes: true }).filter((file) => file.isFile());
  const bytes = files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
  return { packages: names.length, bytes };
}

/**
 * @param {string} folder
 * @param {string} path
 * @param {string} text
 */
export function write(folder, path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
