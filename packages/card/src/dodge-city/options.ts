// The options of Dodge City, with the texts that they replace.

import type { Sentence } from '@posse/engine';
import { option } from '../setup/options.ts';
import type { Agreed } from '../state.ts';

export const options = [
  option('apache-ignores-duels', {
    characters: {
      'apache-kid': {
        en: 'Diamonds played by others don’t affect him, not even a Duel.',
        it: 'Le carte di Quadri giocate dagli altri non lo toccano, nemmeno un Duello.',
        de: 'Karo-Karten der anderen bewirken bei ihm nichts, auch kein Duell.',
      },
    },
  }),
  option('pat-only-others', {
    characters: {
      'pat-brennan': {
        en: 'Instead of drawing (phase 1), he may take a card in play from another player.',
        it: 'Invece di pescare (fase 1) può prendere una carta in gioco di un altro giocatore.',
        de: 'Darf, statt zu ziehen (Phase 1), eine ausliegende Karte eines anderen Spielers nehmen.',
      },
    },
  }),
  option('pat-and-train', { characters: { 'pat-brennan': patAndTrain } }),
  option('vera-before-checks', {
    characters: {
      'vera-custer': {
        en: 'At the start of her turn, before Dynamite and Jail, she chooses another character in play: she has its ability until her next turn.',
        it: 'All’inizio del suo turno, prima di Dinamite e Prigione, sceglie un altro personaggio in gioco: fino al suo prossimo turno ne ha l’abilità.',
        de: 'Wählt zu Beginn ihres Zuges, vor Dynamit und Gefängnis, einen anderen Charakter im Spiel: Bis zu ihrem nächsten Zug hat sie dessen Fähigkeit.',
      },
    },
  }),
  option('vera-keeps-copy', { characters: { 'vera-custer': veraKeeps } }),
];

/** The sentence about Pat Brennan with Train Arrival, which belongs to High Noon; null without that set. */
function patAndTrain({ sets, options: on }: Agreed): Sentence | null {
  if (!sets.includes('high-noon')) return null;
  return on.includes('pat-only-others')
    ? {
        en: 'Instead of drawing (phase 1), he may take a card in play from another player, and draw one during Train Arrival.',
        it: 'Invece di pescare (fase 1) può prendere una carta in gioco di un altro giocatore, e con Il Treno pescarne una.',
        de: 'Darf, statt zu ziehen (Phase 1), eine ausliegende Karte eines anderen Spielers nehmen; bei „Der Zug“ zieht er noch eine.',
      }
    : {
        en: 'Instead of drawing (phase 1), he may take a card in play from any player, and draw one during Train Arrival.',
        it: 'Invece di pescare (fase 1) può prendere una carta in gioco di qualsiasi giocatore, e con Il Treno pescarne una.',
        de: 'Darf, statt zu ziehen (Phase 1), eine ausliegende Karte eines beliebigen Spielers nehmen; bei „Der Zug“ zieht er noch eine.',
      };
}

/** The sentence about Vera Custer's extra turn, which belongs to A Fistful of Cards; null without that set. */
function veraKeeps({ sets, options: on }: Agreed): Sentence | null {
  if (!sets.includes('fistful')) return null;
  return on.includes('vera-before-checks')
    ? {
        en: 'Before Dynamite and Jail, she chooses another character in play: she has its ability until her next turn, not counting one from Vendetta.',
        it: 'Prima di Dinamite e Prigione sceglie un altro personaggio in gioco: fino al suo prossimo turno, senza contare quello di Vendetta, ne ha l’abilità.',
        de: 'Wählt vor Dynamit und Gefängnis einen anderen Charakter im Spiel: Bis zu ihrem nächsten Zug, den durch Vendetta nicht gezählt, hat sie dessen Fähigkeit.',
      }
    : {
        en: 'Before drawing, she chooses another character in play: she has its ability until her next turn, not counting one from Vendetta.',
        it: 'Prima di pescare sceglie un altro personaggio in gioco: fino al suo prossimo turno, senza contare quello di Vendetta, ne ha l’abilità.',
        de: 'Wählt vor dem Ziehen einen anderen Charakter im Spiel: Bis zu ihrem nächsten Zug, den durch Vendetta nicht gezählt, hat sie dessen Fähigkeit.',
      };
}
