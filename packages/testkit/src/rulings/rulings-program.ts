// npm run rulings -- [--tags EXPRESSION] [PATH…]: runs rulings, by default the project's own.

import { rulingsCommand } from './rulings-command.ts';

// npm changes into the project's folder, and sets INIT_CWD to the folder in which it was called.
const { code, out, err } = await rulingsCommand(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
