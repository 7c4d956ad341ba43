// The entry point of `posse`.

import { run } from './command-line.ts';

// The reader of the output may close it early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

await run(process.argv.slice(2));
