// Who plays where no person sits.

import { useLingui } from '@lingui/react/macro';
import { useBotWords } from './bot-words.ts';
import { Choice } from './Choice.tsx';

interface BotChoiceProps {
  readonly bots: readonly string[];
  readonly value: string;
  readonly onChange: (bot: string) => void;
}

export function BotChoice({ bots, value, onChange }: BotChoiceProps) {
  const { t } = useLingui();
  const words = useBotWords();
  return (
    <Choice
      legend={t`Bots`}
      value={value}
      of={bots.map((bot) => ({ value: bot, label: words(bot).name }))}
      about={words(value).text}
      onChange={onChange}
    />
  );
}
