// Texts that three players replace: targets, no Sheriff, the Deputy begins.

import { ROLES_OF_THREE } from '@posse/engine';
import type { TextChanges } from '../texts/set-texts.ts';

export const textsOfThree: TextChanges = {
  roles: ROLES_OF_THREE,
  cards: {
    jail: {
      en: 'For anyone, even you. Their turn starts with a draw!: on a Heart they play on, otherwise they skip it.',
      it: 'Per chiunque, anche per te. All’inizio del suo turno Estrarre!: con Cuori gioca, altrimenti lo salta.',
      de: 'Für jeden, auch für dich. Zu Beginn seines Zuges Ziehen!: Bei Herz spielt er, sonst setzt er diesen Zug aus.',
    },
  },
  events: {
    'russian-roulette': {
      en: 'When it appears, players discard a Missed! in turn, starting with the Deputy. The first who doesn’t loses two life points.',
      it: 'Quando arriva, tutti scartano a turno un Mancato!, dal Vice in poi. Il primo che non lo fa perde due punti vita.',
      de: 'Wenn es kommt, wirft reihum, beginnend beim Hilfssheriff, jeder einen Fehlschuss! ab. Der Erste ohne verliert zwei Lebenspunkte.',
    },
  },
};
