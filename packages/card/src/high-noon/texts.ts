// Texts of High Noon, in our own words.

import { capitalized, countWord } from '@posse/engine';
import type { SetContents, SetTexts, Translated } from '../texts/set-texts.ts';

const deck = ({ events: { length } }: SetContents): Translated => ({
  en: {
    name: 'High Noon',
    text: `${capitalized(countWord(length, 'en'))} events, a new one each round from the second on; the last is High Noon.`,
  },
  it: {
    name: 'Mezzogiorno di Fuoco',
    text: `${capitalized(countWord(length, 'it'))} eventi, uno nuovo a ogni giro dal secondo in poi; l’ultimo è Mezzogiorno di Fuoco.`,
  },
  de: {
    name: 'High Noon',
    text: `${capitalized(countWord(length, 'de'))} Ereignisse, ab der zweiten Runde in jeder ein neues; das letzte ist High Noon.`,
  },
});

export const texts = {
  set: deck,
  cards: {},
  characters: {},
  events: {
    blessing: {
      en: { name: 'Blessing', text: 'The suit of all cards is Hearts.' },
      it: { name: 'Benedizione', text: 'Il seme di tutte le carte è Cuori.' },
      de: { name: 'Segnung', text: 'Die Farbe aller Karten ist Herz.' },
    },
    curse: {
      en: { name: 'Curse', text: 'The suit of all cards is Spades.' },
      it: { name: 'Maledizione', text: 'Il seme di tutte le carte è Picche.' },
      de: { name: 'Verdammung', text: 'Die Farbe aller Karten ist Pik.' },
    },
    'ghost-town': {
      en: {
        name: 'Ghost Town',
        text: 'Eliminated players come back for their turn as ghosts: they draw three cards, can’t die, and leave when it ends.',
      },
      it: {
        name: 'Città Fantasma',
        text: 'Gli eliminati tornano per il loro turno come fantasmi: pescano tre carte, non muoiono, e alla fine se ne vanno.',
      },
      de: {
        name: 'Geisterstadt',
        text: 'Ausgeschiedene kehren für ihren Zug als Geister zurück: Sie ziehen drei Karten, sterben nicht und gehen danach wieder.',
      },
    },
    'gold-rush': {
      en: { name: 'Gold Rush', text: 'Turns go the other way round; card effects still go to the left.' },
      it: {
        name: "Corsa all'Oro",
        text: 'I turni girano al contrario; gli effetti delle carte vanno ancora verso sinistra.',
      },
      de: {
        name: 'Goldrausch',
        text: 'Die Züge gehen andersherum; die Wirkung der Karten geht weiter nach links.',
      },
    },
    daltons: {
      en: {
        name: 'The Daltons',
        text: 'When they arrive, everyone with blue cards in play discards one of their choice.',
      },
      it: { name: 'I Dalton', text: 'Quando arrivano, chi ha carte blu in gioco ne scarta una a sua scelta.' },
      de: {
        name: 'Die Daltons',
        text: 'Wenn sie kommen, wirft jeder, vor dem blaue Karten ausliegen, eine davon ab.',
      },
    },
    doctor: {
      en: { name: 'The Doctor', text: 'When he arrives, players with the fewest life points regain one.' },
      it: { name: 'Il Dottore', text: 'Quando arriva, chi ha meno punti vita di tutti ne recupera uno.' },
      de: { name: 'Der Arzt', text: 'Wenn er kommt, erhalten alle mit den wenigsten Lebenspunkten einen zurück.' },
    },
    reverend: {
      en: { name: 'The Reverend', text: 'Nobody can play a Beer, not even to survive.' },
      it: { name: 'Il Reverendo', text: 'Nessuno può giocare Birra, neanche per salvarsi.' },
      de: { name: 'Der Reverend', text: 'Niemand darf ein Bier spielen, auch nicht, um sich zu retten.' },
    },
    'train-arrival': {
      en: { name: 'Train Arrival', text: 'After drawing (phase 1), draw one more card.' },
      it: { name: 'Il Treno', text: 'Dopo aver pescato (fase 1) peschi una carta in più.' },
      de: { name: 'Der Zug', text: 'Nach dem Ziehen (Phase 1) ziehst du eine Karte mehr.' },
    },
    thirst: {
      en: { name: 'Thirst', text: 'Draw one card fewer (phase 1), but at least one.' },
      it: { name: 'Sete', text: 'Peschi una carta in meno (fase 1), ma almeno una.' },
      de: { name: 'Durst', text: 'Du ziehst eine Karte weniger (Phase 1), aber mindestens eine.' },
    },
    hangover: {
      en: { name: 'Hangover', text: 'Characters have no abilities.' },
      it: { name: 'Sbornia', text: 'Nessun personaggio ha la sua abilità.' },
      de: { name: 'Suff', text: 'Kein Charakter hat seine Fähigkeit.' },
    },
    sermon: {
      en: { name: 'The Sermon', text: 'During your own turn, you can’t use BANG! cards, not even in a Duel.' },
      it: { name: 'Sermone', text: 'Nel tuo turno non puoi usare carte BANG!, neanche in un Duello.' },
      de: { name: 'Die Predigt', text: 'In deinem eigenen Zug darfst du kein BANG! nutzen, auch nicht im Duell.' },
    },
    shootout: {
      en: { name: 'Shootout', text: 'You may play a second BANG! per turn.' },
      it: { name: 'Sparatoria', text: 'Nel tuo turno puoi giocare un secondo BANG!.' },
      de: { name: 'Schießerei', text: 'Du darfst in deinem Zug ein zweites BANG! spielen.' },
    },
    'high-noon': {
      en: {
        name: 'High Noon',
        text: 'At the start of your turn, you lose a life point. Stays to the end of the game.',
      },
      it: {
        name: 'Mezzogiorno di Fuoco',
        text: 'All’inizio del tuo turno perdi un punto vita. Resta fino alla fine della partita.',
      },
      de: {
        name: 'High Noon',
        text: 'Zu Beginn deines Zuges verlierst du einen Lebenspunkt. Bleibt bis zum Ende der Partie.',
      },
    },
    handcuffs: {
      en: {
        name: 'Handcuffs',
        text: 'After drawing, name a suit: this turn you can only play cards of that suit from your hand.',
      },
      it: {
        name: 'Manette',
        text: 'Dopo aver pescato nomini un seme: in questo turno puoi giocare dalla mano solo carte di quel seme.',
      },
      de: {
        name: 'Handschellen',
        text: 'Nach dem Ziehen nennst du eine Farbe: In diesem Zug darfst du nur Handkarten dieser Farbe spielen.',
      },
    },
    'new-identity': {
      en: {
        name: 'New Identity',
        text: 'At the start of your turn, you may become your spare character for good, with two life points.',
      },
      it: {
        name: 'Nuova Identità',
        text: 'All’inizio del tuo turno puoi diventare per sempre il tuo personaggio di riserva, con due punti vita.',
      },
      de: {
        name: 'Neue Identität',
        text: 'Zu Beginn deines Zuges darfst du für immer dein Ersatzcharakter werden, mit zwei Lebenspunkten.',
      },
    },
  },
} satisfies SetTexts;
