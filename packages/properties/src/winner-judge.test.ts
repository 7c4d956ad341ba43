// Tests of the judge: rulings on winners, and games that break the rules.

import { botNamed, CARD_BOTS, cardClues, DICE_BOTS, diceClues } from '@posse/bots';
import { cardGame } from '@posse/card';
import { type DiceKinds, diceGame } from '@posse/dice';
import { type Role, randomFrom, type Seat, seat, seatsOf } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { cardSubject } from './checked-card-game.ts';
import { diceSubject } from './checked-dice-game.ts';
import { type JudgedGame, playJudged } from './judged-bot-games.ts';
import { Broken, Checker } from './random-game-check.ts';
import { Judge, NO_WIN_OPTIONS, type WinOptions } from './winner-judge.ts';

const ROLE: Readonly<Record<string, Role>> = { S: 'sheriff', D: 'deputy', O: 'outlaw', R: 'renegade' };

/**
 * Facts from short text: `1` is seat 1 eliminated by nobody, `1<0` by seat 0, `+1` returns, `@1` has the turn, `*` ends
 * a haunting. Deaths with a space between them are one blow.
 */
function toldOf(text: string): { kind: string; open: object }[] {
  if (text.startsWith('+')) return [{ kind: 'returned', open: { who: seat(Number(text[1])), undead: true } }];
  if (text.startsWith('@')) return [{ kind: 'turn', open: { who: seat(Number(text[1])), extra: false } }];
  if (text.startsWith('*'))
    return [
      { kind: 'life', open: {} },
      { kind: 'haunting', open: { haunting: null } },
      ...(text === '*' ? [] : toldOf(text.slice(1)).slice(1)),
    ];
  return [
    { kind: 'life', open: {} },
    ...text.split(' ').flatMap((death) => {
      const [who, by] = death.split('<').map((place) => seat(Number(place)));
      return [
        { kind: 'tokens', open: { who } },
        { kind: 'eliminated', open: { who, by: by ?? null } },
      ];
    }),
  ];
}

/** The winners' seats after these blows, told in a single answer, or "goes on". */
function verdictOn(roles: string, customs: Partial<WinOptions>, blows: readonly string[]): string {
  const players = [...roles].map((letter) => ({ role: ROLE[letter] as Role, alive: true }));
  const judge = new Judge(players, { ...NO_WIN_OPTIONS, ...customs });
  judge.after(
    blows.flatMap((blow) => toldOf(blow)),
    players,
    null,
  );
  return judge.winners === null ? 'goes on' : judge.winners.join('');
}

