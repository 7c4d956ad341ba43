// The Givens of the card game.

import { type CardFact, type CardId, OLDER_SWITCHES, OURS } from '@posse/card';
import type { Notes } from '../given-notes.ts';
import type { Givens } from '../givens.ts';
import { type AnyPlay, Play } from '../ruling-game.ts';
import { BadRuling } from '../ruling-vocabulary.ts';
import { blankCardNotes, type CardNotes } from './card-given-notes.ts';
import { CARD_LINE_READER, type CardPlay, isCardPlay } from './card-line-reader.ts';
import { cardsText } from './physical-cards.ts';
import { layOut } from './position-builder.ts';

export class CardGivens implements Givens {
  readonly name = 'the card game';
  readonly columns = ['seat', 'role', 'character', 'life', 'hand', 'in play'];
  readonly options = [...OURS.options.map(({ id }) => id), ...Object.keys(OLDER_SWITCHES)];
  readonly numbers = OURS.numbers;
  readonly notes: CardNotes;
  /** Cards of the draw pile that a line has checked. */
  readonly lookedAt = new Set<CardId>();
  /** The cards that a Given put on the draw pile. */
  #stacked: readonly CardId[] = [];

  constructor(sets: readonly string[]) {
    this.notes = blankCardNotes(sets);
  }

  begin(notes: Notes, seed: string, isStrict: boolean): CardPlay {
    const { table, stacked } = layOut(notes, this.notes, seed);
    this.#stacked = stacked;
    const play: CardPlay = new Play(CARD_LINE_READER, table, { isWhole: !this.notes.drawOnly, isStrict });
    if (this.notes.inTurn) play.start();
    return play;
  }

  /**
   * Notes which cards of the draw pile are used: when they leave the pile, or when a line checks that they are still
   * there.
   */
  expectAllUsed(play: AnyPlay): void {
    if (!isCardPlay(play)) return;
    const used = new Set([...this.lookedAt, ...play.history.map(leavingDeck)]);
    const unused = this.#stacked.filter((card) => !used.has(card));
    if (unused.length > 0)
      throw new BadRuling(
        `line ${this.notes.draw?.line}: Nothing uses what lies on the draw pile: ${cardsText(unused)}.`,
      );
  }
}

/** The card that leaves the draw pile, open or hidden; null if none does. */
function leavingDeck(fact: CardFact): CardId | null {
  if (fact.kind !== 'moved' || fact.open.from !== 'deck') return null;
  return fact.open.card ?? fact.secret?.adds.card ?? null;
}
