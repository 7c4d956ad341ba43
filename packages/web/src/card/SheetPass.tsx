// The one red button: let it happen, with the bullet that it costs.

import type { Answer } from '@posse/card';
import { Icon } from '../draw/index.ts';
import { lifeAfter } from './harm.ts';
import { usePlay } from './Play.tsx';
import styles from './sheet-buttons.module.css';
import { useOptionWords } from './words/index.ts';

export function SheetPass({ answer, number }: { readonly answer: Answer; readonly number: number }) {
  const { view, send, doubted } = usePlay();
  const { label, detail } = useOptionWords()(answer, view);
  const life = lifeAfter(view, answer);
  return (
    <button
      type="button"
      className={life === null ? 'button' : 'button danger'}
      data-act={doubted === answer ? 'confirm' : 'option'}
      data-number={number}
      onClick={() => send(answer)}
    >
      <span className={styles.pass}>
        {life !== null && life.left <= 0 && <Icon name="skull" />}
        {label}
        {detail !== '' && <small>{detail}</small>}
      </span>
      {life !== null && life.now > 0 && life.now <= 6 && (
        <span className={styles.bullets} aria-hidden="true">
          {Array.from({ length: life.now }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bullets are all alike
            <Icon key={place} name="life" className={place >= life.left ? styles.going : undefined} />
          ))}
        </span>
      )}
    </button>
  );
}
