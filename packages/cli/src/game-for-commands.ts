// The parts of a game that the commands need beyond the interface of all games.

import type { GameWithBots, Memory } from '@posse/bots';
import type { Analyst } from '@posse/bots/coach';
import type { Json, Kinds, NumberOption, OptionWishes, Pending, Seat, Translated } from '@posse/engine';
import type { OptionWords, Paragraph, Status, Words } from '@posse/narrator';
import type { Args } from './command-description.ts';
import type { Shape } from './replays/replay-file.ts';
import type { Reader } from './terminal/board-parts.ts';
import type { Choice } from './terminal/text-layout.ts';

export interface CommandGame<K extends Kinds> extends GameWithBots<K> {
  readonly setupOptions: SetupOptions<K>;
  readonly replays: Replays<K>;
  readonly terminalPlay: TerminalPlay<K>;
  readonly analyse: Analyst<K>;
  narrator(t: K['state'], you: Seat | null): TableNarrator<K>;
  /** Names that programs in other languages need to read the views of this game. */
  glossary(setup: K['wishes']): { readonly [name: string]: Json };
}

/** The setup of a table, as given on the command line. */
export interface SetupOptions<K extends Kinds> {
  readonly seats: readonly number[];
  readonly presets: readonly { readonly id: string; readonly seats?: number }[];
  /** The options of this game. A function, because house cards may add some. */
  readonly options: () => readonly { readonly id: string }[];
  readonly numbers: () => readonly NumberOption[];
  /** The messages for flags that belong to the other game. */
  readonly refuses: Readonly<Record<string, string>>;
  /** Reads seats, preset, options and the game's own flags. The result can be dealt. */
  wishes(common: CommonWishes, args: Args): Promise<K['wishes']>;
  /** Throws an error if these wishes can't be dealt. */
  check(wishes: K['wishes']): void;
  /** The differences of these wishes from the base game. */
  extras(wishes: K['wishes']): readonly string[];
  /** The lists of `posse options`. */
  sections(args: Args): Promise<readonly Section[]>;
}

export interface CommonWishes {
  readonly seats: number;
  readonly preset?: string;
  readonly options?: OptionWishes;
}

/** One of the lists of `posse options`. */
export interface Section {
  /** The key of the list in the JSON output. */
  readonly id: string;
  readonly title: string;
  readonly rows: readonly SectionRow[];
}

export interface SectionRow {
  readonly id: string;
  /** A sentence; null in a list of names. */
  readonly text: string | null;
  /** The numbers in the sentence, for programs. */
  readonly details?: Readonly<Record<string, Json>>;
}

/** The shape of a replay file of this game. */
export interface Replays<K extends Kinds> {
  readonly setup: Shape;
  readonly answer: Shape;
  /** Loads the house cards that the file needs, or throws an error that names the missing ones. */
  prepare(path: string, setup: K['wishes'], args: Args): Promise<void>;
}

/** Tells one reader what happens, what is asked, and how to answer. */
export interface TableNarrator<K extends Kinds> {
  turn(who: Seat): string;
  /** Tells the facts of an answer, given the view before it. */
  story(facts: readonly K['fact'][], before: K['view']): readonly Paragraph[];
  /** The part of an answer that its facts do not tell; null if they tell it all. */
  said(answer: K['answer'], why: K['frame']): string | null;
  status(view: K['view']): Status;
  /** If `whole` is false, the option stands for its group: the details are asked for later. */
  option(answer: K['answer'], view: K['view'], whole: boolean): OptionWords;
}

/** The game as it is played in a terminal. */
export interface TerminalPlay<K extends Kinds> {
  /** Have roles and characters been dealt and chosen? */
  begun(t: K['state']): boolean;
  name(character: string, who: Seat): string;
  role(t: K['state'], who: Seat): string;
  /** The reader's role and character; empty if they are not chosen yet. */
  greeting(view: K['view'], you: Seat): readonly string[];
  board(t: K['state'], view: K['view'], reader: Reader): readonly string[];
  /** The reader's own cards or dice. */
  mine(t: K['state'], view: K['view'], you: Seat, why: K['frame']): string;
  /** Known cards in other hands: a line for each hand. */
  hidden(t: K['state'], view: K['view'], memory: Memory): readonly string[];
  /** Is the question asked even if there is only one answer? */
  asksAnyway(why: K['frame']): boolean;
  /** An answer that is given without asking or telling; null for none. */
  quiet(asked: Pending<K['frame'], K['answer']>): K['answer'] | null;
  /** Another way to type an answer, for a question with too many options to number; null for none. */
  typed(asked: Pending<K['frame'], K['answer']>): Typed<K['answer']> | null;
  /** Do two options share a line, because the next question asks for their difference? */
  alike(a: K['answer'], b: K['answer'], why: K['frame']): boolean;
  readonly next: { question(answer: K['answer']): Words; option(answer: K['answer'], words: OptionWords): Choice };
  /** All texts of this table, for look-up. */
  texts(t: K['state']): readonly Translated[];
  about(answer: K['answer'], t: K['state']): readonly string[];
  /** Additional keys, and the meanings of the signs on the board. */
  readonly help: { readonly keys: readonly (readonly [key: string, does: Words])[]; readonly signs: readonly Words[] };
}

export interface Typed<Answer> {
  /** The end of a sentence that begins with "type", about how to answer. */
  readonly hint: Words;
  read(line: string): Answer | null;
}
