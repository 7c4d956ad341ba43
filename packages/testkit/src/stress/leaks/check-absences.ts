// Checks that automatic answers of absent players depend only on public information.

import type { Kinds, Random } from '@posse/engine';
import { must } from '../stress-test.ts';
import type { Figures } from './checked-counts.ts';
import type { Absence } from './recorded-table.ts';
import { twinOf } from './redealt-twin.ts';
import type { TrueGame } from './true-game.ts';

/**
 * Checks that the table treats the question in the same way in the real position and in one with other hidden cards.
 * Throws StressTestFailed.
 */
export function checkAbsences<K extends Kinds>(
  absences: readonly Absence[],
  truths: ReadonlyMap<string, TrueGame<K>>,
  random: Random,
  figures: Figures,
): void {
  for (const { game: id, step, isAnswered } of absences) {
    const trueGame = truths.get(id);
    must(trueGame !== undefined, () => `somebody was absent in game ${id}, which is not at their table`);
    const { id: kind, game } = trueGame.tableGame;
    const state = trueGame.state(step);
    const twin = twinOf<K>(kind, state, 'spectator', random, null).state;
    for (const position of [state, twin])
      must(
        (game.forcedAnswer(position) !== null) === isAnswered,
        () => `question ${step} of game ${id} was ${isAnswered ? '' : 'not '}answered for a player who was absent`,
      );
    if (isAnswered) figures.absences.forced++;
    else figures.absences.rested++;
    if (!isAnswered && game.pending(state)?.options.length === 1) figures.absences.onlyAnswers++;
  }
}
