// The copies of a card in the deck, by suit and rank.

import { useLingui } from '@lingui/react/macro';
import type { CardId } from '@posse/card';
import { classes, Icon, useCardLabel } from '../drawing/index.ts';
import { catalogue } from '../entry-lookup.ts';
import { rankOf } from '../words/card-names.ts';
import styles from './CardCopies.module.css';

interface Props {
  readonly kind: string;
  /** The copy that the user looks at. */
  readonly card?: CardId | undefined;
}

export function CardCopies({ kind, card }: Props) {
  const { t } = useLingui();
  const label = useCardLabel();
  return (
    <ul className={styles.copies} aria-label={t`Copies in the deck`}>
      {catalogue()
        .cards.filter((one) => one.kind.key === kind)
        .map(({ id, suit }) => (
          <li key={id} className={classes(styles[suit], id === card && styles.this)}>
            <span aria-hidden="true">
              {rankOf(id)}
              <Icon name={suit} />
            </span>
            <span className="unseen">{label(id)}</span>
          </li>
        ))}
    </ul>
  );
}
