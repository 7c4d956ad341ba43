// A game between bots, as it is told afterwards.

import { expect, test } from 'vitest';
import type { Bot } from './index.ts';
import { botNamed, CARD_BOTS, cardLore, DICE_BOTS, diceLore, type Kinds, type Lore, playGame } from './index.ts';

function isReplayed<K extends Kinds>(
  lore: Lore<K>,
  wishes: K['wishes'],
  bot: Bot<K['view'], K['answer']> | null,
): void {
  const { game } = lore;
  const told: (readonly K['fact'][])[] = [];
  const { answers, winners, roles } = playGame(
    lore,
    wishes,
    'again',
    () => bot ?? expect.fail('no such bot'),
    (_, facts) => void told.push(facts),
  );
  const again = game.deal(wishes, 'again');
  expect(answers.map((answer) => game.apply(again, answer))).toEqual(told);
  expect(winners).not.toEqual([]);
  expect([game.result(again), again.players.map(({ role }) => role)]).toEqual([winners, roles]);
}

test('its answers, with wishes and seed, are all that it takes to play it again', () => {
  isReplayed(cardLore, { seats: 5 }, botNamed(CARD_BOTS, 'gunslinger'));
  isReplayed(diceLore, { seats: 5 }, botNamed(DICE_BOTS, 'gunslinger'));
});
