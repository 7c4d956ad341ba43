// The row of signs on a card: pictures and what is written between them.

import type { Icon as IconName } from '../art/index.ts';
import { Icon } from './Icon.tsx';
import styles from './Signs.module.css';
import suits from './suits.module.css';
import type { Sign } from './symbols.ts';

const isWritten = (sign: Sign): sign is Exclude<Sign, IconName> => /^[=+]$|\d$/.test(sign);

function One({ sign }: { readonly sign: Sign }) {
  if (!isWritten(sign)) return <Icon name={sign} className={suits[sign]} />;
  return <span className={sign === '=' || sign === '+' ? styles.between : styles.number}>{sign}</span>;
}

export function Signs({ of }: { readonly of: readonly Sign[] }) {
  return (
    <span className={styles.signs}>
      {of.map((sign, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row, in which signs repeat
        <One key={place} sign={sign} />
      ))}
    </span>
  );
}
