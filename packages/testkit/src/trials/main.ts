// `npm run trials`: a server under fire. `-- chaos` kills it and cuts its lines while games are played, `-- abuse` sends it
// nonsense, `-- leaks` reads along whether a seat hears more than it may, `-- people` whether somebody with many names sees
// more than one hand, `-- damage` flips bits of what it has kept, `-- shuffle` whether whoever runs it can be dealt what he wants,
// `-- clock` sets its clock, `-- flood` has one address do all it can.
// Without a name, a little of each. `-- power` cuts its power, if asked for.

import { parseArgs } from 'node:util';
import { abuse } from './abuse.ts';
import { chaos } from './chaos.ts';
import { clock } from './clock.ts';
import { damage } from './damage.ts';
import { flood } from './flood.ts';
import { leaks } from './leaks.ts';
import { people } from './people.ts';
import { power } from './power.ts';
import { shuffle } from './shuffle.ts';
import { type Trial, TrialFailed } from './trial.ts';

const TRIALS: readonly Trial[] = [chaos, abuse, leaks, people, damage, shuffle, clock, flood, power];

const options = Object.fromEntries(
  TRIALS.flatMap(({ amounts }) => Object.keys(amounts)).map((name) => [name, { type: 'string' } as const]),
);
const { values, positionals } = parseArgs({ options, allowPositionals: true });

function complain(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

const names = TRIALS.map(({ name }) => name);
const unknown = positionals.find((name) => !names.includes(name));
if (unknown !== undefined) complain(`There is no trial "${unknown}": take ${names.join(', ')}, or none for all.`);

function amountsOf({ amounts }: Trial): Record<string, number> {
  return Object.fromEntries(
    Object.entries(amounts).map(([name, usual]) => {
      const given = values[name];
      const number = given === undefined ? usual : Number(given);
      if (!Number.isInteger(number) || number < 1) complain(`--${name} should be a whole number, not "${given}".`);
      return [name, number];
    }),
  );
}

const chosen = TRIALS.filter(({ name, byNameOnly }) =>
  positionals.length === 0 ? !byNameOnly : positionals.includes(name),
);

for (const trial of chosen) {
  try {
    process.stdout.write(`${trial.name}: ${await trial.run(amountsOf(trial))}\n`);
  } catch (error) {
    if (!(error instanceof TrialFailed)) throw error;
    process.stderr.write(`${trial.name} failed: ${error.message}\n`);
    process.exitCode = 1;
  }
}
