// Groups the rules of a catalogue by their sets, and searches them.

import type { Language } from '@posse/engine';
import { textIn } from '@posse/narrator';
import type { Picture } from '../../art/index.ts';
import type { Catalogue, RuleNumber, RuleOption } from './catalogue-types.ts';
import { type Draft, isNumberOfUse } from './plan-draft.ts';

/** A set, and its rules that match the query. */
export interface OptionGroup {
  readonly part: string;
  readonly picture: Picture;
  readonly name: string;
  readonly text: string;
  readonly numbers: readonly RuleNumber[];
  readonly options: readonly RuleOption[];
  /** Options that leave out an event. */
  readonly events: readonly RuleOption[];
}

/**
 * Groups the options by set. Sets outside of the draft are explained without rules. The first set has the rules of
 * every game.
 */
export function groupsOf(
  catalogue: Catalogue,
  draft: Draft,
  language: Language,
  query: string,
): readonly OptionGroup[] {
  const [first] = catalogue.parts;
  const partTexts = catalogue.partTexts(draft);
  const matches = matcher(query);
  const groups = catalogue.parts.map(({ id: part, picture }): OptionGroup => {
    const { name, text } = textIn(language, partTexts[part], part);
    const isWhole = matches(`${name} ${text}`);
    const isWanted = ({ id, texts }: RuleOption | RuleNumber): boolean => {
      const said = textIn(language, texts, id);
      return isWhole || matches(`${said.name} ${said.text}`);
    };
    const isOwn = (owner: string | null): boolean => (owner ?? first?.id) === part;
    const isIn = draft.parts.includes(part) || part === first?.id;
    const options = catalogue.options.filter((option) => isIn && isOwn(option.part) && isWanted(option));
    return {
      part,
      picture,
      name,
      text,
      numbers: catalogue.numbers.filter(
        (number) => isOwn(number.parts.at(-1) ?? null) && isNumberOfUse(number, draft.parts) && isWanted(number),
      ),
      options: options.filter(({ event }) => event === null),
      events: options.filter(({ event }) => event !== null),
    };
  });
  return groups.filter(
    ({ name, text, numbers, options, events }) =>
      matches(`${name} ${text}`) || numbers.length + options.length + events.length > 0,
  );
}

/** Tells whether a text contains all words of the query, in any case and with any accents. */
function matcher(query: string): (text: string) => boolean {
  const words = bare(query).split(/\s+/).filter(Boolean);
  return (text) => {
    const said = bare(text);
    return words.every((word) => said.includes(word));
  };
}

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
