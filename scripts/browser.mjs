// Finds a Chromium for the tests of the page, and installs one where there is none.
import { spawnSync } from 'node:child_process';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];

/** @returns {string} */
export function findBrowser() {
  const given = process.env.CHROMIUM;
  if (given) return given;
  const found = inPath();
  if (found !== undefined) return found;
  console.log('There is no Chromium here: installing one…');
  installWithApt();
  const installed = inPath();
  if (installed !== undefined) return installed;
  console.error('The tests of the page need Chromium: install it, or name yours in CHROMIUM.');
  process.exit(1);
}

const inPath = () => NAMES.map(where).find((path) => path !== '');

/** @param {string} name */
const where = (name) => spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout?.trim() ?? '';

function installWithApt() {
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
  const install = `${sudo}apt-get install -y --no-install-recommends chromium`;
  // The list of packages may be older than the packages.
  if (!works(install)) works(`${sudo}apt-get update && ${install}`);
}

/** @param {string} command */
const works = (command) =>
  spawnSync(command, {
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;
