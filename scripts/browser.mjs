// Finds a Chromium for the tests of the page, and installs one where there is none.
import { findOrInstall, missing, PROGRAMS } from '../packages/town/src/programs.mjs';

/** @returns {string} */
export function findBrowser() {
  const found = findOrInstall(PROGRAMS.browser);
  if (found !== null) return found;
  console.error(`The tests of the page need Chromium: ${missing(PROGRAMS.browser)}`);
  process.exit(1);
}
