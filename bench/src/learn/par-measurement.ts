// Measures how often each role wins among deputies, and writes the list of pars.
// The deals follow from their numbers, so the same command writes the same list.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { botNamed, type GameWithBots, playGame } from '@posse/bots';
import { type Kinds, ROLES, type Role } from '@posse/engine';
import { inGame, PAR_KINDS, PAR_SHARES, type ParKind, parKey } from '@posse/server/games';

type Shares = Partial<Record<Role, number>>;

const FILE = new URL('../../../packages/server/src/games/par-shares.ts', import.meta.url);

/** A share of 1, in the list. */
const WHOLE = 10_000;

interface Course {
  /** How many games are played for each kind of table and number of seats. */
  readonly games: number;
  /** Keeps what is measured, so that a run can be interrupted; null for none. */
  readonly state: string | null;
}

export function measurePar({ games, state }: Course): void {
  const measured = new Map<string, Shares>(state === null ? [] : readState(state, games));
  for (const kind of PAR_KINDS)
    for (const seats of kind.seats) {
      const key = parKey(kind, seats);
      if (measured.has(key)) continue;
      measured.set(
        key,
        inGame(kind.game, (tableGame) => sharesIn(tableGame, kind, seats, games)),
      );
      process.stderr.write(`${key}: ${JSON.stringify(measured.get(key))}\n`);
      if (state !== null) writeFileSync(state, JSON.stringify({ games, measured: [...measured] }));
    }
  writeFileSync(FILE, textOf(measured, games));
}

function readState(file: string, games: number): readonly (readonly [string, Shares])[] {
  if (!existsSync(file)) return [];
  const kept = JSON.parse(readFileSync(file, 'utf8')) as { games: number; measured: [string, Shares][] };
  if (kept.games !== games)
    throw new Error(`${file} has rows of ${kept.games} games, not ${games}: take another file.`);
  return kept.measured;
}

function sharesIn<K extends Kinds>(
  { bots, clues }: GameWithBots<K>,
  kind: ParKind,
  seats: number,
  games: number,
): Shares {
  const deputy = botNamed(bots, 'deputy');
  if (deputy === null) throw new Error('There is no bot "deputy".');
  const wishes = { seats, ...kind.wishes(seats) } as K['wishes'];
  const dealt = new Map<Role, number>();
  const won = new Map<Role, number>();
  for (let game = 0; game < games; game++) {
    const { roles, winners } = playGame(clues, wishes, `par ${parKey(kind, seats)} ${game}`, () => deputy);
    for (const [seat, role] of roles.entries()) {
      dealt.set(role, (dealt.get(role) ?? 0) + 1);
      if ((winners as readonly number[]).includes(seat)) won.set(role, (won.get(role) ?? 0) + 1);
    }
  }
  const roles = [...new Set(ROLES[seats])];
  return Object.fromEntries(
    roles.map((role) => [role, Math.round(((won.get(role) ?? 0) / (dealt.get(role) ?? 1)) * WHOLE)]),
  );
}

function textOf(measured: ReadonlyMap<string, Shares>, games: number): string {
  const before = readFileSync(FILE, 'utf8').split('export const')[0];
  const rows = PAR_KINDS.flatMap((kind) => kind.seats.map((seats) => parKey(kind, seats)));
  const lines = rows.map((key) => `    '${key}': { ${rowOf(measured.get(key) ?? {})} },\n`).join('');
  return `${before}export const PAR_SHARES: ParShares = {
  version: ${PAR_SHARES.version + 1},
  games: ${games},
  shares: {
${lines}  },
};
`;
}

const rowOf = (shares: Shares): string =>
  Object.entries(shares)
    .map(([role, share]) => `${role}: ${share}`)
    .join(', ');
