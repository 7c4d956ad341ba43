// Finds PostgreSQL, NATS, haproxy and other programs of the machine, installs what is missing, and tells those who are started from here where they are.
import { findOrInstall, missing, PROGRAMS } from '../packages/town/src/programs.mjs';

/**
 * @param {string} who such as `npm run town`
 * @param {readonly (keyof typeof PROGRAMS)[]} services
 */
export function findServices(who, services = ['postgres', 'nats', 'haproxy']) {
  for (const service of services) {
    const program = PROGRAMS[service];
    const found = findOrInstall(program);
    if (found === null) {
      console.error(`${who} needs ${program.title}: ${missing(program)}`);
      process.exit(1);
    }
    process.env[program.setting] = found;
  }
}
