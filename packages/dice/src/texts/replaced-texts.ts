// Texts that options, three players or the Chief's arrow replace.

import { type Changes, none, ROLES_OF_THREE, type Sentence } from '@posse/engine';
import type { Agreed } from '../state.ts';
import type { OptionId, TextGroup } from './game-texts.ts';

export type TextChanges = Changes<Exclude<TextGroup, 'options'>, Agreed>;

const CHIEF = 2;

/** For tables with the Chief's arrow; texts of other tables do not mention it. */
const withChief =
  (sentence: Sentence) =>
  ({ modules }: Agreed): Sentence | null =>
    modules.includes(CHIEF) ? sentence : null;

/** The texts that each option replaces. */
export const OPTION_CHANGES: Readonly<Record<OptionId, TextChanges>> = {
  'no-arrow-for-the-dead': {
    characters: {
      'el-gringo': {
        en: 'A player who hurts him with shots or the Gatling takes an arrow: one each time, however many life points he lost, but none for eliminating him.',
        it: 'Chi lo ferisce con gli spari o la Gatling prende una freccia: una per volta, per quanti punti vita abbia perso, ma nessuna se lo elimina.',
        de: 'Wer ihn mit Schüssen oder der Gatling verletzt, nimmt einen Pfeil: jedes Mal einen, egal wie viele Lebenspunkte er verlor, aber keinen, wer ihn ausschaltet.',
      },
    },
  },
  'optional-broken-arrow': {
    faces: {
      'broken arrow': ({ modules }) =>
        modules.includes(CHIEF)
          ? {
              en: 'You may immediately have any player, even you, return an arrow to the pile, but never the Chief’s arrow. May be re-rolled.',
              it: 'Subito puoi far rimettere nel mucchietto una freccia a un giocatore a tua scelta, anche a te, ma mai la freccia del Capo. Si può ritirare.',
              de: 'Sofort darfst du einen Spieler deiner Wahl, auch dich, einen Pfeil in den Vorrat zurücklegen lassen, aber nie den Häuptlingspfeil. Darf neu geworfen werden.',
            }
          : {
              en: 'You may immediately have any player, even you, return an arrow to the pile. May be re-rolled.',
              it: 'Subito puoi far rimettere nel mucchietto una freccia a un giocatore a tua scelta, anche a te. Si può ritirare.',
              de: 'Sofort darfst du einen Spieler deiner Wahl, auch dich, einen Pfeil in den Vorrat zurücklegen lassen. Darf neu geworfen werden.',
            },
    },
  },
  'one-spoilt-beer': {
    specials: {
      cattivo: {
        en: 'The Bad, an Outlaw: when another player is about to regain life points, one of their beers is lost.',
        it: 'Fuorilegge: quando un altro giocatore sta per recuperare punti vita, una birra per lui è persa.',
        de: 'Gesetzloser: Würde ein anderer Spieler Lebenspunkte zurückerhalten, ist ein Bier für ihn verloren.',
      },
    },
  },
  'mixed-roles': {
    modules: {
      '3': {
        en: 'Roles with a power, mixed with plain ones, so that nobody knows which are in play: reveal yours once per game to use it.',
        it: 'Ruoli con un potere, mescolati a quelli normali, così che nessuno sa quali sono in gioco: rivela il tuo una volta nella partita per usarlo.',
        de: 'Rollen mit einer Kraft, mit gewöhnlichen gemischt, sodass niemand weiß, welche im Spiel sind: Deck deine einmal im Spiel auf, um sie zu nutzen.',
      },
    },
  },
  'nine-tokens': {
    modules: {
      '2': {
        en: 'An arrow that counts as two, in place of an ordinary one: nine in all. In an attack, its holder loses nothing if they alone have the most arrows.',
        it: 'Una freccia che vale per due, al posto di una normale: nove in tutto. In un attacco chi la tiene non perde nulla se ha lui solo più frecce di tutti.',
        de: 'Ein Pfeil, der als zwei zählt, anstelle eines gewöhnlichen: neun insgesamt. Bei einem Angriff verliert sein Besitzer nichts, wenn er allein die meisten Pfeile hat.',
      },
    },
  },
  'untouchable-chief': {
    characters: {
      'bart-cassidy': withChief({
        en: 'May take an arrow, never the Chief’s, instead of losing a life point to a 1, a 2 or the Gatling, but never the last one of the pile.',
        it: 'Può prendere una freccia, mai quella del Capo, invece di perdere un punto vita per un 1, un 2 o la Gatling, ma mai l’ultima del mucchietto.',
        de: 'Darf einen Pfeil nehmen, nie den Häuptlingspfeil, statt durch eine 1, eine 2 oder die Gatling einen Lebenspunkt zu verlieren, aber nie den letzten des Vorrats.',
      }),
      'kit-carlson': withChief({
        en: 'For each Gatling he rolls, he may return any player’s arrow to the pile, but never the Chief’s. Three still fire.',
        it: 'Per ogni sua Gatling può rimettere nel mucchietto una freccia di un giocatore qualsiasi, mai quella del Capo. Tre sparano comunque.',
        de: 'Darf für jede seiner Gatlings einen Pfeil eines beliebigen Spielers in den Vorrat zurücklegen, nie den Häuptlingspfeil. Drei feuern trotzdem.',
      }),
      'pedro-ramirez': withChief({
        en: 'May return one of his arrows, never the Chief’s, to the pile for each life point he loses.',
        it: 'Può rimettere nel mucchietto una delle sue frecce, mai quella del Capo, per ogni punto vita che perde.',
        de: 'Darf für jeden Lebenspunkt, den er verliert, einen seiner Pfeile, nie den Häuptlingspfeil, in den Vorrat zurücklegen.',
      }),
    },
  },
  'baro-undoes-arrows': {
    specials: {
      baro: {
        en: 'The Cheat, an Outlaw: another player’s last roll doesn’t count, nor do its arrows if they stopped by choice. They re-roll all their dice, even dynamite, and must accept the result.',
        it: 'Fuorilegge: l’ultimo tiro di un altro giocatore non vale, né le sue frecce se si è fermato di sua volontà: è quel giocatore a ritirare tutti i suoi dadi, anche la dinamite, e deve accettare il risultato.',
        de: 'Gesetzloser: Der letzte Wurf eines anderen Spielers zählt nicht, auch seine Pfeile nicht, wenn er freiwillig aufhörte. Er wirft alle seine Würfel neu, auch Dynamit, und muss das Ergebnis nehmen.',
      },
    },
  },
  'molly-takes-all': {
    characters: {
      'molly-stark': {
        en: 'May lose all the life points that another player must lose, or none, but never more than she has.',
        it: 'Può perdere tutti i punti vita che un altro giocatore deve perdere, o nessuno, ma mai più di quanti ne ha.',
        de: 'Darf alle Lebenspunkte verlieren, die ein anderer Spieler verlieren muss, oder keinen, aber nie mehr, als sie hat.',
      },
    },
  },
  'no-overkill': {
    faces: {
      '1': {
        en: 'A player next to you loses a life point. You can’t shoot anyone more often than they have life points if the shot can hit someone else.',
        it: 'Un giocatore accanto a te perde un punto vita. Non si spara a nessuno più volte dei punti vita che ha, se il colpo può raggiungere altri.',
        de: 'Ein Spieler direkt neben dir verliert einen Lebenspunkt. Auf niemanden wird öfter geschossen, als er Lebenspunkte hat, wenn der Schuss jemand anderen treffen kann.',
      },
      '2': {
        en: 'A player two places away loses a life point. With two or three players left, it counts as a 1. You can’t shoot anyone more often than they have life points if the shot can hit someone else.',
        it: 'Un giocatore a due posti da te perde un punto vita. Se restano due o tre giocatori, vale come un 1. Non si spara a nessuno più volte dei punti vita che ha, se il colpo può raggiungere altri.',
        de: 'Ein Spieler zwei Plätze weiter verliert einen Lebenspunkt. Sind nur noch zwei oder drei Spieler übrig, zählt sie als 1. Auf niemanden wird öfter geschossen, als er Lebenspunkte hat, wenn der Schuss jemand anderen treffen kann.',
      },
    },
  },
  'rose-short-way': {
    characters: {
      'rose-doolan': {
        en: 'May shoot one place farther, the shorter way round: one or two places with a 1, two or three with a 2.',
        it: 'Può sparare un posto più lontano, dal lato più corto: a uno o due posti con un 1, a due o tre con un 2.',
        de: 'Darf einen Platz weiter schießen, auf dem kürzeren Weg: ein oder zwei Plätze mit einer 1, zwei oder drei mit einer 2.',
      },
    },
  },
  'gringo-before-gatling': { characters: { 'el-gringo': gringoBeforeGatling } },
  'dead-mans-dice': {
    faces: {
      dynamite: {
        en: 'Can’t be re-rolled. With three or more, you must stop rolling and lose a life point; your other dice count even if that eliminates you.',
        it: 'Non si ritira. Con tre o più devi smettere di tirare e perdi un punto vita; gli altri dadi contano anche se così vieni eliminato.',
        de: 'Wird nicht neu geworfen. Ab drei musst du aufhören zu werfen und verlierst einen Lebenspunkt; deine übrigen Würfel zählen, auch wenn du dadurch ausscheidest.',
      },
    },
  },
  'ghost-outlaw-counts': {
    modules: {
      '5': {
        en: 'For five or more players. The first player eliminated becomes a ghost, without ability or special role: each turn, the ghost rolls two plain dice and sets one result, or two equal ones, for a player’s next turn. A ghost Outlaw still has to be beaten.',
        it: 'Da cinque giocatori in su. Il primo eliminato diventa un fantasma, senza abilità né ruolo speciale: a ogni turno tira due dadi normali e fissa un risultato, o due uguali, per il prossimo turno di un giocatore. Un Fuorilegge fantasma va ancora battuto.',
        de: 'Ab fünf Spielern. Wer als Erster ausscheidet, wird zum Geist, ohne Fähigkeit und besondere Rolle: Jeden Zug wirft er zwei gewöhnliche Würfel und legt ein Ergebnis, oder zwei gleiche, für den nächsten Zug eines Spielers fest. Ein Geist der Gesetzlosen ist noch zu schlagen.',
      },
    },
  },
};

