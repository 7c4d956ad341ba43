// The rules of our English, and the offences against them in a file.

import { blockComments, joined, lineComments, passagesOfComment, type Span } from './comment-prose.ts';
import { passagesOfDocument, unreleased, wideLines } from './markdown-prose.ts';
import { type Passage, sentencesOf, wordsIn } from './sentence-splitter.ts';
import { readSource } from './source-prose.ts';

export const MAX_HEADER_WORDS = 15;
export const MIN_TITLE_WORDS = 3;
export const MAX_COLUMNS = 100;
export const MAX_SUBJECT_CHARACTERS = 72;

/** The advice about an offence, by the id of its rule. */
export const RULES = {
  opening: 'Begin the sentence with its subject, not with Who, Whoever, What, Where, So or Such.',
  pronoun: 'Write "they", "their" or "them" for a player, or name the person or the role: the host, the operator.',
  limit: 'Name a limit MAX_… or MIN_…, with its unit at the end: MAX_RETRIES, MIN_OBSERVATION_MS.',
  header: `Begin the file with a comment that says what it is in at most ${MAX_HEADER_WORDS} words, not with What, Who or How.`,
  title: `Make the test title a sentence of at least ${MIN_TITLE_WORDS} words that begins with a letter.`,
  width: `Wrap the line at ${MAX_COLUMNS} columns.`,
  commit: `Shorten the subject of the commit to at most ${MAX_SUBJECT_CHARACTERS} characters: git commit --amend, or git rebase.`,
} as const;

export type Rule = keyof typeof RULES;

export interface Offence {
  readonly file: string;
  /** The line number, counted from 1. */
  readonly line: number;
  readonly rule: Rule;
  /** The sentence, line or name that offends. */
  readonly text: string;
}

type Found = readonly [at: number, rule: Rule, text: string];

const CODE = /\.(?:[mc]?[jt]s|tsx)$/;
const STYLES = /\.css$/;
/** Languages with comments behind `#`, `//`, or between `/*` and its counterpart. */
const HASHED = /\.(?:ya?ml|py|conf|service|cfg|env|sh)$|(?:^|\/)(?:Containerfile|Caddyfile|\.ci\/\w+)$/;
const SLASHED = /\.(?:jsonc|grit)$|(?:^|\/)tsconfig[\w.]*\.json$/;
const BLOCKS = /\.(?:css|c)$/;
const DOCUMENT = /\.md$/;
const CHANGELOG = /(?:^|\/)CHANGELOG\.md$/;

