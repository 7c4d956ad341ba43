// Why a finished game can't be shown, in the reader's language.

import { useLingui } from '@lingui/react/macro';
import type { MissingSet } from './film.ts';
import type { Lack } from './load.ts';

export function useLackWords(): (lack: Lack) => string {
  const { t } = useLingui();
  return (lack) => {
    const missing = missingIn(lack);
    if (missing !== null) return t`This game was played with the house set “${missing}”, which is not here now.`;
    return {
      'no-such-game': t`There is no such game: perhaps the link is cut short, or the game was played in another browser.`,
      'not-over': t`This game is not over yet. Its cards are a secret until then: come back after it.`,
      'out-of-reach': t`The server can’t be reached. Try again in a moment.`,
      unreadable: t`This game can’t be read: it is damaged.`,
      'older-rules': t`This game was played by older rules, and can’t be dealt by today’s.`,
      'newer-rules': t`This game was played by newer rules than those of this page. Load the page anew, and try again.`,
    }[lack as Exclude<Lack, MissingSet>];
  };
}

/** The set that is missing; null if that is not why. */
export const missingIn = (lack: string): string | null => /^missing-set (.*)$/.exec(lack)?.[1] ?? null;
