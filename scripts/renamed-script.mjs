// Runs an npm script that was called by its old name, and prints a notice.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const [old = '', now = '', ...args] = process.argv.slice(2);
console.error(`npm run ${old} is now called npm run ${now}. The old name works until the next release.`);
const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const [command = '', ...words] = String(scripts[now]).split(' ');
const child = spawn(command, [...words, ...args], { stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));
// A terminal sends Ctrl-C to the child itself; a second one would mean "at once".
process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
