// The Givens of the dice game.

import { OPTIONS } from '@posse/dice';
import type { Notes } from '../given-notes.ts';
import type { Givens } from '../givens.ts';
import { Play } from '../ruling-game.ts';
import { blankDiceNotes, type DiceNotes } from './dice-given-notes.ts';
import { DICE_LINE_READER, type DicePlay } from './dice-line-reader.ts';
import { layOut } from './position-builder.ts';

export class DiceGivens implements Givens {
  readonly name = 'the dice game';
  readonly columns = ['seat', 'role', 'character', 'life', 'arrows'];
  readonly options = OPTIONS.map(({ id }) => id);
  readonly numbers = [];
  readonly notes: DiceNotes;

  constructor(modules: readonly number[]) {
    this.notes = blankDiceNotes(modules);
  }

  begin(notes: Notes, seed: string, isStrict: boolean): DicePlay {
    const { table, isWhole } = layOut(notes, this.notes, seed);
    const play: DicePlay = new Play(DICE_LINE_READER, table, { isWhole, isStrict });
    play.start();
    return play;
  }

  /** Does nothing, because no cards are prepared: a line that rolls names the faces. */
  expectAllUsed(): void {}
}
