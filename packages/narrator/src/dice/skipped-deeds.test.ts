// Tests the summary of skipped answers in the dice game.

import { diceGame } from '@posse/dice';
import { seat } from '@posse/engine';
import { type SentFact, wholeFacts } from '@posse/protocol';
import { expect, test } from 'vitest';
import { englishDice } from '../testing/english-narrators.ts';
import { diceSummary } from './skipped-deeds.ts';

const before = diceGame.view(diceGame.deal({ seats: 5 }, 'summary'), seat(0));
const life = before.players[0]?.life ?? 0;

const summary = (...facts: readonly SentFact[]): string =>
  diceSummary(englishDice(seat(0)), [{ before, facts: wholeFacts('dice', facts) }], 'turn');

const hurt = (who: number, cause: string, by?: number, points = 1): SentFact => ({
  kind: 'hurt',
  who,
  points,
  cause,
  ...(by !== undefined && { by }),
});

test('a summary distinguishes shots, the Gatling, losses and gains, those of the reader first', () => {
  expect(summary(hurt(2, 'shots', 1, 2), hurt(0, 'gatling', 3), hurt(1, 'attack', undefined, 2))).toBe(
    'Since your turn: Sage hurt you (−1), Rattler shot Mesa (−2), Rattler lost 2 life',
  );
  expect(summary(hurt(0, 'shots', 1), { kind: 'life', who: 0, life: life - 1, maxLife: 9 })).toBe(
    'Since your turn: Rattler shot you (−1)',
  );
  expect(summary(hurt(0, 'attack', undefined, 2), { kind: 'life', who: 0, life: life - 1, maxLife: 9 })).toBe(
    'Since your turn: you lost 2 life, you gained 1 life',
  );
});

test('a summary names an eliminated player, and who did it', () => {
  expect(summary(hurt(2, 'shots', 1), { kind: 'eliminated', who: 2, by: 1, role: 'outlaw' })).toBe(
    'Since your turn: Rattler brought down Mesa',
  );
});
