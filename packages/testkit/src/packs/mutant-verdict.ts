// Judges a mutated pack: refused with a sentence, or valid and playable.

import { cardGame } from '@posse/card';
import { BadPack, canonical, checkPack, identityOf } from '@posse/card/packs';
import { playBare } from './pack-games.ts';

/** The verdict: `refused`, `valid`, or what is wrong. A valid pack is checked again, dealt, and played for one game. */
export function verdictOn(value: unknown): string {
  try {
    const pack = checkPack(value);
    if (canonical(checkPack(pack) as never) !== canonical(pack as never)) return 'changes when it is checked again';
    if (identityOf(pack).rules !== identityOf(checkPack(JSON.parse(JSON.stringify(value)))).rules)
      return 'has another identity as JSON';
    const { setup } = cardGame.deal({ seats: 4, packs: [pack] }, 'mutant');
    if (setup.packs?.length !== 1) return 'is not part of the setup';
    playBare(pack, 1, 'mutant');
    return 'valid';
  } catch (error) {
    if (error instanceof BadPack)
      return /^The (pack|card|character|event).*[.!]$/s.test(error.message) ? 'refused' : error.message;
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}
