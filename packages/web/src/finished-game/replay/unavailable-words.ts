// Sentences for why a finished game can't be shown, or only in part.

import { useLingui } from '@lingui/react/macro';
import type { Parting } from '@posse/engine';
import type { Replay } from '@posse/protocol';
import { useLanguage } from '../../words/language.ts';
import type { Unavailable } from '../finished-game-loader.ts';
import type { MissingSet } from './replayed-game.ts';

export function useUnavailableWords(): (lack: Unavailable) => string {
  const { t } = useLingui();
  return (lack) => {
    const missing = missingIn(lack);
    if (missing !== null) return t`This game used the house set “${missing}”, which is not here now.`;
    return {
      'no-such-game': t`This game was not found. Check that the link is complete: the game may also have been played in another browser.`,
      forgotten: t`The server no longer has this game, and this browser had no room to save its replay.`,
      'not-over': t`This game is not over yet. Its cards stay secret until then: come back later.`,
      'out-of-reach': t`The server can’t be reached. Try again in a moment.`,
      unreadable: t`This game can’t be read: it is damaged.`,
      'older-rules': t`This game was played under older rules, and can’t be dealt under the current ones.`,
      'newer-rules': t`This game was played under newer rules than this page has. Reload the page, and try again.`,
    }[lack as Exclude<Unavailable, MissingSet>];
  };
}

/** The id of the missing set; null for another reason. */
export const missingIn = (lack: string): string | null => /^missing-set (.*)$/.exec(lack)?.[1] ?? null;

/** The words for a game of older rules: how far it can be shown, and its recorded end. */
interface OlderWords {
  readonly title: string;
  /** How far it is shown. */
  readonly extent: string;
  /** The winners, as they were recorded. */
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
      title: t`Played under older rules`,
      extent:
        parting === null
          ? t`This game can’t be dealt under the current rules.`
          : t`Under the current rules this game goes differently after move ${shown} of ${all}: it is shown up to there.`,
      end:
        winners === null
          ? t`It ended without a winner.`
          : winners.length === 0
            ? t`Nobody won it.`
            : t`Winners, as announced then: ${who}.`,
    };
  };
}
