// Something named in a text: a click shows it with its full text and the rulings about it.

import suits from '../draw/suits.module.css';
import type { Thing } from '../rules/thing.ts';
import { zoom } from '../rules/Zoom.tsx';
import { rankOf, suitOf, valueText } from '../words/card-names.ts';
import styles from './Ref.module.css';

export function Ref({ text, thing }: { readonly text: string; readonly thing: Thing }) {
  const card = thing.kind === 'card' ? thing.card : undefined;
  return (
    <button type="button" className={`ref ${styles.ref}`} onClick={() => zoom(thing)}>
      {text !== '' && <span className={styles.name}>{text}</span>}
      {card !== undefined && (
        <span className={styles.value}>
          {rankOf(card)}
          <span className={suits[suitOf(card)]}>{valueText(card).slice(-1)}</span>
        </span>
      )}
    </button>
  );
}
