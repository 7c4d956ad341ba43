// Tests of reach: no option is called impossible, and distances agree with shots.

import { seat, seatsOf } from '@posse/engine';
import { expect, test } from 'vitest';
import { distance, reachOf, whyNot } from './dice-distances.ts';
import { positions } from './testing/random-dice-positions.ts';

test('every answer that a dice game offers is possible, and every other attempt has a reason', () => {
  for (const view of positions(6)) {
    for (const option of view.options.slice(0, 20)) expect(whyNot(view, option)).toBe(null);
    const shots = view.options.filter(({ kind }) => kind === 'shoot');
    const [shot] = shots;
    if (shot === undefined) continue;
    for (const at of seatsOf(view.players.length)) {
      const isOffered = shots.some((other) => other.at === at && other.face === shot.face);
      expect(whyNot(view, { kind: 'shoot', face: shot.face, at })?.code).toBe(isOffered ? undefined : 'out-of-reach');
    }
  }
});

test('a player who is not asked in a dice game is told so, and a spectator is told nothing', () => {
  const [view] = positions(1);
  if (view === undefined) throw new Error('No game.');
  const other = seat(((view.asked ?? 0) + 1) % view.players.length);
  expect(whyNot({ ...view, viewer: other }, { kind: 'roll' })).toEqual({ code: 'not-asked', asked: view.asked });
  expect(whyNot({ ...view, viewer: 'spectator' }, { kind: 'roll' })).toBe(null);
});

test('distances in the dice game are the same both ways, and grow by one from neighbour to neighbour', () => {
  for (const view of positions(3)) {
    const living = seatsOf(view.players.length).filter((who) => view.players[who]?.alive);
    for (const [place, who] of living.entries()) {
      expect(distance(view, who, who)).toBe(0);
      const next = living[(place + 1) % living.length] ?? who;
      expect(distance(view, who, next)).toBe(living.length === 1 ? 0 : 1);
      expect(distance(view, next, who)).toBe(distance(view, who, next));
      if (living.length > 1) expect(reachOf(view, who).has(next)).toBe(true);
    }
  }
});

test('eliminated players of the dice game have no distance and reach nobody', () => {
  for (const view of positions(2))
    for (const who of seatsOf(view.players.length))
      if (!view.players[who]?.alive) {
        expect(distance(view, view.turn, who)).toBe(null);
        expect(reachOf(view, who).size).toBe(0);
      }
});
