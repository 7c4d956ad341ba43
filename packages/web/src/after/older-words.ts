// A game that was played by older rules, in words: how far it can be shown, and what was told of its end.

import { useLingui } from '@lingui/react/macro';
import type { Parting } from '@posse/engine';
import type { Replay } from '@posse/protocol';
import { useLanguage } from '../words/language.ts';

export interface OlderWords {
  readonly title: string;
  /** How far it is shown. */
  readonly extent: string;
  /** Who won, as it was told then. */
  readonly end: string;
}

export function useOlderWords(): (replay: Replay, parting: Parting | null) => OlderWords {
  const { t } = useLingui();
  const language = useLanguage();
  return ({ answers, winners, names }, parting) => {
    const all = answers.length;
    const shown = parting?.answers ?? 0;
    const who = new Intl.ListFormat(language).format((winners ?? []).map((seat) => names[seat] ?? '?'));
    return {
      title: t`Played by older rules`,
      extent:
        parting === null
          ? t`By today’s rules this game can’t be dealt any more.`
          : t`By today’s rules this game goes otherwise after answer ${shown} of ${all}: it is shown up to there.`,
      end:
        winners === null
          ? t`It was given up before its end.`
          : winners.length === 0
            ? t`Nobody won it.`
            : t`Winners, as told then: ${who}.`,
    };
  };
}
