// A story as headings and paragraphs with links to things.

import type { Mark, Marks, Paragraph, Piece, Thing } from '@posse/narrator';
import suits from '../drawing/cards/suit-colours.module.css';
import { zoom } from '../rules-reference/ThingDialog.tsx';
import { suitOf } from '../words/card-names.ts';
import styles from './StoryLines.module.css';

interface LinesProps {
  readonly paragraphs: readonly Paragraph[];
  readonly marks: Marks;
}

export function StoryLines({ paragraphs, marks }: LinesProps) {
  return paragraphs.map(({ number, kind, sentences }) => (
    <p key={number} className={styles[kind]}>
      {glued(marks.split(sentences.join(' '))).map(({ at, words, mark, after }) => {
        if (mark === null) return words;
        const { text, value, thing } = mark;
        if (thing === null) return <b key={at}>{text}</b>;
        const named = <Named key={at} text={text} value={value} thing={thing} />;
        return after === '' ? (
          named
        ) : (
          <span key={at} className={styles.glued}>
            {named}
            {after}
          </span>
        );
      })}
    </p>
  ));
}

/** A story without its first sentences, but never without its last one. */
export function withoutFirst(paragraphs: readonly Paragraph[], count: number): readonly Paragraph[] {
  const all = paragraphs.reduce((sum, { sentences }) => sum + sentences.length, 0);
  let left = Math.max(0, Math.min(count, all - 1));
  return paragraphs.flatMap((paragraph) => {
    const gone = Math.min(left, paragraph.sentences.length);
    left -= gone;
    return gone === paragraph.sentences.length ? [] : { ...paragraph, sentences: paragraph.sentences.slice(gone) };
  });
}

interface Glued extends Piece {
  /** The punctuation after a name, so that a full stop never begins a line. */
  readonly after: string;
}

export function glued(pieces: readonly Piece[]): Glued[] {
  const behind = (piece: Piece | undefined): string =>
    piece === undefined || piece.mark !== null ? '' : (/^\S*/.exec(piece.words)?.[0] ?? '');
  const isThing = (piece: Piece | undefined): boolean => piece?.mark != null && piece.mark.thing !== null;
  return pieces.map((piece, place) => {
    if (isThing(piece)) return { ...piece, after: behind(pieces[place + 1]) };
    const taken = isThing(pieces[place - 1]) ? behind(piece).length : 0;
    return { ...piece, words: piece.words.slice(taken), after: '' };
  });
}

interface NamedProps extends Omit<Mark, 'thing'> {
  readonly thing: Thing;
}

/** A name in the story. A click opens the thing's full text and rulings. */
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
