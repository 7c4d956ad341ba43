// Texts of number options.

import type { Translated } from '@posse/engine';

export const NUMBER_TEXTS = {
  'characters-to-choose': {
    en: {
      name: 'Characters to choose from',
      text: 'Before the roles are dealt, everyone gets this many characters and plays one of them; the first of the others is set aside for New Identity. In the tournament there are two, face up; otherwise you only see your own. All choices are revealed together.',
    },
    it: {
      name: 'Personaggi tra cui scegliere',
      text: 'Prima che si distribuiscano i ruoli ognuno riceve tanti personaggi e ne gioca uno; il primo degli altri resta da parte per Nuova Identità. Nel torneo sono due, scoperti; altrimenti ognuno guarda solo i propri. Le scelte si scoprono tutte insieme.',
    },
    de: {
      name: 'Charaktere zur Wahl',
      text: 'Bevor die Rollen verteilt werden, bekommt jeder so viele Charaktere und spielt einen davon; der erste der übrigen liegt für Neue Identität bereit. Im Turnier sind es zwei, offen; sonst sieht jeder nur seine eigenen. Alle Entscheidungen werden zusammen aufgedeckt.',
    },
  },
  events: {
    en: {
      name: 'Events in a mixed deck',
      text: 'This many events are drawn when High Noon and A Fistful of Cards are mixed, plus one of the two last cards; 28 are all of them. A single deck is always played whole.',
    },
    it: {
      name: 'Eventi nel mazzo misto',
      text: 'Tanti eventi si pescano quando si mescolano Mezzogiorno di Fuoco e Per un Pugno di Carte, più una delle due ultime carte; 28 sono tutti. Un mazzo solo si gioca intero, anche se lo ha scelto la sorte.',
    },
    de: {
      name: 'Ereignisse im gemischten Stapel',
      text: 'So viele Ereignisse werden gezogen, wenn High Noon und A Fistful of Cards gemischt werden, dazu eine der beiden letzten Karten; 28 sind alle. Ein Stapel allein wird ganz gespielt, auch wenn das Los für ihn entschieden hat.',
    },
  },
} as const satisfies Readonly<Record<string, Translated>>;
