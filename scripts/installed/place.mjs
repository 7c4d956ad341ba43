// An empty folder outside the project, in which nothing of the project can be found but what its tarballs bring.
import { spawn, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** Only what says where npm finds packages: whatever else it hands down speaks of the project. */
const KEPT = /^npm_config_(?:registry|cafile|cache|userconfig|globalconfig|https?_proxy|noproxy)$/;

/** The Node that runs this, and the system's programs; nothing of the project's. */
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
 * Runs a program there, and says what it said; throws all of it if it ends with another code than this one.
 * @param {string} folder
 * @param {string} program
 * @param {readonly string[]} args
 */
export function run(folder, program, args, code = 0) {
  const options = /** @type {const} */ ({ cwd: folder, env, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const { status, stdout, stderr, error } = spawnSync(program, args, options);
  if (status === code) return stdout + stderr;
  throw new Error(`\`${[program, ...args].join(' ')}\` ended with ${error?.message ?? status}:\n${stdout}${stderr}`);
}

/**
 * The same for what goes on until it is told to stop.
 * @param {string} folder
 * @param {string} program
 * @param {readonly string[]} args
 */
export const start = (folder, program, args) =>
  spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });

/**
 * @param {string} folder
 * @param {readonly string[]} packages
 */
export const install = (folder, packages) =>
  run(folder, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', ...packages]);

/** What nobody needs who plays: whatever builds, checks or tests. */
const TOOLS = /cucumber|babel|vite|rolldown|typescript|playwright|stryker|oxc|jest|react|biome|\/types$/;

/**
 * How many packages were installed, and how many bytes; throws if one of them is a tool, or wants to run something when it is installed.
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
