// A story as it is read: headings and paragraphs, names in bold, and whatever is named can be looked up.

import type { Mark, Marks, Paragraph, Thing } from '@posse/narrator';
import suits from '../draw/suits.module.css';
import { zoom } from '../rules/Zoom.tsx';
import { suitOf } from '../words/card-names.ts';
import styles from './Lines.module.css';

interface LinesProps {
  readonly paragraphs: readonly Paragraph[];
  readonly marks: Marks;
}

export function Lines({ paragraphs, marks }: LinesProps) {
  return paragraphs.map(({ number, kind, sentences }) => (
    <p key={number} className={styles[kind]}>
      {marks.split(sentences.join(' ')).map(({ at, words, mark }) => {
        if (mark === null) return words;
        const { text, value, thing } = mark;
        return thing === null ? <b key={at}>{text}</b> : <Named key={at} text={text} value={value} thing={thing} />;
      })}
    </p>
  ));
}

interface NamedProps extends Omit<Mark, 'thing'> {
  readonly thing: Thing;
}

/** A click shows it with its full text and the rulings about it. */
function Named({ text, value, thing }: NamedProps) {
  const card = thing.kind === 'card' ? thing.card : undefined;
  return (
    <button type="button" className={`ref ${styles.ref}`} onClick={() => zoom(thing)}>
      {text !== '' && <span className={styles.name}>{text}</span>}
      {card !== undefined && (
        <span className={styles.value}>
          {value.slice(0, -1)}
          <span className={suits[suitOf(card)]}>{value.slice(-1)}</span>
        </span>
      )}
    </button>
  );
}
