// One thing that was found: a thing opens, a place in the text is gone to.

import { Link } from 'wouter';
import { Marked } from './Marked.tsx';
import { addressOf } from './place.ts';
import styles from './Result.module.css';
import { contains, type Entry } from './search.ts';
import { ThingFace } from './ThingFace.tsx';
import type { GameId } from './thing.ts';
import { zoom } from './Zoom.tsx';

interface Props {
  readonly game: GameId;
  readonly entry: Entry;
  readonly words: readonly string[];
  readonly onGo: () => void;
}

/** So many rulings are shown of one thing; the rest is a click away. */
const SHOWN = 3;
/** So much of a long text is shown. */
const LETTERS = 180;

export function Result({ game, entry, words, onGo }: Props) {
  const { page, id, thing, name, alsoCalled, text, rulings } = entry;
  const otherName = contains(name, words) ? undefined : alsoCalled.find((other) => contains(other, words));
  const inside = (
    <>
      {thing && (
        <span className={styles.picture} aria-hidden="true">
          <ThingFace thing={thing} width={56} />
        </span>
      )}
      <span className={styles.words}>
        <strong>
          <Marked text={name} words={words} />
        </strong>
        {otherName !== undefined && (
          <span className={styles.other}>
            <Marked text={otherName} words={words} />
          </span>
        )}
        {text !== '' && (
          <span>
            <Marked text={thing ? text : excerpt(text, words)} words={words} />
          </span>
        )}
        {rulings
          .filter((one) => contains(one, words))
          .slice(0, SHOWN)
          .map((one) => (
            <span key={one} className={styles.ruling}>
              <Marked text={one} words={words} />
            </span>
          ))}
      </span>
    </>
  );
  return (
    <li>
      {thing ? (
        <button type="button" className={styles.result} onClick={() => zoom(thing)}>
          {inside}
        </button>
      ) : (
        <Link href={addressOf({ game, page }, id)} className={styles.result} onClick={onGo}>
          {inside}
        </Link>
      )}
    </li>
  );
}

/** The sentences of a long text around the first word that was found. */
function excerpt(text: string, words: readonly string[]): string {
  if (text.length <= LETTERS) return text;
  const sentences = text.match(/[^.!?]+[.!?]*\s*/g) ?? [text];
  const first = Math.max(
    0,
    sentences.findIndex((sentence) => contains(sentence, words)),
  );
  const shown = sentences.slice(first).join('');
  return shown.length <= LETTERS ? shown : `${shown.slice(0, shown.lastIndexOf(' ', LETTERS))} …`;
}
