// Which sound goes with which fact.

import type { Told } from '@posse/protocol';
import type { Sound } from './sounds.ts';

type Choice = Sound | ((fact: Told, you: number | null) => Sound | null);

const isLoss = ({ winners }: Told, you: number | null): boolean =>
  you !== null && Array.isArray(winners) && !winners.includes(you);

const CUES: Readonly<Record<string, Choice>> = {
  turn: ({ who }, you) => (who === you ? 'turn' : null),
  moved: 'card',
  played: ({ at }) => (at === null ? 'card' : 'shot'),
  used: 'card',
  dodged: 'missed',
  hurt: ({ points }) => (typeof points === 'number' && points > 2 ? 'explosion' : 'hit'),
  drew: ({ lucky }) => (lucky ? 'lucky' : 'unlucky'),
  event: 'event',
  eliminated: 'falls',
  returned: 'event',
  over: (fact, you) => (isLoss(fact, you) ? 'falls' : 'win'),
  dice: 'dice',
  shot: 'shot',
  poured: 'beer',
  gatling: 'shot',
  attack: 'explosion',
  revealed: 'event',
  starMoved: 'event',
  ghost: 'event',
};

export function soundFor(fact: Told, you: number | null): Sound | null {
  const choice = CUES[fact.kind];
  return typeof choice === 'function' ? choice(fact, you) : (choice ?? null);
}

/** Cards that are dealt one after another make one sound each, but no more than so many. */
export const MOST_OF_ONE_KIND = 4;
