// How good the bots are that one plays with at once; the same wish as below, where more is said about it.

import { Trans } from '@lingui/react/macro';
import type { LevelId } from '@posse/bots';
import { LEVEL_IDS, useBotNames } from '../words/bot-names.ts';
import styles from './NameField.module.css';
import { useWishes, wish } from './wishes.ts';

export function LevelField() {
  const names = useBotNames();
  const bot = useWishes((wishes) => wishes.bot);
  return (
    <label className={styles.name}>
      <span>
        <Trans>Bots</Trans>
      </span>
      <select
        className="field"
        data-act="level"
        value={bot}
        onChange={({ target }) => wish({ bot: target.value as LevelId })}
      >
        {LEVEL_IDS.map((level, rank) => (
          <option key={level} value={level}>
            {`${'★'.repeat(rank + 1)} ${names.level(level).name}`}
          </option>
        ))}
      </select>
    </label>
  );
}
