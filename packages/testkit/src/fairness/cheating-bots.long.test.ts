// Tests that bots that try to cheat do not compile, and a fair one does.

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const MINUTE = 60_000;

const HEAD = `import { type Answer, type CardId, cardGame, type State, type View } from '@posse/card';
import type { Bot } from '@posse/bots';
import { seat } from '@posse/engine';
`;

const first = `(view: View): Answer => view.options[0] as Answer`;

const BOTS = {
  fair: `export const bot: Bot<View, Answer> = { id: 'fair', answer: ${first} };`,
  state: `export const bot: Bot<View, Answer> = {
  id: 'state',
  answer: (state: State) => cardGame.pending(state)?.options[0] as Answer,
};`,
  hands: `export const bot: Bot<View, Answer> = {
  id: 'hands',
  answer(view) {
    const theirs: readonly CardId[] = view.players[1]?.hand ?? [];
    return view.options.find(({ card }) => card === theirs[0]) as Answer;
  },
};`,
  roles: `export const bot: Bot<View, Answer> = {
  id: 'roles',
  answer(view) {
    const seen = cardGame.view(view, seat(1));
    return seen.options[0] as Answer;
  },
};`,
  deck: `export const bot: Bot<View, Answer> = {
  id: 'deck',
  answer(view) {
    const next: CardId | undefined = view.deck[0];
    return view.options.find(({ card }) => card === next) as Answer;
  },
};`,
};

type Name = keyof typeof BOTS;
const names = Object.keys(BOTS) as Name[];
let folder: string;
let complaints: readonly string[];

beforeAll(async () => {
  const cache = join(ROOT, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'cheats-'));
  for (const name of names) writeFileSync(join(folder, `${name}.ts`), `${HEAD}${BOTS[name]}\n`);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.base.json'),
      compilerOptions: {
        composite: false,
        noEmit: true,
        rootDir: ROOT,
        allowImportingTsExtensions: true,
        rewriteRelativeImportExtensions: false,
      },
      include: ['*.ts'],
    }),
  );
  complaints = await compiled();
}, MINUTE);

afterAll(() => rmSync(folder, { recursive: true }));

/** The errors of the compiler, one per line. */
async function compiled(): Promise<string[]> {
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const run = promisify(execFile)(process.execPath, [tsc, '-p', folder, '--pretty', 'false']);
  const told = await run.then(
    ({ stdout }) => stdout,
    (error: { readonly stdout?: string }) => error.stdout ?? '',
  );
  return told.split('\n').filter((line) => line.includes('error TS'));
}

const against = (name: Name): readonly string[] => complaints.filter((line) => line.includes(`${name}.ts(`));

test('a fair bot compiles', () => expect(against('fair')).toEqual([]));

test.each([
  { name: 'state', asks: 'asks to be handed a state', complaint: "'(state: State) => Answer' is not assignable" },
  { name: 'hands', asks: 'reads the cards of another', complaint: 'HiddenCard' },
  {
    name: 'roles',
    asks: 'looks from another seat',
    complaint: "'View' is missing the following properties from type 'State'",
  },
  { name: 'deck', asks: 'reads the draw pile', complaint: "can't be used to index type 'Number'" },
] as const)('the cheat $name does not compile: it $asks', ({ name, complaint }) => {
  expect(against(name).join('\n')).toContain(complaint);
});

test('the compiler finds no other errors than those of cheating bots', () => {
  const expected = new Set(names.filter((name) => name !== 'fair'));
  expect(complaints.filter((line) => ![...expected].some((name) => line.includes(`${name}.ts(`)))).toEqual([]);
});
