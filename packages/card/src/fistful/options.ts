// The options of A Fistful of Cards, with the texts that they replace.

import { option } from '../setup/options.ts';

export const options = [
  option('modern-mine', {
    events: {
      'abandoned-mine': {
        en: 'Draw your cards (phase 1) from the discard pile while it lasts; only excess cards of phase 3 go on the draw pile.',
        it: 'Pesca le tue carte (fase 1) dagli scarti finché ce n’è; solo le carte in eccesso della fase 3 vanno in cima al mazzo.',
        de: 'Zieh deine Karten (Phase 1) vom Ablagestapel, solange er reicht; nur überzählige Karten der Phase 3 kommen auf den Nachziehstapel.',
      },
    },
  }),
  option('blood-after-checks', {
    events: {
      'blood-brothers': {
        en: 'At the start of your turn, after Dynamite and Jail, you may give one of your life points, but not the last, to a hurt player.',
        it: 'All’inizio del tuo turno, dopo Dinamite e Prigione, puoi dare un tuo punto vita, non l’ultimo, a un giocatore ferito.',
        de: 'Zu Beginn deines Zuges, nach Dynamit und Gefängnis, darfst du einem verletzten Spieler einen deiner Lebenspunkte geben, nie den letzten.',
      },
    },
  }),
  option('liquor-at-full-life', {
    events: {
      'hard-liquor': {
        en: 'You may skip drawing (phase 1) to regain a life point; at full life, for nothing.',
        it: 'Puoi non pescare (fase 1): se sei ferito recuperi un punto vita, altrimenti nulla.',
        de: 'Du darfst das Ziehen (Phase 1) auslassen: Bist du verletzt, erhältst du einen Lebenspunkt zurück, sonst nichts.',
      },
    },
  }),
  option('peyote-to-the-end', {
    events: {
      peyote: {
        en: 'Instead of drawing, guess red or black and turn up a card: if right, keep it and you must guess again; if wrong, discard it.',
        it: 'Invece di pescare, di’ rosso o nero e scopri una carta: se indovini la tieni e devi continuare, se no la scarti.',
        de: 'Statt zu ziehen, rate Rot oder Schwarz und deck eine Karte auf: Stimmt es, behalte sie, und du musst weiterraten; sonst wirf sie ab.',
      },
    },
  }),
  option('slab-ricochet', {
    events: {
      ricochet: {
        en: 'In your turn, you may discard a BANG! to shoot at another player’s card in play: it is discarded, unless they use a Missed!, two against Slab.',
        it: 'Nel tuo turno puoi scartare un BANG! contro una carta in gioco altrui: è scartata senza un Mancato!, o due se spara Slab.',
        de: 'In deinem Zug darfst du ein BANG! auf eine ausliegende Karte eines anderen abwerfen: Ohne Fehlschuss!, gegen Slab zwei, verliert er sie.',
      },
    },
    characters: {
      'slab-the-killer': ({ sets }) =>
        sets.includes('fistful')
          ? {
              en: 'It takes two Missed! to cancel his BANG! or ricochet; a Barrel’s Heart counts as one.',
              it: 'Servono due Mancato! per annullare un suo BANG! o rimbalzo; un Barile riuscito vale come uno dei due.',
              de: 'Gegen sein BANG! oder seinen Querschläger braucht es zwei Fehlschuss!; ein Herz durch ein Fass zählt als einer davon.',
            }
          : null,
    },
  }),
  option('checks-under-lasso', {
    events: {
      lasso: {
        en: 'Cards in play have no effect, but Dynamite and Jail are checked as always.',
        it: 'Le carte in gioco non hanno effetto, ma per Dinamite e Prigione si estrae come sempre.',
        de: 'Ausliegende Karten sind wirkungslos, nur Dynamit und Gefängnis werden geprüft wie immer.',
      },
    },
  }),
];