const OPENING = /^[\s*_(…]*(?:Whoever|Who|What|Where|So|Such)(?![\w-])/;
const ANY_OPENING = new RegExp(OPENING.source, 'i');
const QUESTION = /\?['’)*_\]]*$/;
const PRONOUN = /(?<![\w-])(?:he|his|him|himself)(?![\w-])/i;
const LIMIT = /^(?:MOST|LEAST|AT_MOST|AT_LEAST)(?:_|$)|_(?:MOST|LEAST)$|(?:^|_)LOOKED_FOR(?:_|$)/;
const HEADER_OPENING = /^(?:What|Who|How)\b/i;
const SHEBANG = /^#!.*\n/;

export const isProse = (file: string): boolean =>
  [CODE, STYLES, HASHED, SLASHED, BLOCKS, DOCUMENT].some((kind) => kind.test(file));

export function offencesIn(file: string, text: string): Offence[] {
  const lineOf = lineCounter(text);
  return [...found(file, text)]
    .sort(([one], [other]) => one - other)
    .map(([at, rule, said]) => ({ file, line: lineOf(at), rule, text: said }));
}

function found(file: string, text: string): Found[] {
  if (CHANGELOG.test(file)) return inDocument(unreleased(text));
  if (DOCUMENT.test(file)) return inDocument(text);
  if (CODE.test(file)) return inSource(file, text);
  const comments = HASHED.test(file)
    ? lineComments(text, '#')
    : SLASHED.test(file)
      ? lineComments(text, '//')
      : blockComments(text);
  const offences = inComments(text, comments);
  // A style sheet may do without a header: it has the name of its component.
  return STYLES.test(file) && comments[0]?.start === 0 ? [...inHeader(text, comments), ...offences] : offences;
}

function inDocument(text: string): Found[] {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const wide = wideLines(text, MAX_COLUMNS).map((line): Found => {
    const start = starts[line - 1] ?? 0;
    return [start, 'width', text.slice(start, starts[line]).trim()];
  });
  return [...passagesOfDocument(text).flatMap(inPassage), ...wide];
}

function inSource(file: string, text: string): Found[] {
  const { comments, titles, messages, constants } = readSource(file, text);
  return [
    ...inHeader(text, comments),
    ...inComments(text, comments),
    ...titles.flatMap(({ name, at, isTest }) => [
      ...inPassage({ text: name, at, opens: 'any' }).map(([, rule]): Found => [at, rule, name]),
      ...(isTest && !isTitle(name) ? [[at, 'title', name] as const] : []),
    ]),
    ...messages.flatMap(({ name, at }) =>
      inPassage({ text: name, at, opens: 'none' }).map(([, rule]): Found => [at, rule, name]),
    ),
    ...constants.filter(({ name }) => LIMIT.test(name)).map(({ name, at }): Found => [at, 'limit', name]),
  ];
}

/**
 * Does a test title begin well, with a letter, a quotation or a placeholder? A placeholder alone stands for the whole
 * title of each case.
 */
const isTitle = (title: string): boolean =>
  /^(?:%s|\$…|\$\w+)$/.test(title) ||
  (wordsIn(title).length >= MIN_TITLE_WORDS && /^["'“‘`]?(?:\p{L}|[%$])/u.test(title));

const inComments = (text: string, comments: readonly Span[]): Found[] =>
  joined(text, comments).flatMap((comment) => passagesOfComment(text, comment).flatMap(inPassage));

function inPassage(passage: Passage): Found[] {
  return sentencesOf(passage).flatMap(({ text, bare, at, isFirst }) => {
    const opening = isFirst && passage.opens === 'any' ? ANY_OPENING : OPENING;
    const isOpening = passage.opens !== 'none' && opening.test(bare) && !QUESTION.test(bare);
    return [
      ...(isOpening ? [[at, 'opening', text] as const] : []),
      ...(PRONOUN.test(bare) ? [[at, 'pronoun', text] as const] : []),
    ];
  });
}

/** Checks a header: the first line must be short, and so must the first sentence, which may be longer than a line. */
function inHeader(text: string, comments: readonly Span[]): Found[] {
  const start = SHEBANG.exec(text)?.[0].length ?? 0;
  const firstLine = text.slice(start, lineEnd(text, start));
  const [header] = joined(text, comments);
  if (header === undefined || header.start !== start) return [[start, 'header', firstLine]];
  const passage = passagesOfComment(text, header)[0];
  const sentence = passage === undefined ? undefined : sentencesOf(passage)[0];
  if (passage === undefined || sentence === undefined) return [[start, 'header', firstLine]];
  const [line = ''] = passage.text.trimStart().split('\n');
  const words = Math.max(wordsIn(line).length, wordsIn(sentence.text).length);
  const isShort = words <= MAX_HEADER_WORDS && !HEADER_OPENING.test(sentence.bare);
  return isShort ? [] : [[start, 'header', wordsIn(line).length > MAX_HEADER_WORDS ? line.trim() : sentence.text]];
}

function lineEnd(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end === -1 ? text.length : end;
}

/**
 * Returns a function that finds the line of an offset. Offsets must be asked in order, so that the text is read once.
 */
function lineCounter(text: string): (at: number) => number {
  let [line, seen] = [1, 0];
  return (at) => {
    for (let end = text.indexOf('\n', seen); end !== -1 && end < at; end = text.indexOf('\n', seen)) {
      line++;
      seen = end + 1;
    }
    return line;
  };
}
