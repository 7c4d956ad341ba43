// Texts about the number of cards and characters of a box in the game.

import { capitalized, countWord, type Language, namesOf, type Sentence } from '@posse/engine';
import { type Catalogued, contentsOf } from '../catalogue/catalogue.ts';
import type { CardKind } from '../catalogue/entry-types.ts';
import type { SetId } from '../set-ids.ts';
import type { Agreed } from '../state.ts';

/** The cards and characters of a box that are in the game, and how many the box has. */
function boxOf({ catalogue, options }: Agreed & Catalogued, set: SetId) {
  const isLeftOut = ({ book, key }: CardKind): boolean =>
    book || (key === 'volcanic' && options.includes('volcanic-is-a-book-card'));
  const { cards, characters } = contentsOf(catalogue, set);
  const used = catalogue.cards.filter((one) => one.set === set && !isLeftOut(one.kind)).length;
  return {
    used,
    cards: (language: Language) => countWord(cards, language),
    characters: (language: Language) => countWord(characters.length, language),
  };
}

/** The sentence about the base box with the beginner deck; null otherwise, because the whole box is in use. */
export function baseBox(agreed: Agreed & Catalogued): Sentence | null {
  const { options } = agreed;
  if (!options.includes('beginner-deck')) return null;
  const { used, cards, characters } = boxOf(agreed, 'base');
  const [en, it, de] = [capitalized(characters('en')), capitalized(characters('it')), capitalized(characters('de'))];
  return options.includes('volcanic-is-a-book-card')
    ? {
        en: `${en} characters and ${used} of ${cards('en')} cards: without those with the book, and without the Volcanic.`,
        it: `${it} personaggi e ${used} carte su ${cards('it')}: senza quelle con il libro e senza la Volcanic.`,
        de: `${de} Charaktere und ${used} von ${cards('de')} Karten: ohne die mit dem Buch und ohne die Volcanic.`,
      }
    : {
        en: `${en} characters and ${used} of ${cards('en')} cards: without those with the book.`,
        it: `${it} personaggi e ${used} carte su ${cards('it')}: senza quelle con il libro.`,
        de: `${de} Charaktere und ${used} von ${cards('de')} Karten: ohne die mit dem Buch.`,
      };
}

/** The sentence about the box of Dodge City with the beginner deck, with base characters only, or with both. */
export function dodgeCityBox(agreed: Agreed & Catalogued): Sentence | null {
  const { options } = agreed;
  const { used, cards, characters } = boxOf(agreed, 'dodge-city');
  const isForBeginners = options.includes('beginner-deck');
  if (!options.includes('base-characters-only'))
    return isForBeginners
      ? {
          en: `${used} of ${cards('en')} cards, without those with the book; ${characters('en')} characters, and games for three or eight.`,
          it: `${used} carte su ${cards('it')}, senza quelle con il libro; ${characters('it')} personaggi e partite in tre o in otto.`,
          de: `${used} von ${cards('de')} Karten, ohne die mit dem Buch; ${characters('de')} Charaktere und Partien zu dritt oder zu acht.`,
        }
      : null;
  return isForBeginners
    ? {
        en: `${used} of ${cards('en')} cards, without those with the book, and games for three or eight; its characters are not dealt.`,
        it: `${used} carte su ${cards('it')}, senza quelle con il libro, e partite in tre o in otto; i suoi personaggi non si distribuiscono.`,
        de: `${used} von ${cards('de')} Karten, ohne die mit dem Buch, und Partien zu dritt oder zu acht; seine Charaktere werden nicht verteilt.`,
      }
    : {
        en: `${capitalized(cards('en'))} cards, some with a green border, and games for three or eight; its characters are not dealt.`,
        it: `${capitalized(cards('it'))} carte, alcune dal bordo verde, e partite in tre o in otto; i suoi personaggi non si distribuiscono.`,
        de: `${capitalized(cards('de'))} Karten, manche mit grünem Rand, und Partien zu dritt oder zu acht; seine Charaktere werden nicht verteilt.`,
      };
}

/** The sentence about the promotional characters with base characters only. */
export function promosBox({ catalogue }: Catalogued): Sentence {
  const { characters } = contentsOf(catalogue, 'promos');
  const count = (language: Language): string => countWord(characters.length, language);
  return {
    en: `${capitalized(count('en'))} more characters, who are not dealt at this table: ${namesOf(characters, 'en')}.`,
    it: `Altri ${count('it')} personaggi, che a questo tavolo non si distribuiscono: ${namesOf(characters, 'it')}.`,
    de: `${capitalized(count('de'))} weitere Charaktere, die an diesem Tisch nicht verteilt werden: ${namesOf(characters, 'de')}.`,
  };
}
