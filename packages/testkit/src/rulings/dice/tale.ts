// The Givens of the dice game.

import { OPTIONS } from '@posse/dice';
import type { Notes } from '../notes.ts';
import { Play } from '../play.ts';
import type { Tale } from '../tale.ts';
import { blankDiceNotes, type DiceNotes } from './notes.ts';
import { DICE_SPEECH, type DicePlay } from './speech.ts';
import { layOut } from './table.ts';

export class DiceTale implements Tale {
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
    const play: DicePlay = new Play(DICE_SPEECH, table, { isWhole, isStrict });
    play.start();
    return play;
  }

  /** Nothing is put ready: a line that rolls says what falls. */
  expectAllUsed(): void {}
}
