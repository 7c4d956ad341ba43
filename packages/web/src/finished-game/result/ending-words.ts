// Texts about the end of a game: the winners and why, and the viewer's fate.

import { useLingui } from '@lingui/react/macro';
import type { Tally } from '@posse/protocol/evening';
import type { GameView } from '../../game-table/session/beat.ts';
import { usePlayers } from '../../game-table/session/SessionContext.tsx';
import { useLanguage } from '../../words/language.ts';
import { type Ending, endingOf, type Why, whyOf } from './game-ending.ts';

export interface EndingWords {
  /** The winners, in a word or two. */
  readonly short: string;
  /** The winners, and why. */
  readonly title: string;
  /** The viewer's fate in a sentence. */
  readonly sub: string;
}

export function useEndingTitles(): (ending: Ending) => string {
  const { t } = useLingui();
  const titles: Readonly<Record<Ending, string>> = {
    law: t`The law wins`,
    outlaws: t`The Outlaws win`,
    outlaw: t`The Outlaw wins`,
    deputy: t`The Deputy wins`,
    renegade: t`The Renegade wins`,
    nobody: t`Nobody wins`,
  };
  return (ending) => titles[ending];
}

/** The words for the end of a game. `tally` is null until the whole game is known. */
export function useEndingWords(view: GameView, tally: Tally | null): EndingWords {
  const ending = endingOf(view);
  const short = useEndingTitles()(ending);
  const because = useBecause();
  const sub = useOutcome(view);
  const why = whyOf(view, (who) => tally?.deeds[who]?.fall?.by ?? null);
  return { short, title: (why !== null && because(ending, why)) || `${short}.`, sub };
}

function useBecause(): (ending: Ending, why: Why) => string | null {
  const { t } = useLingui();
  const players = usePlayers();
  const sheriffOut = ({ sheriff, by }: Extract<Why, { why: 'sheriff-out' }>): string => {
    const name = players.name(sheriff);
    const killer = by === null || by === sheriff ? null : players.name(by);
    if (players.isYou(sheriff))
      return killer === null
        ? t`The Outlaws win: you, the Sheriff, have fallen.`
        : t`The Outlaws win: ${killer} has brought you down, and you were the Sheriff.`;
    if (killer === null) return t`The Outlaws win: ${name}, the Sheriff, has fallen.`;
    return by !== null && players.isYou(by)
      ? t`The Outlaws win: you have brought down ${name}, the Sheriff.`
      : t`The Outlaws win: ${killer} has brought down ${name}, the Sheriff.`;
  };
  const last: Readonly<Partial<Record<Ending, string>>> = {
    renegade: t`The Renegade wins: nobody else is left standing.`,
    outlaw: t`The Outlaw wins: nobody else is left standing.`,
    deputy: t`The Deputy wins: nobody else is left standing.`,
  };
  const prey: Readonly<Partial<Record<Ending, string>>> = {
    renegade: t`The Renegade wins by taking out the Outlaw.`,
    outlaw: t`The Outlaw wins by taking out the Deputy.`,
    deputy: t`The Deputy wins by taking out the Renegade.`,
  };
  return (ending, why) => {
    if (why.why === 'foes-out') return t`The law wins: everybody who was after the Sheriff is out.`;
    if (why.why === 'all-out') return t`Nobody wins: all have fallen.`;
    if (why.why === 'sheriff-out') return sheriffOut(why);
    return (why.why === 'last' ? last[ending] : prey[ending]) ?? null;
  };
}

function useOutcome({ winners }: GameView): string {
  const { t } = useLingui();
  const players = usePlayers();
  const language = useLanguage();
  const won = winners ?? [];
  const others = won.filter((who) => !players.isYou(who));
  const names = new Intl.ListFormat(language).format(others.map(players.name));
  if (won.length === 0) return players.you === null ? '' : t`You lost, like everyone else.`;
  if (won.some(players.isYou))
    return others.length === 0 ? t`You won, all on your own.` : t`You won, and so did ${names}.`;
  return players.you === null ? t`Won by ${names}.` : t`You lost to ${names}.`;
}
