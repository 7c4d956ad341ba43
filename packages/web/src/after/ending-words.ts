// How a game ended, in the reader's language: who won, and what became of you.

import { useLingui } from '@lingui/react/macro';
import type { GameView } from '../session/beat.ts';
import { usePlayers } from '../session/SessionContext.tsx';
import { useLanguage } from '../words/language.ts';
import { type Ending, endingOf } from './ending.ts';

export interface EndingWords {
  readonly title: string;
  readonly sub: string;
}

export function useEndingWords(view: GameView): EndingWords {
  const { t } = useLingui();
  const players = usePlayers();
  const language = useLanguage();
  const titles: Readonly<Record<Ending, string>> = {
    law: t`The law wins`,
    outlaws: t`The Outlaws win`,
    outlaw: t`The Outlaw wins`,
    deputy: t`The Deputy wins`,
    renegade: t`The Renegade wins`,
    nobody: t`Nobody wins`,
  };
  const title = titles[endingOf(view)];
  const winners = view.winners ?? [];
  const youWon = winners.some(players.isYou);
  const others = winners.filter((who) => !players.isYou(who));
  const names = new Intl.ListFormat(language).format(others.map(players.name));
  if (winners.length === 0) return { title, sub: t`All have fallen.` };
  if (youWon)
    return { title, sub: others.length === 0 ? t`You won, all on your own.` : t`You won, and so did ${names}.` };
  return { title, sub: players.you === null ? t`Won by ${names}.` : t`You lost to ${names}.` };
}
