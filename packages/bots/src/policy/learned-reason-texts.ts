// Sentences in which a marshal explains an answer that it learned, in every language.

import type { Language } from '@posse/engine';
import type { LearnedCode } from '../answer-reason.ts';

/**
 * The wordings of a reason, from the most detailed sentence to one that always fits. Names need no article or case in
 * them.
 */
export type Sentences = readonly string[];

export const LEARNED_TEXTS: Readonly<Record<LearnedCode, Readonly<Record<Language, Sentences>>>> = {
  'learned-habit': {
    en: ['I have won more often this way.'],
    it: ['Facendo così ho vinto più spesso.'],
    de: ['So habe ich öfter gewonnen.'],
  },
  'learned-life': {
    en: ['With as many life points as I have, this has won me more games.'],
    it: ['Con i punti vita che ho, così ho vinto più partite.'],
    de: ['Mit so vielen Lebenspunkten wie jetzt habe ich so öfter gewonnen.'],
  },
  'learned-hand': {
    en: ['With cards like mine, this has won me more games.'],
    it: ['Con carte come le mie, così ho vinto più partite.'],
    de: ['Mit Karten wie meinen habe ich so öfter gewonnen.'],
  },
  'learned-left': {
    en: ['With those who are still in the game, this has won me more games.'],
    it: ['Con chi è ancora in gioco, così ho vinto più partite.'],
    de: ['Bei denen, die noch im Spiel sind, habe ich so öfter gewonnen.'],
  },
  'learned-character': {
    en: ['With the characters at this table, this has won me more games.'],
    it: ['Con i personaggi di questo tavolo, così ho vinto più partite.'],
    de: ['Mit den Charakteren an diesem Tisch habe ich so öfter gewonnen.'],
  },
  'learned-suspicion': {
    en: [
      '{hunch} Against somebody like that, this has won me more games.',
      'Because of what I think of {who}: that has won me more games.',
      'Because of what I think of the others: that has won me more games.',
    ],
    it: [
      '{hunch} Con gente così, in questo modo ho vinto più partite.',
      'Per quello che penso di {who}: così ho vinto più partite.',
      'Per quello che penso degli altri: così ho vinto più partite.',
    ],
    de: [
      '{hunch} Bei solchen Leuten habe ich so öfter gewonnen.',
      'Wegen meines Verdachts gegen {who}: So habe ich öfter gewonnen.',
      'Wegen meines Verdachts gegen die anderen: So habe ich öfter gewonnen.',
    ],
  },
  'learned-target': {
    en: [
      'Because of how {who} is doing: that has won me more games.',
      'Because of how the others are doing: that has won me more games.',
    ],
    it: ['Per come sta {who}: così ho vinto più partite.', 'Per come stanno gli altri: così ho vinto più partite.'],
    de: [
      'Weil es um {who} so steht: So habe ich öfter gewonnen.',
      'Weil es um die anderen so steht: So habe ich öfter gewonnen.',
    ],
  },
  'learned-prey': {
    en: ['To get rid of that very card has won me more games.'],
    it: ['Togliere di mezzo proprio quella carta mi ha fatto vincere più partite.'],
    de: ['Genau diese Karte loszuwerden hat mir öfter den Sieg gebracht.'],
  },
  'learned-event': {
    en: ['During this event, that has won me more games.'],
    it: ['Con questo evento, così ho vinto più partite.'],
    de: ['Bei diesem Ereignis habe ich so öfter gewonnen.'],
  },
  'learned-dice': {
    en: ['With dice like these, that has won me more games.'],
    it: ['Con dadi come questi, così ho vinto più partite.'],
    de: ['Mit solchen Würfeln habe ich so öfter gewonnen.'],
  },
};
