// Any answers at all, as words on buttons: for whatever has no better place, such as the questions of house cards.

import type { Answer } from '@posse/card';
import { usePlay } from './Play.tsx';
import styles from './sheet-buttons.module.css';
import { useOptionWords } from './words/index.ts';

export function OptionList({ options }: { readonly options: readonly Answer[] }) {
  const { view, send } = usePlay();
  const words = useOptionWords();
  return (
    <ul className={styles.list} data-row>
      {options.map((option, place) => {
        const { label, detail } = words(option, view);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: options of one question never change their places
          <li key={place}>
            <button
              type="button"
              className="button"
              data-act="option"
              data-number={place + 1}
              onClick={() => send(option)}
            >
              <span className={styles.begin}>
                {label}
                {detail !== '' && <small>{detail}</small>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
