// Redeals the hidden events.

import { someOf } from '@posse/engine';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { decksInUse, eventsOf } from '../setup/deal.ts';
import type { View } from '../view.ts';
import type { Dealer } from './redeal.ts';

/**
 * Redeals the events. The next one is known, and so is its deck if there is only one. The others are random, with a
 * final event at the bottom, if there is one in the game.
 */
export function hiddenEvents(catalogue: Catalogue, { setup, event, events: { count, next } }: View): Dealer {
  if (count === 0 || next === null) return () => undefined;
  const isLeft = (id: string): boolean => id !== next && id !== event;
  const decks = setup.options.includes('one-event-deck')
    ? [catalogue.events[next]?.set ?? '']
    : decksInUse(catalogue, setup);
  const { ordinary, finals } = eventsOf(catalogue, setup, decks);
  const [between, last] = [ordinary.filter(isLeft), finals.filter(isLeft)];
  return (t, random) => {
    if (count > 1) {
      t.events = someOf(random, last, 1);
      for (const id of someOf(random, between, count - 1 - t.events.length)) t.events.push(id);
    }
    t.events.push(next);
  };
}
