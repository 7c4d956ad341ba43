// Texts of the base set, in our own words.

import { capitalized, countWord } from '@posse/engine';
import type { SetContents, SetTexts, Translated } from '../texts/set-texts.ts';

const box = ({ cards, characters: { length } }: SetContents): Translated => ({
  en: {
    name: 'Base game',
    text: `${capitalized(countWord(cards, 'en'))} cards and ${countWord(length, 'en')} characters: everything for your first gunfight.`,
  },
  it: {
    name: 'Gioco base',
    text: `${capitalized(countWord(cards, 'it'))} carte e ${countWord(length, 'it')} personaggi: tutto per la prima sparatoria.`,
  },
  de: {
    name: 'Grundspiel',
    text: `${capitalized(countWord(cards, 'de'))} Karten und ${countWord(length, 'de')} Charaktere: alles für die erste Schießerei.`,
  },
});

export const texts = {
  set: box,
  cards: {
    bang: {
      en: { name: 'BANG!', text: 'Shoot a player in reach of your weapon. Once per turn.' },
      it: { name: 'BANG!', text: 'Spara a un giocatore a portata della tua arma. Uno per turno.' },
      de: { name: 'BANG!', text: 'Schieß auf einen Spieler in Reichweite deiner Waffe. Eines pro Zug.' },
    },
    missed: {
      en: { name: 'Missed!', text: 'Cancels a shot at you.' },
      it: { name: 'Mancato!', text: 'Annulla uno sparo contro di te.' },
      de: { name: 'Fehlschuss!', text: 'Wehrt einen Schuss auf dich ab.' },
    },
    beer: {
      en: {
        name: 'Beer',
        text: 'Regain one life point. Also saves you from your last wound; no effect with two players left.',
      },
      it: {
        name: 'Birra',
        text: 'Recuperi un punto vita. Ti salva anche dall’ultima ferita; inutile se restano due giocatori.',
      },
      de: {
        name: 'Bier',
        text: 'Du erhältst einen Lebenspunkt zurück. Rettet dich auch vor der letzten Wunde; nutzlos zu zweit.',
      },
    },
    panic: {
      en: {
        name: 'Panic!',
        text: 'Take a card from a player at distance 1: one in play, or a random one from the hand.',
      },
      it: {
        name: 'Panico!',
        text: 'Prendi una carta a un giocatore a distanza 1: una in gioco, o una a caso dalla mano.',
      },
      de: {
        name: 'Panik!',
        text: 'Nimm eine Karte eines Spielers im Abstand 1: eine ausliegende oder eine zufällige aus der Hand.',
      },
    },
    'cat-balou': {
      en: { name: 'Cat Balou', text: 'Any player discards a card: one in play, or a random one from the hand.' },
      it: {
        name: 'Cat Balou',
        text: 'Un giocatore qualsiasi scarta una carta: una in gioco, o una a caso dalla mano.',
      },
      de: {
        name: 'Cat Balou',
        text: 'Ein beliebiger Spieler wirft eine Karte ab: eine ausliegende oder eine zufällige aus der Hand.',
      },
    },
    duel: {
      en: {
        name: 'Duel',
        text: 'Another player, then you, take turns discarding a BANG!. The first who doesn’t loses a life point.',
      },
      it: {
        name: 'Duello',
        text: 'Tu e un altro giocatore scartate a turno dei BANG!, lui per primo. Chi non lo fa perde un punto vita.',
      },
      de: {
        name: 'Duell',
        text: 'Du und ein anderer Spieler werft abwechselnd BANG! ab, er zuerst. Wer nicht kann oder will, verliert einen Lebenspunkt.',
      },
    },
    'general-store': {
      en: { name: 'General Store', text: 'Turn up one card per player; each takes one, you first.' },
      it: {
        name: 'Emporio',
        text: 'Si scoprono tante carte quanti sono i giocatori; ognuno ne prende una, tu per primo.',
      },
      de: { name: 'Warenhaus', text: 'So viele Karten wie Spieler werden aufgedeckt; jeder nimmt eine, du zuerst.' },
    },
    indians: {
      en: { name: 'Indians!', text: 'All other players discard a BANG! or lose a life point.' },
      it: { name: 'Indiani!', text: 'Tutti gli altri scartano un BANG! o perdono un punto vita.' },
      de: { name: 'Indianer!', text: 'Alle anderen werfen ein BANG! ab oder verlieren einen Lebenspunkt.' },
    },
    stagecoach: {
      en: { name: 'Stagecoach', text: 'Draw two cards.' },
      it: { name: 'Diligenza', text: 'Pesca due carte.' },
      de: { name: 'Postkutsche', text: 'Zieh zwei Karten.' },
    },
    gatling: {
      en: { name: 'Gatling', text: 'A shot at all other players, at any distance.' },
      it: { name: 'Gatling', text: 'Uno sparo contro tutti gli altri giocatori, a qualsiasi distanza.' },
      de: { name: 'Gatling', text: 'Ein Schuss auf alle anderen Spieler, egal wie weit entfernt.' },
    },
    saloon: {
      en: { name: 'Saloon', text: 'All players regain one life point.' },
      it: { name: 'Saloon', text: 'Tutti i giocatori recuperano un punto vita.' },
      de: { name: 'Saloon', text: 'Alle Spieler erhalten einen Lebenspunkt zurück.' },
    },
    'wells-fargo': {
      en: { name: 'Wells Fargo', text: 'Draw three cards.' },
      it: { name: 'Wells Fargo', text: 'Pesca tre carte.' },
      de: { name: 'Wells Fargo', text: 'Zieh drei Karten.' },
    },
    barrel: {
      en: { name: 'Barrel', text: 'When you are shot at, draw!: a Heart counts as a Missed!.' },
      it: { name: 'Barile', text: 'Quando ti sparano, Estrarre!: Cuori vale come un Mancato!.' },
      de: { name: 'Fass', text: 'Wird auf dich geschossen, Ziehen!: Herz gilt als Fehlschuss!.' },
    },
    dynamite: {
      en: {
        name: 'Dynamite',
        text: 'At the start of your turn, draw!: on a Spade from 2 to 9 you lose three life points; otherwise pass it to your left.',
      },
      it: {
        name: 'Dinamite',
        text: 'All’inizio del tuo turno Estrarre!: con Picche da 2 a 9 perdi tre punti vita; altrimenti passala a sinistra.',
      },
      de: {
        name: 'Dynamit',
        text: 'Zu Beginn deines Zuges Ziehen!: Bei Pik 2 bis 9 verlierst du drei Lebenspunkte; sonst gib es nach links weiter.',
      },
    },
    jail: {
      en: {
        name: 'Jail',
        text: 'For anyone but the Sheriff, even you. Their turn starts with a draw!: on a Heart they play on, otherwise they skip it.',
      },
      it: {
        name: 'Prigione',
        text: 'Per chiunque tranne lo Sceriffo, anche per te. All’inizio del suo turno Estrarre!: con Cuori gioca, altrimenti lo salta.',
      },
      de: {
        name: 'Gefängnis',
        text: 'Für jeden außer dem Sheriff, auch für dich. Zu Beginn seines Zuges Ziehen!: Bei Herz spielt er, sonst setzt er diesen Zug aus.',
      },
    },
    mustang: {
      en: { name: 'Mustang', text: 'Others see you at distance +1.' },
      it: { name: 'Mustang', text: 'Gli altri ti vedono più lontano di uno.' },
      de: { name: 'Mustang', text: 'Die anderen sehen dich um eins weiter entfernt.' },
    },
    scope: {
      en: { name: 'Scope', text: 'You see the others at distance −1.' },
      it: { name: 'Mirino', text: 'Vedi gli altri più vicini di uno.' },
      de: { name: 'Zielfernrohr', text: 'Du siehst die anderen um eins näher.' },
    },
    volcanic: {
      en: { name: 'Volcanic', text: 'Weapon, reach 1: play any number of BANG! cards.' },
      it: { name: 'Volcanic', text: 'Arma, portata 1: puoi giocare quanti BANG! vuoi.' },
      de: { name: 'Volcanic', text: 'Waffe, Reichweite 1: Spiel beliebig viele BANG!.' },
    },
    schofield: {
      en: { name: 'Schofield', text: 'Weapon, reach 2.' },
      it: { name: 'Schofield', text: 'Arma, portata 2.' },
      de: { name: 'Schofield', text: 'Waffe, Reichweite 2.' },
    },
    remington: {
      en: { name: 'Remington', text: 'Weapon, reach 3.' },
      it: { name: 'Remington', text: 'Arma, portata 3.' },
      de: { name: 'Remington', text: 'Waffe, Reichweite 3.' },
    },
    'rev-carabine': {
      en: { name: 'Rev. Carabine', text: 'Weapon, reach 4.' },
      it: { name: 'Rev. Carabine', text: 'Arma, portata 4.' },
      de: { name: 'Karabiner', text: 'Waffe, Reichweite 4.' },
    },
    winchester: {
      en: { name: 'Winchester', text: 'Weapon, reach 5.' },
      it: { name: 'Winchester', text: 'Arma, portata 5.' },
      de: { name: 'Winchester', text: 'Waffe, Reichweite 5.' },
    },
  },
  characters: {
    'bart-cassidy': {
      en: { name: 'Bart Cassidy', text: 'Draws a card for each life point he loses.' },
      it: { name: 'Bart Cassidy', text: 'Pesca una carta per ogni punto vita che perde.' },
      de: { name: 'Bart Cassidy', text: 'Zieht für jeden Lebenspunkt, den er verliert, eine Karte.' },
    },
    'black-jack': {
      en: {
        name: 'Black Jack',
        text: 'Shows the second card he draws (phase 1); if it is red, he draws one more.',
      },
      it: {
        name: 'Black Jack',
        text: 'Mostra la seconda carta che pesca a inizio turno (fase 1); se è rossa ne pesca un’altra.',
      },
      de: {
        name: 'Black Jack',
        text: 'Zeigt die zweite Karte, die er zu Beginn seines Zugs zieht (Phase 1); ist sie rot, zieht er noch eine.',
      },
    },
    'calamity-janet': {
      en: {
        name: 'Calamity Janet',
        text: 'Can use BANG! as Missed! and Missed! as BANG!, which then is her BANG! of the turn.',
      },
      it: {
        name: 'Calamity Janet',
        text: 'Usa i BANG! come Mancato! e i Mancato! come BANG!: allora è il suo BANG! del turno.',
      },
      de: {
        name: 'Calamity Janet',
        text: 'Nutzt BANG! als Fehlschuss! und Fehlschuss! als BANG!: Dann ist es ihr BANG! des Zuges.',
      },
    },
    'el-gringo': {
      en: {
        name: 'El Gringo',
        text: 'For each life point a player takes from him, he draws a random card from that player’s hand.',
      },
      it: {
        name: 'El Gringo',
        text: 'Per ogni punto vita che un giocatore gli toglie, pesca una carta a caso dalla mano di quello.',
      },
      de: {
        name: 'El Gringo',
        text: 'Zieht für jeden Lebenspunkt, den ihm ein Spieler nimmt, eine zufällige Karte aus dessen Hand.',
      },
    },
    'jesse-jones': {
      en: { name: 'Jesse Jones', text: 'May draw his first card (phase 1) from another player’s hand.' },
      it: {
        name: 'Jesse Jones',
        text: 'Può pescare la prima carta del turno (fase 1) dalla mano di un altro giocatore.',
      },
      de: {
        name: 'Jesse Jones',
        text: 'Darf die erste Karte seines Zugs (Phase 1) aus der Hand eines anderen Spielers ziehen.',
      },
    },
    jourdonnais: {
      en: { name: 'Jourdonnais', text: 'Counts as having a Barrel at all times.' },
      it: { name: 'Jourdonnais', text: 'È come se avesse sempre un Barile in gioco.' },
      de: { name: 'Jourdonnais', text: 'Spielt immer so, als läge ein Fass vor ihm aus.' },
    },
    'kit-carlson': {
      en: {
        name: 'Kit Carlson',
        text: 'When he draws (phase 1), he looks at three cards, keeps two and puts the third back on top of the draw pile.',
      },
      it: {
        name: 'Kit Carlson',
        text: 'Quando pesca (fase 1) guarda tre carte, ne tiene due e rimette la terza in cima al mazzo.',
      },
      de: {
        name: 'Kit Carlson',
        text: 'Sieht sich beim Ziehen (Phase 1) drei Karten an, behält zwei und legt die dritte oben auf den Nachziehstapel zurück.',
      },
    },
    'lucky-duke': {
      en: { name: 'Lucky Duke', text: 'Turns up two cards for each draw! and chooses one.' },
      it: { name: 'Lucky Duke', text: 'A ogni Estrarre! scopre due carte e ne sceglie una.' },
      de: { name: 'Lucky Duke', text: 'Deckt bei jedem Ziehen! zwei Karten auf und wählt eine.' },
    },
    'paul-regret': {
      en: { name: 'Paul Regret', text: 'Others see him at distance +1.' },
      it: { name: 'Paul Regret', text: 'Gli altri lo vedono più lontano di uno.' },
      de: { name: 'Paul Regret', text: 'Die anderen sehen ihn um eins weiter entfernt.' },
    },
    'pedro-ramirez': {
      en: { name: 'Pedro Ramirez', text: 'May draw his first card (phase 1) from the discard pile.' },
      it: { name: 'Pedro Ramirez', text: 'Può pescare la prima carta del turno (fase 1) dagli scarti.' },
      de: { name: 'Pedro Ramirez', text: 'Darf die erste Karte seines Zugs (Phase 1) vom Ablagestapel ziehen.' },
    },
    'rose-doolan': {
      en: { name: 'Rose Doolan', text: 'Sees the others at distance −1.' },
      it: { name: 'Rose Doolan', text: 'Vede gli altri più vicini di uno.' },
      de: { name: 'Rose Doolan', text: 'Sieht die anderen um eins näher.' },
    },
    'sid-ketchum': {
      en: { name: 'Sid Ketchum', text: 'May discard two cards from his hand at any time to regain a life point.' },
      it: {
        name: 'Sid Ketchum',
        text: 'Può scartare due carte dalla mano in ogni momento per recuperare un punto vita.',
      },
      de: {
        name: 'Sid Ketchum',
        text: 'Darf jederzeit zwei Handkarten abwerfen und erhält dafür einen Lebenspunkt zurück.',
      },
    },
    'slab-the-killer': {
      en: {
        name: 'Slab the Killer',
        text: 'It takes two Missed! to cancel his BANG!; a Barrel’s Heart counts as one.',
      },
      it: {
        name: 'Slab the Killer',
        text: 'Servono due Mancato! per annullare un suo BANG!; un Barile riuscito vale come uno dei due.',
      },
      de: {
        name: 'Slab the Killer',
        text: 'Gegen sein BANG! braucht es zwei Fehlschuss!; ein Herz durch ein Fass zählt als einer davon.',
      },
    },
    'suzy-lafayette': {
      en: { name: 'Suzy Lafayette', text: 'Draws a card when her hand is empty.' },
      it: { name: 'Suzy Lafayette', text: 'Pesca una carta quando resta senza carte in mano.' },
      de: { name: 'Suzy Lafayette', text: 'Zieht eine Karte, wenn ihre Hand leer ist.' },
    },
    'vulture-sam': {
      en: { name: 'Vulture Sam', text: 'Takes all cards of eliminated players.' },
      it: { name: 'Vulture Sam', text: 'Prende tutte le carte di chi viene eliminato.' },
      de: { name: 'Vulture Sam', text: 'Nimmt alle Karten von jedem, der ausscheidet.' },
    },
    'willy-the-kid': {
      en: { name: 'Willy the Kid', text: 'May play any number of BANG! cards.' },
      it: { name: 'Willy the Kid', text: 'Può giocare quanti BANG! vuole.' },
      de: { name: 'Willy the Kid', text: 'Darf beliebig viele BANG! spielen.' },
    },
  },
  events: {},
} satisfies SetTexts;