function gringoBeforeGatling({ options }: Agreed): Sentence {
  return options.includes('no-arrow-for-the-dead')
    ? {
        en: 'A player who hurts him with shots or the Gatling takes one arrow each time, but none for eliminating him; after a Gatling it goes back with all others.',
        it: 'Chi lo ferisce con gli spari o la Gatling prende ogni volta una freccia, ma nessuna se lo elimina; dopo una Gatling torna con le altre.',
        de: 'Wer ihn mit Schüssen oder der Gatling verletzt, nimmt jedes Mal einen Pfeil, aber keinen, wer ihn ausschaltet; nach einer Gatling kommt er mit den anderen zurück.',
      }
    : {
        en: 'A player who hurts him with shots or the Gatling takes an arrow: one each time, however many life points he lost. After a Gatling it goes back with all others.',
        it: 'Chi lo ferisce con gli spari o la Gatling prende una freccia: una per volta, per quanti punti vita abbia perso. Dopo una Gatling torna con le altre.',
        de: 'Wer ihn mit Schüssen oder der Gatling verletzt, nimmt einen Pfeil: jedes Mal einen, egal wie viele Lebenspunkte er verlor. Nach einer Gatling kommt er mit den anderen zurück.',
      };
}

/** Among three there is no Sheriff. */
export const seatChanges = (seats: number): TextChanges =>
  seats === 3 ? { roles: ROLES_OF_THREE } : none('The usual texts are written for tables with a Sheriff.');

