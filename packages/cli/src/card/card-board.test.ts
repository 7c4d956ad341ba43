// Tests of the terminal layout: board, line breaks and choices.

import { cardGame, kindOf } from '@posse/card';
import { seat } from '@posse/engine';
import { expect, test } from 'vitest';
import { choices, wrapped } from '../terminal/text-layout.ts';
import { board } from './card-board.ts';

test('a full table stays within 80 columns and shows every card', () => {
  const t = cardGame.deal({ seats: 7 }, 'a');
  const blue = t.deck.filter((card) => kindOf(t, card).border === 'blue').slice(0, 9);
  t.players[3]?.inPlay.push(...blue);
  const lines = board(t, cardGame.view(t, seat(0)), { you: seat(0), yourName: 'a name that is much too long' });
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
  expect(lines.join(' ').match(/Barrel|Jail|Mustang|Scope|Dynamite|Schofield|Volcanic/g)?.length).toBeGreaterThan(4);
});

test('a line never breaks between a card and its rank', () => {
  for (const line of wrapped('You draw Rev. Carabine A♣ and General Store 9♣. '.repeat(9)))
    expect(line).not.toMatch(/^(A|9)♣/);
});

test('many choices share lines, and every number is shown', () => {
  const lines = choices(
    Array.from({ length: 20 }, (_, place) => ({ what: `card ${place >> 3}`, how: `→ seat ${place}` })),
  );
  expect(lines.length).toBeLessThan(10);
  expect(lines.join(' ').match(/\d+ {2}→/g)?.length).toBe(20);
});
