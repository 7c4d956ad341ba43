// A hunch in words.

import { useLingui } from '@lingui/react/macro';
import { useCardNames } from '../../words/card-names.ts';
import type { Hunch } from './hunches.ts';

export interface HunchWords {
  /** As it is chosen. */
  readonly name: string;
  /** On a seat, for those who listen. */
  readonly said: string;
}

export function useHunchWords(): (hunch: Hunch) => HunchWords {
  const { t } = useLingui();
  const names = useCardNames();
  return (hunch) => {
    if (hunch === 'unsure') return { name: t`Unsure`, said: t`your guess: unsure` };
    const { name } = names.role(hunch);
    return { name, said: t`your guess: ${name}` };
  };
}
