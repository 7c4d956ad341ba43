// `npm run trials`: a server under fire. `-- chaos` kills it and cuts its lines while games are played, `-- abuse` sends it
// nonsense, `-- leaks` reads along whether a seat hears more than it may, `-- people` whether somebody with many names sees
// more than one hand, `-- damage` flips bits of what it has kept, `-- shuffle` whether whoever runs it can be dealt what he wants,
// `-- clock` sets its clock, `-- flood` has one address do all it can, `-- town` lets several servers that share their tables die, freeze
// and lose each other. Without a name, a little of each. `-- power` cuts its power, if asked for.
// With `--town` chaos, abuse, leaks, people, clock and flood are held in a town of three servers.

import { parseArgs } from 'node:util';
import { skipsWithout } from '@posse/cluster/local';
import { abuse } from './abuse.ts';
import { chaos } from './chaos.ts';
import { clock } from './clock.ts';
import { damage } from './damage.ts';
import { flood } from './flood.ts';
import { leaks } from './leaks.ts';
import { people } from './people.ts';
import { power } from './power.ts';
import { ServerProcess } from './server-process.ts';
import { shuffle } from './shuffle.ts';
import { TownServer } from './town/town-server.ts';
import { town } from './town.ts';
import { type Trial, TrialFailed, type TrialSetting } from './trial.ts';

/** With default amounts no trial takes a tenth of it. */
const MAX_TRIAL_MS = 10 * 60_000;

const TRIALS: readonly Trial[] = [chaos, abuse, leaks, people, damage, shuffle, clock, flood, town, power];

const named = (list: (trial: Trial) => readonly string[]): readonly string[] => TRIALS.flatMap(list);
const words = [...new Set(named(({ amounts, choices = {} }) => [...Object.keys(amounts), ...Object.keys(choices)]))];

function complain(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

function asked() {
  const options = Object.fromEntries(words.map((name) => [name, { type: 'string' } as const]));
  try {
    return parseArgs({ options: { ...options, town: { type: 'boolean' } }, allowPositionals: true });
  } catch (error) {
    const usual = words.map((name) => `--${name}`).join(', ');
    return complain(`${(error as Error).message.split('.')[0]}: take ${usual} or --town.`);
  }
}

const { values, positionals } = asked();
const given = (name: string): string | null => {
  const value: unknown = Reflect.get(values, name);
  return typeof value === 'string' ? value : null;
};

const names = named(({ name }) => [name]);
const unknown = positionals.find((name) => !names.includes(name));
if (unknown !== undefined) complain(`There is no trial "${unknown}": take ${names.join(', ')}, or none for all.`);

function amountsOf({ amounts }: Trial): Record<string, number> {
  return Object.fromEntries(
    Object.entries(amounts).map(([name, usual]) => {
      const number = Number(given(name) ?? usual);
      if (!Number.isInteger(number) || number < 1)
        complain(`--${name} should be a whole number, not "${given(name)}".`);
      return [name, number];
    }),
  );
}

function checkChoices({ choices = {} }: Trial): void {
  for (const [name, all] of Object.entries(choices)) {
    const one = given(name);
    if (one !== null && !all.includes(one)) complain(`--${name} takes one of ${all.join(', ')}, not "${one}".`);
  }
}

const isTown = values.town === true;
const chosen = TRIALS.filter(({ name, byNameOnly, inTown }) =>
  positionals.length === 0 ? !byNameOnly && (!isTown || inTown) : positionals.includes(name),
);
const elsewhere = chosen.find(({ inTown }) => isTown && !inTown);
if (elsewhere !== undefined) {
  const those = TRIALS.filter(({ inTown }) => inTown).map(({ name }) => name);
  complain(`The trial ${elsewhere.name} is not held in a town of its choice: --town goes with ${those.join(', ')}.`);
}
for (const trial of chosen) checkChoices(trial);

const setting: TrialSetting = {
  isTown,
  start: isTown
    ? (settings, entrance) => TownServer.start(settings, { entrance })
    : (settings) => ServerProcess.start(settings),
  choice: given,
};

const hasDefaultAmounts = words.every((word) => given(word) === null);

/** Ends this process if the trial, or its clean-up, hangs. Returns what stops the clock. A trial with other amounts has no limit. */
function limitTime({ name, byNameOnly }: Trial): () => void {
  if (!hasDefaultAmounts || byNameOnly) return () => undefined;
  const timer = setTimeout(() => {
    const waits = [...new Set(process.getActiveResourcesInfo())].join(', ');
    process.stderr.write(`${name} failed: it hangs after ${MAX_TRIAL_MS / 1000} seconds, and waits for ${waits}\n`);
    process.exit(1);
  }, MAX_TRIAL_MS);
  return () => clearTimeout(timer);
}

for (const trial of chosen) {
  if (positionals.length === 0 && skipsWithout(...(trial.needs ?? []))) {
    process.stdout.write(`${trial.name}: skipped\n`);
    continue;
  }
  const stopClock = limitTime(trial);
  try {
    process.stdout.write(`${trial.name}${isTown ? ' in a town' : ''}: ${await trial.run(amountsOf(trial), setting)}\n`);
  } catch (error) {
    if (!(error instanceof TrialFailed)) throw error;
    process.stderr.write(`${trial.name} failed: ${error.message}\n`);
    process.exitCode = 1;
  } finally {
    stopClock();
  }
}
// A trial that failed may leave clients behind that reconnect for ever, and would keep this process alive.
process.exit();
