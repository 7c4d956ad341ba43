// npm start: starts the server, on a fresh clone too.
import { installWhatIsMissing } from './install.mjs';
import { buildPageIfOld } from './page.mjs';

installWhatIsMissing();
buildPageIfOld();
process.argv.splice(2, 0, 'serve');
await import('../packages/cli/bin/posse.cjs');
