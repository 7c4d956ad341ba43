// How a game is played, told in sections. Each language has a file of its own; all of them tell the same.

/** A paragraph, or the items of a list. `{bang}` is the name of that thing and opens it; `*so*` is stressed. */
export type Block = string | readonly string[];

export interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
}

export const CARD_SECTIONS = [
  'goal',
  'setup',
  'turn',
  'borders',
  'distance',
  'shots',
  'life',
  'draw',
  'elimination',
  'victory',
  'events',
  'three',
] as const;

export const DICE_SECTIONS = [
  'goal',
  'setup',
  'turn',
  'faces',
  'order',
  'distance',
  'arrows',
  'elimination',
  'victory',
  'three',
  'saloon',
] as const;

export type CardSection = (typeof CARD_SECTIONS)[number];
export type DiceSection = (typeof DICE_SECTIONS)[number];
export type CardChapter = Readonly<Record<CardSection, Section>>;
export type DiceChapter = Readonly<Record<DiceSection, Section>>;
