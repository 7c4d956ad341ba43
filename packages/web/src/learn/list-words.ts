// Names in a row, as the reader's language joins them.

import { useMemo } from 'react';
import { useLanguage } from '../words/language.ts';

export interface ListWords {
  /** "Mesa, Flint or Sage" */
  either(names: readonly string[]): string;
  /** "Mesa, Flint and Sage" */
  all(names: readonly string[]): string;
}

export function useListWords(): ListWords {
  const language = useLanguage();
  return useMemo(() => {
    const or = new Intl.ListFormat(language, { type: 'disjunction' });
    const and = new Intl.ListFormat(language, { type: 'conjunction' });
    return { either: (names) => or.format(names), all: (names) => and.format(names) };
  }, [language]);
}