describe('by the book', () => {
  test.each<[ruling: string, roles: string, blows: string[], winners: string]>([
    ['R-WIN-01: the Sheriff falls, all Outlaws win, the dead too', 'SOORD', ['1', '0<3'], '12'],
    ['R-WIN-02: the Renegade still lives', 'SOORD', ['1', '2<0'], 'goes on'],
    ['R-WIN-03: Outlaws win although all are dead', 'SOORD', ['1', '2', '0<3'], '12'],
    ['R-WIN-04: the Renegade alone', 'SOOR', ['1', '2', '0'], '3'],
    ['R-WIN-05: law and order, dead Deputies too', 'SOORD', ['4', '1', '2', '3'], '04'],
    ['R-WIN-06: everybody but the Renegade in one blow', 'SOOR', ['1', '0<3 2<3'], '3'],
    ['R-WIN-07: a Deputy clears the town', 'SOORD', ['1', '0<4 2<4 3<4'], '12'],
    ['R-WIN-09: the last villain and the Sheriff together', 'SOORD', ['3', '1', '0 2'], '12'],
    ['DR-058: nobody is left', 'SOOR', ['0 1 2 3'], '12'],
    ['R-8P-02: two Renegades are no team', 'SRROOODD', ['3', '4', '5', '6', '7', '0<1'], '345'],
    ['R-8P-03: the second Renegade alone', 'SRROOODD', ['3', '4', '5', '6', '7', '1', '0'], '2'],
    ['R-8P-04: the law needs both', 'SRROOODD', ['3', '4', '5', '1'], 'goes on'],
    ['R-HN-GHOST-10: a ghost in play, so the Renegade is not alone', 'SOOR', ['1', '2', '+1', '0<1'], '12'],
    ['R-HN-GHOST-11: the ghost of the Renegade, alone at last', 'SOOR', ['3', '1', '+3', '2<3', '0<3'], '3'],
    ['R-HN-GHOST-11: the same in one blow', 'SOOR', ['3', '1', '+3', '2<3 0<3'], '3'],
    ['R-FOC-DEAD-4: an Outlaw who is back for good', 'SOOR', ['1', '2', '+1', '3'], 'goes on'],
    ['R-HN-GHOST-12: an Outlaw’s ghost in play keeps the law from winning', 'SOOR', ['1', '2', '+1', '3<1'], 'goes on'],
    ['R-HN-GHOST-12: the law wins when that ghost leaves', 'SOOR', ['1', '2', '+1', '3<1', '@1', '1'], '0'],
    ['R-DEATH-06: whatever happens after the end changes nothing', 'SOORD', ['1', '2', '3<0', '0'], '04'],
    ['R-TRN-11: one by one, the Sheriff ends it', 'SOOR', ['1', '2', '0', '3'], '3'],
    ['R-3P-03: the Deputy eliminates the Renegade and wins', 'DOR', ['2<0'], '0'],
    ['R-3P-03: the Renegade eliminates the Outlaw and wins', 'DOR', ['1<2'], '2'],
    ['R-3P-03: the Outlaw eliminates the Deputy and wins', 'DOR', ['0<1'], '1'],
    ['R-3P-04: somebody else eliminates the target', 'DOR', ['2<1'], 'goes on'],
    ['R-3P-05: nobody causes the death', 'DOR', ['2'], 'goes on'],
    ['R-3P-04: after that, the last one left wins', 'DOR', ['2<1', '1'], '0'],
    ['R-3P-09: one player eliminates both others at once', 'DOR', ['1<0 2<0'], '0'],
    ['DR-070: two fall and nobody did it', 'DOR', ['0 1'], '2'],
    ['DR-071: nobody is left of three', 'DOR', ['0 1 2'], ''],
  ])('the judge follows %s', (_ruling, roles, blows, winners) => {
    expect(verdictOn(roles, {}, blows)).toBe(winners);
  });

  test.each<[ruling: string, roles: string, blows: string[], winners: string]>([
    ['DR-231: a Renegade ghost of five is an Outlaw', 'SOORD', ['3', '0'], '123'],
    ['DR-231: a Renegade ghost of seven is an Outlaw', 'SOORDOD', ['3', '0'], '1235'],
    ['DR-231: a Renegade ghost of six is for the law', 'SOORDO', ['3', '1', '2', '5'], '034'],
    ['DR-231: a Renegade ghost of eight is for the law', 'SRROOODD', ['1', '3', '4', '5', '2'], '0167'],
    ['DR-229: only the first one out haunts', 'SOORD', ['1', '3', '0'], '12'],
    ['DR-230: no ghost rises in the blow that ends the game', 'SOORD', ['0<1 3<1'], '12'],
    ['DR-230: no ghost rises when the last villains fall together', 'SOORDO', ['1 2 3 5'], '04'],
    ['DR-251: the first one clockwise from the current player is the ghost', 'SOORD', ['@2', '1 3', '0'], '123'],
    ['DR-251: nobody after the first one is the ghost', 'SOORD', ['@0', '1 3', '0'], '12'],
    ['DR-253: a ghost is out of play', 'SOORD', ['1', '2', '3'], '04'],
    ['DR-254: a ghost does not keep the Renegade from winning', 'SOORD', ['1', '2', '4', '0<3'], '3'],
    ['DR-255: a ghost wins with their side', 'SOORD', ['4', '1', '2', '3'], '04'],
  ])('the judge follows the rules of ghosts in %s', (_ruling, roles, blows, winners) => {
    expect(verdictOn(roles, { firstHaunts: true }, blows)).toBe(winners);
  });

  test.each<[ruling: string, roles: string, blows: string[], winners: string]>([
    ['the law waits for the haunting', 'SOORD', ['1', '2', '3'], 'goes on'],
    ['the law wins when the haunting is over', 'SOORD', ['1', '2', '3', '*'], '04'],
    ['a haunting that ended earlier does not count', 'SOORD', ['1', '*', '2', '3'], 'goes on'],
    ['the haunting ends in the same blow as the last villain', 'SOORD', ['1', '2', '*3'], '04'],
    ['the Sheriff falls in that turn', 'SOORD', ['1', '2', '3', '0'], '12'],
    ['a Renegade ghost of five counts too', 'SOORD', ['3', '1', '2'], 'goes on'],
    ['a Renegade ghost of six does not count', 'SOORDO', ['3', '1', '2', '5'], '034'],
    ['a Deputy ghost does not count', 'SOORD', ['4', '1', '2', '3'], '04'],
    ['the ghost does not keep the Renegade from winning', 'SOORD', ['1', '2', '4', '0<3'], '3'],
  ])('the judge keeps the law from winning against a ghost Outlaw: %s', (_ruling, roles, blows, winners) => {
    expect(verdictOn(roles, { firstHaunts: true, ghostOutlawCounts: true }, blows)).toBe(winners);
  });

  test.each<[ruling: string, roles: string, blows: string[], winners: string]>([
    ['the target', 'DOR', ['@0', '0', '2<0'], '0'],
    ['the target and another', 'DOR', ['@0', '0', '1<0 2<0'], '0'],
    ['somebody else than the target', 'DOR', ['@0', '0', '1<0'], '2'],
    ['nobody, and the others go on', 'DOR', ['@0', '0', '@1', '2<1'], '1'],
    ['nobody in the turn of another player', 'DOR', ['@0', '0', '@1', '2<0'], '1'],
  ])('the judge counts dead man’s dice among three that eliminate %s', (_ruling, roles, blows, winners) => {
    expect(verdictOn(roles, { deadMansDice: true }, blows)).toBe(winners);
  });
});

