// Rule options: points on which tables differ, each with a default and one sentence. Presets bundle them.

export interface RuleOption {
  readonly id: string;
  readonly byDefault: boolean;
  readonly text: string;
}

export const OPTIONS: readonly RuleOption[] = [
  {
    id: 'beginner-deck',
    byDefault: false,
    text: 'The cards with the book are left out: Dynamite, Duel, General Store, Indians! and Jail.',
  },
  {
    id: 'chosen-discards',
    byDefault: false,
    text: 'An eliminated player chooses the order in which his cards go to the discard pile.',
  },
];

export interface Preset {
  readonly id: string;
  readonly sets: readonly string[];
  /** The options that are on. */
  readonly options: readonly string[];
  readonly text: string;
}

export const PRESETS: readonly Preset[] = [
  { id: 'standard', sets: ['base'], options: [], text: 'The rules as printed.' },
  { id: 'first-game', sets: ['base'], options: ['beginner-deck'], text: 'Fewer kinds of card, for a first game.' },
];
