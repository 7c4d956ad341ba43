// The start of the single executable: unpacks the installed program once, and runs it.
// It lies within the executable, where only built-in modules can be required.
'use strict';

const { createHash, randomUUID } = require('node:crypto');
const { existsSync, lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { homedir } = require('node:os');
const { dirname, join } = require('node:path');
const { getRawAsset } = require('node:sea');
const { zstdDecompressSync } = require('node:zlib');

/** Others may neither read nor write there: what lies in it is run. */
const PRIVATE = 0o700;
const HASH_LENGTH = 24;

/** @returns {string} the private folder of the user for unpacked programs */
function cacheFolder() {
  const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'posse');
  mkdirSync(folder, { recursive: true, mode: PRIVATE });
  const { uid, mode } = lstatSync(folder);
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0)
    throw new Error(`${folder} must belong to you, and others must not write there: set XDG_CACHE_HOME to another.`);
  return folder;
}

/**
 * The archive is a list of files as JSON, with its length before it, and then their bytes.
 * @param {Buffer} archive
 * @param {string} folder
 */
function unpack(archive, folder) {
  const end = 4 + archive.readUInt32LE(0);
  let at = end;
  for (const { path, size } of JSON.parse(archive.toString('utf8', 4, end))) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true, mode: PRIVATE });
    writeFileSync(file, archive.subarray(at, at + size));
    at += size;
  }
}

/** @returns {string} the folder with the program of this very executable */
function unpacked() {
  const asset = Buffer.from(getRawAsset('program'));
  const cache = cacheFolder();
  const folder = join(cache, createHash('sha256').update(asset).digest('hex').slice(0, HASH_LENGTH));
  if (existsSync(folder)) return folder;
  // It gets its name when it is whole: another start may look for it at the same time.
  const unfinished = join(cache, `unpacking-${randomUUID()}`);
  try {
    unpack(zstdDecompressSync(asset), unfinished);
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
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
