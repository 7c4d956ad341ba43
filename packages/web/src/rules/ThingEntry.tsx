// A thing in its list: picture, text, copies and rulings, with a spot of its own.

import { Copies } from './Copies.tsx';
import { spotOf } from './place.ts';
import { FoldedRulings } from './RulingList.tsx';
import styles from './ThingEntry.module.css';
import { ThingFace } from './ThingFace.tsx';
import { gameOf, idOf, type Thing } from './thing.ts';
import { useThingOrigin, useThingText } from './thing-words.ts';
import { zoom } from './Zoom.tsx';

export function ThingEntry({ thing }: { readonly thing: Thing }) {
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
        {thing.kind === 'card' && <Copies kind={thing.key} />}
      </div>
      <div className={styles.rulings}>
        <FoldedRulings game={gameOf(thing)} id={id} />
      </div>
    </li>
  );
}
