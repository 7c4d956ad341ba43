import { type AnswerBase, IllegalAnswer, randomFrom, type Seat, seat } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { type Match, newMatch, savedMatch } from './match.ts';

const random = randomFrom('match');
const QUIET = { bank: null, left: null };

/** So many answers of bots. */
function played(match: Match, answers: number): Match {
  for (let count = 0; count < answers && match.asked !== null; count++) {
    match.take(match.asked, match.botsAnswer('random', match.asked, random));
    match.update(QUIET);
  }
  return match;
}

const shown = (match: Match): readonly string[] => [
  match.open(),
  ...Array.from({ length: match.seats }, (_, place) => match.own(seat(place))),
];

describe.each(['card', 'dice'] as const)('a match of the %s game', (game) => {
  const dealt = (): Match => newMatch(game, { seats: 5 }, `a match of ${game}`);

  test('takes back an answer as if it had never been given', () => {
    const match = played(dealt(), 8);
    const before = [match.save(), match.step, shown(match)];
    const asked = match.asked as Seat;
    match.take(asked, match.options(asked)[0] as AnswerBase);
    match.takeBack();
    expect([match.save(), match.step, shown(match)]).toEqual(before);
    const other = played(savedMatch(game, match.save()), 0);
    const answer = match.options(asked).at(-1) as AnswerBase;
    for (const one of [match, other]) one.take(asked, answer);
    expect(match.update(QUIET)).toEqual(other.update(QUIET));
  });

  test('takes nobody’s answer for another, and none that is not an option', () => {
    const match = dealt();
    const asked = match.asked as Seat;
    const answer = match.options(asked)[0] as AnswerBase;
    const another = seat((asked + 1) % 5);
    expect(() => match.take(another, answer)).toThrow(IllegalAnswer);
    expect(() => match.take(asked, { ...answer, kind: 'nonsense' })).toThrow(IllegalAnswer);
    match.takeBack();
    expect(match.step).toBe(0);
  });

  test('is the same from its save', () => {
    const match = played(dealt(), 20);
    const again = savedMatch(game, match.save());
    expect([again.step, again.asked, shown(again)]).toEqual([match.step, match.asked, shown(match)]);
  });

  test('has survivors and a next game when it is over, and not before', () => {
    const match = dealt();
    expect(match.survivors).toEqual([]);
    played(match, 100_000);
    expect(match.winners).not.toBeNull();
    expect(match.asked).toBeNull();
    expect(match.options(seat(0))).toEqual([]);
    expect(match.survivors).toEqual([0, 1, 2, 3, 4].filter((place) => match.alive[place]));
    expect(match.next({ keep: match.survivors, passStar: true })).toMatchObject({ seats: 5 });
  });

  test('lets another bot play where the one that was asked for is unknown', () => {
    const match = dealt();
    const asked = match.asked as Seat;
    const answer = match.botsAnswer('hal', asked, random);
    expect(match.options(asked)).toContainEqual(answer);
  });
});
