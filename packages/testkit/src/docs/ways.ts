// How each command of the documents is kept true: it is run here, in small, or a test runs it. Whoever writes a new command
// into a document finds it refused until it has its way here, or is of a kind that has one.

import type { Command } from './documents.ts';

/** Typed as it stands, or in small. */
export interface Run {
  readonly typed: string;
  /** With smaller amounts, for the unit tests: what it prints differs in figures alone. */
  readonly small?: string;
  /** Programs that go on until they are stopped are stopped when they have said this. */
  readonly until?: string;
  /** Needs a server to talk to, whose address takes the place of that in the command. */
  readonly server?: true;
  /** What it compares has a row in a table of the document. */
  readonly compares?: true;
}

/** Run by this test, in which this is said. */
export interface Tested {
  readonly test: string;
  readonly says: string;
}

export type Way = Run | Tested;

/** The first that fits. */
const WAYS: readonly (readonly [RegExp, (typed: string) => Way])[] = [
  [/^npm test$/, () => ({ test: '.ci/run', says: 'npm test' })],
  [/^npm run check\b/, () => ({ test: 'packages/testkit/src/imports.test.ts', says: 'npm run check' })],
  [
    /^npm run english\b/,
    () => ({ test: 'packages/testkit/src/english/command.long.test.ts', says: 'npm run english' }),
  ],
  [
    /^npm run (secrets|e2e|rulings)\b/,
    (typed) => ({ test: 'scripts/test.mjs', says: `name: '${typed.split(' ')[2]}'` }),
  ],
  [
    /^npm run playthroughs$/,
    () => ({ test: 'packages/testkit/src/playthroughs/playthroughs.test.ts', says: 'playthroughs' }),
  ],
  [/^npm run mutants\b/, () => ({ test: 'packages/testkit/src/mutants/mutants.test.ts', says: 'planFrom' })],
  // In small: all packages are packed, and installed into an empty folder.
  [
    /^npm (install (--global posse|@posse\/\w+)|run (install-test|pack)\b.*)$/,
    () => ({ test: 'scripts/test.mjs', says: "name: 'installs'" }),
  ],
  [/^npm run release\b/, () => ({ test: 'packages/testkit/src/release.long.test.ts', says: 'release' })],
  [/^npm run hosting-test$/, () => ({ test: 'packages/testkit/src/hosting/hosting.long.test.ts', says: 'nginx' })],
  [/^npm run town\b/, () => ({ test: 'packages/testkit/src/trials/town.ts', says: 'Town' })],
  [
    /^npx posse serve --store .* --bus /,
    () => ({ test: 'packages/town/src/node.ts', says: "'--store', store, '--bus', bus" }),
  ],
  [
    /^sh certificates\.sh /,
    () => ({ test: 'packages/server/src/town/tls.long.test.ts', says: 'cluster/certificates.sh' }),
  ],
  [/^npx posse doctor$/, () => ({ test: 'packages/server/src/doctor/doctor.long.test.ts', says: 'doctor' })],
  [
    /^curl .*\/api\/admin\/overview$/,
    () => ({ test: 'packages/server/src/admin/serve.long.test.ts', says: "asks(server.address, TOKEN, 'overview')" }),
  ],
  [/^npx posse verify /, () => ({ test: 'packages/cli/src/commands/verify.test.ts', says: "'verify'" })],
  [/^npm start$/, () => ({ typed: 'npm start -- --port 0 --host 127.0.0.1 --data DATA', until: 'Posse is open at' })],
  // Few games use too little of the game, and that counts as a fault.
  [/^npm run properties -- --games \d+$/, () => ({ test: 'scripts/test.mjs', says: "name: 'properties'" })],
  [/^npm run properties\b/, (typed) => ({ typed: smaller(typed, { games: 40 }) })],
  [/^npm run trials -- chaos/, (typed) => ({ typed: smaller(typed, { games: 2, kills: 1 }) })],
  [/^npm run shots\b/, (typed) => ({ typed: `${typed} lobby` })],
  [/^npm run (lengths|docs|site)$/, (typed) => ({ typed: typed.replace('docs', 'site') })],
  [/^npm run art -- art\.html$/, () => ({ typed: 'npm run art -- DATA/art.html' })],
  [/^npm run bench$/, () => ({ test: 'bench/src/bytes/figures.long.test.ts', says: 'byteFigures()' })],
  [
    /^npx posse serve\b/,
    (typed) => ({ typed: `${typed.replace(/--port \d+/, '')} --port 0 --host 127.0.0.1`, until: 'Posse is open at' }),
  ],
  [/^npx posse backup FILE$/, () => ({ typed: 'npx posse backup backup.db' })],
  [/^npx posse arena .*--seed posse/, (typed) => ({ typed: smaller(typed, { pairs: 2, worlds: 2 }), compares: true })],
  [/^npx posse (arena|simulate)\b/, (typed) => ({ typed: smaller(typed, { games: 20, pairs: 2, worlds: 2 }) })],
  // The game to think about is saved by another command, perhaps in another document.
  [
    /^npx posse think game\.json\b/,
    (typed) => ({
      typed: `test -f game.json || npx posse simulate --games 1 --save game.json; ${typed.replace(/--step \d+/, '--step 20')} --worlds 2`,
    }),
  ],
  [/^npx posse check\b/, (typed) => ({ typed: `${typed} --games 20` })],
  [/^npx posse (play|replay|options)\b/, (typed) => ({ typed })],
  [/^python3 client\.py http/, (typed) => ({ typed, server: true })],
  [/^node [\w-]+\.ts\b/, (typed) => ({ typed, small: typed.replace(/\b10000$/, '500') })],
];

/** The command with these amounts, wherever it names or could name them. */
function smaller(typed: string, amounts: Readonly<Record<string, number>>): string {
  return Object.entries(amounts).reduce(
    (text, [name, amount]) => text.replace(new RegExp(`--${name} \\d+`), `--${name} ${amount}`),
    /^npx posse (simulate|arena)\b/.test(typed) ? withAmount(typed) : typed,
  );
}

/** Some have a large amount of their own. */
function withAmount(typed: string): string {
  const [, command] = /^npx posse (\w+)/.exec(typed) ?? [];
  const flag = command === 'arena' ? '--pairs' : '--games';
  const counted = typed.includes(flag) ? typed : `${typed} ${flag} 1`;
  return /legend/.test(typed) && !typed.includes('--worlds') ? `${counted} --worlds 1` : counted;
}

export function wayOf({ text }: Pick<Command, 'text'>): Way | null {
  // Installed or not, it is the same program.
  const typed = text.replace(/^posse /, 'npx posse ');
  return WAYS.find(([pattern]) => pattern.test(typed))?.[1](typed) ?? null;
}

export const isTested = (way: Way): way is Tested => 'test' in way;
