// Texts of the table's notices.

import { useLingui } from '@lingui/react/macro';
import type { LineInfo } from '@posse/protocol';
import { useLanguage } from '../../words/language.ts';

/** Empty for a chat line of a person. */
export function useNoticeWords(): (line: Pick<LineInfo, 'notice' | 'name' | 'text' | 'by'>) => string {
  const { t } = useLingui();
  const changed = useChangedWords();
  return ({ notice, name, text, by }) => {
    switch (notice) {
      case 'older-rules':
        return t`The game was dealt by older rules, and can’t go on by today’s. It ended without winners: deal a new one.`;
      case 'older-rules-over':
        return t`The last game was played by older rules. Its result stays as it was; the next game begins afresh.`;
      case 'too-long':
        return t`The game went on for too long, so it has ended without a winner. Deal a new one.`;
      case 'left':
        return t`${name} has left. A bot plays on; the seat stays ${name}’s until the game is over.`;
      case 'away':
        return by === undefined
          ? t`${name} is away. A bot plays until any sign of ${name}.`
          : t`${by} lets a bot play for ${name}, until any sign of ${name}.`;
      case 'back':
        return t`${name} is back.`;
      case 'sent-away':
        return t`${name} was sent away.`;
      case 'pardoned':
        return t`The host lets ${name} come back.`;
      case 'latecomer':
        return t`${name} takes over from a bot, and sees its hand when it is asked the next time.`;
      case 'moved':
        return t`${name} plays on another device now.`;
      case 'vouched':
        return by === undefined
          ? t`${name} is back on another device: everybody has vouched for ${name}.`
          : t`Everybody has vouched for ${by}, who plays in the seat of ${name} now. ${name} can take it back.`;
      case 'taken-back':
        return t`${name} has taken the seat back. ${by} has seen that hand, and sits out this game.`;
      case 'not-yet':
        return t`${name} says: not yet.`;
      case 'no-luck':
        return t`${name} did not contribute in time, so the shuffle was aborted.`;
      case 'gone-at-start':
        return t`${name} left during the shuffle, so it was aborted.`;
      case 'host':
        return t`${name} is the host now.`;
      case 'arranged': {
        const what = changed(text);
        return t`${name} has changed what is played: ${what}.`;
      }
      case 'freed':
        return t`The host has freed the seat of ${name}.`;
      case 'announced':
        return t`From who runs this server: ${text}`;
      case undefined:
        return '';
    }
  };
}

/** The changed parts of an agreement, which a notice lists by id, as a list in words. */
function useChangedWords(): (ids: string) => string {
  const { t } = useLingui();
  const language = useLanguage();
  const words: Readonly<Record<string, string>> = {
    seats: t`number of seats`,
    rules: t`rules`,
    bots: t`level of the bots`,
    spectators: t`spectators in the gallery`,
    latecomers: t`latecomers`,
    clock: t`clock`,
    visibility: t`who finds the table`,
  };
  return (ids) => new Intl.ListFormat(language).format(ids.split(' ').flatMap((id) => words[id] ?? []));
}
