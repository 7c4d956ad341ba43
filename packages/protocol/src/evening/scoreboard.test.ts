// Tests of the scoreboard, and of its export.

import { describe, expect, test } from 'vitest';
import { type EveningGame, eveningGame } from './evening-game.ts';
import { pointsOf, scoreboardOf, uncounted } from './scoreboard.ts';
import { eveningJson, gamesCsv, scoreboardCsv } from './scoreboard-export.ts';

const PEOPLE = ['ann', 'bob', 'cleo', 'dan'] as const;
const ROLES = ['sheriff', 'outlaw', 'outlaw', 'renegade'] as const;
const PARS = [0.4, 0.5, 0.5, 0.1];

const person = (id: string) => ({ person: id, name: id.toUpperCase(), face: null });

/** A game of four: Ann is the Sheriff, Bob and Cleo are Outlaws, Dan is the Renegade. */
function game(number: number, winners: readonly number[] | null, changes: Partial<EveningGame> = {}): EveningGame {
  return eveningGame.parse({
    number,
    id: `game-${number}`,
    game: 'card',
    plan: { seats: 4 },
    rules: 3,
    startedAt: 1_800_000_000_000,
    endedAt: 1_800_000_600_000,
    rounds: 5,
    answers: 120,
    winners,
    seats: PEOPLE.map((id, place) => ({
      dealt: person(id),
      name: id.toUpperCase(),
      role: ROLES[place],
      character: 'bart-cassidy',
      alive: true,
      won: winners?.includes(place) === true,
      par: PARS[place],
      kills: [],
      wounds: [0, 0, 0, 0],
    })),
    awards: [],
    ...changes,
  });
}

/** The same game with one seat changed. */
const withSeat = (one: EveningGame, place: number, changes: Partial<EveningGame['seats'][number]>): EveningGame => ({
  ...one,
  seats: one.seats.map((seat, at) => (at === place ? { ...seat, ...changes } : seat)),
});

const rowOf = (games: readonly EveningGame[], id: string) => scoreboardOf(games).find(({ person }) => person === id);

test('a win scores what par leaves of 100, and a loss costs par', () => {
  const rows = scoreboardOf([game(0, [1, 2]), game(1, [0])]);
  expect(rows.map(({ person, games, wins, score }) => [person, games, wins, Math.round(score)])).toEqual([
    ['ann', 2, 1, 20],
    ['bob', 2, 1, 0],
    ['cleo', 2, 1, 0],
    ['dan', 2, 0, -20],
  ]);
  expect(rows[0]?.error).toBeCloseTo(100 * Math.sqrt(2 * 0.4 * 0.6));
  expect(rows[0]?.roles).toMatchObject({ sheriff: { games: 2, wins: 1 }, outlaw: { games: 0, wins: 0 } });
});

test('the rival of a player is the person who has hurt them most often over all games', () => {
  const shot = (number: number): EveningGame => withSeat(game(number, [0]), 0, { wounds: [0, 2, 1, 0], kills: [1] });
  expect(rowOf([shot(0), shot(1)], 'bob')?.rival).toEqual({ person: 'ann', name: 'ANN', wounds: 4 });
  expect(rowOf([shot(0), shot(1)], 'cleo')?.rival).toEqual({ person: 'ann', name: 'ANN', wounds: 2 });
  expect(rowOf([shot(0)], 'cleo')?.rival).toBeNull();
  expect(rowOf([shot(0), shot(1)], 'ann')?.kills).toBe(2);
});

describe('a game that does not count for the score', () => {
  const uncountedGames: readonly (readonly [string, EveningGame])[] = [
    ['no-winners', game(0, null)],
    ['packs', game(0, [0], { packs: 1 })],
    ['few-people', [1, 2].reduce((one, place) => withSeat(one, place, { dealt: null }), game(0, [0]))],
    ['no-par', [0, 1, 2, 3].reduce((one, place) => withSeat(one, place, { par: null }), game(0, [0]))],
  ];

  test.each(uncountedGames)('a game with the reason "%s" counts as a game, but not for the score', (reason, one) => {
    expect(uncounted(one)).toBe(reason);
    expect(rowOf([one], 'ann')).toMatchObject({ games: 1, scored: 0, score: 0 });
  });
});

test('a seat that a bot played for more than half of its answers scores only a loss', () => {
  const won = withSeat(game(0, [0]), 0, { left: true });
  const lost = withSeat(game(1, [1, 2]), 0, { left: true });
  expect(pointsOf(won, won.seats[0] as never)).toBeNull();
  expect(pointsOf(lost, lost.seats[0] as never)).toBe(-40);
  expect(rowOf([won, lost], 'ann')).toMatchObject({ games: 2, wins: 0, scored: 1, score: -40 });
});

test('a latecomer has the game on the list, and no score', () => {
  const one = withSeat(game(0, [1, 2]), 1, { dealt: null, late: person('eve'), par: null });
  expect(rowOf([one], 'eve')).toMatchObject({ games: 0, late: 1, wins: 0, scored: 0 });
});

test('people without a score come after all that have one', () => {
  const one = withSeat(game(0, [1, 2]), 1, { dealt: null, late: person('eve'), par: null });
  expect(scoreboardOf([one]).at(-1)?.person).toBe('eve');
});

describe('the export of an evening', () => {
  const named = withSeat(game(0, [0]), 1, {
    dealt: { ...person('bob'), name: '=HYPERLINK("x")' },
    name: '=HYPERLINK("x")',
  });

  test('a name that begins like a formula is escaped in CSV', () => {
    for (const start of ['=', '+', '-', '@']) {
      const rows = scoreboardOf([withSeat(game(0, [0]), 1, { dealt: { ...person('bob'), name: `${start}1+1` } })]);
      expect(scoreboardCsv(rows)).toContain(`\r\n'${start}1+1,1,`);
    }
    expect(gamesCsv([named])).toContain('"\'=HYPERLINK(""x"")"');
  });

  test('the CSV of the games has a row for each seat, with the points of the score', () => {
    const lines = gamesCsv([game(0, [1, 2])]).split('\r\n');
    expect(lines[1]).toBe('1,card,2027-01-15T08:10:00.000Z,1,ANN,,sheriff,bart-cassidy,true,false,0.4,-40,0');
    expect(lines).toHaveLength(6);
  });

  test('the scoreboard is the same after its games were exported as JSON and read again', () => {
    const games = [named, game(1, [1, 2])];
    const read = JSON.parse(eveningJson(games));
    expect(scoreboardOf(read.games.map((one: unknown) => eveningGame.parse(one)))).toEqual(scoreboardOf(games));
    expect(read.scoreboard).toEqual(JSON.parse(JSON.stringify(scoreboardOf(games))));
  });
});
