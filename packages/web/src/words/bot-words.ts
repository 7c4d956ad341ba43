// A bot in a few words: how good it is, and what it is like.

import { useLingui } from '@lingui/react/macro';
import { PERSONAS } from '@posse/bots';
import type { SeatInfo } from '@posse/protocol';
import { useBotNames } from './bot-names.ts';

/** "Deputy bot, bold" */
export function useBotWords(): (seat: Pick<SeatInfo, 'bot' | 'persona'>) => string {
  const { t } = useLingui();
  const names = useBotNames();
  return ({ bot, persona }) => {
    const level = names.level(bot).name;
    const somebody = PERSONAS.find(({ id }) => id === persona);
    if (somebody === undefined) return t`${level} bot`;
    const temper = names.temper(somebody.temper);
    return t`${level} bot, ${temper}`;
  };
}
