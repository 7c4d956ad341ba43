// Checks that the backs of cards do not identify them after a shuffle.

import { cardsFor, type State } from '@posse/card';
import type { Kinds } from '@posse/engine';
import { must } from '../stress-test.ts';
import type { Figures } from './checked-counts.ts';
import type { TrueGame } from './true-game.ts';

/** Counts the backs that stay with their cards in a shuffle, and how many would do so by chance. */
export function countBacks<K extends Kinds>(trueGame: TrueGame<K>, figures: Figures): void {
  if (trueGame.tableGame.id !== 'card') return;
  const states = trueGame as unknown as { state(n: number): State };
  for (let n = 1; n <= trueGame.length; n++) {
    const shuffled = trueGame.told(n, 'spectator').find(({ kind }) => kind === 'shuffled');
    if (shuffled === undefined) continue;
    const [before, after] = [states.state(n - 1), states.state(n)];
    must(sameSet(before.backs, after.backs), () => `a shuffle lost a back in game ${trueGame.proof.id}`);
    figures.shuffles++;
    figures.backs += after.deck.filter((card) => before.backs[card] === after.backs[card]).length;
    figures.expected.backs += after.deck.length / Number(shuffled.deck);
  }
  // The deal is the first shuffle. Before it, cards and backs have the same numbers.
  const { backs, catalogue, setup } = states.state(0);
  figures.shuffles++;
  figures.backs += cardsFor(catalogue, setup).filter((card) => backs[card] === card).length;
  figures.expected.backs += 1;
}

/** Throws if more backs stayed with their cards than chance explains, in all games together. */
export function checkBacks({ backs, expected }: Figures): void {
  const most = expected.backs + 6 * Math.sqrt(expected.backs) + 6;
  must(backs <= most, () => `${backs} backs stayed with their cards, and chance leaves ${expected.backs.toFixed(1)}`);
}

const sameSet = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && new Set([...one, ...other]).size === new Set(one).size;
