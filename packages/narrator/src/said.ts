// A sentence that was understood, said: names are put in, and plurals are those of the language.

import type { CompiledIcuChoices, CompiledMessage, CompiledMessageToken } from '@lingui/message-utils/compileMessage';

type Values = Readonly<Record<string, unknown>>;

/** What Lingui's own speaker would say. That one brings the tools with it that a page is built with, so it is not installed with this package. */
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

/** Just that number, or the form that the language has for it. */
const formFor = (choices: CompiledIcuChoices, language: string, count: number): CompiledMessage =>
  choices[count] ?? choices[new Intl.PluralRules(language).select(count)] ?? choices.other ?? [];