describe('a game that breaks the rules is found out', () => {
  type Planted = (winners: readonly Seat[] | null, dead: number, seats: number) => readonly Seat[] | null;

  test.each<[string, Planted, RegExp]>([
    [
      'wrong winners',
      (won, _, n) => won && seatsOf(n).filter((who) => !won.includes(who)),
      /judge: .* won, but the game/,
    ],
    [
      'one winner too many',
      (won, _, n) => won && (won.length === n ? [] : seatsOf(n)),
      /judge: .* won, but the game says/,
    ],
    ['a game that goes on', () => null, /judge: the game goes on, but (nobody|seats .*) won it/],
    [
      'a game that ends too early',
      (won, dead) => won ?? (dead > 0 ? [seat(0)] : null),
      /judge: nobody has won yet, but/,
    ],
  ])('the checker reports %s', (_name, plant, message) => {
    const card = {
      ...cardGame,
      result: ({ winners, players }: Parameters<typeof cardGame.result>[0]) =>
        plant(winners, players.filter(({ alive }) => !alive).length, players.length),
    };
    const dice = {
      ...diceGame,
      result: ({ winners, players }: Parameters<typeof diceGame.result>[0]) =>
        plant(winners, players.filter(({ alive }) => !alive).length, players.length),
    };
    for (const checker of [
      new Checker({ ...cardSubject, game: card, setup: () => ({ seats: 5 }) }),
      new Checker({ ...diceSubject, game: dice, setup: () => ({ seats: 5 }) }),
    ]) {
      const play = () => checker.play(1, randomFrom('planted'));
      expect(play).toThrow(Broken);
      expect(play).toThrow(message);
    }
  });

  test('the checker reports a player who is out although no fact said it', () => {
    const silent: typeof diceGame = {
      ...diceGame,
      apply: (state, answer) => diceGame.apply(state, answer).filter(({ kind }) => kind !== 'eliminated'),
    };
    const checker = new Checker({ ...diceSubject, game: silent, setup: () => ({ seats: 5 }) });
    expect(() => checker.play(1, randomFrom('planted'))).toThrow(/judge: seats .* should be in play, but seats .* are/);
  });

  test('a game between bots that goes on after its end is reported', () => {
    const court: JudgedGame<DiceKinds> = {
      ...diceSubject,
      clues: { ...diceClues, game: { ...diceGame, result: () => null } },
    };
    const bot = botNamed(DICE_BOTS, 'random') as (typeof DICE_BOTS)[number];
    expect(() => playJudged(court, { seats: 4 }, 'planted', bot)).toThrow(
      /random bots, answer \d+: the judge: the game goes on/,
    );
  });
});

test.each([3, 5, 7])('the judge agrees with games of deputies at a tournament table of %i', (seats) => {
  const sets = ['base', 'tournament', ...(seats === 3 ? ['dodge-city'] : [])];
  const bot = botNamed(CARD_BOTS, 'deputy') as (typeof CARD_BOTS)[number];
  for (let game = 0; game < 20; game++)
    expect(playJudged({ ...cardSubject, clues: cardClues }, { seats, sets }, `judged ${game}`, bot)).toBeGreaterThan(0);
});
