// Texts of the tournament, in our own words.

import type { SetTexts } from '../texts/set-texts.ts';

export const texts = {
  set: {
    en: {
      name: 'Tournament',
      text: 'You choose one of two characters before the roles are dealt; each new draw pile costs everyone a life point.',
    },
    it: {
      name: 'Torneo',
      text: 'Scegli uno di due personaggi prima di ricevere il ruolo; ogni mazzo nuovo costa a tutti un punto vita.',
    },
    de: {
      name: 'Turnier',
      text: 'Du wählst einen von zwei Charakteren, bevor es die Rollen gibt; jeder neue Nachziehstapel kostet alle einen Lebenspunkt.',
    },
  },
  cards: {},
  characters: {},
  events: {},
} satisfies SetTexts;
