// Tests of texts: printed names, true refusals, the ghost's side.

import { LANGUAGES, type Seat, seat } from '@posse/engine';
import { expect, test } from 'vitest';
import { sideOfGhost } from '../base/rules/elimination.ts';
import { diceGame } from '../game.ts';
import { FACE_TEXTS, SPECIAL_TEXTS } from './game-texts.ts';

test('the two hands of the devil have their full names, in English the printed ones', () => {
  for (const id of ['mano-destra', 'mano-sinistra'])
    expect(SPECIAL_TEXTS[id]?.en.name).toBe(SPECIAL_TEXTS[id]?.it.name);
  expect(SPECIAL_TEXTS['mano-destra']?.en.name).toBe('La mano destra del diavolo');
  expect(SPECIAL_TEXTS['mano-sinistra']?.en.name).toBe('La mano sinistra del diavolo');
});

test('bullet and broken arrow say that they may be rolled again', () => {
  const words = ['May be re-rolled', 'Si può ritirare', 'Darf neu geworfen werden'];
  for (const face of ['bullet', 'broken arrow'])
    for (const [place, language] of LANGUAGES.entries())
      expect(FACE_TEXTS[face]?.[language].text).toContain(words[place]);
});

test.each(['breakArrow', 'clearArrows'] as const)('%s: a player without an arrow is refused for that reason', (op) => {
  const t = diceGame.deal({ seats: 4, modules: [1] }, 'arrows');
  const me = t.turn;
  const [second, third] = [1, 2].map((step) => seat((me + step) % 4)) as [Seat, Seat];
  const holder = t.players[second];
  if (holder !== undefined) holder.arrows = 2;
  t.pile -= 2;
  t.stack.push(op === 'breakArrow' ? { op, who: me } : { op, who: me, left: 1 });
  const kind = op === 'breakArrow' ? 'choose' : 'ability';
  expect(diceGame.explain(t, me, { kind, at: second })).toBeNull();
  expect(diceGame.explain(t, me, { kind, at: third })).toEqual({ code: 'no-arrow', at: third });
  expect(diceGame.explain(t, me, { kind, at: 9 as Seat })).toMatchObject({ code: 'not-among-answers' });
  expect(diceGame.explain(t, me, { kind: 'stop' })).toMatchObject({ code: 'not-among-answers' });
});

test.each([
  [5, 'renegade', 'outlaw'],
  [6, 'renegade', 'deputy'],
  [7, 'renegade', 'outlaw'],
  [8, 'renegade', 'deputy'],
  [5, 'outlaw', 'outlaw'],
  [6, 'deputy', 'deputy'],
] as const)('DR-231: among %i players the ghost of a %s is on the side of a %s', (seats, role, side) => {
  expect(sideOfGhost(role, seats)).toBe(side);
});
