// The Givens of the card game.

import { OPTIONS } from '@posse/card';
import type { Notes } from '../notes.ts';
import { Play } from '../play.ts';
import type { Tale } from '../tale.ts';
import { blankCardNotes, type CardNotes } from './notes.ts';
import { CARD_SPEECH, type CardPlay } from './speech.ts';
import { layOut } from './table.ts';

export class CardTale implements Tale {
  readonly name = 'the card game';
  readonly columns = ['seat', 'role', 'character', 'life', 'hand', 'in play'];
  readonly options = OPTIONS.map(({ id }) => id);
  readonly notes: CardNotes;

  constructor(sets: readonly string[]) {
    this.notes = blankCardNotes(sets);
  }

  begin(notes: Notes, seed: string): CardPlay {
    const play: CardPlay = new Play(CARD_SPEECH, layOut(notes, this.notes, seed), !this.notes.drawOnly);
    if (this.notes.inTurn) play.start();
    return play;
  }
}
