import { diceGame, type Frame, type View } from '@posse/dice';
import { seat, type Viewer } from '@posse/engine';
import { expect, test } from 'vitest';
import { englishDice } from '../testing/english.ts';
import { diceStatus } from './status.ts';

const [you, rattler, mesa] = [seat(0), seat(1), seat(2)];
const dealt = diceGame.deal({ seats: 5, preset: 'everything' }, 'status');

/** The sentence at a table where this is asked. */
function status(viewer: Viewer, frame: Frame, changes: Partial<View> = {}): string {
  const view = { ...diceGame.view(dealt, viewer), stack: [frame], asked: you, ...changes };
  const { title, sub, tone } = diceStatus(englishDice(viewer), view);
  return `${title} | ${sub} | ${tone}`;
}

test('rolls that are left, and what stops them', () => {
  const again: Frame = { op: 'again', who: you };
  const players = dealt.players.map((player) => ({ ...player, character: 'paul-regret' }));
  const dice = (['dynamite', 'beer', 'arrow', '1', '2'] as const).map((face) => ({
    kind: 'base' as const,
    face,
    fresh: true,
  }));
  const rolled = { players, turn: you, rolls: 1, haunts: false, dice };
  expect(status(you, again, rolled)).toBe(
    'Keep or roll again | 2 rolls left. Dynamite so far: 1, and three stop you | yours',
  );
  expect(status(you, again, { ...rolled, dice: dice.slice(1), rolls: 2 })).toBe(
    'Keep or roll again | 1 roll left | yours',
  );
  expect(status(mesa, again, rolled)).toBe('Tumble keeps or rolls again | 2 rolls left | watching');
});

test('shots', () => {
  const aiming: Frame = { op: 'aiming', who: you, left: ['1', '1', '2'], hits: [], doubling: true };
  expect(status(you, aiming)).toBe(
    'Choose whom to shoot | The next hit counts twice. Left: 2 × Bull’s eye 1 and Bull’s eye 2 | yours',
  );
  expect(status('spectator', aiming)).toBe('Tumble takes aim | Left: 2 × Bull’s eye 1 and Bull’s eye 2 | watching');
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

test('who has nothing to show hears what everybody hears, and who is asked nobody', () => {
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
  const open = 'Does anybody show a role? | About to fall: Mesa. Only who holds one is asked | watching';
  for (const asked of [you, mesa, null]) expect(status(you, react, { asked, options: [] })).toBe(open);
  expect(status(mesa, react)).toBe(
    'Does anybody show a role? | About to fall: you. Only who holds one is asked | watching',
  );
});
