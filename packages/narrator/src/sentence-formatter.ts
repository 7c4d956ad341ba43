// Formats a compiled sentence: fills in names, and chooses plurals.

import type { CompiledIcuChoices, CompiledMessage, CompiledMessageToken } from '@lingui/message-utils/compileMessage';

type Values = Readonly<Record<string, unknown>>;

/** Gives the same text as Lingui, which is not installed here because it depends on build tools. */
export const said = (
  sentence: CompiledMessage,
  language: string,
  values: Values,
  number: string | null = null,
): string => sentence.map((part) => partSaid(part, language, values, number)).join('');

function partSaid(part: CompiledMessageToken, language: string, values: Values, number: string | null): string {
  if (part === '#' && number !== null) return number;
  if (typeof part === 'string') return part;
  const [name, kind, choices] = part;
  if (kind === undefined) return String(values[name] ?? '');
  if (kind !== 'plural') throw new Error(`A sentence has names and plurals in it, and no ${kind}: {${name}, ${kind}}.`);
  const count = Number(values[name]);
  const shown = new Intl.NumberFormat(language).format(count);
  return said(formFor(choices as CompiledIcuChoices, language, count), language, values, shown);
}

/** The form for this exact number, or the plural form of the language. */
const formFor = (choices: CompiledIcuChoices, language: string, count: number): CompiledMessage =>
  choices[count] ?? choices[new Intl.PluralRules(language).select(count)] ?? choices.other ?? [];
