// A story as it is read: headings and paragraphs, names in bold, and whatever is named can be looked up.

import styles from './Lines.module.css';
import type { Marks } from './marks.ts';
import { Ref } from './Ref.tsx';
import type { Paragraph } from './story.ts';

interface LinesProps {
  readonly paragraphs: readonly Paragraph[];
  readonly marks: Marks;
}

export function Lines({ paragraphs, marks }: LinesProps) {
  return paragraphs.map(({ number, kind, sentences }) => (
    <p key={number} className={styles[kind]}>
      {marks.split(sentences.join(' ')).map(({ at, words, mark }) => {
        if (mark === null) return words;
        const { text, thing } = mark;
        return thing === null ? <b key={at}>{text}</b> : <Ref key={at} text={text} thing={thing} />;
      })}
    </p>
  ));
}
