// Sentences for packs that are refused.

import { useLingui } from '@lingui/react/macro';
import { PackRefused } from './pack-refusal.ts';

export interface RefusalWords {
  readonly sentence: string;
  /** The card and the place, in English; empty if there is nothing to add. */
  readonly detail: string;
}

export function usePackRefusal(): (error: unknown) => RefusalWords {
  const { t } = useLingui();
  const sentenceOf = ({ code, names }: PackRefused): string => {
    switch (code) {
      case 'too-large':
        return t`This is too large for a pack: it may have 12 kB. It was not opened.`;
      case 'broken':
        return t`This is no pack, or it is damaged. If it was a link, ask for the whole link again.`;
      case 'newer':
        return t`This pack was made with a newer version of Posse.`;
      case 'form':
        return t`This is not written as a pack should be.`;
      case 'mistaken': {
        const { name = '', other = '' } = names ?? {};
        return t`“${name}” looks like “${other}”. Cards at one table need names that nobody mixes up.`;
      }
      case 'together':
        return t`With the other packs of this table, a game might never end.`;
      case 'size':
        return t`This pack has too many cards, or is too large.`;
      case 'texts':
        return t`A name or a text in this pack is too long, or has characters that could mislead.`;
      case 'circles':
      case 'healing':
        return t`A game with this pack might never end.`;
      default:
        return t`This pack breaks a rule that keeps games fair and finite.`;
    }
  };
  return (error) =>
    error instanceof PackRefused
      ? { sentence: sentenceOf(error), detail: error.detail }
      : { sentence: t`This is no pack, or it is damaged. If it was a link, ask for the whole link again.`, detail: '' };
}
