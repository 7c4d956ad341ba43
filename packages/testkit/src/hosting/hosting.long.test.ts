// Tests that the files for hosts are valid: nginx, Caddy, systemd, and the container.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileForHosts, skipsWithout, where, writeNginxConfig } from '@posse/cluster/local';
import { SETTINGS } from '@posse/server/settings';
import { expect, onTestFinished, test } from 'vitest';
import { containerFrom } from './containerfile.ts';
import { complaintsOfSystemd, unitFrom } from './systemd-unit-parser.ts';

const shown = (name: string): string => readFileSync(fileForHosts(`hosting/${name}`), 'utf8');
const KNOWN = SETTINGS.map(({ name }) => name);

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'posse-hosting-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

function says(program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, HOME: tmpdir() },
  });
  expect(status, stdout + stderr).toBe(0);
  return stdout + stderr;
}

test.skipIf(skipsWithout('nginx', 'openssl'))('nginx accepts both of its files', () => {
  const at = folder();
  const [root, beside] = ['http://127.0.0.1:1', 'http://127.0.0.1:2'];
  const file = writeNginxConfig(at, { plain: 20_001, secure: 20_002, root, beside });
  expect(says(where('nginx'), '-t', '-p', at, '-c', file)).toContain('test is successful');
});

test.skipIf(skipsWithout('caddy'))(
  'Caddy accepts its file as formatted, and passes all requests on to one server',
  () => {
    const file = fileForHosts('hosting/Caddyfile');
    const adapted = says(where('caddy'), 'adapt', '--config', file, '--adapter', 'caddyfile', '--validate');
    expect(adapted).toContain('"dial":"127.0.0.1:8080"');
    expect(adapted).toContain('posse.example');
    // Caddy has no complaint about the format either.
    expect(adapted).not.toMatch(/not formatted/);
  },
);

test('the systemd unit has all known options, no others, and settings that the server has', () => {
  const text = shown('posse.service');
  const unit = unitFrom(text);
  expect(Object.keys(unit.environment).filter((name) => !KNOWN.includes(name))).toEqual([]);
  expect(unit.environment).toMatchObject({ HOST: '127.0.0.1', POSSE_TRUST_PROXY: '1', POSSE_DATA: unit.stateFolder });
  expect(unit.command).toEqual(['/opt/posse/node_modules/.bin/posse', 'serve']);
  // The server takes at most five seconds to stop.
  expect(unit.stopSeconds).toBeGreaterThan(5);
  expect(complaintsOfSystemd(fileForHosts('hosting/posse.service')) ?? '').toBe('');
  expect(() => unitFrom(text.replace('ProtectHome=yes', 'ProtectHouse=yes'))).toThrow(
    'unknown option: ProtectHouse=yes',
  );
  expect(() => unitFrom(text.replace('KillSignal=SIGTERM', 'KillSignal=SIGKILL'))).toThrow('KillSignal');
  expect(() => unitFrom(text.replace('PrivateTmp=yes\n', ''))).toThrow('lacks PrivateTmp');
});

test('the container runs the server as an unprivileged user, and keeps its games in a volume', () => {
  const text = shown('Containerfile');
  const { from, steps, command, health, stopSignal, ports, volumes } = containerFrom(text);
  const { engines } = JSON.parse(readFileSync(fileForHosts('../packages/cli/package.json'), 'utf8'));
  expect(from).toMatch(new RegExp(`^node:${/\d+/.exec(engines.node)?.[0]}\\b`));
  expect(command).toEqual(['/opt/posse/node_modules/.bin/posse', 'serve']);
  expect(stopSignal).toBe('SIGTERM');
  const told = steps.map(({ instruction, rest }) => `${instruction} ${rest}`);
  expect(told).toContain('USER node');
  expect(told).toContain(`ENV POSSE_DATA=${volumes[0]}`);
  expect(ports.map(String)).toEqual([SETTINGS.find(({ name }) => name === 'PORT')?.usually]);
  expect(health).toContain(`:${ports[0]}/livez`);
  expect(() => containerFrom(text.replace('USER node', 'ADD x y'))).toThrow('"ADD x y" is not a known step');
  expect(() => containerFrom(text.replace(/CMD \["\/opt.*$/m, 'CMD "posse serve"'))).toThrow('list of words');
});

test('every button that a teacher is told to press is on the page', () => {
  const catalogues = ['en.po', 'lobby/en.po'].map((name) =>
    readFileSync(fileForHosts(`../packages/web/src/locales/${name}`), 'utf8'),
  );
  const words = [...catalogues.join('\n').matchAll(/^msgid "(.+)"$/gm)].map(([, word]) => word);
  const presets = readFileSync(fileForHosts('../packages/card/src/texts/set-texts.ts'), 'utf8');
  const told = [...readFileSync(fileForHosts('class.md'), 'utf8').matchAll(/(?<!\*)\*([A-Z][^*\n]+)\*(?!\*)/g)];
  const missing = told
    .map(([, word = '']) => word)
    .filter((word) => !words.includes(word.replace(/\d+/, '{count}')) && !presets.includes(`name: '${word}'`));
  expect(told.length).toBeGreaterThan(8);
  expect(missing).toEqual([]);
});
