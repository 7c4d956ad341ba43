// npm start: a game in the terminal, on a fresh clone too.
import { installWhatIsMissing } from './install.mjs';

installWhatIsMissing();
process.argv.splice(2, 0, 'play');
await import('../packages/cli/bin/posse.mjs');
