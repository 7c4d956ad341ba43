// Texts of the tournament: characters to choose from, and its toll.

import { capitalized, countWord, type Language, type Sentence } from '@posse/engine';
import type { Catalogued } from '../catalogue/catalogue.ts';
import { choicesIn } from '../setup/number-options.ts';
import type { Agreed } from '../state.ts';
import type { TextChanges } from './set-texts.ts';

export const tournamentText: TextChanges = { sets: { tournament: sentence } };

function sentence(agreed: Agreed & Catalogued): Sentence {
  const choices = choicesIn(agreed.catalogue, agreed);
  return { en: whole('en'), it: whole('it'), de: whole('de') };

  function whole(language: Language): string {
    const toll = tollAt(agreed)[language];
    return choices === 1 ? capitalized(toll) : `${choice(choices)[language]}; ${toll}`;
  }
}

const choice = (choices: number): Sentence => ({
  en: `You choose one of ${countWord(choices, 'en')} characters before the roles are dealt`,
  it: `Scegli uno di ${countWord(choices, 'it')} personaggi prima di ricevere il ruolo`,
  de: `Du wählst einen von ${countWord(choices, 'de')} Charakteren, bevor es die Rollen gibt`,
});

/** When the toll begins: by the championship rule sooner from seven players on. */
function tollAt({ seats, options }: Agreed): Sentence {
  if (!options.includes('championship-toll'))
    return {
      en: 'each new draw pile costs everyone a life point.',
      it: 'ogni mazzo nuovo costa a tutti un punto vita.',
      de: 'jeder neue Nachziehstapel kostet alle einen Lebenspunkt.',
    };
  return seats >= 7
    ? {
        en: 'from the second new draw pile on each of your turns costs you a life point.',
        it: 'dal secondo mazzo nuovo in poi ogni tuo turno ti costa un punto vita.',
        de: 'ab dem zweiten neuen Nachziehstapel kostet dich jeder deiner Züge einen Lebenspunkt.',
      }
    : {
        en: 'from the third new draw pile on each of your turns costs you a life point.',
        it: 'dal terzo mazzo nuovo in poi ogni tuo turno ti costa un punto vita.',
        de: 'ab dem dritten neuen Nachziehstapel kostet dich jeder deiner Züge einen Lebenspunkt.',
      };
}
