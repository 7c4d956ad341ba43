// Installs missing programs with apt-get: tells what and why first, and asks at a terminal.
// Plain JavaScript that an older Node understands too: scripts use it before the project's own Node is installed.
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { find, isCi, missing } from './program-list.mjs';

/** @typedef {import('./program-list.mjs').Program} Program */

/**
 * A program that is still missing, and why.
 * @typedef {{ program: Program, reason: string }} Absence
 */

/**
 * The machine as this module sees and changes it.
 * @typedef {object} Machine
 * @property {(program: Program) => string | null} find
 * @property {boolean} isTerminal somebody can answer a question
 * @property {boolean} hasApt
 * @property {string | null} sudo what to put before a command that needs root; null without such rights
 * @property {(question: string) => string | null} ask the answer, or null if nobody answers
 * @property {(command: string) => { status: number | null, output: string }} run
 * @property {(line: string) => void} say
 */

/** Larger than the output of any installation. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/**
 * Installs those of the given programs that are missing, and returns those that are missing still.
 * @param {readonly Program[]} programs
 * @param {Machine} [machine]
 * @returns {Absence[]}
 */
export function provide(programs, machine = thisMachine()) {
  const lacking = programs.filter((program) => machine.find(program) === null);
  if (lacking.length === 0) return [];
  for (const line of announcement(lacking)) machine.say(line);
  const decision = decide(machine);
  if (decision.act === 'give up') return lacking.map((program) => ({ program, reason: decision.reason }));
  if (decision.act === 'ask' && !isYes(machine.ask('Install these with apt-get? [Y/n] ')))
    return lacking.map((program) => ({ program, reason: 'you declined its installation' }));
  return installAll(lacking, machine);
}

/**
 * One line for each program: what it is and what it is for.
 * @param {readonly Program[]} lacking
 * @returns {string[]}
 */
export const announcement = (lacking) => [
  'These programs are missing:',
  ...lacking.map(({ title, debian, purpose }) => `- ${title} (Debian package ${debian}): ${purpose}`),
];

/**
 * Decides what to do about missing programs.
 * @param {Pick<Machine, 'isTerminal' | 'hasApt' | 'sudo'>} machine
 * @returns {{ act: 'install' } | { act: 'ask' } | { act: 'give up', reason: string }}
 */
export function decide({ isTerminal, hasApt, sudo }) {
  if (!hasApt) return { act: 'give up', reason: 'this system has no apt-get' };
  if (sudo === null) return { act: 'give up', reason: 'apt-get needs root, or sudo without a password' };
  return { act: isTerminal ? 'ask' : 'install' };
}

/**
 * Enter alone means yes, the end of the input means no.
 * @param {string | null} answer
 */
export const isYes = (answer) => answer !== null && /^(y|yes)?$/i.test(answer.trim());

/**
 * Tells which programs are missing at the end, how to get them and what was not tested.
 * @param {readonly Absence[]} absences
 * @returns {string[]}
 */
export function absenceReport(absences) {
  if (absences.length === 0) return [];
  const lines = ['Not everything was tested, because programs are missing:'];
  for (const { program, reason } of absences) {
    lines.push(`- ${program.title}: ${reason}. To get it, ${missing(program)}`);
    lines.push(`  Tests that need it did not run: ${program.tests.join(', ')}`);
  }
  return lines;
}

/**
 * One call for all packages; the package lists are updated if it fails. One call for each package if it fails again.
 * @param {readonly Program[]} lacking
 * @param {Machine} machine
 * @returns {Absence[]}
 */
function installAll(lacking, machine) {
  const { say, run } = machine;
  const sudo = machine.sudo || '';
  const left = () => lacking.filter((program) => machine.find(program) === null);
  const install = (/** @type {readonly Program[]} */ programs) =>
    run(
      `${sudo}env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=120 install -y --no-install-recommends ${programs
        .map(({ debian }) => debian)
        .join(' ')}`,
    );
  say('Installing them with apt-get: a minute or two…');
  install(lacking);
  if (left().length === 0) return [];
  const { output: updated } = run(`${sudo}apt-get -o DPkg::Lock::Timeout=120 update`);
  const failure = /^[EW]: (Failed to fetch .*)$/m.exec(updated);
  if (failure !== null) say(`apt-get can't update its package lists: ${failure[1]}`);
  install(left());
  /** @type {Absence[]} */
  const absences = [];
  for (const program of left()) {
    const { output } = install([program]);
    if (machine.find(program) !== null) continue;
    // The reason says enough, unless the package itself fails.
    if (/^dpkg: error/m.test(output)) say(output.trimEnd());
    absences.push({ program, reason: reasonIn(output) });
  }
  return absences;
}

/**
 * The first error in the output of apt-get.
 * @param {string} output
 */
function reasonIn(output) {
  const error = /^E: (.*?)\.?$/m.exec(output);
  return error === null ? 'apt-get could not install it' : `apt-get could not install it (${error[1]})`;
}

/** @returns {Machine} */
function thisMachine() {
  const isTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY) && !isCi(process.env);
  return {
    find,
    isTerminal,
    // Looked up on demand, because most of the time nothing is missing.
    get hasApt() {
      return isThere('apt-get');
    },
    get sudo() {
      return sudoFor(isTerminal);
    },
    ask: askAtTerminal,
    run: runQuietly,
    say: (line) => console.log(line),
  };
}

/** @param {string} name */
const isThere = (name) =>
  process.platform !== 'win32' && find({ setting: '', names: [name], folders: () => ['/usr/bin'] }) !== null;

/**
 * At a terminal sudo may ask for the password.
 * @param {boolean} isTerminal
 */
function sudoFor(isTerminal) {
  if (process.getuid && process.getuid() === 0) return '';
  if (!isThere('sudo')) return null;
  if (isTerminal) return 'sudo ';
  return runQuietly('sudo -n true').status === 0 ? 'sudo -n ' : null;
}

/** @param {string} command */
function runQuietly(command) {
  const { status, stdout } = spawnSync(`(${command}) 2>&1`, {
    shell: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  return { status, output: stdout || '' };
}

/**
 * Waits for the answer, since callers such as the configuration of Playwright can't.
 * @param {string} question
 */
function askAtTerminal(question) {
  // The standard input may be non-blocking, and could not be read at once then.
  const terminal = openSync('/dev/tty', 'r+');
  try {
    writeSync(terminal, question);
    const buffer = Buffer.alloc(1024);
    const length = readSync(terminal, buffer, 0, buffer.length, null);
    return length === 0 ? null : buffer.toString('utf8', 0, length);
  } finally {
    closeSync(terminal);
  }
}
