// Words for guesses about roles.

import { useLingui } from '@lingui/react/macro';
import { useCardNames } from '../../words/card-names.ts';
import type { Hunch } from './hunches.ts';

export interface HunchWords {
  /** The name in the choice. */
  readonly name: string;
  /** The text on a seat, for screen readers. */
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
