// The nine special roles, each of the kind of role that it belongs to.

import type { Role } from '@posse/engine';

export const specials: Readonly<Record<string, Role>> = {
  orso: 'sheriff',
  buono: 'deputy',
  dottore: 'deputy',
  giudice: 'deputy',
  baro: 'outlaw',
  brutto: 'outlaw',
  cattivo: 'outlaw',
  'mano-destra': 'renegade',
  'mano-sinistra': 'renegade',
};
