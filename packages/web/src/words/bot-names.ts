// Names of bot levels and tempers.

import { useLingui } from '@lingui/react/macro';
import type { LevelId, Temper } from '@posse/bots';
import type { Text } from '@posse/engine';

/** Each has one star more than the one before. Listed here, because the lobby loads before the bots. */
export const LEVEL_IDS: readonly LevelId[] = ['greenhorn', 'gunslinger', 'deputy', 'marshal', 'legend'];

/** The default level. */
export const USUAL_LEVEL: LevelId = 'deputy';

export interface BotNames {
  /** A bot without a description is named by its id. */
  level(bot: string): Text;
  temper(temper: Temper): string;
}

/** The level of a bot; null for a bot without one. */
export const levelOf = (bot: string): LevelId | null => LEVEL_IDS.find((level) => level === bot) ?? null;

export function useBotNames(): BotNames {
  const { t } = useLingui();
  const levels: Readonly<Record<LevelId, Text>> = {
    greenhorn: { name: t`Greenhorn`, text: t`New in town: means well, and slips now and then.` },
    gunslinger: { name: t`Gunslinger`, text: t`Shoots well, but never wonders who is who.` },
    deputy: {
      name: t({ message: 'Deputy', context: 'a level' }),
      text: t`Watches everybody, guesses who is who, and plans ahead.`,
    },
    marshal: {
      name: t`Marshal`,
      text: t`Has learned from hundreds of thousands of games what pays and what does not.`,
    },
    legend: { name: t`Legend`, text: t`Plays out a hundred games in their head before every move. Good luck.` },
  };
  const tempers: Readonly<Record<Temper, string>> = {
    even: t`calm`,
    bold: t`bold`,
    wary: t`wary`,
    grudging: t`grudging`,
  };
  return {
    level(bot) {
      const level = levelOf(bot);
      return level === null ? { name: bot, text: '' } : levels[level];
    },
    temper: (temper) => tempers[temper],
  };
}
