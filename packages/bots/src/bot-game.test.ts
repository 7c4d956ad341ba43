// Tests that a finished game between bots can be replayed.

import type { Kinds } from '@posse/engine';
import { expect, test } from 'vitest';
import { botNamed, cardWithBots, diceWithBots, type GameWithBots, playGame } from './index.ts';

function isReplayed<K extends Kinds>({ clues, bots }: GameWithBots<K>, wishes: K['wishes']): void {
  const { game } = clues;
  const bot = botNamed(bots, 'gunslinger') ?? expect.fail('there is no gunslinger');
  const told: (readonly K['fact'][])[] = [];
  const { answers, winners, roles } = playGame(
    clues,
    wishes,
    'again',
    () => bot,
    (_, facts) => void told.push(facts),
  );
  const again = game.deal(wishes, 'again');
  expect(answers.map((answer) => game.apply(again, answer))).toEqual(told);
  expect(winners).not.toEqual([]);
  expect([game.result(again), again.players.map(({ role }) => role)]).toEqual([winners, roles]);
}

test('a game is replayed from its wishes, seed and answers', () => {
  isReplayed(cardWithBots, { seats: 5 });
  isReplayed(diceWithBots, { seats: 5 });
});
