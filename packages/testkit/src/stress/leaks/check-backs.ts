// Cards are not known by their backs: at every shuffle they get others, mixed as chance will have it.

import { cardsFor, type State } from '@posse/card';
import type { Kinds } from '@posse/engine';
import { must } from '../stress-test.ts';
import type { Figures } from './figures.ts';
import type { TrueGame } from './true-game.ts';

/** Counts the backs that are the same after a shuffle, over the draw pile that it made. */
export function countBacks<K extends Kinds>(truth: TrueGame<K>, figures: Figures): void {
  if (truth.tableGame.id !== 'card') return;
  const states = truth as unknown as { state(n: number): State };
  for (let n = 1; n <= truth.length; n++) {
    const shuffled = truth.told(n, 'spectator').find(({ kind }) => kind === 'shuffled');
    if (shuffled === undefined) continue;
    const [before, after] = [states.state(n - 1), states.state(n)];
    must(sameSet(before.backs, after.backs), () => `a shuffle lost a back in game ${truth.proof.id}`);
    figures.shuffles++;
    figures.backs += after.deck.filter((card) => before.backs[card] === after.backs[card]).length;
    figures.expected.backs += after.deck.length / Number(shuffled.deck);
  }
  // The deal is the first of them: as they are printed, cards and backs have the same numbers.
  const { backs, catalogue, setup } = states.state(0);
  figures.shuffles++;
  figures.backs += cardsFor(catalogue, setup).filter((card) => backs[card] === card).length;
  figures.expected.backs += 1;
}

/** No more of them than chance would have it, in all games together. */
export function checkBacks({ backs, expected }: Figures): void {
  const most = expected.backs + 6 * Math.sqrt(expected.backs) + 6;
  must(backs <= most, () => `${backs} backs stayed with their cards, and chance leaves ${expected.backs.toFixed(1)}`);
}

const sameSet = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && new Set([...one, ...other]).size === new Set(one).size;
