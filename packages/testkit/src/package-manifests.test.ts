// Tests of published manifests: no sources, no tools, and the project's addresses.

import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const { publicManifest } = await import(pathToFileURL(join(ROOT, 'scripts/pack.mjs')).href);
const { readProject } = await import(pathToFileURL(join(ROOT, 'scripts/project-addresses.mjs')).href);

const NOWHERE = { home: null, forge: null, contact: null, published: false };
const MANIFEST = {
  name: '@posse/odd',
  scripts: { build: 'make' },
  devDependencies: { make: '1.0.0' },
  files: ['dist', '!dist/local', '!**/.tsbuildinfo'],
  exports: {
    '.': { source: './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
    './suite': { source: './src/suite.ts' },
    './local': { source: './src/local/index.ts', types: './dist/local/index.d.ts', default: './dist/local/index.js' },
    './page/*': './dist/page/*',
  },
};

test('sources and tools are not in the published packages', () => {
  expect(publicManifest(MANIFEST, 'packages/odd', NOWHERE)).toEqual({
    name: '@posse/odd',
    files: MANIFEST.files,
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './page/*': './dist/page/*' },
  });
});

test('every package has the addresses of the project, if there are any', () => {
  const project = { home: 'https://posse.example', forge: 'https://forge.example/posse', contact: null };
  expect(publicManifest(MANIFEST, 'packages/odd', project)).toMatchObject({
    homepage: 'https://posse.example',
    repository: { type: 'git', url: 'git+https://forge.example/posse.git', directory: 'packages/odd' },
    bugs: 'https://forge.example/posse/issues',
  });
});

test('a malformed address is refused in a sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'posse-project-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const said = (what: object): unknown => {
    writeFileSync(join(folder, 'project.json'), JSON.stringify(what));
    return readProject(join(folder, 'project.json'));
  };
  expect(said({ home: '', forge: '', contact: '' })).toEqual(NOWHERE);
  expect(() => said({ home: 'posse.example' })).toThrow('"home" in');
  expect(() => said({ forge: 'https://forge.example/' })).toThrow('without a slash');
  expect(said({ published: true })).toEqual({ ...NOWHERE, published: true });
  expect(() => said({ published: 'yes' })).toThrow('should be true or false');
  expect(() => said({ email: 'a@b' })).toThrow('no field "email"');
});

test('every package has a README, a licence, a description and the common version', () => {
  const all = globSync('{packages/*,bench}/package.json', { cwd: ROOT }).map((path) => ({
    path,
    ...JSON.parse(readFileSync(join(ROOT, path), 'utf8')),
  }));
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  for (const { path, private: isPrivate = false, ...manifest } of all) {
    expect([path, manifest.version]).toEqual([path, version]);
    if (isPrivate) continue;
    expect(readFileSync(join(ROOT, path, '../README.md'), 'utf8')).toContain(`# ${manifest.name}\n`);
    expect([path, manifest.license, manifest.description]).toEqual([path, 'MIT', expect.stringMatching(/.{20}/)]);
  }
});
