// Finds a Chromium for the tests of the page and the two other browsers that are tried, and installs what is missing.
import { findOrInstall, missing, PROGRAMS } from '../packages/town/src/programs.mjs';

/** @returns {string} */
export function findBrowser() {
  const found = findOrInstall(PROGRAMS.browser);
  if (found !== null) return found;
  console.error(`The tests of the page need Chromium: ${missing(PROGRAMS.browser)}`);
  process.exit(1);
}

/** Where Firefox and WebKitGTK can't be had, their tests say so: they are not what keeps anybody from working on Posse. */
export function findOthers() {
  for (const program of [PROGRAMS.firefox, PROGRAMS.webkit, PROGRAMS.screen]) findOrInstall(program);
}
