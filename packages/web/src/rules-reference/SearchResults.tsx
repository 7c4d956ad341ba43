// The results of a search, page by page.

import { Plural, Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../words/language.ts';
import type { Chapter } from './chapters/chapter-types.ts';
import type { GameId } from './rule-thing.ts';
import { addressOf, PAGES, usePageName } from './rules-address.ts';
import { contains, type Entry, marksIn, search, wordsIn } from './rules-search.ts';
import { entriesOf } from './rules-search-entries.ts';
import styles from './SearchResults.module.css';
import { zoom } from './ThingDialog.tsx';
import { ThingFace } from './ThingFace.tsx';

interface ResultsProps {
  readonly game: GameId;
  readonly chapter: Chapter;
  readonly query: string;
  readonly onGo: () => void;
}

export function SearchResults({ game, chapter, query, onGo }: ResultsProps) {
  const language = useLanguage();
  const pageName = usePageName();
  const entries = useMemo(() => entriesOf(game, language, chapter), [game, language, chapter]);
  const found = useMemo(() => search(entries, query), [entries, query]);
  const words = wordsIn(query);
  const wanted = query.trim();
  const pages = PAGES[game]
    .map((page) => ({ page, list: found.filter((entry) => entry.page === page) }))
    .filter(({ list }) => list.length > 0);
  return (
    <div className={styles.results}>
      <p role="status" className={styles.count}>
        {found.length === 0 ? (
          <Trans>Nothing found for “{wanted}”. Try another word, or part of one.</Trans>
        ) : (
          <Plural value={found.length} one="# place" other="# places" />
        )}
      </p>
      {pages.map(({ page, list }) => (
        <section key={page}>
          <h2>{pageName({ game, page })}</h2>
          <ul className={styles.list}>
            {list.map((entry) => (
              <Result key={entry.id} game={game} entry={entry} words={words} onGo={onGo} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface ResultProps {
  readonly game: GameId;
  readonly entry: Entry;
  readonly words: readonly string[];
  readonly onGo: () => void;
}

/** The maximum number of rulings of one thing that are shown; the rest is a click away. */
const SHOWN = 3;
/** The length of an excerpt, in letters. */
const LETTERS = 180;

/** One result: opens a thing, or goes to a place in the text. */
function Result({ game, entry, words, onGo }: ResultProps) {
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

/** The sentences of a long text around the first match. */
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

interface MarkedProps {
  readonly text: string;
  readonly words: readonly string[];
}

/** A text with highlighted matches. */
function Marked({ text, words }: MarkedProps) {
  const marks = marksIn(text, words);
  return (
    <>
      {marks.map(([from, to], place) => (
        <span key={from}>
          {text.slice(marks[place - 1]?.[1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
