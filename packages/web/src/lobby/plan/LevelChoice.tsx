// How good the bots are who play where no person sits: four levels, in stars, and a line about the one that is chosen.

import { useLingui } from '@lingui/react/macro';
import type { LevelId } from '@posse/bots';
import { LEVEL_IDS, levelOf, useBotNames } from '../../words/bot-names.ts';
import { Choice } from './Choice.tsx';
import { Stars } from './Stars.tsx';

interface LevelChoiceProps {
  /** The id of a bot, which may be of none of these levels. */
  readonly value: string;
  readonly onChange: (level: LevelId) => void;
}

export function LevelChoice({ value, onChange }: LevelChoiceProps) {
  const { t } = useLingui();
  const names = useBotNames();
  return (
    <Choice
      legend={t`Bots`}
      value={levelOf(value)}
      of={LEVEL_IDS.map((level) => ({
        value: level,
        label: names.level(level).name,
        sign: <Stars bot={level} />,
      }))}
      about={names.level(value).text}
      onChange={onChange}
    />
  );
}
