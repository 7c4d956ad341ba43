// A bot in a few words: level and temper, or whose it is.

import { useLingui } from '@lingui/react/macro';
import { PERSONAS } from '@posse/bots';
import type { SeatInfo } from '@posse/protocol';
import { useBotNames } from './bot-names.ts';

/** Returns a function that describes a bot: "Legend bot, bold"; while it has no time to think, also its replacement. */
export function useBotWords(): (seat: Pick<SeatInfo, 'bot' | 'persona' | 'standIn' | 'ownBot'>) => string {
  const { t } = useLingui();
  const names = useBotNames();
  return ({ bot, persona, standIn, ownBot }) => {
    if (ownBot) return t`Bot of a player’s own`;
    const level = names.level(bot).name;
    const somebody = PERSONAS.find(({ id }) => id === persona);
    const temper = somebody === undefined ? null : names.temper(somebody.temper);
    const words = temper === null ? t`${level} bot` : t`${level} bot, ${temper}`;
    if (standIn === null) return words;
    const other = names.level(standIn).name;
    return t`${words} (no time to think: ${other} plays)`;
  };
}
