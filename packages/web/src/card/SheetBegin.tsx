// A power that takes more picking: a button that begins with it.

import { useCardNames } from '../words/card-names.ts';
import type { Source } from './choosing.ts';
import { usePlay } from './Play.tsx';
import styles from './sheet-buttons.module.css';

export function SheetBegin({ source }: { readonly source: Source }) {
  const { view, pick } = usePlay();
  const names = useCardNames();
  const { name, text } =
    source.card !== null
      ? names.card(source.card)
      : source.kind === 'event'
        ? names.event(view.event ?? '')
        : names.character(source.pick ?? '');
  return (
    <button type="button" className="button" data-act="option" onClick={() => pick({ source: source.key })}>
      <span className={styles.begin}>
        {name}
        <small>{text}</small>
      </span>
    </button>
  );
}
