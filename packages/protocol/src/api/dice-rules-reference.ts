// The dice game's rules as data, from the same tables that the engine plays by.

import { CHARACTERS, FACES, OPTIONS, PLAIN, PRESETS, SPECIALS, textsFor } from '@posse/dice';
import { ROLES } from '@posse/engine';
import type { DiceRules } from '../rules-reference.ts';
import { found, roleReference } from './card-rules-reference.ts';

/** The texts without unusual agreements. */
const TEXTS = textsFor(null);

/** The rules reference of the dice game. `bots` are the levels that a table may choose. */
export const diceReference = (bots: readonly string[]): DiceRules => ({
  game: 'dice',
  tables: Object.entries(ROLES).map(([seats, roles]) => {
    const hasSheriff = roles.includes('sheriff');
    return {
      seats: Number(seats),
      roles: [...roles],
      openRoles: !hasSheriff,
      leader: hasSheriff ? 'sheriff' : 'deputy',
    };
  }),
  roles: roleReference(),
  modules: Object.entries(TEXTS.modules).map(([number, texts]) => ({ number: Number(number), texts })),
  dice: Object.entries(FACES).map(([id, faces]) => ({ id, faces: [...faces] })),
  faces: Object.entries(TEXTS.faces).map(([id, texts]) => ({ id, texts })),
  characters: Object.values(CHARACTERS)
    .filter(({ id }) => id !== PLAIN)
    .map(({ id, bullets, modules }) => ({
      id,
      bullets,
      modules: [...modules],
      texts: found(TEXTS.characters[id], id),
    })),
  specials: Object.entries(SPECIALS).map(([id, { role }]) => ({ id, role, texts: found(TEXTS.specials[id], id) })),
  options: OPTIONS.map(({ id, byDefault, texts }) => ({ id, byDefault, withSet: null, texts })),
  presets: PRESETS.map(({ id, modules, options, texts }) => ({
    id,
    modules: [...modules],
    options: [...options],
    texts,
  })),
  bots: [...bots],
});
