// Tests that a trial deals the card, the character or the event that is tried.

import { cardGame, kindOf, type State, type Wishes } from '@posse/card';
import type { Pack } from '@posse/card/packs';
import { expect, test } from 'vitest';
import type { ThingPlace } from '../model/thing-place.ts';
import { type Holder, trialOf } from './trial-deal.ts';

const PACK: Pack = {
  posse: 1,
  kinds: {
    'card-1': { border: 'brown', aim: 'in reach', play: [{ do: 'shoot' }], copies: '7♥' },
    'card-2': { border: 'brown', play: [], copies: '8♥' },
  },
  characters: { 'character-1': { bullets: 4, power: { wounded: [{ do: 'draw', n: 1 }] } } },
  events: { 'event-1': { power: { reach: 2 } }, 'event-2': { power: { keeps: 6 } } },
  face: {
    name: 'Mine',
    things: Object.fromEntries(
      ['card-1', 'card-2', 'character-1', 'event-1', 'event-2'].map((key) => [key, { name: `My ${key}` }]),
    ),
  },
};

const dealt = (place: ThingPlace, holder: Holder, seed: string): State =>
  cardGame.deal(trialOf(PACK, place, holder).staged as Wishes, seed);

const SEEDS = ['one', 'two', 'three'];

test.each(['me', 'bot'] as const)('the first seat or a bot holds the card that is tried: %s', (holder) => {
  for (const seed of SEEDS) {
    const t = dealt({ part: 'kinds', key: 'card-1' }, holder, seed);
    const hand = t.players[holder === 'me' ? 0 : 1]?.hand ?? [];
    expect(hand.map((card) => kindOf(t, card).key)).toContainEqual(expect.stringMatching(/^card-1-/));
    expect(t.turn).toBe(holder === 'me' ? 0 : 1);
  }
});

test('a character that is tried is dealt, and an event comes first', () => {
  const t = dealt({ part: 'characters', key: 'character-1' }, 'bot', 'one');
  expect(t.players[1]?.character).toMatch(/^character-1-/);
  for (const key of ['event-1', 'event-2'])
    expect(dealt({ part: 'events', key }, 'me', 'one').events.at(-1)).toMatch(new RegExp(`^${key}-`));
});

test('an unfinished card of the pack stays out of a trial', () => {
  const [pack] = trialOf(PACK, { part: 'kinds', key: 'card-1' }, 'me').packs as readonly Pack[];
  expect(Object.keys(pack?.kinds ?? {})).toEqual(['card-1']);
});
