// Tests of matches: undo, saves, memories of bots.

import type { Memory } from '@posse/bots';
import {
  type AnswerBase,
  BadSave,
  IllegalAnswer,
  type Json,
  type Kinds,
  randomFrom,
  type Seat,
  seat,
  seatsOf,
} from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { answerTo } from './bot-questions.ts';
import { type Match, matchOf, newMatch, savedMatch } from './match.ts';
import { inGame } from './playable-games.ts';
import type { TableGame } from './table-game-interface.ts';

const random = randomFrom('match');
const QUIET = { bank: null, left: null };

const botsAnswer = (match: Match, bot: string, asked: Seat): AnswerBase =>
  match.options(asked)[answerTo(match.question(bot, asked, random))] as AnswerBase;

/** Applies this many answers of bots. */
function played(match: Match, answers: number, bot = 'random'): Match {
  for (let count = 0; count < answers && match.asked !== null; count++) {
    match.apply(match.asked, botsAnswer(match, bot, match.asked));
    match.update(QUIET);
  }
  return match;
}

const remembered = (match: Match): readonly Memory[] =>
  seatsOf(match.seats).map((who) => match.question('deputy', who, random).memory);

/** The deputy's answer for this random seed. */
const placeAt = (match: Match, asked: Seat, chance: string): number =>
  answerTo(match.question('deputy', asked, randomFrom(chance)));

const asStored = (match: Match): Json => JSON.parse(JSON.stringify(match.save()));

const shown = (match: Match): readonly string[] => [
  match.open(),
  ...Array.from({ length: match.seats }, (_, place) => match.own(seat(place))),
];

describe.each(['card', 'dice'] as const)('a match of the %s game', (game) => {
  const dealt = (): Match => newMatch(game, { seats: 5 }, `a match of ${game}`);

  test('taking back an answer leaves a match as if the answer had never been given', () => {
    const match = played(dealt(), 8);
    const before = [match.save(), match.step, shown(match)];
    const asked = match.asked as Seat;
    match.apply(asked, match.options(asked)[0] as AnswerBase);
    match.undo();
    expect([match.save(), match.step, shown(match)]).toEqual(before);
    const other = played(savedMatch(game, match.save()), 0);
    const answer = match.options(asked).at(-1) as AnswerBase;
    for (const one of [match, other]) one.apply(asked, answer);
    expect(match.update(QUIET)).toEqual(other.update(QUIET));
  });

  test('the bots’ memory in a match holds no answer that was taken back, and none that was illegal', () => {
    const match = played(dealt(), 30, 'gunslinger');
    for (let count = 0; count < 40 && match.asked !== null; count++) {
      const before = remembered(match).map((memory) => ({ ...memory, deeds: [...memory.deeds] }));
      const { asked } = match;
      for (const answer of match.options(asked)) {
        match.apply(asked, answer);
        match.undo();
      }
      expect(() => match.apply(asked, { seat: asked, kind: 'nonsense' })).toThrow(IllegalAnswer);
      match.undo();
      expect(remembered(match)).toEqual(before);
      played(match, 1, 'gunslinger');
    }
    expect(remembered(match)[0]?.deeds.length).toBeGreaterThan(0);
  });

  test('a bot’s seat forgets an answer that it heard and that was then undone', () => {
    const match = played(dealt(), 30, 'gunslinger');
    const told = (): readonly AnswerBase[] => {
      const asked = match.asked as Seat;
      return Array.from({ length: 5 }, (_, n) => match.options(asked)[placeAt(match, asked, `${n}`)] as AnswerBase);
    };
    const before = told();
    const asked = match.asked as Seat;
    for (const answer of match.options(asked)) {
      match.apply(asked, answer);
      if (match.asked !== null) told();
      match.undo();
    }
    expect(told()).toEqual(before);
  });

  test('a match refuses an answer of another seat than the asked one, and an answer that is not an option', () => {
    const match = dealt();
    const asked = match.asked as Seat;
    const answer = match.options(asked)[0] as AnswerBase;
    const another = seat((asked + 1) % 5);
    expect(() => match.apply(another, answer)).toThrow(IllegalAnswer);
    expect(() => match.apply(asked, { ...answer, kind: 'nonsense' })).toThrow(IllegalAnswer);
    match.undo();
    expect(match.step).toBe(0);
  });

  test('a match restored from its save equals the saved match', () => {
    const match = played(dealt(), 20);
    const again = savedMatch(game, match.save());
    expect([again.step, again.asked, shown(again)]).toEqual([match.step, match.asked, shown(match)]);
  });

  test('a match restored from its save has the bots’ same memory, and its bots play on alike', () => {
    const match = played(dealt(), 45, 'gunslinger');
    const again = savedMatch(game, asStored(match));
    expect(remembered(again)).toEqual(remembered(match));
    expect(remembered(match)[0]?.deeds.length).toBeGreaterThan(0);
    for (let step = 0; step < 60 && match.asked !== null; step++) {
      const { asked } = match;
      const places = [match, again].map((one) => placeAt(one, asked, `${step}`));
      expect(places[1]).toBe(places[0]);
      for (const one of [match, again]) one.apply(asked, one.options(asked)[places[0] as number] as AnswerBase);
      expect(remembered(again)).toEqual(remembered(match));
    }
  });

  test('refuses to restore a match from a save without the memory of its bots', () => {
    const { state } = asStored(dealt()) as { state: Json };
    for (const saved of [state, {}, null]) expect(() => savedMatch(game, saved)).toThrow(BadSave);
  });

  test('a match can be made from any position, and its bots then remember nothing', () => {
    const match = inGame(game, <K extends Kinds>(tableGame: TableGame<K>) =>
      matchOf(tableGame, tableGame.game.deal(tableGame.game.storedWishes({ seats: 5 }), `a match of ${game}`)),
    );
    expect(match.save()).toEqual(dealt().save());
  });

  test('a match lists survivors and the wishes for a next game only once it is over', () => {
    const match = dealt();
    expect(match.survivors).toEqual([]);
    played(match, 100_000);
    expect(match.winners).not.toBeNull();
    expect(match.asked).toBeNull();
    expect(match.options(seat(0))).toEqual([]);
    expect(match.survivors).toEqual([0, 1, 2, 3, 4].filter((place) => match.alive[place]));
    expect(match.next({ keep: match.survivors, passStar: true })).toMatchObject({ seats: 5 });
  });
});
