// The option of the tournament, and what the tournament says when it is on.

import type { Sentence } from '@posse/engine';
import { option } from '../options.ts';
import type { Agreed } from '../state.ts';

export const options = [option('championship-toll', { sets: { tournament: championship } })];

/** From seven players on the toll comes sooner. */
function championship({ seats }: Agreed): Sentence {
  return seats >= 7
    ? {
        en: 'You choose one of two characters before the roles are dealt; from the second new draw pile on each of your turns costs you a life point.',
        it: 'Scegli uno di due personaggi prima di ricevere il ruolo; dal secondo mazzo nuovo in poi ogni tuo turno ti costa un punto vita.',
        de: 'Du wählst einen von zwei Charakteren, bevor es die Rollen gibt; ab dem zweiten neuen Nachziehstapel kostet dich jeder deiner Züge einen Lebenspunkt.',
      }
    : {
        en: 'You choose one of two characters before the roles are dealt; from the third new draw pile on each of your turns costs you a life point.',
        it: 'Scegli uno di due personaggi prima di ricevere il ruolo; dal terzo mazzo nuovo in poi ogni tuo turno ti costa un punto vita.',
        de: 'Du wählst einen von zwei Charakteren, bevor es die Rollen gibt; ab dem dritten neuen Nachziehstapel kostet dich jeder deiner Züge einen Lebenspunkt.',
      };
}
