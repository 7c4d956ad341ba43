// Finds external programs, installs missing ones, and sets their environment variables.
import { provide } from '../packages/cluster/src/local/program-installation.mjs';
import { find, missing, PROGRAMS } from '../packages/cluster/src/local/program-list.mjs';

/** @typedef {import('../packages/cluster/src/local/program-list.mjs').ProgramName} ProgramName */

/**
 * Returns the programs that can't be installed.
 * @param {readonly ProgramName[]} names
 */
export function providePrograms(names) {
  const programs = names.map((name) => PROGRAMS[name]);
  const absences = provide(programs);
  for (const program of programs) {
    const found = find(program);
    if (found !== null) process.env[program.setting] = found;
  }
  return absences;
}

/**
 * Exits if one of the programs can't be installed.
 * @param {string} who the command that needs them, such as `npm run cluster`
 * @param {readonly ProgramName[]} services
 */
export function findServices(who, services = ['postgres', 'nats', 'haproxy']) {
  const absences = providePrograms(services);
  for (const { program, reason } of absences)
    console.error(`${who} needs ${program.title}, and ${reason}: ${missing(program)}`);
  if (absences.length > 0) process.exit(1);
}
