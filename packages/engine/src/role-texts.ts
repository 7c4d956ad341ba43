// Names and goals of the roles, which all games share.

import type { Role } from './roles.ts';
import type { Sentence } from './text-changes.ts';
import type { Translated } from './translated-text.ts';

/** The goal of each role with four players or more. */
export const ROLE_TEXTS: Readonly<Record<Role, Translated>> = {
  sheriff: {
    en: { name: 'Sheriff', text: 'Eliminate all Outlaws and Renegades.' },
    it: { name: 'Sceriffo', text: 'Elimina tutti i Fuorilegge e i Rinnegati.' },
    de: { name: 'Sheriff', text: 'Schalte alle Gesetzlosen und Abtrünnigen aus.' },
  },
  deputy: {
    en: { name: 'Deputy', text: 'Protect the Sheriff: you win together, even if you’re out.' },
    it: { name: 'Vice', text: 'Proteggi lo Sceriffo: vinci con lui, anche da eliminato.' },
    de: { name: 'Hilfssheriff', text: 'Beschütze den Sheriff: Du gewinnst mit ihm, auch wenn du ausgeschieden bist.' },
  },
  outlaw: {
    en: { name: 'Outlaw', text: 'Get the Sheriff eliminated: you win with the other Outlaws, even if you’re out.' },
    it: { name: 'Fuorilegge', text: 'Fai eliminare lo Sceriffo: vinci con gli altri Fuorilegge, anche da eliminato.' },
    de: {
      name: 'Gesetzloser',
      text: 'Bring den Sheriff zu Fall: Du gewinnst mit den anderen Gesetzlosen, auch wenn du ausgeschieden bist.',
    },
  },
  renegade: {
    en: { name: 'Renegade', text: 'Be the last one alive, with the Sheriff second to last.' },
    it: { name: 'Rinnegato', text: 'Resta l’ultimo in vita, con lo Sceriffo penultimo.' },
    de: { name: 'Abtrünniger', text: 'Bleib als Letzter am Leben, mit dem Sheriff als Vorletztem.' },
  },
};

/** The target of each role among three players, who have no Sheriff. */
export const ROLES_OF_THREE: Readonly<Record<Exclude<Role, 'sheriff'>, Sentence>> = {
  deputy: {
    en: 'Eliminate the Renegade yourself, or, once somebody is out, be the last one alive.',
    it: 'Elimina tu il Rinnegato o, quando uno è già fuori, resta l’ultimo in vita.',
    de: 'Schalte selbst den Abtrünnigen aus oder bleib, sobald jemand ausgeschieden ist, als Letzter am Leben.',
  },
  outlaw: {
    en: 'Eliminate the Deputy yourself, or, once somebody is out, be the last one alive.',
    it: 'Elimina tu il Vice o, quando uno è già fuori, resta l’ultimo in vita.',
    de: 'Schalte selbst den Hilfssheriff aus oder bleib, sobald jemand ausgeschieden ist, als Letzter am Leben.',
  },
  renegade: {
    en: 'Eliminate the Outlaw yourself, or, once somebody is out, be the last one alive.',
    it: 'Elimina tu il Fuorilegge o, quando uno è già fuori, resta l’ultimo in vita.',
    de: 'Schalte selbst den Gesetzlosen aus oder bleib, sobald jemand ausgeschieden ist, als Letzter am Leben.',
  },
};
