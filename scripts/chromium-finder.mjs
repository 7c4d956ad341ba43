// Finds Chromium for the tests of the page, and installs it if it is missing.
import { findServices } from './external-programs.mjs';

/**
 * Exits if Chromium can't be installed.
 * @returns {string}
 */
export function findBrowser() {
  findServices('This command', ['browser']);
  return process.env.CHROMIUM || '';
}
