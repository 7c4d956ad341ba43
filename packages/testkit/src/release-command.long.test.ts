// Tests of npm run release in a small project: its results, and its refusals.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, expect, test } from 'vitest';

const RELEASE = fileURLToPath(new URL('../../../scripts/release.mjs', import.meta.url));
const above = mkdtempSync(join(tmpdir(), 'posse-release-'));
afterAll(() => rmSync(above, { recursive: true, force: true }));

let folder = '';
const who = { NAME: 'Ann', EMAIL: 'ann@example.invalid' };
const env = {
  ...process.env,
  ...Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((role) =>
      Object.entries(who).map(([what, value]) => [`GIT_${role}_${what}`, value]),
    ),
  ),
  GIT_CONFIG_GLOBAL: '/dev/null',
};

function run(program: string, ...args: readonly string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, env, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}` };
}
const git = (...args: readonly string[]): string => {
  const { status, said } = run('git', ...args);
  expect(status, said).toBe(0);
  return said.trim();
};
const release = (...args: readonly string[]) => run(process.execPath, RELEASE, ...args);
const text = (path: string): string => readFileSync(join(folder, path), 'utf8');
const json = (path: string) => JSON.parse(text(path));
function write(path: string, what: string | object): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof what === 'string' ? what : `${JSON.stringify(what, null, 2)}\n`);
}

const ENGINE = { name: '@posse/engine', version: '0.1.0' };
const PROGRAM = { name: 'posse', version: '0.1.0', dependencies: { '@posse/engine': '0.1.0', ws: '0.1.0' } };
const CHANGELOG = '# Changelog\n\n## Next\n\n- Dogs.\n\n## 0.1.0 (2026-11-16)\n\n- Cats.\n';
const PACK = 'node -e "require(\'fs\').mkdirSync(process.argv[1], { recursive: true })"';

beforeEach(() => {
  folder = mkdtempSync(join(above, 'project-'));
  const root = { name: 'workspace', version: '0.1.0', workspaces: ['packages/*'], scripts: { pack: PACK } };
  const packages = {
    '': { version: '0.1.0' },
    'packages/cli': PROGRAM,
    'packages/engine': ENGINE,
    'node_modules/ws': { version: '0.1.0' },
  };
  write('package.json', root);
  write('packages/engine/package.json', ENGINE);
  write('packages/cli/package.json', PROGRAM);
  write('package-lock.json', { name: 'workspace', version: '0.1.0', packages });
  write('CHANGELOG.md', CHANGELOG);
  write('.gitignore', 'node_modules/\nreleases/\n');
  git('init', '--quiet', '--initial-branch', 'main');
  commit();
});

/** Commits everything, and records that the tests have passed. */
function commit(): void {
  git('add', '-A');
  git('commit', '--quiet', '--allow-empty', '-m', 'more');
  write('node_modules/.cache/tested', git('rev-parse', 'HEAD^{tree}'));
}

test('npm run release sets versions, writes the changelog and tarballs, commits and tags', () => {
  const { status, said } = release('0.2.0');
  expect([status, said]).toEqual([0, expect.stringContaining('v0.2.0 is tagged')]);
  expect(json('packages/cli/package.json')).toEqual({
    ...PROGRAM,
    version: '0.2.0',
    dependencies: { '@posse/engine': '0.2.0', ws: '0.1.0' },
  });
  const lock = json('package-lock.json');
  expect([lock.version, lock.packages[''].version, lock.packages['node_modules/ws'].version]).toEqual([
    '0.2.0',
    '0.2.0',
    '0.1.0',
  ]);
  expect(lock.packages['packages/cli'].dependencies['@posse/engine']).toBe('0.2.0');
  const day = new Date().toISOString().slice(0, 10);
  expect(text('CHANGELOG.md')).toBe(CHANGELOG.replace('## Next\n', `## Next\n\n## 0.2.0 (${day})\n`));
  expect(existsSync(join(folder, 'releases/0.2.0'))).toBe(true);
  expect(git('status', '--porcelain')).toBe('');
  expect(git('log', '-1', '--format=%s')).toBe('Release 0.2.0');
  expect(git('tag', '--list', '-n9', 'v0.2.0')).toMatch(/Posse 0\.2\.0\s+- Dogs\.$/);
  // There is no news since, and nothing was tested.
  expect(release('0.3.0', '--untested').said).toContain('nothing under "## Next"');
});

