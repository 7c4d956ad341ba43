// Tests the story of answers in the dice game.

import { diceGame, type View } from '@posse/dice';
import { seat, type Viewer } from '@posse/engine';
import { type SentFact, wholeFacts } from '@posse/protocol';
import { expect, test } from 'vitest';
import { englishDice } from '../testing/english-narrators.ts';
import { diceStory } from './answer-story.ts';

const dealt = diceGame.deal({ seats: 5 }, 'story');

function story(viewer: Viewer, facts: readonly SentFact[], changes: Partial<View> = {}): string {
  const before = { ...diceGame.view(dealt, viewer), ...changes };
  return diceStory(englishDice(viewer), { before, facts: wholeFacts('dice', facts) })
    .map(({ kind, sentences }) => `${kind}: ${sentences.join(' ')}`)
    .join('\n');
}

const arrows = (who: number, held: number, pile: number): SentFact => ({ kind: 'tokens', who, arrows: held, pile });

test('a roll tells its faces, and arrows are counted together', () => {
  const roll: SentFact = {
    kind: 'dice',
    who: 1,
    faces: ['arrow', 'arrow', 'beer', '1', '1'],
    fresh: [0, 1, 2],
    rolls: 2,
  };
  expect(story(seat(0), [roll, arrows(1, 1, 8), arrows(1, 2, 7)], { rolls: 1 })).toBe(
    'plain: Rattler rolls again: 2 × Arrow and Beer. Rattler takes 2 arrows, 7 are left.',
  );
  expect(story(seat(1), [{ ...roll, rolls: 1 }], { rolls: 0 })).toBe('plain: You roll 2 × Arrow and Beer.');
});

test('the last arrow brings the Indians, and nobody is told that their arrows went back', () => {
  const pile = { pile: 1, players: dealt.players.map((player) => ({ ...player, arrows: 2 })) };
  const facts = [
    arrows(0, 3, 0),
    { kind: 'attack' },
    arrows(0, 0, 3),
    { kind: 'hurt', who: 0, points: 3, cause: 'attack' },
  ];
  expect(story(seat(0), facts, pile)).toBe(
    'plain: You take 1 arrow.\nevent: No arrow is left: the Indians attack, and all arrows go back.\nplain: You lose 3 life.',
  );
});

test('beers for one player are added up', () => {
  const players = dealt.players.map((player) => ({ ...player, life: 4 }));
  const facts: SentFact[] = [
    { kind: 'poured', by: 2, at: 0 },
    { kind: 'life', who: 0, life: 5, maxLife: 8 },
    { kind: 'life', who: 0, life: 6, maxLife: 8 },
  ];
  expect(story(seat(0), facts, { players })).toBe('plain: Mesa pours you a beer. You gain 2 life.');
});

test('a ghost sets one die or two', () => {
  const haunting = { who: 1, face: 'gatling' };
  expect(story(seat(0), [{ kind: 'haunting', haunting }])).toBe(
    'plain: Rattler’s next turn begins with 1 die on Gatling.',
  );
  expect(story(seat(1), [{ kind: 'haunting', haunting: { ...haunting, twice: true } }])).toBe(
    'plain: Your next turn begins with 2 dice on Gatling.',
  );
});

test('a ghost is told the loss, the roll and, as a Renegade, the new side', () => {
  const fall = (role: string): SentFact[] => [
    { kind: 'eliminated', who: 1, by: 2, role },
    { kind: 'ghost', who: 1 },
  ];
  const plain = 'Rattler stays as a ghost, without ability or special role: each turn two dice, to haunt somebody.';
  expect(story(seat(0), fall('outlaw'))).toContain(plain);
  expect(story(seat(0), fall('outlaw'))).not.toContain('side');
  expect(story(seat(0), fall('renegade'))).toContain(`${plain} The side is now: Outlaw.`);
  expect(story(seat(1), fall('renegade'))).toContain('You win as Outlaw from now on.');
  const [first] = dealt.players;
  const players = [...dealt.players, { ...first }] as View['players'];
  expect(story(seat(0), fall('renegade'), { players })).toContain('The side is now: Deputy.');
});
