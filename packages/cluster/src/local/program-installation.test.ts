// Tests planning, asking and reporting with a made-up machine: nothing is installed.

import { expect, test } from 'vitest';
import { absenceReport, decide, isYes, provide } from './program-installation.mjs';
import { PROGRAMS, type Program } from './program-list.mjs';

const { firefox, nats, nginx } = PROGRAMS;
const INSTALL = /apt-get .*install -y --no-install-recommends (.*)$/;

interface Settings {
  readonly isTerminal?: boolean;
  readonly hasApt?: boolean;
  readonly sudo?: string | null;
  readonly answer?: string | null;
  /** Packages that are installed already. */
  readonly installed?: readonly string[];
  /** Packages that apt-get can't install; one of them makes a joint call fail. */
  readonly broken?: readonly string[];
  /** Without an update apt-get knows no package. */
  readonly needsUpdate?: boolean;
  /** The output of `apt-get update`. */
  readonly updated?: string;
}

function machine(settings: Settings = {}) {
  const {
    isTerminal = false,
    hasApt = true,
    sudo = '',
    answer = '',
    installed = [],
    broken = [],
    updated = '',
  } = settings;
  const packages = new Set(installed);
  const commands: string[] = [];
  const questions: string[] = [];
  const lines: string[] = [];
  let isUpToDate = settings.needsUpdate !== true;
  const run = (command: string) => {
    commands.push(command.replace(/env .* install -y --no-install-recommends/, 'install').replace(/-o \S+ /, ''));
    if (command.endsWith(' update')) {
      isUpToDate = true;
      return { status: 0, output: updated };
    }
    const wanted = INSTALL.exec(command)?.[1]?.split(' ') ?? [];
    const lost = wanted.find((name) => !isUpToDate || broken.includes(name));
    if (lost !== undefined) return { status: 100, output: `Reading…\nE: Unable to locate package ${lost}\n` };
    for (const name of wanted) packages.add(name);
    return { status: 0, output: '' };
  };
  const ask = (question: string) => {
    questions.push(question);
    return answer;
  };
  const find = ({ debian }: Program) => (packages.has(debian) ? `/usr/bin/${debian}` : null);
  const say = (line: string) => void lines.push(line);
  return { isTerminal, hasApt, sudo, find, ask, run, say, commands, questions, lines };
}

test('the installation of programs says and does nothing if no program is missing', () => {
  const here = machine({ isTerminal: true, installed: ['firefox-esr'] });
  expect(provide([firefox], here)).toEqual([]);
  expect([here.lines, here.questions, here.commands]).toEqual([[], [], []]);
});

test('the installation announces each missing program with its package and purpose, then installs all in one call', () => {
  const here = machine({ installed: ['nginx-light'] });
  const run = here.run;
  const before: string[] = [];
  here.run = (command) => {
    before.push(...here.lines.splice(0));
    return run(command);
  };
  expect(provide([firefox, nginx, nats], here)).toEqual([]);
  expect(before).toEqual([
    'These programs are missing:',
    '- Firefox (Debian package firefox-esr): plays a game in a second browser',
    '- NATS (Debian package nats-server): carries messages between the nodes of a cluster',
    'Installing them with apt-get: a minute or two…',
  ]);
  expect(here.commands).toEqual(['install firefox-esr nats-server']);
  expect(here.questions).toEqual([]);
});

test('the installation updates the package lists once, and only if the first call fails', () => {
  const here = machine({ needsUpdate: true, sudo: 'sudo -n ' });
  expect(provide([firefox, nats], here)).toEqual([]);
  expect(here.commands).toEqual([
    'sudo -n install firefox-esr nats-server',
    'sudo -n apt-get update',
    'sudo -n install firefox-esr nats-server',
  ]);
});

test('the installation installs packages one by one if a joint call fails, and names the one that failed', () => {
  const here = machine({ broken: ['nats-server'] });
  const reason = 'apt-get could not install it (Unable to locate package nats-server)';
  expect(provide([firefox, nats, nginx], here)).toEqual([{ program: nats, reason }]);
  expect(here.commands.slice(2)).toEqual([
    'install firefox-esr nats-server nginx-light',
    'install firefox-esr',
    'install nats-server',
    'install nginx-light',
  ]);
});

test('the installation tells why the package lists can’t be updated', () => {
  const updated = 'Err:1 …\nW: Failed to fetch http://deb.example/x  Could not resolve deb.example\nW: Some failed\n';
  const here = machine({ broken: ['nats-server'], updated });
  expect(provide([nats], here)).toHaveLength(1);
  expect(here.lines.slice(3)).toEqual([
    "apt-get can't update its package lists: Failed to fetch http://deb.example/x  Could not resolve deb.example",
  ]);
});

test('the installation asks at a terminal, and installs nothing if the answer is no', () => {
  const declined = machine({ isTerminal: true, answer: 'n\n' });
  const reason = 'you declined its installation';
  expect(provide([firefox, nats], declined)).toEqual([
    { program: firefox, reason },
    { program: nats, reason },
  ]);
  expect(declined.questions).toEqual(['Install these with apt-get? [Y/n] ']);
  expect(declined.commands).toEqual([]);
  const agreed = machine({ isTerminal: true, answer: '\n' });
  expect(provide([firefox], agreed)).toEqual([]);
  expect(agreed.commands).toEqual(['install firefox-esr']);
});

test('the installation takes Enter and yes for a yes, everything else for a no', () => {
  expect(['\n', 'y\n', 'Yes\r\n', ' Y \n'].map(isYes)).toEqual([true, true, true, true]);
  expect(['n\n', 'no\n', 'what?\n', null].map(isYes)).toEqual([false, false, false, false]);
});

test('the installation gives up without asking if apt-get or the right to use it is missing', () => {
  const all = { isTerminal: true, hasApt: true, sudo: '' };
  expect(decide(all)).toEqual({ act: 'ask' });
  expect(decide({ ...all, isTerminal: false })).toEqual({ act: 'install' });
  expect(decide({ ...all, hasApt: false })).toEqual({ act: 'give up', reason: 'this system has no apt-get' });
  expect(decide({ ...all, sudo: null })).toMatchObject({ act: 'give up', reason: expect.stringContaining('root') });
  const here = machine({ isTerminal: true, hasApt: false });
  expect(provide([firefox], here)).toEqual([{ program: firefox, reason: 'this system has no apt-get' }]);
  expect([here.questions, here.commands]).toEqual([[], []]);
});

test('the report on missing programs names them, with how to get them and the tests that did not run', () => {
  expect(absenceReport([])).toEqual([]);
  expect(absenceReport([{ program: firefox, reason: 'you declined its installation' }])).toEqual([
    'Not everything was tested, because programs are missing:',
    '- Firefox: you declined its installation. To get it, install Firefox (on Debian: apt-get install firefox-esr), or name yours in FIREFOX.',
    '  Tests that need it did not run: packages/web/e2e/connection/other-browsers.spec.ts',
  ]);
});
