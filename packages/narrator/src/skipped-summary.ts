// Summarises what happened while the reader was not looking, in one line of bounded length.

import type { Seat } from '@posse/engine';
import type { Narrator } from './narrator.ts';
import { type Message, msg } from './text-types.ts';

/** A deed to a player; `by` is null if no player did it. */
type DoneDeed =
  | { readonly kind: 'fell' | 'missed' | 'robbed' | 'stripped'; readonly by: Seat | null; readonly at: Seat }
  | { readonly kind: 'shot' | 'hurt' | 'gained'; readonly by: Seat | null; readonly at: Seat; readonly points: number }
  | { readonly kind: 'played'; readonly by: Seat; readonly at: Seat; readonly what: string }
  | { readonly kind: 'returned'; readonly by: null; readonly at: Seat };

export type SummaryDeed =
  | DoneDeed
  | { readonly kind: 'event'; readonly by: null; readonly at: null; readonly what: string };

/** When the reader last acted. `turn`: in their own turn. `answer`: in another's, or not yet. */
export type Since = 'turn' | 'answer';

const MAX_DEEDS = 4;
/** The maximum length of a summary: two lines on a phone, three where names are long. */
const MAX_DEEDS_LENGTH = 100;

const RANK: Readonly<Record<SummaryDeed['kind'], number>> = {
  fell: 6,
  returned: 5,
  shot: 4,
  hurt: 4,
  robbed: 3,
  stripped: 3,
  played: 3,
  event: 2,
  missed: 2,
  gained: 1,
};

/** The most important deeds, those done to the reader first, and how many more there were. */
export function summaryLine(t: Narrator, deeds: readonly SummaryDeed[], since: Since): string {
  const intro = since === 'turn' ? msg('Since your turn:') : msg('Meanwhile:');
  return `${t.say(intro)} ${deedsText(t, merged(deeds))}`;
}

function deedsText(t: Narrator, deeds: readonly SummaryDeed[]): string {
  const isMine = ({ at }: SummaryDeed): boolean => at !== null && t.isYou(at);
  const worth = (deed: SummaryDeed): number => RANK[deed.kind] + (isMine(deed) ? 10 : 0);
  const chosen = deeds.toSorted((one, other) => worth(other) - worth(one)).slice(0, MAX_DEEDS);
  const inOrder = (): readonly SummaryDeed[] => {
    const kept = deeds.filter((deed) => chosen.includes(deed));
    return [...kept.filter(isMine), ...kept.filter((deed) => !isMine(deed))];
  };
  const text = (): string =>
    inOrder()
      .map((deed) => t.say(wordsOf(t, deed)))
      .join(', ');
  while (chosen.length > 1 && text().length > MAX_DEEDS_LENGTH) chosen.pop();
  if (chosen.length === 0) return t.say(msg('nobody was hurt.', {}, 'a summary of what was skipped'));
  const [told, count] = [text(), deeds.length - chosen.length];
  return count === 0 ? told : t.say(msg('{told} and {count} more', { told, count }, 'deeds'));
}

/**
 * Merges deeds of the same kind by the same player to the same player. A player who falls is not also hurt by that
 * deed.
 */
function merged(deeds: readonly SummaryDeed[]): SummaryDeed[] {
  const all: SummaryDeed[] = [];
  for (const deed of deeds) {
    if (deed.kind === 'fell') {
      const before = all.findLastIndex(({ kind, at }) => (kind === 'shot' || kind === 'hurt') && at === deed.at);
      if (before >= 0) all.splice(before, 1);
    }
    const place = all.findIndex(
      (one) =>
        one.kind === deed.kind &&
        one.by === deed.by &&
        one.at === deed.at &&
        !('what' in one && 'what' in deed && one.what !== deed.what),
    );
    const same = all[place];
    if (same === undefined) all.push(deed);
    else if ('points' in same && 'points' in deed) all[place] = { ...same, points: same.points + deed.points };
  }
  return all;
}

const wordsOf = (t: Narrator, deed: SummaryDeed): Message =>
  deed.kind === 'event' ? msg('{event} came into force', { event: deed.what }) : doneWords(t, deed);

/** The player who did it and the one it was done to: each of the two may be the reader. */
function doneWords(t: Narrator, deed: DoneDeed): Message {
  const { by, at } = deed;
  const target = t.name(at);
  const name = by === null ? '' : t.name(by);
  const [isYours, isYou] = [by !== null && t.isYou(by), t.isYou(at)];
  const isAlone = by === null || by === at;
  switch (deed.kind) {
    case 'fell':
      if (isAlone) return isYou ? msg('you are out') : msg('{target} is out', { target });
      if (isYours) return msg('you brought down {target}', { target });
      return isYou ? msg('{name} brought you down', { name }) : msg('{name} brought down {target}', { name, target });
    case 'shot':
    case 'hurt': {
      const { points } = deed;
      if (isAlone)
        return isYou
          ? msg('{points, plural, one {you lost # life} other {you lost # life}}', { points })
          : msg('{points, plural, one {{target} lost # life} other {{target} lost # life}}', { points, target });
      if (deed.kind === 'shot') {
        if (isYours) return msg('you shot {target} (−{points})', { target, points });
        return isYou
          ? msg('{name} shot you (−{points})', { name, points })
          : msg('{name} shot {target} (−{points})', { name, target, points });
      }
      if (isYours) return msg('you hurt {target} (−{points})', { target, points });
      return isYou
        ? msg('{name} hurt you (−{points})', { name, points })
        : msg('{name} hurt {target} (−{points})', { name, target, points });
    }
    case 'gained': {
      const { points } = deed;
      return isYou
        ? msg('{points, plural, one {you gained # life} other {you gained # life}}', { points })
        : msg('{points, plural, one {{target} gained # life} other {{target} gained # life}}', { points, target });
    }
    case 'missed':
      if (isYours) return msg('you missed {target}', { target });
      return isYou ? msg('{name} missed you', { name }) : msg('{name} missed {target}', { name, target });
    case 'robbed':
      if (isYours) return msg('you took a card from {target}', { target });
      return isYou
        ? msg('{name} took a card from you', { name })
        : msg('{name} took a card from {target}', { name, target });
    case 'stripped':
      if (isYours) return msg('you made {target} discard a card', { target });
      return isYou
        ? msg('{name} made you discard a card', { name })
        : msg('{name} made {target} discard a card', { name, target });
    case 'played': {
      const { what } = deed;
      if (isYours) return msg('you played {what} on {target}', { what, target });
      return isYou
        ? msg('{name} played {what} on you', { name, what })
        : msg('{name} played {what} on {target}', { name, what, target });
    }
    case 'returned':
      return isYou ? msg('you came back') : msg('{target} came back', { target });
  }
}
