// The ways in which the commands of the documents are kept true.
// A command is run here, perhaps with smaller amounts, or a test runs it. A new command is refused until it has a way.

import type { Command } from './documents.ts';

/** A command that is run as written, or with smaller amounts. */
export interface Run {
  readonly typed: string;
  /** The command with smaller amounts, for the unit tests: only figures of the output differ. */
  readonly small?: string;
  /** The output after which a program is stopped that otherwise runs forever. */
  readonly until?: string;
  /** True if the command needs a server, whose address replaces the one in it. */
  readonly server?: true;
  /** True if the command's comparison must be a row in a table of the document. */
  readonly compares?: true;
}

/** A command that a test runs; the test contains this text. */
export interface Tested {
  readonly test: string;
  readonly says: string;
}

export type Way = Run | Tested;

/** The ways to run commands, by pattern. The first match counts. */
const WAYS: readonly (readonly [RegExp, (typed: string) => Way])[] = [
  [/^npm test$/, () => ({ test: '.ci/run', says: 'npm test' })],
  [/^npm run check\b/, () => ({ test: 'packages/testkit/src/affected-tests.test.ts', says: 'npm run check' })],
  [
    /^npm run english\b/,
    () => ({ test: 'packages/testkit/src/english/linter-commands.long.test.ts', says: 'npm run english' }),
  ],
  [
    /^npm run (secrets|e2e|rulings)\b/,
    (typed) => ({ test: 'scripts/test.mjs', says: `name: '${typed.split(' ')[2]}'` }),
  ],
  [
    /^npm run playthroughs$/,
    () => ({ test: 'packages/testkit/src/playthroughs/playthroughs.test.ts', says: 'playthroughs' }),
  ],
  [
    /^npm run packs .*--without\b/,
    () => ({ test: 'packages/testkit/src/packs/packs.test.ts', says: 'brokenRules(rule)' }),
  ],
  [/^npm run packs\b/, (typed) => ({ typed: `${smaller(typed, { packs: 3 })} --games 2 --mutants 20` })],
  [/^npm run blunders\b/, (typed) => ({ typed: smaller(typed, { games: 3, worlds: 2 }) })],
  [/^npm run learn -- reliability\b/, (typed) => ({ typed: smaller(typed, { games: 20 }) })],
  // One table instead of all.
  [
    /^npm run proof\b/,
    (typed) => ({ typed: `${smaller(typed, { pairs: 2 })} --tables 5:standard --reverse no --worlds 2` }),
  ],
  [/^npm run mutants\b/, () => ({ test: 'packages/testkit/src/mutants/mutants.test.ts', says: 'planFrom' })],
  // The small form packs all packages, and installs them into an empty folder.
  [
    /^(npm (install .*(\.tgz|posse|@posse\/\w+)( |$)|run (install-test|pack)\b.*)|cd \S+ && npx posse serve)$/,
    () => ({ test: 'scripts/test.mjs', says: "name: 'installs'" }),
  ],
  [/^npm run release\b/, () => ({ test: 'packages/testkit/src/release-command.long.test.ts', says: 'release' })],
  [
    /^(apt-get install|git clone ADDRESS|cd \S+$|cp docs\/hosting\/|systemctl|sed --in-place|npx posse doctor --url)/,
    () => ({ test: 'scripts/hosting/rented-server.mjs', says: 'docs/rented.md' }),
  ],
  [/^npm run hosting-test$/, () => ({ test: 'packages/testkit/src/hosting/hosting.long.test.ts', says: 'nginx' })],
  [/^npm run (cluster|town)\b/, () => ({ test: 'packages/testkit/src/stress/cluster.ts', says: 'ClusterServer' })],
  [
    /^npx posse serve --store .* --bus /,
    () => ({ test: 'packages/cluster/src/local/node-process.ts', says: "'--store', store, '--bus', bus" }),
  ],
  [/^sh certificates\.sh /, () => ({ test: 'packages/cluster/src/tls.long.test.ts', says: 'cluster/certificates.sh' })],
  [/^npx posse doctor --json$/, () => ({ test: 'packages/cli/src/json-output.test.ts', says: "'doctor'" })],
  [/^npx posse doctor$/, () => ({ test: 'packages/cli/src/doctor/doctor.long.test.ts', says: 'doctor' })],
  [
    /^curl .*\/api\/admin\/overview$/,
    () => ({
      test: 'packages/server/src/admin/admin-server.long.test.ts',
      says: "asks(server.address, TOKEN, 'overview')",
    }),
  ],
  [/^npx posse verify /, () => ({ test: 'packages/cli/src/commands/verify.test.ts', says: "'verify'" })],
  [/^npm start$/, () => ({ typed: 'npm start -- --port 0 --host 127.0.0.1 --data DATA', until: 'Posse is open at' })],
  // Few games leave parts unused, which counts as a fault.
  [/^npm run properties -- --games \d+$/, () => ({ test: 'scripts/test.mjs', says: "name: 'properties'" })],
  [/^npm run properties\b/, (typed) => ({ typed: smaller(typed, { games: 40 }) })],
  [/^npm run (stress|trials) -- chaos/, (typed) => ({ typed: smaller(typed, { games: 2, kills: 1 }) })],
  [/^npm run shots\b/, (typed) => ({ typed: `${typed} lobby` })],
  [/^npm run (lengths|docs|site)$/, (typed) => ({ typed: typed.replace('docs', 'site') })],
  [/^npm run art -- art\.html$/, () => ({ typed: 'npm run art -- DATA/art.html' })],
  [
    /^npm run bench( -- \w+)?$/,
    () => ({ test: 'bench/src/bytes/allocated-bytes.long.test.ts', says: 'byteFigures()' }),
  ],
  [
    /^npx posse serve\b/,
    (typed) => ({ typed: `${typed.replace(/--port \d+/, '')} --port 0 --host 127.0.0.1`, until: 'Posse is open at' }),
  ],
  [/^npx posse backup FILE$/, () => ({ typed: 'npx posse backup backup.db' })],
  [/^npx posse arena .*--seed posse/, (typed) => ({ typed: smaller(typed, { pairs: 2, worlds: 2 }), compares: true })],
  [/^npx posse (arena|simulate)\b/, (typed) => ({ typed: smaller(typed, { games: 20, pairs: 2, worlds: 2 }) })],
  // The game is saved by another command, perhaps of another document.
  [
    /^npx posse (think|analyse) game\.json\b/,
    (typed) => ({
      typed: `test -f game.json || npx posse simulate --games 1 --save game.json; ${typed.replace(/--step \d+/, '--step 20')} --worlds 2`,
    }),
  ],
  [/^npx posse seat\b/, () => ({ test: 'packages/cli/src/seat/seat-command.long.test.ts', says: "'seat', '--bot'" })],
  [/^npx posse check\b/, (typed) => ({ typed: `${typed} --games 20` })],
  [/^npx posse (play|replay|options)\b/, (typed) => ({ typed })],
  [/^python3 client\.py http/, (typed) => ({ typed, server: true })],
  [/^node typescript-client\.mts http/, (typed) => ({ typed, server: true })],
  [/^node [\w-]+\.mts\b/, (typed) => ({ typed, small: typed.replace(/\b10000$/, '500') })],
];

/** The command with these amounts, for each flag that it has or could have. */
function smaller(typed: string, amounts: Readonly<Record<string, number>>): string {
  return Object.entries(amounts).reduce(
    (text, [name, amount]) => text.replace(new RegExp(`--${name} \\d+`), `--${name} ${amount}`),
    /^npx posse (simulate|arena)\b/.test(typed) ? withAmount(typed) : typed,
  );
}

/** Adds the amounts that a command has by default. */
function withAmount(typed: string): string {
  const [, command] = /^npx posse (\w+)/.exec(typed) ?? [];
  const flag = command === 'arena' ? '--pairs' : '--games';
  const counted = typed.includes(flag) ? typed : `${typed} ${flag} 1`;
  return /legend/.test(typed) && !typed.includes('--worlds') ? `${counted} --worlds 1` : counted;
}

export function wayOf({ text }: Pick<Command, 'text'>): Way | null {
  // Installed or not, the program is the same.
  const typed = text.replace(/^posse /, 'npx posse ');
  return WAYS.find(([pattern]) => pattern.test(typed))?.[1](typed) ?? null;
}

export const isTested = (way: Way): way is Tested => 'test' in way;
