// Texts of the table's notices.

import { useLingui } from '@lingui/react/macro';
import type { ChatLineInfo } from '@posse/protocol';
import { useLanguage } from '../../words/language.ts';

/** Returns a function that words a notice; an empty text for a chat line of a person. */
export function useNoticeWords(): (line: Pick<ChatLineInfo, 'notice' | 'name' | 'text' | 'by'>) => string {
  const { t } = useLingui();
  const changed = useChangedWords();
  return ({ notice, name, text, by }) => {
    switch (notice) {
      case 'older-rules':
        return t`The game was dealt under older rules, and can’t go on under the current ones. It ended without a winner: deal a new one.`;
      case 'older-rules-over':
        return t`The last game was played under older rules. Its result stays; the next game starts afresh.`;
      case 'too-long':
        return t`The game went on for too long, so it ended without a winner. Deal a new one.`;
      case 'endless':
        return t`The packs of this table set off effects without end, so the game ended without a winner. They are barred here: play without one of them.`;
      case 'left':
        return t`${name} has left. A bot plays on; the seat stays ${name}’s until the game is over.`;
      case 'away':
        return by === undefined
          ? t`${name} is away. A bot plays until ${name} is back.`
          : t`${by} lets a bot play for ${name} until ${name} is back.`;
      case 'back':
        return t`${name} is back.`;
      case 'sent-away':
        return t`${name} was removed.`;
      case 'pardoned':
        return t`The host lets ${name} come back.`;
      case 'latecomer':
        return t`${name} takes over from a bot at that seat’s next move, and sees its hand then.`;
      case 'moved':
        return t`${name} plays on another device now.`;
      case 'vouched':
        return by === undefined
          ? t`${name} is back on another device: everyone vouched for ${name}.`
          : t`Everyone vouched for ${by}, who now plays in ${name}’s seat. ${name} can take it back.`;
      case 'taken-back':
        return t`${name} has taken the seat back. ${by} has seen that hand, and sits out this game.`;
      case 'comes-in':
        return t`${name} plays the next game.`;
      case 'mixed':
        return t`${name} gave everyone another seat.`;
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
        return t`${name} changed the settings: ${what}.`;
      }
      case 'freed':
        return t`The host has freed ${name}’s seat.`;
      case 'announced':
        return t`From the server’s operator: ${text}`;
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
    game: t`game`,
    seats: t`number of seats`,
    rules: t`rules`,
    packs: t`packs`,
    bots: t`bot level`,
    spectators: t`spectator chat`,
    latecomers: t`latecomers`,
    'own-bots': t`players’ own bots`,
    clock: t`clock`,
    visibility: t`who can find the table`,
    rotation: t`who makes room`,
    'chat-on': t`chat on`,
    'chat-off': t`chat off`,
    voice: t`voice channel`,
  };
  return (ids) => new Intl.ListFormat(language).format(ids.split(' ').flatMap((id) => words[id] ?? []));
}
