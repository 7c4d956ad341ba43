// Tests the status line of the dice game.

import { diceGame, type Frame, type View } from '@posse/dice';
import { seat, type Viewer } from '@posse/engine';
import { expect, test } from 'vitest';
import { englishDice } from '../testing/english-narrators.ts';
import { diceStatus } from './status-line.ts';

const [you, rattler, mesa] = [seat(0), seat(1), seat(2)];
const dealt = diceGame.deal({ seats: 5, preset: 'everything' }, 'status');

/** The status at a table where this is asked. */
function status(viewer: Viewer, frame: Frame, changes: Partial<View> = {}): string {
  const view = { ...diceGame.view(dealt, viewer), stack: [frame], asked: you, ...changes };
  const { title, sub, tone } = diceStatus(englishDice(viewer), view);
  return `${title} | ${sub} | ${tone}`;
}

test('the rolls that are left are counted, and their end explained', () => {
  const again: Frame = { op: 'again', who: you };
  const players = dealt.players.map((player) => ({ ...player, character: 'paul-regret' }));
  const dice = (['dynamite', 'beer', 'arrow', '1', '2'] as const).map((face) => ({
    kind: 'base' as const,
    face,
    fresh: true,
  }));
  const rolled = { players, turn: you, rolls: 1, haunts: false, dice };
  expect(status(you, again, rolled)).toBe('Keep or roll again | 2 rolls left. Dynamite: 1 so far, 3 stop you | yours');
  expect(status(you, again, { ...rolled, dice: dice.slice(1), rolls: 2 })).toBe(
    'Keep or roll again | 1 roll left | yours',
  );
  expect(status(mesa, again, rolled)).toBe(
    'Tumble rolls Dynamite, Beer, Arrow, Bull’s eye 1 and Bull’s eye 2 | Tumble keeps or rolls again, 2 rolls left | watching',
  );
});

test('the distance of shots is told when all of them reach equally far', () => {
  const aiming: Frame = { op: 'aiming', who: you, left: ['2', '2'], hits: [], doubling: false };
  const at = (...seats: number[]) =>
    seats.map(
      (place) =>
        ({
          seat: you,
          kind: 'shoot',
          at: seat(place),
          also: null,
          dice: [],
          face: '2',
          twice: false,
          pick: null,
        }) as const,
    );
  expect(status(you, aiming, { options: at(2, 3) })).toBe('Choose who to shoot | 2 shots left at distance 2 | yours');
  expect(status(you, { ...aiming, left: ['2'] }, { options: at(1, 4) })).toContain('1 shot left at distance 1');
  expect(status(you, aiming, { options: at(1, 2) })).toContain('Shots left: 2 × Bull’s eye 2');
  expect(status(you, { ...aiming, left: ['1', '2'] }, { options: at(2) })).toContain('Shots left: Bull’s eye 1 and');
});

test('shots are told with their distance and number', () => {
  const aiming: Frame = { op: 'aiming', who: you, left: ['1', '1', '2'], hits: [], doubling: true };
  expect(status(you, aiming)).toBe(
    'Choose who to shoot | The next hit counts twice. Shots left: 2 × Bull’s eye 1 and Bull’s eye 2 | yours',
  );
  expect(status('spectator', aiming)).toBe(
    'Tumble takes aim | Shots left: 2 × Bull’s eye 1 and Bull’s eye 2 | watching',
  );
  const aimed: Frame = {
    op: 'aiming',
    who: rattler,
    left: ['2'],
    hits: [
      [you, 1],
      [mesa, 1],
      [you, 2],
    ],
    doubling: false,
  };
  expect(status(you, aimed, { asked: rattler })).toBe(
    'Rattler shoots you with 2 dice | Rattler takes aim. Shots left: Bull’s eye 2 | danger',
  );
  expect(status(mesa, { ...aimed, hits: [[mesa, 1]] }, { asked: rattler })).toBe(
    'Rattler shoots you with 1 die | Rattler takes aim. Shots left: Bull’s eye 2 | danger',
  );
  const hit: Frame = {
    op: 'arrowForWound',
    who: you,
    cause: 'shots',
    by: rattler,
    points: [
      [you, 2],
      [mesa, 1],
    ],
  };
  expect(status(you, hit)).toBe('Rattler hits you | Arrows instead of 2 life? | danger');
  expect(status(rattler, hit)).toBe('You hit Tumble | Arrows may be taken instead of 2 life | watching');
});

test('a player without a role to show hears the same as everybody, and not who is asked', () => {
  const react: Frame = {
    op: 'react',
    moment: 'dying',
    who: rattler,
    left: [you],
    fallen: [{ who: mesa, by: rattler }],
    points: [],
    next: [],
    struck: [],
  };
  const reveal = {
    seat: you,
    kind: 'reveal',
    at: mesa,
    also: null,
    dice: [],
    face: null,
    twice: false,
    pick: 'mano-sinistra',
  } as const;
  expect(status(you, react, { options: [reveal] })).toBe('Show your role? | About to fall: Mesa | yours');
  const open = 'About to fall: Mesa | A role may be shown now | watching';
  for (const asked of [you, mesa, null]) expect(status(you, react, { asked, options: [] })).toBe(open);
  expect(status(mesa, react)).toBe('About to fall: you | A role may be shown now | watching');
});

test('a roll after which roles may be shown is told as a roll', () => {
  const react = {
    op: 'react',
    moment: 'rolled',
    who: rattler,
    asked: [you],
    fallen: [],
    points: [],
  } as unknown as Frame;
  const dice = (['arrow', 'beer', 'beer'] as const).map(
    (face, place) => ({ kind: 'base', face, fresh: place > 0 }) as const,
  );
  expect(status(you, react, { asked: null, dice, options: [] })).toBe(
    'Rattler rolls 2 × Beer | A role may be shown now | watching',
  );
});

test('dice that the ghost has set are not thrown', () => {
  const start: Frame = { op: 'start', who: you };
  const players = dealt.players.map((player) => ({ ...player, character: 'jose-delgado' }));
  const turn = { players, turn: you, haunts: false, options: [] };
  const haunting = { who: you, face: 'arrow', twice: true } as const;
  expect(status(you, start, { ...turn, haunting })).toBe('Your turn | 2 dice are set, you roll 3 | yours');
  expect(status(you, start, { ...turn, haunting: { ...haunting, twice: false }, saloon: 'loudmouth' })).toBe(
    'Your turn | One die is set, you roll 5 | yours',
  );
  expect(status(you, start, { ...turn, haunting: { ...haunting, who: mesa } })).toBe(
    'Your turn | Roll the dice | yours',
  );
});

test('the Chief’s arrow is explained to the player who may take it', () => {
  const which: Frame = { op: 'whichArrow', who: you, left: 1, handed: false };
  expect(status(you, which)).toContain('protects its holder if they alone have the most');
  expect(status(you, { ...which, left: 2 })).toContain('2 to take. The Chief’s counts as two, but protects its holder');
});
