// npm run rulings -- [--tags EXPRESSION] [PATH…]: runs the rulings in these files and folders, by default the project's own.

import { rulingsCommand } from './command.ts';

// npm changes to the project's folder and leaves here where it was called.
const { code, out, err } = await rulingsCommand(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
