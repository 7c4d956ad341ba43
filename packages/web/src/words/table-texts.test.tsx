// Tests that cards and roles show the rules of the current table.

import { cardGame, type Wishes } from '@posse/card';
import { diceGame } from '@posse/dice';
import { seat } from '@posse/engine';
import { expect, test } from 'vitest';
import type { TableState } from '../game-table/session/table-session.ts';
import { seatOf, shown, tableOf, wordsOf } from '../game-table/session/testing/rendered-text.tsx';
import type { Lesson } from '../lessons/lesson-types.ts';
import { useRewardWords } from '../lessons/reward-words.ts';
import { RulingList } from '../rules-reference/RulingList.tsx';
import { useCardNames } from './card-names.ts';
import { useRoleText } from './dice-names.ts';

const SEATED = ['ann', 'bob', 'cleo'].map((guest) => seatOf(guest));

/** A viewer in seat 0 of a game that was just dealt. */
function cardTable(wishes: Wishes): Partial<TableState> {
  const view = cardGame.view(cardGame.deal(wishes, 'words'), seat(0));
  return { seat: 0, table: tableOf(SEATED), shown: { view } as unknown as TableState['shown'] };
}

const diceTable: Partial<TableState> = {
  table: tableOf(SEATED, { game: 'dice' }),
  shown: { view: diceGame.view(diceGame.deal({ seats: 3 }, 'words'), seat(0)) } as unknown as TableState['shown'],
};

const Jail = () => useCardNames().kind('jail').text;
const Deputy = () => useRoleText()('deputy').text;
const said = (table: Partial<TableState>, node: Parameters<typeof shown>[1]): string => wordsOf(shown(table, node));

test('the text of a card tells the legal targets by the rules of this table', () => {
  expect(said({ table: null, shown: null }, <Jail />)).toMatch(/^For anyone but the Sheriff, even you\./);
  expect(said(cardTable({ seats: 5, options: { 'not-on-oneself': true } }), <Jail />)).toMatch(
    /^For any other player but the Sheriff\./,
  );
  expect(said(cardTable({ seats: 3, sets: ['base', 'dodge-city'] }), <Jail />)).toMatch(/^For anyone, even you\./);
});

test('the Deputy’s goal in a game of three is to eliminate the Renegade, in both games', () => {
  expect(said(cardTable({ seats: 5 }), <Deputy />)).toMatch(/^Protect the Sheriff/);
  expect(said(cardTable({ seats: 3, sets: ['base', 'dodge-city'] }), <Deputy />)).toMatch(/^Eliminate the Renegade/);
  expect(said(diceTable, <Deputy />)).toMatch(/^Eliminate the Renegade/);
});

test('a ruling that a table’s options reverse is shown as it holds at that table', () => {
  const rulings = <RulingList game="card" id="jail" />;
  expect(said(cardTable({ seats: 5 }), rulings)).toMatch(/Tables may change this: “Not on yourself”/);
  const turned = said(cardTable({ seats: 5, options: { 'not-on-oneself': true } }), rulings);
  expect(turned).toMatch(/You can’t play Panic!, Cat Balou or Jail on yourself\. Usually: /);
  expect(turned).not.toContain('“Not on yourself”');
});

function Reward({ lesson }: { readonly lesson: Extract<Lesson, { id: 'elimination' }> }) {
  return useRewardWords()(lesson);
}

test.each([
  [{ seats: 5 }, 'deputy', ''],
  [{ seats: 5 }, 'outlaw', 'You draw three cards for an Outlaw.'],
  [{ seats: 5, options: { 'reward-may-be-left': true } }, 'outlaw', 'You may draw three cards for an Outlaw.'],
  [
    { seats: 3, sets: ['base', 'dodge-city'] },
    'deputy',
    'You draw three cards: with three players, everyone is worth a reward.',
  ],
] as const)('by the rules of a table of %o the player who eliminates a %s reads: %s', (wishes, role, words) => {
  const lesson = { id: 'elimination', who: seat(1), role, by: seat(0) } as const;
  expect(said(cardTable(wishes), <Reward lesson={lesson} />)).toBe(words);
});
