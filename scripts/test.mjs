// npm test: every check in order, on a fresh clone too; stops at the first that fails.
import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser.mjs';
import { installWhatIsMissing } from './install.mjs';
import { buildPageIfOld } from './page.mjs';

installWhatIsMissing();
for (const check of ['types', 'lint', 'unit', 'rulings', 'properties', 'secrets', 'trials', 'e2e']) {
  if (check === 'e2e') {
    findBrowser();
    buildPageIfOld();
  }
  console.log(`\n=== ${check} ===`);
  // npm run puts node_modules/.bin first on the path, and with it the Node the project wants.
  const { status } = spawnSync(`npm run --silent ${check}`, { shell: true, stdio: 'inherit' });
  if (status !== 0) {
    console.error(`\n${check} failed`);
    process.exit(status ?? 1);
  }
}
