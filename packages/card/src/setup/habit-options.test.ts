// Tests of options for common habits that no scenario can express.

import { randomFrom, type Seat, seat, seatsOf } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { OURS } from '../catalogue/built-in-catalogue.ts';
import { cardGame } from '../game.ts';
import { offerIdentity } from '../high-noon/rules/new-identity.ts';
import type { Player, State } from '../state.ts';
import { shuffledEvents } from './deal.ts';
import { setupFrom, type Wishes } from './setup.ts';

const HABITS = [
  'base-characters-only',
  'one-event-deck',
  'same-weapon-again',
  'volcanic-is-a-book-card',
  'checks-under-lasso',
  'not-on-oneself',
  'bang-after-volcanic',
  'cuffed-beer',
];

test.each(HABITS)('%s is off in every preset', (id) => {
  expect(OURS.options.filter((option) => option.id === id)).toMatchObject([{ byDefault: false, withSet: null }]);
  for (const preset of ['standard', 'first-game', 'tournament', 'everything'])
    expect(setupFrom({ seats: 5, preset }).options).not.toContain(id);
});

describe('base characters only', () => {
  const charactersAt = ({ players }: State): string[] =>
    players.flatMap(({ character, spare, offered }: Player) => [character, spare ?? [], ...offered].flat());

  test.each<[string, Wishes]>([
    ['everything', { seats: 7, preset: 'everything' }],
    ['eight players', { seats: 8, preset: 'everything' }],
    ['three players', { seats: 3, preset: 'everything' }],
    ['offered in the tournament', { seats: 8, sets: ['base', 'dodge-city', 'promos', 'tournament'] }],
  ])('base-characters-only deals, offers and redeals no other characters: %s', (_name, wishes) => {
    const { seats } = wishes;
    for (let number = 0; number < 30; number++) {
      const t = cardGame.deal({ ...wishes, options: { 'base-characters-only': true } }, `${number}`);
      const views = [...seatsOf(seats), 'spectator' as const].map((who) => cardGame.view(t, who));
      for (const table of [t, ...views.map((view) => cardGame.redeal(view, randomFrom(`${number}`)))]) {
        const known = charactersAt(table).filter((id) => OURS.characters[id]?.set !== 'none');
        expect(known.filter((id) => OURS.characters[id]?.set !== 'base')).toEqual([]);
        expect(new Set(known).size).toBe(seats * 2);
      }
    }
  });

  test.each([['everything'], ['tournament']])(
    'sixteen characters are enough for eight players of whom each may not get one: %s',
    (preset) => {
      const diedAs = Object.values(OURS.characters)
        .filter(({ set }) => set === 'base')
        .slice(0, 8)
        .map(({ id }) => id);
      const sets = ['base', 'dodge-city', preset === 'tournament' ? 'tournament' : 'high-noon'];
      for (let number = 0; number < 60; number++) {
        const t = cardGame.deal({ seats: 8, sets, options: { 'base-characters-only': true }, diedAs }, `${number}`);
        const again = cardGame.redeal(cardGame.view(t, seat(number % 8)), randomFrom(`${number}`));
        for (const table of [t, again]) {
          const known = charactersAt(table).filter((id) => OURS.characters[id]?.set === 'base');
          expect(new Set(known).size).toBe(16);
          for (const [place, { character, spare, offered }] of table.players.entries())
            expect([character, spare, ...offered]).not.toContain(diedAs[place]);
        }
      }
    },
  );

  test('a random new identity is a base character too with base-characters-only', () => {
    const options = { 'base-characters-only': true, 'random-new-identity': true };
    for (let number = 0; number < 60; number++) {
      const t = cardGame.deal({ seats: 5, preset: 'everything', options }, `${number}`);
      offerIdentity(t, seat(2));
      expect(OURS.characters[t.players[2]?.spare ?? '']?.set).toBe('base');
    }
  });

  test('a player keeps a character of another set with base-characters-only', () => {
    const characters = ['vera-custer', null, null, null];
    const options = { 'base-characters-only': true };
    const t = cardGame.deal({ seats: 4, preset: 'everything', options, characters }, 'kept');
    expect(t.players.map(({ character }) => OURS.characters[character]?.set)).toEqual([
      'dodge-city',
      'base',
      'base',
      'base',
    ]);
  });
});

describe('one event deck', () => {
  const sets = ['base', 'high-noon', 'fistful'];
  const options = { 'one-event-deck': true };

  test('one-event-deck draws one deck at random and uses all of it', () => {
    const lasts = new Set<string>();
    for (let number = 0; number < 20; number++) {
      const pile = shuffledEvents(OURS, setupFrom({ seats: 4, sets, options }), randomFrom(`${number}`));
      expect(pile.length).toBe(15);
      expect(new Set(pile.map((id) => OURS.events[id]?.set)).size).toBe(1);
      expect(pile.filter((id) => OURS.events[id]?.final)).toEqual([pile[0]]);
      lasts.add(pile[0] as string);
    }
    expect([...lasts].sort()).toEqual(['fistful-of-cards', 'high-noon']);
  });

  test('one-event-deck overrides long-event-deck, and respects events that are left out', () => {
    const more = { ...options, 'long-event-deck': true, 'without-ambush': true, 'without-doctor': true };
    for (let number = 0; number < 20; number++) {
      const pile = shuffledEvents(OURS, setupFrom({ seats: 4, sets, options: more }), randomFrom(`${number}`));
      expect(pile.length).toBe(14);
      expect(pile).not.toContain('ambush');
      expect(pile).not.toContain('doctor');
    }
  });

  test('one-event-deck changes nothing with one event deck or none', () => {
    for (const few of [['base'], ['base', 'high-noon'], ['base', 'fistful']])
      expect(cardGame.deal({ seats: 4, sets: few, options }, 'few').events).toEqual(
        cardGame.deal({ seats: 4, sets: few }, 'few').events,
      );
  });

  test('a viewer of the next event knows the deck of all others with one-event-deck', () => {
    for (let number = 0; number < 20; number++) {
      const t = cardGame.deal({ seats: 4, sets, options }, `${number}`);
      const again = cardGame.redeal(cardGame.view(t, seat(1)), randomFrom(`${number}`)).events;
      expect(again.slice().sort()).toEqual(t.events.slice().sort());
      expect(again.at(-1)).toBe(t.events.at(-1));
    }
  });
});

describe('not on oneself', () => {
  /**
   * Why the player whose turn it is may not play this card at the target; null if they may. `inFront` gives them a
   * Barrel in play.
   */
  const explained = (key: string, inFront: boolean, at: 'me' | 'another') => {
    const t = cardGame.deal({ seats: 4, options: { 'not-on-oneself': true } }, 'oneself');
    const me = t.turn;
    const find = (kind: string) => OURS.cards.find((card) => card.kind.key === kind && card.set === 'base')?.id ?? null;
    const [card, barrel] = [find(key), find('barrel')];
    if (card === null || barrel === null) throw new Error('Every game should have these cards.');
    const player = t.players[me] as Player;
    player.hand = [card];
    player.inPlay = inFront ? [barrel] : [];
    const target = at === 'me' ? me : (((me + 1) % 4) as Seat);
    return cardGame.explain(t, me, { kind: 'play', card, at: target });
  };

  test.each(['panic', 'cat-balou'])('not-on-oneself refuses %s on oneself with that reason', (key) => {
    expect(explained(key, true, 'me')).toEqual({ code: 'yourself', card: key });
    expect(explained(key, false, 'me')).toEqual({ code: 'yourself', card: key });
    expect(explained(key, true, 'another')).toBeNull();
  });
});
