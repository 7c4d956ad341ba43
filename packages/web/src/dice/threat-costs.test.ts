// Tests of the threats that would hit several players, and their costs.

import { diceGame, type Face, type Frame, type View } from '@posse/dice';
import { seat } from '@posse/engine';
import { expect, test } from 'vitest';
import { costsIn } from './threat-costs.ts';

const dealt = diceGame.view(diceGame.deal({ seats: 4, modules: [2] }, 'costs'), seat(0));
const AGAIN: Frame = { op: 'again', who: seat(0) };

function costs(frame: Frame, faces: readonly Face[], arrows: readonly number[], more: Partial<View> = {}, chief = -1) {
  const held = arrows.reduce((sum, one) => sum + one, 0);
  const view: View = {
    ...dealt,
    turn: seat(0),
    asked: seat(0),
    stack: [frame],
    dice: faces.map((face) => ({ kind: 'base', face, fresh: true })),
    pile: 9 - held,
    chiefInPile: false,
    players: dealt.players.map((player, who) => ({
      ...player,
      character: who === 3 ? 'paul-regret' : 'lucky-duke',
      ability: who === 3 ? 'paul-regret' : 'lucky-duke',
      arrows: arrows[who] ?? 0,
      chief: who === chief,
    })),
    ...more,
  };
  const { attack, gatling } = costsIn(view);
  return { attack: [...attack], gatling: [...gatling] };
}

test('the cost of an attack that one more arrow may trigger counts each player’s arrows, for the roller the pile’s too', () => {
  expect(costs(AGAIN, ['1', '1', '2', 'beer', 'arrow'], [2, 3, 0, 2]).attack).toEqual([
    [0, 4],
    [1, 3],
    [3, 2],
  ]);
});

test('the shown cost of an attack spares the holder of the Chief’s arrow if no other player has more arrows', () => {
  expect(costs(AGAIN, ['1', '1', '2', 'beer', 'arrow'], [0, 5, 0, 2], {}, 1).attack).toEqual([
    [0, 2],
    [3, 2],
  ]);
});

test('no cost is shown for an attack that is still far, or impossible with these dice', () => {
  expect(costs(AGAIN, ['1', '1', '2', 'beer', 'arrow'], [2, 1, 0, 2]).attack).toEqual([]);
  expect(costs(AGAIN, ['dynamite', 'dynamite', '1'], [2, 3, 0, 2]).attack).toEqual([]);
  expect(costs({ op: 'pouring', who: seat(0), left: 1, given: [] }, ['beer'], [2, 3, 0, 2]).attack).toEqual([]);
});

test('the Gatling is shown to cost all other players a life point when it fires or lacks one symbol', () => {
  const others = [
    [1, 1],
    [2, 1],
  ];
  expect(costs(AGAIN, ['gatling', 'gatling', '1', '1', '1'], [0, 0, 0, 0]).gatling).toEqual(others);
  const aiming: Frame = { op: 'aiming', who: seat(0), left: ['1'], hits: [], doubling: false };
  expect(costs(aiming, ['gatling', 'gatling', 'gatling', '1'], [0, 0, 0, 0]).gatling).toEqual(others);
  expect(costs(aiming, ['gatling', 'gatling', '1'], [0, 0, 0, 0]).gatling).toEqual([]);
  expect(costs(AGAIN, ['gatling', '1', '1'], [0, 0, 0, 0]).gatling).toEqual([]);
});
