// What house cards can hear, do and change: a small set for each.

import { describe, expect, test } from 'vitest';
import { aftermath, draw, hurt, playerAt, type Seat, type State } from './house.ts';
import { A, answer, B, C, happen, lifeOf, setOf, tableWith, toldOf } from './testing/house-table.ts';

describe('a moment is told with the table', () => {
  test('wounded: how many cards he gets depends on how many he holds', () => {
    const set = setOf({
      characters: {
        miser: {
          bullets: 4,
          power: { wounded: (t, me, points) => [draw(me, points + playerAt(t, me).hand.length)] },
        },
      },
    });
    const t = tableWith(set, { characters: { B: 'miser' }, hands: { B: 'bang beer' } });
    happen(t, hurt(B, 1, A), aftermath);
    expect(playerAt(t, B).hand.length).toBe(5);
  });

  test('emptied: a card for each card in play', () => {
    const set = setOf({
      characters: {
        rich: { bullets: 4, power: { emptied: (t, me) => [draw(me, playerAt(t, me).inPlay.length)] } },
      },
    });
    const t = tableWith(set, { characters: { A: 'rich' }, hands: { A: 'scope' }, inPlay: { A: 'barrel mustang' } });
    answer(t, { kind: 'play', of: 'scope' });
    expect(playerAt(t, A).hand.length).toBe(2);
  });

  test('mourns: who it is that fell', () => {
    const mourns = (t: State, me: Seat, dead: Seat) => [draw(me, playerAt(t, dead).maxLife - 3)];
    const t = tableWith(setOf({ characters: { widow: { bullets: 4, power: { mourns } } } }), {
      characters: { B: 'widow' },
    });
    playerAt(t, C).maxLife = 5;
    happen(t, hurt(C, 4, A), aftermath);
    expect(playerAt(t, B).hand.length).toBe(2);
  });
});

describe('a wound of no points', () => {
  const set = setOf({ characters: { sore: { bullets: 4, power: { wounded: (_t, me) => [draw(me, 1)] } } } });

  test.each([0, -1])('%i points hurt nobody, are not told, and set off nothing', (points) => {
    const t = tableWith(set, { characters: { B: 'sore' } });
    const told = happen(t, hurt(B, points, A), aftermath);
    expect(toldOf(told, 'hurt')).toEqual([]);
    expect(lifeOf(t, B)).toBe(4);
    expect(playerAt(t, B).hand).toEqual([]);
    happen(t, hurt(B, 1, A), aftermath);
    expect(playerAt(t, B).hand.length).toBe(1);
  });
});
