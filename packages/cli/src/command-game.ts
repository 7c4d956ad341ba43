// What the commands need to know of a game; everything else they get from the interface that all games share.

import type { GameWithBots, Memory } from '@posse/bots';
import type { Json, Kinds, NumberOption, OptionWishes, Pending, Seat, Translated } from '@posse/engine';
import type { OptionWords, Paragraph, Status, Words } from '@posse/narrator';
import type { Args } from './args.ts';
import type { Shape } from './replays/replay-file.ts';
import type { Reader } from './terminal/board.ts';
import type { Choice } from './terminal/text-layout.ts';

export interface CommandGame<K extends Kinds> extends GameWithBots<K> {
  readonly agreement: Agreement<K>;
  readonly replays: Replays<K>;
  readonly playing: Playing<K>;
  narrator(t: K['state'], you: Seat | null): TableNarrator<K>;
  /** What programs in other languages must be told to make sense of the views of such a game. */
  glossary(setup: K['wishes']): { readonly [name: string]: Json };
}

/** What a table may agree on, and how that is said on the command line. */
export interface Agreement<K extends Kinds> {
  readonly seats: readonly number[];
  readonly presets: readonly { readonly id: string; readonly seats?: number }[];
  /** Read when they are needed: house cards may bring some. */
  readonly options: () => readonly { readonly id: string }[];
  readonly numbers: () => readonly NumberOption[];
  /** For flags that this game does not have: what to say to whoever gives them. */
  readonly refuses: Readonly<Record<string, string>>;
  /** Wishes from seats, preset and options, and the flags that only this game has. Checked: they can be dealt. */
  wishes(common: CommonWishes, args: Args): Promise<K['wishes']>;
  /** Throws what is wrong if these can't be dealt. */
  check(wishes: K['wishes']): void;
  /** What is not as in the plain game. */
  extras(wishes: K['wishes']): readonly string[];
  /** All of it, for `posse options`. */
  sections(args: Args): Promise<readonly Section[]>;
}

export interface CommonWishes {
  readonly seats: number;
  readonly preset?: string;
  readonly options?: OptionWishes;
}

/** Things with a sentence each, or only their names. */
export interface Section {
  readonly title: string;
  readonly rows: readonly (readonly [id: string, text: string])[] | readonly string[];
}

/** What a replay file of this game must look like. */
export interface Replays<K extends Kinds> {
  readonly setup: Shape;
  readonly answer: Shape;
  /** Makes ready what the file needs, or says what is missing. */
  prepare(path: string, setup: K['wishes'], args: Args): Promise<void>;
}

/** Tells one reader what happens, what is asked, and what may be answered. */
export interface TableNarrator<K extends Kinds> {
  turn(who: Seat): string;
  /** What came of an answer, and how things stood before it. */
  story(facts: readonly K['fact'][], before: K['view']): readonly Paragraph[];
  /** What an answer says that its facts do not; null if they say it all. */
  said(answer: K['answer'], why: K['frame']): string | null;
  status(view: K['view']): Status;
  /** What the rest of its group differs in is left out where it is asked for later. */
  option(answer: K['answer'], view: K['view'], whole: boolean): OptionWords;
}

/** How the game is played at a terminal. */
export interface Playing<K extends Kinds> {
  /** Do the roles and characters lie before everybody? */
  begun(t: K['state']): boolean;
  name(character: string, who: Seat): string;
  role(t: K['state'], who: Seat): string;
  /** Who the reader is; empty if that is still open. */
  greeting(view: K['view'], you: Seat): readonly string[];
  board(t: K['state'], view: K['view'], reader: Reader): readonly string[];
  /** What lies before the reader himself. */
  mine(t: K['state'], view: K['view'], you: Seat, why: K['frame']): string;
  /** The cards in other hands that a seat knows of, a line for each hand. */
  hidden(t: K['state'], view: K['view'], memory: Memory): readonly string[];
  /** Is it asked even if there is but one answer? */
  asksAnyway(why: K['frame']): boolean;
  /** An answer that goes without saying. */
  quiet(asked: Pending<K['frame'], K['answer']>): K['answer'] | null;
  /** Where a number for each option would be too much: another way to type it. */
  typed(asked: Pending<K['frame'], K['answer']>): Typed<K['answer']> | null;
  /** Options that share a line, because what they differ in is asked for next. */
  alike(a: K['answer'], b: K['answer'], why: K['frame']): boolean;
  readonly next: { question(answer: K['answer']): Words; option(answer: K['answer'], words: OptionWords): Choice };
  /** What everything says at this table. */
  texts(t: K['state']): readonly Translated[];
  about(answer: K['answer'], t: K['state']): readonly string[];
  /** What else can be typed there, and what the signs on its table mean. */
  readonly help: { readonly keys: readonly (readonly [key: string, does: Words])[]; readonly signs: readonly Words[] };
}

export interface Typed<Answer> {
  /** How to answer, as the end of a sentence that begins with "type". */
  readonly hint: Words;
  read(line: string): Answer | null;
}
