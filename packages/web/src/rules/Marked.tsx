// A text in which the words that were searched for stand out.

import { marksIn } from './search.ts';

interface Props {
  readonly text: string;
  readonly words: readonly string[];
}

export function Marked({ text, words }: Props) {
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
