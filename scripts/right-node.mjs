// Runs `node` with these arguments, after installing dependencies and the right Node.
import { spawnSync } from 'node:child_process';
import { installWhatIsMissing } from './dependency-install.mjs';

installWhatIsMissing();
// npm run puts node_modules/.bin first on the path, so this `node` is the installed one.
const { status } = spawnSync('node', process.argv.slice(2), { stdio: 'inherit' });
process.exitCode = status === null ? 1 : status;
