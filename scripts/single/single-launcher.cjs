// The start of the single executable: unpacks the installed program once, and runs it.
// It lies within the executable, where only built-in modules can be required.
'use strict';

const { createHash, randomUUID } = require('node:crypto');
const {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} = require('node:fs');
const { createRequire } = require('node:module');
const { homedir } = require('node:os');
const { dirname, join } = require('node:path');
const { getAsset, getRawAsset } = require('node:sea');
const { zstdDecompressSync } = require('node:zlib');

/** Others may neither read nor write there: what lies in it is run. */
const PRIVATE = 0o700;
const HASH_LENGTH = 24;
const UNFINISHED = 'unpacking-';
/** An unfinished folder of this age was left behind by a start that was killed. */
const MAX_UNPACK_MS = 600_000;

/** @typedef {{ path: string, size: number }} PackedFile */

/** @returns {string} the private folder of the user for unpacked programs */
function cacheFolder() {
  const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'posse');
  try {
    makeFolder(folder);
  } catch (error) {
    throw new Error(`${folder} can't be made (${codeOf(error)}): set XDG_CACHE_HOME to a folder of yours.`);
  }
  const { uid, mode } = lstatSync(folder);
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0)
    throw new Error(`${folder} must belong to you, and others must not write there: set XDG_CACHE_HOME to another.`);
  return folder;
}

/**
 * Makes a folder and those above it. The recursive mkdir of Node never ends in /proc.
 * @param {string} folder
 */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: PRIVATE });
  } catch (error) {
    // Another start was first.
    if (!existsSync(folder)) throw error;
  }
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : error);

/**
 * False if there is nothing, or if files were deleted or cut off, as by a full disk.
 * @param {string} folder
 * @param {readonly PackedFile[]} files
 */
function isWhole(folder, files) {
  try {
    return files.every(({ path, size }) => statSync(join(folder, path)).size === size);
  } catch {
    return false;
  }
}

/**
 * The archive is the bytes of all files, one after the other.
 * @param {Buffer} archive
 * @param {readonly PackedFile[]} files
 * @param {string} folder
 */
function unpack(archive, files, folder) {
  let at = 0;
  for (const { path, size } of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true, mode: PRIVATE });
    writeFileSync(file, archive.subarray(at, at + size));
    at += size;
  }
}

/** @param {string} cache */
function removeLeftovers(cache) {
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name);
    const { mtimeMs = Date.now() } = statSync(folder, { throwIfNoEntry: false }) ?? {};
    if (name.startsWith(UNFINISHED) && Date.now() - mtimeMs > MAX_UNPACK_MS)
      rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns {string} the folder with the program of this very executable */
function unpacked() {
  /** @type {PackedFile[]} */
  const files = JSON.parse(getAsset('files', 'utf8'));
  const asset = Buffer.from(getRawAsset('program'));
  const cache = cacheFolder();
  const folder = join(cache, createHash('sha256').update(asset).digest('hex').slice(0, HASH_LENGTH));
  if (isWhole(folder, files)) return folder;
  removeLeftovers(cache);
  // It gets its name when it is whole: another start may look for it at the same time.
  const unfinished = join(cache, `${UNFINISHED}${randomUUID()}`);
  const damaged = join(cache, `${UNFINISHED}${randomUUID()}`);
  try {
    unpack(zstdDecompressSync(asset), files, unfinished);
    if (lstatSync(folder, { throwIfNoEntry: false }) !== undefined && !isWhole(folder, files))
      renameSync(folder, damaged);
    renameSync(unfinished, folder);
  } catch (error) {
    // Another start was first.
    if (!isWhole(folder, files)) throw new Error(`${cache} can't hold the unpacked program (${codeOf(error)}).`);
  } finally {
    for (const one of [unfinished, damaged]) rmSync(one, { recursive: true, force: true });
  }
  return folder;
}

try {
  const program = join(unpacked(), 'node_modules/posse/bin/posse.cjs');
  process.argv[1] = program;
  createRequire(program)(program);
} catch (error) {
  console.error(`posse: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
