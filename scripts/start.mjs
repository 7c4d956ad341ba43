// npm start: starts the server, on a fresh clone too.
import { installWhatIsMissing } from './dependency-install.mjs';
import { buildPageIfOld } from './page-build.mjs';

installWhatIsMissing();
buildPageIfOld();
process.argv.splice(2, 0, 'serve');
await import('../packages/cli/bin/posse.cjs');
