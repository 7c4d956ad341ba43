// How many cards and characters of a box are in the game, where it is not all of them.

import type { Sentence } from '@posse/engine';
import type { Agreed } from '../state.ts';

/** With the beginner deck; otherwise the whole box is in use. */
export function baseBox({ options }: Agreed): Sentence | null {
  if (!options.includes('beginner-deck')) return null;
  return options.includes('volcanic-is-a-book-card')
    ? {
        en: 'Sixteen characters and 67 of eighty cards: without those with the book, and without the Volcanic.',
        it: 'Sedici personaggi e 67 carte su ottanta: senza quelle con il libro e senza la Volcanic.',
        de: 'Sechzehn Charaktere und 67 von achtzig Karten: ohne die mit dem Buch und ohne die Volcanic.',
      }
    : {
        en: 'Sixteen characters and 69 of eighty cards: without those with the book.',
        it: 'Sedici personaggi e 69 carte su ottanta: senza quelle con il libro.',
        de: 'Sechzehn Charaktere und 69 von achtzig Karten: ohne die mit dem Buch.',
      };
}

/** With the beginner deck, with the characters of the base game only, or with both. */
export function dodgeCityBox({ options }: Agreed): Sentence | null {
  const isForBeginners = options.includes('beginner-deck');
  if (!options.includes('base-characters-only'))
    return isForBeginners
      ? {
          en: '37 of forty cards, without those with the book; fifteen characters, and games for three or eight.',
          it: '37 carte su quaranta, senza quelle con il libro; quindici personaggi e partite in tre o in otto.',
          de: '37 von vierzig Karten, ohne die mit dem Buch; fünfzehn Charaktere und Partien zu dritt oder zu acht.',
        }
      : null;
  return isForBeginners
    ? {
        en: '37 of forty cards, without those with the book, and games for three or eight; its characters are not dealt.',
        it: '37 carte su quaranta, senza quelle con il libro, e partite in tre o in otto; i suoi personaggi non si distribuiscono.',
        de: '37 von vierzig Karten, ohne die mit dem Buch, und Partien zu dritt oder zu acht; seine Charaktere werden nicht verteilt.',
      }
    : {
        en: 'Forty cards, some with a green border, and games for three or eight; its characters are not dealt.',
        it: 'Quaranta carte, alcune dal bordo verde, e partite in tre o in otto; i suoi personaggi non si distribuiscono.',
        de: 'Vierzig Karten, manche mit grünem Rand, und Partien zu dritt oder zu acht; seine Charaktere werden nicht verteilt.',
      };
}
