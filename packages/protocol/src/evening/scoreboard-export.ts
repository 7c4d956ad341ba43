// An evening as CSV and JSON, for spreadsheets and other programs.

import type { EveningGame } from './evening-game.ts';
import { pointsOf, type ScoreRow, scoreboardOf, uncounted } from './scoreboard.ts';

type Cell = string | number | boolean | null;

const ROLES = ['sheriff', 'deputy', 'outlaw', 'renegade'] as const;

/** One row for each person. */
export function scoreboardCsv(rows: readonly ScoreRow[]): string {
  const roles = ROLES.flatMap((role) => [`${role} games`, `${role} wins`]);
  return csv([
    [
      'name',
      'games',
      'joined late',
      'wins',
      'kills',
      'scored games',
      'score',
      'error',
      ...roles,
      'rival',
      'hurt by rival',
    ],
    ...rows.map((row) => [
      row.name,
      row.games,
      row.late,
      row.wins,
      row.kills,
      row.scored,
      tenths(row.score),
      tenths(row.error),
      ...ROLES.flatMap((role) => [row.roles[role].games, row.roles[role].wins]),
      row.rival?.name ?? null,
      row.rival?.wounds ?? null,
    ]),
  ]);
}

/** One row for each seat of each game. */
export const gamesCsv = (games: readonly EveningGame[]): string =>
  csv([
    [
      'game',
      'kind',
      'ended',
      'seat',
      'name',
      'joined late',
      'role',
      'character',
      'alive',
      'won',
      'par',
      'points',
      'kills',
    ],
    ...games.flatMap((game) =>
      game.seats.map((seat, place): Cell[] => {
        const points = pointsOf(game, seat);
        return [
          game.number + 1,
          game.game,
          new Date(game.endedAt).toISOString(),
          place + 1,
          seat.name,
          seat.late?.name ?? null,
          seat.role,
          seat.character,
          seat.alive,
          seat.won,
          seat.par,
          points === null ? null : tenths(points),
          seat.kills.length,
        ];
      }),
    ),
  ]);

/** Everything, the scoreboard included. */
export const eveningJson = (games: readonly EveningGame[]): string =>
  JSON.stringify(
    {
      format: 'posse-evening',
      version: 1,
      scoreboard: scoreboardOf(games),
      games: games.map((game) => ({ ...game, uncounted: uncounted(game) })),
    },
    null,
    2,
  );

const tenths = (value: number): number => Math.round(value * 10) / 10;

const csv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');

/** A spreadsheet would run a text that begins like a formula, so an apostrophe goes before it. */
function field(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
