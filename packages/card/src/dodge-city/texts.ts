// Texts of Dodge City, in our own words.

import { capitalized, countWord } from '@posse/engine';
import type { SetContents, SetTexts, Translated } from '../texts/set-texts.ts';

const box = ({ cards, characters: { length } }: SetContents): Translated => ({
  en: {
    name: 'Dodge City',
    text: `${capitalized(countWord(cards, 'en'))} cards, some with a green border, ${countWord(length, 'en')} characters, and games for three or eight.`,
  },
  it: {
    name: 'Dodge City',
    text: `${capitalized(countWord(cards, 'it'))} carte, alcune dal bordo verde, ${countWord(length, 'it')} personaggi e partite in tre o in otto.`,
  },
  de: {
    name: 'Dodge City',
    text: `${capitalized(countWord(cards, 'de'))} Karten, manche mit grünem Rand, ${countWord(length, 'de')} Charaktere und Partien zu dritt oder zu acht.`,
  },
});

export const texts = {
  set: box,
  cards: {
    punch: {
      en: { name: 'Punch', text: 'A shot at a player at distance 1, on top of your BANG! of the turn.' },
      it: { name: 'Pugno', text: 'Uno sparo a un giocatore a distanza 1, in più rispetto al BANG! del turno.' },
      de: { name: 'Kinnhaken', text: 'Ein Schuss auf einen Spieler im Abstand 1, zusätzlich zum BANG! des Zuges.' },
    },
    springfield: {
      en: { name: 'Springfield', text: 'Discard another card: a shot at any player, at any distance.' },
      it: { name: 'Springfield', text: 'Scarta un’altra carta: uno sparo a chi vuoi, a qualsiasi distanza.' },
      de: {
        name: 'Springfield',
        text: 'Wirf eine weitere Karte ab: ein Schuss auf einen beliebigen Spieler, egal wie weit.',
      },
    },
    brawl: {
      en: {
        name: 'Brawl',
        text: 'Discard another card: every other player loses a card of your choice in play, or a random one from the hand.',
      },
      it: {
        name: 'Rissa',
        text: 'Scarta un’altra carta: a ogni altro giocatore ne fai scartare una in gioco, o una a caso dalla mano.',
      },
      de: {
        name: 'Schlägerei',
        text: 'Wirf eine weitere Karte ab: Jeder andere verliert eine ausliegende deiner Wahl oder eine zufällige aus der Hand.',
      },
    },
    'rag-time': {
      en: {
        name: 'Rag Time',
        text: 'Discard another card: take a card from any player, one in play or a random one from the hand.',
      },
      it: {
        name: 'Rag Time',
        text: 'Scarta un’altra carta: prendine una a chi vuoi, una in gioco o una a caso dalla mano.',
      },
      de: {
        name: 'Rag Time',
        text: 'Wirf eine weitere Karte ab: Nimm eine Karte eines beliebigen Spielers, ausliegend oder zufällig aus der Hand.',
      },
    },
    tequila: {
      en: { name: 'Tequila', text: 'Discard another card: any player, even you, regains one life point.' },
      it: { name: 'Tequila', text: 'Scarta un’altra carta: chi vuoi, anche tu, recupera un punto vita.' },
      de: {
        name: 'Tequila',
        text: 'Wirf eine weitere Karte ab: Ein beliebiger Spieler, auch du, erhält einen Lebenspunkt zurück.',
      },
    },
    whisky: {
      en: { name: 'Whisky', text: 'Discard another card: regain two life points.' },
      it: { name: 'Whisky', text: 'Scarta un’altra carta: recuperi due punti vita.' },
      de: { name: 'Whisky', text: 'Wirf eine weitere Karte ab: Du erhältst zwei Lebenspunkte zurück.' },
    },
    dodge: {
      en: { name: 'Dodge', text: 'Cancels a shot at you, and you draw a card.' },
      it: { name: 'Schivata', text: 'Annulla uno sparo contro di te, e peschi una carta.' },
      de: { name: 'Ausweichen', text: 'Wehrt einen Schuss auf dich ab, und du ziehst eine Karte.' },
    },
    binocular: {
      en: { name: 'Binocular', text: 'You see the others at distance −1, on top of a Scope.' },
      it: { name: 'Binocolo', text: 'Vedi gli altri più vicini di uno, anche in aggiunta al Mirino.' },
      de: { name: 'Fernglas', text: 'Du siehst die anderen um eins näher, auch zusätzlich zum Zielfernrohr.' },
    },
    hideout: {
      en: { name: 'Hideout', text: 'Others see you at distance +1, on top of a Mustang.' },
      it: { name: 'Riparo', text: 'Gli altri ti vedono più lontano di uno, anche in aggiunta al Mustang.' },
      de: { name: 'Versteck', text: 'Die anderen sehen dich um eins weiter entfernt, auch zusätzlich zum Mustang.' },
    },
    bible: {
      en: {
        name: 'Bible',
        text: 'Put it into play; once this turn is over, you may discard it as a Missed! and draw a card.',
      },
      it: {
        name: 'Bibbia',
        text: 'Mettila in gioco; finito questo turno puoi scartarla come Mancato! e pescare una carta.',
      },
      de: {
        name: 'Bibel',
        text: 'Leg sie aus; nach diesem Zug darfst du sie als Fehlschuss! abwerfen und eine Karte ziehen.',
      },
    },
    'buffalo-rifle': {
      en: {
        name: 'Buffalo Rifle',
        text: 'Put it into play; from your next turn, you may discard it for a shot at any player, at any distance.',
      },
      it: {
        name: 'Fucile da Caccia',
        text: 'Mettilo in gioco; dal tuo prossimo turno puoi scartarlo per sparare a chi vuoi, a qualsiasi distanza.',
      },
      de: {
        name: 'Büffelgewehr',
        text: 'Leg es aus; ab deinem nächsten Zug darfst du es abwerfen: ein Schuss auf einen beliebigen Spieler, egal wie weit.',
      },
    },
    'can-can': {
      en: {
        name: 'Can Can',
        text: 'Put it into play; from your next turn, you may discard it: any player discards a card in play or a random one from the hand.',
      },
      it: {
        name: 'Can Can',
        text: 'Mettilo in gioco; dal tuo prossimo turno puoi scartarlo: chi vuoi scarta una carta, in gioco o a caso dalla mano.',
      },
      de: {
        name: 'Can Can',
        text: 'Leg ihn aus; ab deinem nächsten Zug darfst du ihn abwerfen: Jemand verliert eine Karte, ausliegend oder zufällig aus der Hand.',
      },
    },
    canteen: {
      en: {
        name: 'Canteen',
        text: 'Put it into play; from your next turn, you may discard it to regain one life point.',
      },
      it: {
        name: 'Borraccia',
        text: 'Mettila in gioco; dal tuo prossimo turno puoi scartarla per recuperare un punto vita.',
      },
      de: {
        name: 'Feldflasche',
        text: 'Leg sie aus; ab deinem nächsten Zug darfst du sie abwerfen: Du erhältst einen Lebenspunkt zurück.',
      },
    },
    conestoga: {
      en: {
        name: 'Conestoga',
        text: 'Put it into play; from your next turn, you may discard it to take a card from any player: in play, or random from the hand.',
      },
      it: {
        name: 'Conestoga',
        text: 'Mettilo in gioco; dal tuo prossimo turno puoi scartarlo per prendere una carta a chi vuoi, in gioco o a caso dalla mano.',
      },
      de: {
        name: 'Conestoga',
        text: 'Leg ihn aus; ab deinem nächsten Zug darfst du ihn abwerfen und jemandem eine Karte nehmen, ausliegend oder zufällig aus der Hand.',
      },
    },
    derringer: {
      en: {
        name: 'Derringer',
        text: 'Put it into play; from your next turn, you may discard it for a shot at a player at distance 1, then draw a card.',
      },
      it: {
        name: 'Derringer',
        text: 'Mettila in gioco; dal tuo prossimo turno puoi scartarla per sparare a un giocatore a distanza 1, poi peschi una carta.',
      },
      de: {
        name: 'Derringer',
        text: 'Leg sie aus; ab deinem nächsten Zug darfst du sie abwerfen: ein Schuss im Abstand 1, danach ziehst du eine Karte.',
      },
    },
    howitzer: {
      en: {
        name: 'Howitzer',
        text: 'Put it into play; from your next turn, you may discard it for a shot at all other players.',
      },
      it: {
        name: 'Howitzer',
        text: 'Mettilo in gioco; dal tuo prossimo turno puoi scartarlo per sparare a tutti gli altri giocatori.',
      },
      de: {
        name: 'Haubitze',
        text: 'Leg sie aus; ab deinem nächsten Zug darfst du sie abwerfen: ein Schuss auf alle anderen Spieler.',
      },
    },
    'iron-plate': {
      en: { name: 'Iron Plate', text: 'Put it into play; once this turn is over, you may discard it as a Missed!.' },
      it: { name: 'Placca di Ferro', text: 'Mettila in gioco; finito questo turno puoi scartarla come Mancato!.' },
      de: { name: 'Eisenplatte', text: 'Leg sie aus; nach diesem Zug darfst du sie als Fehlschuss! abwerfen.' },
    },
    knife: {
      en: {
        name: 'Knife',
        text: 'Put it into play; from your next turn, you may discard it for a shot at a player at distance 1.',
      },
      it: {
        name: 'Pugnale',
        text: 'Mettilo in gioco; dal tuo prossimo turno puoi scartarlo per uno sparo a un giocatore a distanza 1.',
      },
      de: {
        name: 'Dolch',
        text: 'Leg ihn aus; ab deinem nächsten Zug darfst du ihn abwerfen: ein Schuss auf einen Spieler im Abstand 1.',
      },
    },
    pepperbox: {
      en: {
        name: 'Pepperbox',
        text: 'Put it into play; from your next turn, you may discard it for a shot at a player in reach of your weapon.',
      },
      it: {
        name: 'Pepperbox',
        text: 'Mettila in gioco; dal tuo prossimo turno puoi scartarla per sparare a un giocatore a portata della tua arma.',
      },
      de: {
        name: 'Pepperbox',
        text: 'Leg sie aus; ab deinem nächsten Zug darfst du sie abwerfen: ein Schuss auf einen Spieler in Reichweite deiner Waffe.',
      },
    },
    'pony-express': {
      en: {
        name: 'Pony Express',
        text: 'Put it into play; from your next turn, you may discard it to draw three cards.',
      },
      it: {
        name: 'Pony Express',
        text: 'Mettilo in gioco; dal tuo prossimo turno puoi scartarlo per pescare tre carte.',
      },
      de: {
        name: 'Pony Express',
        text: 'Leg ihn aus; ab deinem nächsten Zug darfst du ihn abwerfen und drei Karten ziehen.',
      },
    },
    sombrero: {
      en: { name: 'Sombrero', text: 'Put it into play; once this turn is over, you may discard it as a Missed!.' },
      it: { name: 'Sombrero', text: 'Mettilo in gioco; finito questo turno puoi scartarlo come Mancato!.' },
      de: { name: 'Sombrero', text: 'Leg ihn aus; nach diesem Zug darfst du ihn als Fehlschuss! abwerfen.' },
    },
    'ten-gallon-hat': {
      en: {
        name: 'Ten Gallon Hat',
        text: 'Put it into play; once this turn is over, you may discard it as a Missed!.',
      },
      it: { name: 'Cappello', text: 'Mettilo in gioco; finito questo turno puoi scartarlo come Mancato!.' },
      de: { name: 'Hut', text: 'Leg ihn aus; nach diesem Zug darfst du ihn als Fehlschuss! abwerfen.' },
    },
  },
  characters: {
    'apache-kid': {
      en: { name: 'Apache Kid', text: 'Diamonds played by others don’t affect him, except in a Duel.' },
      it: { name: 'Apache Kid', text: 'Le carte di Quadri giocate dagli altri non lo toccano, tranne nei Duelli.' },
      de: { name: 'Apache Kid', text: 'Karo-Karten der anderen bewirken bei ihm nichts, außer im Duell.' },
    },
    'belle-star': {
      en: { name: 'Belle Star', text: 'During her turn, the other players’ cards in play have no effect.' },
      it: { name: 'Belle Star', text: 'Nel suo turno le carte in gioco degli altri non hanno effetto.' },
      de: { name: 'Belle Star', text: 'In ihrem Zug sind die ausliegenden Karten der anderen wirkungslos.' },
    },
    'bill-noface': {
      en: {
        name: 'Bill Noface',
        text: 'Draws one card (phase 1), and one more for each life point he is missing.',
      },
      it: {
        name: 'Bill Noface',
        text: 'Quando pesca (fase 1) prende una carta, più una per ogni punto vita che gli manca.',
      },
      de: {
        name: 'Bill Noface',
        text: 'Zieht zu Beginn seines Zugs (Phase 1) eine Karte und für jeden Lebenspunkt, der ihm fehlt, noch eine.',
      },
    },
    'chuck-wengam': {
      en: {
        name: 'Chuck Wengam',
        text: 'As often as he likes in his turn, he may lose a life point, but not the last, to draw two cards.',
      },
      it: {
        name: 'Chuck Wengam',
        text: 'Nel suo turno può perdere un punto vita, non l’ultimo, per pescare due carte, quante volte vuole.',
      },
      de: {
        name: 'Chuck Wengam',
        text: 'Darf in seinem Zug beliebig oft einen Lebenspunkt verlieren, nie den letzten, und zwei Karten ziehen.',
      },
    },
    'doc-holyday': {
      en: { name: 'Doc Holyday', text: 'Once per turn he may discard two cards for a shot in reach of his weapon.' },
      it: {
        name: 'Doc Holyday',
        text: 'Una volta nel suo turno può scartare due carte per uno sparo a portata della sua arma.',
      },
      de: {
        name: 'Doc Holyday',
        text: 'Darf einmal in seinem Zug zwei Karten abwerfen für einen Schuss in Reichweite seiner Waffe.',
      },
    },
    'elena-fuente': {
      en: { name: 'Elena Fuente', text: 'May use any card from her hand as a Missed!.' },
      it: { name: 'Elena Fuente', text: 'Può usare qualsiasi carta della sua mano come Mancato!.' },
      de: { name: 'Elena Fuente', text: 'Darf jede ihrer Handkarten als Fehlschuss! nutzen.' },
    },
    'greg-digger': {
      en: { name: 'Greg Digger', text: 'Regains two life points when another player is eliminated.' },
      it: { name: 'Greg Digger', text: 'Recupera due punti vita quando un altro giocatore viene eliminato.' },
      de: { name: 'Greg Digger', text: 'Erhält zwei Lebenspunkte zurück, wenn ein anderer Spieler ausscheidet.' },
    },
    'herb-hunter': {
      en: { name: 'Herb Hunter', text: 'Draws two cards when another player is eliminated.' },
      it: { name: 'Herb Hunter', text: 'Pesca due carte quando un altro giocatore viene eliminato.' },
      de: { name: 'Herb Hunter', text: 'Zieht zwei Karten, wenn ein anderer Spieler ausscheidet.' },
    },
    'jose-delgado': {
      en: {
        name: 'José Delgado',
        text: 'Twice per turn he may discard a blue card from his hand to draw two cards.',
      },
      it: {
        name: 'José Delgado',
        text: 'Due volte nel suo turno può scartare una carta blu dalla mano per pescarne due.',
      },
      de: {
        name: 'José Delgado',
        text: 'Darf zweimal in seinem Zug eine blaue Handkarte abwerfen und zwei Karten ziehen.',
      },
    },
    'molly-stark': {
      en: {
        name: 'Molly Stark',
        text: 'Outside her turn, she draws a card for each card she plays or willingly discards from her hand.',
      },
      it: {
        name: 'Molly Stark',
        text: 'Fuori dal suo turno pesca una carta per ognuna che gioca o scarta di sua volontà dalla mano.',
      },
      de: {
        name: 'Molly Stark',
        text: 'Zieht außerhalb ihres Zuges für jede Handkarte, die sie spielt oder freiwillig abwirft, eine Karte.',
      },
    },
    'pat-brennan': {
      en: { name: 'Pat Brennan', text: 'Instead of drawing (phase 1), he may take a card in play from any player.' },
      it: {
        name: 'Pat Brennan',
        text: 'Invece di pescare (fase 1) può prendere una carta in gioco di qualsiasi giocatore.',
      },
      de: {
        name: 'Pat Brennan',
        text: 'Darf, statt zu ziehen (Phase 1), eine ausliegende Karte eines beliebigen Spielers nehmen.',
      },
    },
    'pixie-pete': {
      en: { name: 'Pixie Pete', text: 'Draws three cards instead of two (phase 1).' },
      it: { name: 'Pixie Pete', text: 'Pesca tre carte a inizio turno (fase 1).' },
      de: { name: 'Pixie Pete', text: 'Zieht zu Beginn seines Zugs (Phase 1) drei Karten.' },
    },
    'sean-mallory': {
      en: { name: 'Sean Mallory', text: 'May keep up to ten cards at the end of his turn.' },
      it: { name: 'Sean Mallory', text: 'Alla fine del suo turno può tenere in mano dieci carte.' },
      de: { name: 'Sean Mallory', text: 'Darf am Ende seines Zuges zehn Karten auf der Hand behalten.' },
    },
    'tequila-joe': {
      en: { name: 'Tequila Joe', text: 'Regains two life points from a Beer instead of one.' },
      it: { name: 'Tequila Joe', text: 'Con una Birra recupera due punti vita invece di uno.' },
      de: { name: 'Tequila Joe', text: 'Erhält durch ein Bier zwei Lebenspunkte zurück statt einen.' },
    },
    'vera-custer': {
      en: {
        name: 'Vera Custer',
        text: 'Before drawing, she chooses another character in play: she has its ability until her next turn.',
      },
      it: {
        name: 'Vera Custer',
        text: 'Prima di pescare sceglie un altro personaggio in gioco: fino al suo prossimo turno ne ha l’abilità.',
      },
      de: {
        name: 'Vera Custer',
        text: 'Wählt vor dem Ziehen einen anderen Charakter im Spiel: Bis zu ihrem nächsten Zug hat sie dessen Fähigkeit.',
      },
    },
  },
  events: {},
} satisfies SetTexts;
