// Texts of the promotional characters, in our own words.

import { capitalized, countWord, namesOf } from '@posse/engine';
import type { SetContents, SetTexts, Translated } from '../texts/set-texts.ts';

const promos = ({ characters }: SetContents): Translated => ({
  en: {
    name: 'Promos',
    text: `${capitalized(countWord(characters.length, 'en'))} more characters: ${namesOf(characters, 'en')}.`,
  },
  it: {
    name: 'Promo',
    text: `Altri ${countWord(characters.length, 'it')} personaggi: ${namesOf(characters, 'it')}.`,
  },
  de: {
    name: 'Promos',
    text: `${capitalized(countWord(characters.length, 'de'))} weitere Charaktere: ${namesOf(characters, 'de')}.`,
  },
});

export const texts = {
  set: promos,
  cards: {},
  characters: {
    'uncle-will': {
      en: { name: 'Uncle Will', text: 'Once per turn he may play any card from his hand as a General Store.' },
      it: { name: 'Uncle Will', text: 'Una volta nel suo turno può giocare qualsiasi carta della mano come Emporio.' },
      de: { name: 'Uncle Will', text: 'Darf einmal in seinem Zug eine beliebige Handkarte als Warenhaus spielen.' },
    },
    'johnny-kisch': {
      en: {
        name: 'Johnny Kisch',
        text: 'When he puts a card into play, all other cards of that name in play are discarded.',
      },
      it: {
        name: 'Johnny Kisch',
        text: 'Quando mette in gioco una carta, tutte le altre con quel nome in gioco vengono scartate.',
      },
      de: {
        name: 'Johnny Kisch',
        text: 'Legt er eine Karte aus, werden alle anderen ausliegenden Karten dieses Namens abgeworfen.',
      },
    },
    'claus-the-saint': {
      en: {
        name: 'Claus "The Saint"',
        text: 'Draws one card more than there are players (phase 1), keeps two and gives each other player one.',
      },
      it: {
        name: 'Claus "The Saint"',
        text: 'Quando pesca (fase 1) prende una carta più dei giocatori, ne tiene due e ne dà una a ciascuno degli altri.',
      },
      de: {
        name: 'Santa Claus',
        text: 'Zieht zu Beginn seines Zugs (Phase 1) eine Karte mehr, als Spieler da sind, behält zwei und gibt jedem anderen eine.',
      },
    },
  },
  events: {},
} satisfies SetTexts;
