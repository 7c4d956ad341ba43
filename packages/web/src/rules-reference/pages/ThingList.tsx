// A page of things, with filters.

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CardCopies } from '../CardCopies.tsx';
import { FoldedRulings } from '../RulingList.tsx';
import { gameOf, idOf, type Thing } from '../rule-thing.ts';
import { spotOf } from '../rules-address.ts';
import { zoom } from '../ThingDialog.tsx';
import { ThingFace } from '../ThingFace.tsx';
import { useThingOrigin, useThingText } from '../thing-words.ts';
import styles from './ThingList.module.css';

export interface Filter<T extends Thing> {
  /** The name of the filter: sets, colours. */
  readonly name: string;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  readonly has: (thing: T, choice: string) => boolean;
}

interface ThingListProps<T extends Thing> {
  readonly title: string;
  readonly things: readonly T[];
  readonly filters?: readonly Filter<T>[];
}

export function ThingList<T extends Thing>({ title, things, filters = [] }: ThingListProps<T>) {
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

/** A thing in its list: picture, text, copies and rulings, with a spot of its own. */
function ThingEntry({ thing }: { readonly thing: Thing }) {
  const { name, text } = useThingText()(thing);
  const origin = useThingOrigin()(thing);
  const id = idOf(thing);
  return (
    <li id={spotOf(id)} className={styles.entry}>
      <button type="button" className={styles.picture} onClick={() => zoom(thing)}>
        <ThingFace thing={thing} width={thing.kind === 'face' ? 84 : 110} />
      </button>
      <div className={styles.words}>
        <h3>
          <a href={`#${spotOf(id)}`}>{name}</a>
        </h3>
        <p className={styles.origin}>{origin.join(' · ')}</p>
        <p>{text}</p>
        {thing.kind === 'card' && <CardCopies kind={thing.key} />}
      </div>
      <div className={styles.rulings}>
        <FoldedRulings game={gameOf(thing)} id={id} />
      </div>
    </li>
  );
}
