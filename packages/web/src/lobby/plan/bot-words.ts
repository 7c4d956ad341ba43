// What each bot is like.

import { useLingui } from '@lingui/react/macro';
import type { Text } from '@posse/engine';

/** A bot that nobody has described goes by its id. */
export function useBotWords(): (bot: string) => Text {
  const { t } = useLingui();
  const words: Readonly<Record<string, Text>> = {
    greedy: { name: t`Steady`, text: t`They shoot at whom they take for an enemy, and mind their own skin.` },
    random: { name: t`Wild`, text: t`They do anything the rules allow, without a thought.` },
  };
  return (bot) => (Object.hasOwn(words, bot) ? words[bot] : undefined) ?? { name: bot, text: '' };
}
