// Texts of A Fistful of Cards, in our own words.

import { capitalized, countWord } from '@posse/engine';
import type { SetContents, SetTexts, Translated } from '../texts/set-texts.ts';

const deck = ({ events: { length } }: SetContents): Translated => ({
  en: {
    name: 'A Fistful of Cards',
    text: `${capitalized(countWord(length, 'en'))} events, a new one each round from the second on; the last is A Fistful of Cards.`,
  },
  it: {
    name: 'Per un Pugno di Carte',
    text: `${capitalized(countWord(length, 'it'))} eventi, uno nuovo a ogni giro dal secondo in poi; l’ultimo è Per un Pugno di Carte.`,
  },
  de: {
    name: 'A Fistful of Cards',
    text: `${capitalized(countWord(length, 'de'))} Ereignisse, ab der zweiten Runde in jeder ein neues; das letzte ist „Für eine Hand voll Karten“.`,
  },
});

export const texts = {
  set: deck,
  cards: {},
  characters: {},
  events: {
    'abandoned-mine': {
      en: {
        name: 'Abandoned Mine',
        text: 'Draw your cards (phase 1) from the discard pile if it has enough; your discards then go on the draw pile.',
      },
      it: {
        name: 'Miniera Abbandonata',
        text: 'Pesca le tue carte (fase 1) dagli scarti, se bastano; ciò che poi scarti va in cima al mazzo.',
      },
      de: {
        name: 'Verlassene Mine',
        text: 'Zieh deine Karten (Phase 1) vom Ablagestapel, wenn er reicht; was du danach abwirfst, kommt auf den Nachziehstapel.',
      },
    },
    ambush: {
      en: {
        name: 'Ambush',
        text: 'All players are at distance 1; cards and abilities that change distances still count.',
      },
      it: {
        name: 'Agguato',
        text: 'Tutti i giocatori sono a distanza 1; carte e abilità che cambiano le distanze contano ancora.',
      },
      de: {
        name: 'Hinterhalt',
        text: 'Alle Spieler sind im Abstand 1; Karten und Fähigkeiten, die Abstände ändern, zählen weiter.',
      },
    },
    'blood-brothers': {
      en: {
        name: 'Blood Brothers',
        text: 'At the start of your turn, you may give one of your life points, but not the last, to a hurt player.',
      },
      it: {
        name: 'Fratelli di Sangue',
        text: 'All’inizio del tuo turno puoi dare un tuo punto vita, non l’ultimo, a un giocatore ferito.',
      },
      de: {
        name: 'Blutsbrüder',
        text: 'Zu Beginn deines Zuges darfst du einem verletzten Spieler einen deiner Lebenspunkte geben, nie den letzten.',
      },
    },
    'dead-man': {
      en: {
        name: 'Dead Man',
        text: 'The first eliminated player comes back to stay, on their turn, with two life points and two cards.',
      },
      it: {
        name: 'Dead Man',
        text: 'Chi è stato eliminato per primo torna nel suo turno, per restare, con due punti vita e due carte.',
      },
      de: {
        name: 'Dead Man',
        text: 'Wer zuerst ausgeschieden ist, kehrt in seinem Zug zurück und bleibt, mit zwei Lebenspunkten und zwei Karten.',
      },
    },
    'hard-liquor': {
      en: { name: 'Hard Liquor', text: 'If you are hurt, you may skip drawing (phase 1) to regain a life point.' },
      it: { name: 'Liquore Forte', text: 'Se sei ferito puoi non pescare (fase 1) per recuperare un punto vita.' },
      de: {
        name: 'Hochprozentiges',
        text: 'Bist du verletzt, darfst du das Ziehen (Phase 1) auslassen und erhältst einen Lebenspunkt zurück.',
      },
    },
    judge: {
      en: { name: 'The Judge', text: 'Blue and green cards can’t be played.' },
      it: { name: 'Il Giudice', text: 'Le carte blu e verdi non si possono giocare.' },
      de: { name: 'Der Richter', text: 'Blaue und grüne Karten dürfen nicht gespielt werden.' },
    },
    lasso: {
      en: { name: 'Lasso', text: 'Cards in play have no effect.' },
      it: { name: 'Lazo', text: 'Le carte in gioco non hanno effetto.' },
      de: { name: 'Lasso', text: 'Ausliegende Karten sind wirkungslos.' },
    },
    'law-of-the-west': {
      en: {
        name: 'Law of the West',
        text: 'Show the second card you draw (phase 1): if you can play it this turn, you must.',
      },
      it: {
        name: 'Legge del West',
        text: 'Mostra la seconda carta che peschi (fase 1): se in questo turno puoi giocarla, devi.',
      },
      de: {
        name: 'Gesetz des Westens',
        text: 'Zeig die zweite Karte, die du ziehst (Phase 1): Kannst du sie in diesem Zug spielen, musst du es.',
      },
    },
    peyote: {
      en: {
        name: 'Peyote',
        text: 'Instead of drawing, guess red or black and turn up a card: if right, keep it and you may guess again; if wrong, discard it.',
      },
      it: {
        name: 'Peyote',
        text: 'Invece di pescare, di’ rosso o nero e scopri una carta: se indovini la tieni e puoi continuare, se no la scarti.',
      },
      de: {
        name: 'Peyote',
        text: 'Statt zu ziehen, rate Rot oder Schwarz und deck eine Karte auf: Stimmt es, behalte sie und rate weiter oder hör auf; sonst wirf sie ab.',
      },
    },
    ranch: {
      en: {
        name: 'Ranch',
        text: 'After drawing (phase 1), you may discard any number of cards once, and draw as many.',
      },
      it: {
        name: 'Ranch',
        text: 'Dopo aver pescato (fase 1) puoi scartare, una volta, quante carte vuoi e pescarne altrettante.',
      },
      de: {
        name: 'Ranch',
        text: 'Nach dem Ziehen (Phase 1) darfst du einmal beliebig viele Karten abwerfen und ebenso viele ziehen.',
      },
    },
    ricochet: {
      en: {
        name: 'Ricochet',
        text: 'In your turn, you may discard a BANG! to shoot at another player’s card in play: it is discarded, unless they use a Missed!.',
      },
      it: {
        name: 'Rimbalzo',
        text: 'Nel tuo turno puoi scartare un BANG! contro una carta in gioco altrui: viene scartata, se lui non usa un Mancato!.',
      },
      de: {
        name: 'Querschläger',
        text: 'In deinem Zug darfst du ein BANG! auf eine ausliegende Karte eines anderen abwerfen: Ohne Fehlschuss! verliert er sie.',
      },
    },
    'russian-roulette': {
      en: {
        name: 'Russian Roulette',
        text: 'When it appears, players discard a Missed! in turn, starting with the Sheriff. The first who doesn’t loses two life points.',
      },
      it: {
        name: 'Roulette Russa',
        text: 'Quando arriva, tutti scartano a turno un Mancato!, dallo Sceriffo in poi. Il primo che non lo fa perde due punti vita.',
      },
      de: {
        name: 'Russisches Roulette',
        text: 'Wenn es kommt, wirft reihum, beginnend beim Sheriff, jeder einen Fehlschuss! ab. Der Erste ohne verliert zwei Lebenspunkte.',
      },
    },
    sniper: {
      en: {
        name: 'Sniper',
        text: 'In your turn, you may discard two BANG! together for one shot in reach: it takes two Missed! to cancel.',
      },
      it: {
        name: 'Cecchino',
        text: 'Nel tuo turno puoi scartare due BANG! insieme per uno sparo a portata: servono due Mancato! per annullarlo.',
      },
      de: {
        name: 'Scharfschütze',
        text: 'In deinem Zug darfst du zwei BANG! zusammen abwerfen für einen Schuss in Reichweite: Dagegen braucht es zwei Fehlschuss!.',
      },
    },
    vendetta: {
      en: { name: 'Vendetta', text: 'At the end of your turn, draw!: on a Heart you play another turn, but no third.' },
      it: {
        name: 'Vendetta',
        text: 'Alla fine del tuo turno Estrarre!: con Cuori giochi un altro turno, ma non un terzo.',
      },
      de: {
        name: 'Vendetta',
        text: 'Am Ende deines Zuges Ziehen!: Bei Herz hast du noch einen Zug, aber keinen dritten.',
      },
    },
    'fistful-of-cards': {
      en: {
        name: 'A Fistful of Cards',
        text: 'At the start of your turn, you are shot at once per card in your hand. Stays to the end of the game.',
      },
      it: {
        name: 'Per un Pugno di Carte',
        text: 'All’inizio del tuo turno ti sparano tante volte quante carte hai in mano. Resta fino alla fine della partita.',
      },
      de: {
        name: 'Für eine Hand voll Karten',
        text: 'Zu Beginn deines Zuges wird so oft auf dich geschossen, wie du Handkarten hast. Bleibt bis zum Ende der Partie.',
      },
    },
  },
} satisfies SetTexts;
