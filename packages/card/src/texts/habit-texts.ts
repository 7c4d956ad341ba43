// Texts of options for common habits that differ from the rulings.

import type { Translated } from '@posse/engine';

export const HABIT_TEXTS = {
  'base-characters-only': {
    en: {
      name: 'Base characters only',
      text: 'Only characters of the base game are dealt, offered and set aside, whatever sets are in use.',
    },
    it: {
      name: 'Solo personaggi base',
      text: 'Si distribuiscono, si offrono e si mettono da parte solo i personaggi del gioco base, qualunque espansione si usi.',
    },
    de: {
      name: 'Nur Charaktere des Grundspiels',
      text: 'Verteilt, angeboten und beiseitegelegt werden nur Charaktere des Grundspiels, egal welche Erweiterungen dabei sind.',
    },
  },
  'one-event-deck': {
    en: {
      name: 'One event deck',
      text: 'With both event decks in use, one of them is chosen at random and played whole; the other stays in the box.',
    },
    it: {
      name: 'Un solo mazzo eventi',
      text: 'Con entrambi i mazzi evento la sorte ne sceglie uno, che si gioca intero; l’altro resta nella scatola.',
    },
    de: {
      name: 'Nur ein Ereignisstapel',
      text: 'Sind beide Ereignisstapel dabei, entscheidet das Los für einen, der ganz gespielt wird; der andere bleibt in der Schachtel.',
    },
  },
  'same-weapon-again': {
    en: { name: 'Same weapon again', text: 'A weapon may replace one of the same name.' },
    it: { name: 'Di nuovo la stessa arma', text: 'Un’arma può sostituirne una con lo stesso nome.' },
    de: { name: 'Dieselbe Waffe noch einmal', text: 'Eine Waffe darf eine gleichen Namens ersetzen.' },
  },
  'volcanic-is-a-book-card': {
    en: {
      name: 'Volcanic is a book card',
      text: 'The beginner deck leaves out the Volcanic, too, as if it had the book.',
    },
    it: {
      name: 'La Volcanic ha il libro',
      text: 'Dal mazzo per principianti resta fuori anche la Volcanic, come se avesse il libro.',
    },
    de: {
      name: 'Die Volcanic hat das Buch',
      text: 'Bei den Karten für Einsteiger fehlt auch die Volcanic, als trüge sie das Buch.',
    },
  },
  'checks-under-lasso': {
    en: { name: 'Checks during Lasso', text: 'During Lasso, Dynamite and Jail are checked as always.' },
    it: { name: 'Controlli con il Lazo', text: 'Con il Lazo si estrae come sempre per Dinamite e Prigione.' },
    de: { name: 'Prüfung beim Lasso', text: 'Beim Lasso werden Dynamit und Gefängnis geprüft wie immer.' },
  },
  'not-on-oneself': {
    en: { name: 'Not on yourself', text: 'You can’t play Panic!, Cat Balou or Jail on yourself.' },
    it: { name: 'Non su sé stessi', text: 'Panico!, Cat Balou e Prigione non si possono giocare su sé stessi.' },
    de: {
      name: 'Nicht auf sich selbst',
      text: 'Panik!, Cat Balou und Gefängnis darf niemand auf sich selbst spielen.',
    },
  },
  'bang-after-volcanic': {
    en: {
      name: 'BANG! after Volcanic',
      text: 'BANG! cards fired with the Volcanic don’t count towards the limit: without it, you may still play the usual one.',
    },
    it: {
      name: 'BANG! dopo la Volcanic',
      text: 'I BANG! sparati con la Volcanic non contano per il limite: senza di lei puoi ancora giocare quello consueto.',
    },
    de: {
      name: 'BANG! nach der Volcanic',
      text: 'Mit der Volcanic gespielte BANG! zählen nicht für die Grenze: Ohne sie darfst du das übliche noch spielen.',
    },
  },
  'cuffed-beer': {
    en: {
      name: 'Beer in handcuffs',
      text: 'During Handcuffs, a Beer that saves your last life point may have any suit.',
    },
    it: {
      name: 'Birra in manette',
      text: 'Con le Manette la Birra contro la perdita dell’ultimo punto vita può essere di qualunque seme.',
    },
    de: {
      name: 'Bier in Handschellen',
      text: 'Bei „Handschellen“ darf ein Bier gegen den Verlust des letzten Lebenspunkts jede Farbe haben.',
    },
  },
} satisfies Record<string, Translated>;
