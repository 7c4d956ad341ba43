// Tests of the warning before valuable dice are rolled again.

import { diceGame, type Face, type View } from '@posse/dice';
import { expect, test } from 'vitest';
import { worthKeeping } from './valuable-dice.ts';

const state = diceGame.deal({ seats: 5 }, 'worth keeping');
const question = diceGame.pending(state);
if (question === null) throw new Error('nobody is asked');
const dealt = diceGame.view(state, question.asked);

/** The valuable ones of these dice, all of which lie on the felt, for a roller who has lost this many life points. */
function kept(faces: readonly Face[], lost: number, character = 'paul-regret'): readonly Face[] {
  const view: View = {
    ...dealt,
    dice: faces.map((face) => ({ kind: 'base', face, fresh: true })),
    players: dealt.players.map((player) => ({ ...player, character, ability: character, life: player.maxLife - lost })),
  };
  return worthKeeping(view, [...faces.keys()]).map((place) => faces[place] as Face);
}

test('before a reroll the page warns a hurt player about their beers, and no other player', () => {
  const faces: Face[] = ['beer', '1', 'arrow', 'beer', 'dynamite'];
  expect(kept(faces, 1)).toEqual(['beer', 'beer']);
  expect(kept(faces, 0)).toEqual([]);
});

test('before a reroll the page warns about Gatlings if they fire, or nearly do', () => {
  expect(kept(['gatling', '1', 'arrow', 'arrow', '2'], 0)).toEqual([]);
  expect(kept(['gatling', '1', 'gatling', 'arrow', '2'], 0)).toEqual(['gatling', 'gatling']);
  expect(kept(['gatling', '1', 'arrow', 'arrow', '2'], 0, 'willy-the-kid')).toEqual(['gatling']);
});

test('before a reroll the page warns about three shots, and not about fewer', () => {
  expect(kept(['1', '2', 'arrow', 'arrow', 'beer'], 0)).toEqual([]);
  expect(kept(['1', '2', '1', 'arrow', 'beer'], 0)).toEqual(['1', '2', '1']);
});

test('before a reroll by a ghost the page warns about no dice', () => {
  const view: View = { ...dealt, haunts: true, dice: [{ kind: 'base', face: 'beer', fresh: true }] };
  expect(worthKeeping(view, [0])).toEqual([]);
});
