// npm run release -- 0.3.0: sets the version, writes the changelog, packs, commits and tags.
// It refuses with a sentence if something is wrong, and then changes nothing. --dry-run prints what it would do.
// --published writes into the documents that the packages are on the npm registry.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { newsOf, releasedChangelog } from './release/changelog.mjs';
import { writeInstallTexts } from './release/install-texts.mjs';
import { setVersion, versionNow } from './release/versions.mjs';
import { isTested } from './tested-commit.mjs';

const CHANGELOG = 'CHANGELOG.md';
const PROJECT = 'project.json';

/** The reason why there is no release: what is wrong, and what to do. */
class Refusal extends Error {}

/** @param {string[]} args */
function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Refusal(`git ${args[0]} failed: ${stderr.trim()}`);
  return stdout.trim();
}

function asked() {
  const options = /** @type {const} */ ({
    branch: { type: 'string', default: 'main' },
    'dry-run': { type: 'boolean', default: false },
    published: { type: 'boolean', default: false },
    untested: { type: 'boolean', default: false },
  });
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [version = '', ...more] = positionals;
  if (!/^\d+\.\d+\.\d+$/.test(version) || more.length > 0)
    throw new Refusal('A release takes one version of three numbers: npm run release -- 0.3.0.');
  return {
    version,
    branch: values.branch,
    isDry: values['dry-run'],
    mayBeUntested: values.untested,
    published: values.published,
  };
}

/**
 * Checks everything, and returns the new changelog.
 * @param {ReturnType<typeof asked>} wanted
 */
function checked({ version, branch, mayBeUntested }) {
  const now = versionNow();
  if (!isLater(version, now)) throw new Refusal(`${version} does not come after ${now}, which is the current version.`);
  if (git('tag', '--list', `v${version}`) !== '')
    throw new Refusal(`There is a tag v${version} already: choose a later version.`);
  const here = git('branch', '--show-current') || 'no branch';
  if (here !== branch)
    throw new Refusal(`Releases are made from ${branch}, or from the branch that --branch names, and this is ${here}.`);
  const [change] = git('status', '--porcelain').split('\n');
  if (change)
    throw new Refusal(`Commit or put away what is not committed yet, such as ${change.replace(/^\S+ /, '')}.`);
  if (!mayBeUntested && !isTested())
    throw new Refusal('npm test has not passed on this commit: run it, or say --untested.');
  const changelog = releasedChangelog(readFileSync(CHANGELOG, 'utf8'), version, new Date().toISOString().slice(0, 10));
  if (changelog === null) throw new Refusal(`${CHANGELOG} has nothing under "## Next": say there what is new.`);
  return { now, changelog };
}

/**
 * @param {string} version
 * @param {string} than
 */
function isLater(version, than) {
  const [one, other] = [version, than].map((text) => text.split('.').map(Number));
  const place = [0, 1, 2].find((part) => one?.[part] !== other?.[part]);
  return place !== undefined && Number(one?.[place]) > Number(other?.[place]);
}

/** Says that the packages are on the npm registry. Returns the changed files. */
function published() {
  const project = { ...JSON.parse(readFileSync(PROJECT, 'utf8')), published: true };
  writeFileSync(PROJECT, `${JSON.stringify(project, null, 2)}\n`);
  return [PROJECT, ...writeInstallTexts(true)];
}

function release() {
  const wanted = asked();
  const { version } = wanted;
  const { now, changelog } = checked(wanted);
  const folder = `releases/${version}`;
  const news = newsOf(changelog, version);
  if (wanted.isDry)
    return `${now} would become ${version}, tagged v${version}, with tarballs in ${folder} and this news:\n\n${news}`;
  const changed = [...setVersion(version), CHANGELOG, ...(wanted.published ? published() : [])];
  writeFileSync(CHANGELOG, changelog);
  rmSync(folder, { recursive: true, force: true });
  if (spawnSync(`npm run --silent pack -- ${folder}`, { shell: true, stdio: 'inherit' }).status !== 0) {
    git('checkout', '--', ...changed);
    throw new Refusal('The packages could not be packed, so everything is as it was before.');
  }
  git('add', '--', ...changed);
  git('commit', '--quiet', '--message', `Release ${version}`);
  // Headings in the news begin with #, and git would remove them as comments.
  git('tag', '--annotate', '--cleanup=whitespace', `v${version}`, '--message', `Posse ${version}\n\n${news}`);
  return `v${version} is tagged, and its tarballs are in ${folder}. Nothing has left this machine.`;
}

try {
  console.log(release());
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
