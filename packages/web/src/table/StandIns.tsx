// Under the story, for as long as it holds: whose bot has no time to think, and who answers in its place.

import { useLingui } from '@lingui/react/macro';
import { useTable } from '../session/SessionContext.tsx';
import { useBotNames } from '../words/bot-names.ts';
import styles from './Story.module.css';

export function StandIns() {
  const { t } = useLingui();
  const names = useBotNames();
  const seats = useTable(({ table }) => table?.seats);
  return seats?.map(({ name, bot, standIn }, place) => {
    if (standIn === null) return null;
    const [who, level, other] = [name ?? '?', names.level(bot).name, names.level(standIn).name];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
      <p key={place} className={styles.aside} data-stand-in={place}>
        {t`The server is too busy for ${who} to think (${level}): ${other} answers for now.`}
      </p>
    );
  });
}
