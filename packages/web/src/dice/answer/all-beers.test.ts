// Tests of pouring all beers with one tap if only one target makes sense.

import { type Answer, diceGame, type View } from '@posse/dice';
import { type Seat, seat } from '@posse/engine';
import { expect, test } from 'vitest';
import { alive } from '../../game-table/session/testing/rendered-hook.ts';
import { allBeersFor, usePourAll } from './all-beers.ts';

const dealt = diceGame.view(diceGame.deal({ seats: 4 }, 'beers'), seat(0));

/** Seat 0 has this many beers to pour; each player has lost this many life points. */
function pouring(left: number, lost: readonly number[], given: readonly Seat[] = []): View {
  return {
    ...dealt,
    asked: seat(0),
    stack: [{ op: 'pouring', who: seat(0), left, given }],
    players: dealt.players.map((player, who) => ({ ...player, life: player.maxLife - (lost[who] ?? 0) })),
  };
}
const options = [0, 1, 2, 3].map((at) => ({ kind: 'pour', seat: 0, at, dice: [] }) as unknown as Answer);

test('the button that pours all beers gives them to the only hurt player, or to the roller if nobody is hurt', () => {
  expect(allBeersFor(pouring(3, [2, 0, 0, 0]), options)).toEqual({ at: 0, count: 3 });
  expect(allBeersFor(pouring(2, [0, 0, 4, 0]), options)).toEqual({ at: 2, count: 2 });
  expect(allBeersFor(pouring(2, [0, 0, 0, 0]), options)).toEqual({ at: 0, count: 2 });
});

test('beers are poured one by one if there is a choice of players, or only one beer', () => {
  expect(allBeersFor(pouring(3, [2, 1, 0, 0]), options)).toBeNull();
  expect(allBeersFor(pouring(1, [2, 0, 0, 0]), options)).toBeNull();
  expect(allBeersFor(pouring(2, [2, 0, 0, 0]), [])).toBeNull();
});

test('the button that pours all beers takes into account the beers that are already poured', () => {
  expect(allBeersFor(pouring(2, [3, 1, 0, 0], [seat(1)]), options)).toEqual({ at: 0, count: 2 });
});

test('pouring all beers sends one answer after another until no beer is left', () => {
  const sent: (Seat | null)[] = [];
  const send = ({ at }: Answer): void => void sent.push(at);
  const hook = alive(() => usePourAll(pouring(3, [2]), 7, options, send));
  hook.while(() => hook.now(seat(0)));
  expect(sent).toEqual([0]);
  // Nothing is offered while the table shows an answer.
  hook.becomes(() => usePourAll(pouring(2, [2]), 8, [], send));
  hook.becomes(() => usePourAll(pouring(2, [2]), 8, options, send));
  expect(sent).toEqual([0, 0]);
  // Without an animation the next question offers exactly the same.
  hook.becomes(() => usePourAll(pouring(1, [2]), 9, options, send));
  hook.becomes(() => usePourAll(pouring(1, [2]), 9, options, send));
  expect(sent).toEqual([0, 0, 0]);
  hook.becomes(() => usePourAll({ ...dealt, stack: [{ op: 'again', who: seat(0) }] }, 10, [], send));
  hook.becomes(() => usePourAll(pouring(2, [2]), 11, options, send));
  expect(sent).toHaveLength(3);
  hook.ends();
});
