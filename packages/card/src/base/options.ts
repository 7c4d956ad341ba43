// The options of every game, with the texts that they replace.

import { naming, none } from '@posse/engine';
import type { KindData } from '../effects/entry-data.ts';
import { option } from '../setup/options.ts';
import { baseBox, dodgeCityBox, promosBox } from './card-count-texts.ts';
import { cards } from './cards.ts';
import { texts } from './texts.ts';

const beginnerDeck = option('beginner-deck', { sets: { base: baseBox, 'dodge-city': dodgeCityBox } });

const bookCards = Object.entries<KindData>(cards)
  .filter(([, { book }]) => book === true)
  .flatMap(([key]) => (Object.hasOwn(texts.cards, key) ? texts.cards[key as keyof typeof texts.cards] : []));

export const options = [
  { ...beginnerDeck, texts: naming(beginnerDeck.texts, bookCards) },
  option('chosen-discards', none('No card says in which order the last cards of a player are discarded.')),
  option('no-beer-for-two', {
    cards: {
      beer: {
        en: 'Regain one life point. Also saves you from your last wound; can’t be played with two players left.',
        it: 'Recuperi un punto vita. Ti salva anche dall’ultima ferita; non si può giocare se restano due giocatori.',
        de: 'Du erhältst einen Lebenspunkt zurück. Rettet dich auch vor der letzten Wunde; zu zweit nicht spielbar.',
      },
    },
  }),
  option('late-reshuffle', none('No card says when the discards are shuffled.')),
  option('sid-at-full-life', {
    characters: {
      'sid-ketchum': {
        en: 'May discard two cards from his hand at any time to regain a life point; at full life, for nothing.',
        it: 'Può scartare due carte dalla mano in ogni momento per recuperare un punto vita; anche illeso, per nulla.',
        de: 'Darf jederzeit zwei Handkarten abwerfen und erhält dafür einen Lebenspunkt zurück; auch unverletzt, dann umsonst.',
      },
    },
  }),
  option('one-by-one', none('Cards with several targets say what happens to each, not when one of them is out.')),
  option('base-characters-only', {
    sets: {
      'dodge-city': dodgeCityBox,
      promos: promosBox,
    },
  }),
  option('same-weapon-again', none('Weapons say how far they reach, not what they replace.')),
  option('volcanic-is-a-book-card', { sets: { base: baseBox } }),
  option('not-on-oneself', {
    cards: {
      panic: {
        en: 'Take a card from another player at distance 1: one in play, or a random one from the hand.',
        it: 'Prendi una carta a un altro giocatore a distanza 1: una in gioco, o una a caso dalla mano.',
        de: 'Nimm eine Karte eines anderen Spielers im Abstand 1: eine ausliegende oder eine zufällige aus der Hand.',
      },
      'cat-balou': {
        en: 'Any other player discards a card: one in play, or a random one from the hand.',
        it: 'Un altro giocatore qualsiasi scarta una carta: una in gioco, o una a caso dalla mano.',
        de: 'Ein beliebiger anderer Spieler wirft eine Karte ab: eine ausliegende oder eine zufällige aus der Hand.',
      },
      jail: ({ seats }) =>
        seats === 3
          ? {
              en: 'For any other player. Their turn starts with a draw!: on a Heart they play on, otherwise they skip it.',
              it: 'Per chiunque altro. All’inizio del suo turno Estrarre!: con Cuori gioca, altrimenti lo salta.',
              de: 'Für jeden anderen. Zu Beginn seines Zuges Ziehen!: Bei Herz spielt er, sonst setzt er diesen Zug aus.',
            }
          : {
              en: 'For any other player but the Sheriff. Their turn starts with a draw!: on a Heart they play on, otherwise they skip it.',
              it: 'Per chiunque altro tranne lo Sceriffo. All’inizio del suo turno Estrarre!: con Cuori gioca, altrimenti lo salta.',
              de: 'Für jeden anderen außer dem Sheriff. Zu Beginn seines Zuges Ziehen!: Bei Herz spielt er, sonst setzt er diesen Zug aus.',
            },
    },
  }),
  option('bang-after-volcanic', {
    cards: {
      volcanic: {
        en: 'Weapon, reach 1: play any number of BANG! cards, on top of the one per turn.',
        it: 'Arma, portata 1: puoi giocare quanti BANG! vuoi, oltre a quello del turno.',
        de: 'Waffe, Reichweite 1: Spiel beliebig viele BANG!, zusätzlich zu dem einen des Zuges.',
      },
    },
  }),
  // These come from the tournament, and every game may use them.
  option('card-after-effect', none('No card says when it reaches the discard pile.'), 'tournament'),
  option(
    'reward-may-be-left',
    none('No card speaks of rewards; the lesson on them asks for this option.'),
    'tournament',
  ),
];