/** With the Chief's arrow arrows count differently; without it no text mentions it. */
export const MODULE_CHANGES: TextChanges = {
  faces: {
    arrow: withChief({
      en: 'Take an arrow from the pile immediately. When the pile is empty, the Indians attack: players lose a life point for each of their arrows, two for the Chief’s, but its holder loses nothing if they alone have the most. All arrows return.',
      it: 'Prendi subito una freccia dal mucchietto. Quando il mucchietto è vuoto gli Indiani attaccano: ognuno perde un punto vita per ogni sua freccia, due per quella del Capo, ma chi la tiene nulla se ha lui solo più frecce di tutti. Tutte le frecce tornano nel mucchietto.',
      de: 'Nimm sofort einen Pfeil aus dem Vorrat. Ist der Vorrat leer, greifen die Indianer an: Jeder verliert für jeden seiner Pfeile einen Lebenspunkt, für den Häuptlingspfeil zwei, dessen Besitzer aber nichts, wenn er allein die meisten hat. Alle Pfeile kommen zurück.',
    }),
    'broken arrow': ({ modules }) =>
      modules.includes(CHIEF)
        ? null
        : {
            en: 'Any player, even you, immediately returns an arrow to the pile. May be re-rolled.',
            it: 'Subito un giocatore a tua scelta, anche tu, rimette una freccia nel mucchietto. Si può ritirare.',
            de: 'Sofort legt ein Spieler deiner Wahl, auch du, einen Pfeil in den Vorrat zurück. Darf neu geworfen werden.',
          },
  },
};