test('the flag --published writes into the documents that the packages are on the registry', () => {
  const block = (text: string) =>
    `# posse\n\n<!-- install: written by npm run docs -->\n${text}<!-- end of install -->\n`;
  write('project.json', { home: '', forge: '', contact: '', published: false });
  write('README.md', block(''));
  commit();
  expect(release('0.2.0', '--published').status).toBe(0);
  expect(text('README.md')).toContain('npm install --prefix ../posse posse\n');
  expect(json('project.json').published).toBe(true);
  expect(git('status', '--porcelain')).toBe('');
});

test('a dry run of a release changes nothing and prints the news', () => {
  const { status, said } = release('1.0.0', '--dry-run');
  expect([status, said]).toEqual([0, expect.stringContaining('- Dogs.')]);
  expect(git('status', '--porcelain')).toBe('');
  expect([git('tag', '--list'), json('package.json').version]).toEqual(['', '0.1.0']);
});

const changed = (path: string, what: string | object) => (): void => {
  write(path, what);
  commit();
};
const untested = (): void => rmSync(join(folder, 'node_modules'), { recursive: true });

const refusals: readonly (readonly [string, readonly string[], () => void, RegExp])[] = [
  ['no version', [], () => {}, /takes one version/],
  ['half a version', ['0.2'], () => {}, /takes one version/],
  ['the current version', ['0.1.0'], () => {}, /does not come after 0\.1\.0/],
  ['an older version', ['0.0.9'], () => {}, /does not come after/],
  ['an unknown flag', ['0.2.0', '--loud'], () => {}, /--loud/],
  ['a tag that is there', ['0.2.0'], () => void git('tag', 'v0.2.0'), /a tag v0\.2\.0 already/],
  ['another branch', ['0.2.0'], () => void git('checkout', '-qb', 'side'), /made from main.*this is side/],
  ['something not committed', ['0.2.0'], () => write('new.txt', 'new'), /not committed yet, such as new\.txt/],
  ['nothing new', ['0.2.0'], changed('CHANGELOG.md', CHANGELOG.replace('- Dogs.', '')), /nothing under "## Next"/],
  ['tests that did not pass here', ['0.2.0'], untested, /npm test has not passed/],
  [
    'packages that differ',
    ['0.2.0'],
    changed('packages/engine/package.json', { ...ENGINE, version: '0.1.1' }),
    /packages\/engine\/package\.json has version 0\.1\.1/,
  ],
];
test.each(refusals)('the release is refused for %s', (_, args, prepare, sentence) => {
  prepare();
  const before = git('status', '--porcelain');
  const { status, said } = release(...args);
  expect([status, said.trim()]).toEqual([1, expect.stringMatching(sentence)]);
  expect(said.trim().split('\n').length).toBe(1);
  expect([git('status', '--porcelain'), existsSync(join(folder, 'releases'))]).toEqual([before, false]);
});

test('everything is restored if packing for a release fails', () => {
  write('package.json', { ...json('package.json'), scripts: { pack: 'exit 1' } });
  commit();
  expect(release('0.2.0')).toMatchObject({ status: 1, said: expect.stringContaining('everything is as it was') });
  expect([git('status', '--porcelain'), git('tag', '--list')]).toEqual(['', '']);
});

test('npm run release releases from another branch if it is named', () => {
  git('checkout', '--quiet', '-b', 'side');
  expect(release('0.2.0', '--branch', 'side').status).toBe(0);
});
