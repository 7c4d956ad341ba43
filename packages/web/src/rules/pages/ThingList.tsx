// A page full of things, with filters that leave some of them out.

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ThingEntry } from '../ThingEntry.tsx';
import { idOf, type Thing } from '../thing.ts';
import styles from './ThingList.module.css';

export interface Filter<T extends Thing> {
  /** What one filters by: the sets, the colours. */
  readonly name: string;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  readonly has: (thing: T, choice: string) => boolean;
}

interface Props<T extends Thing> {
  readonly title: string;
  readonly things: readonly T[];
  readonly filters?: readonly Filter<T>[];
}

export function ThingList<T extends Thing>({ title, things, filters = [] }: Props<T>) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const shown = things.filter((thing) =>
    filters.every(({ name, has }) => chosen[name] === undefined || has(thing, chosen[name])),
  );
  const choose = (filter: string, choice: string): void => {
    const { [filter]: before, ...rest } = chosen;
    setChosen(before === choice ? rest : { ...rest, [filter]: choice });
  };
  return (
    <section className={styles.page}>
      <h2>{title}</h2>
      {filters.map(({ name, choices }) => (
        <fieldset key={name} className={styles.filter}>
          <legend className="unseen">{name}</legend>
          {choices.map((choice) => (
            <button
              key={choice.id}
              type="button"
              aria-pressed={chosen[name] === choice.id}
              onClick={() => choose(name, choice.id)}
            >
              {choice.name}
            </button>
          ))}
        </fieldset>
      ))}
      <p role="status" className="unseen">
        {t`${shown.length} of ${things.length} shown`}
      </p>
      <ul className={styles.list}>
        {shown.map((thing) => (
          <ThingEntry key={idOf(thing)} thing={thing} />
        ))}
      </ul>
    </section>
  );
}
