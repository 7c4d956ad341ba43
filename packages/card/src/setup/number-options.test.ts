// Tests of number options: characters to choose from, and events.

import { BadSetup, type Json, randomFrom, seatsOf } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { OURS } from '../catalogue/built-in-catalogue.ts';
import { PLAIN } from '../catalogue/catalogue.ts';
import { cardGame } from '../game.ts';
import type { State } from '../state.ts';
import { choicesIn } from './number-options.ts';
import { nextGame, setupFrom, type Wishes } from './setup.ts';

const BOTH = ['base', 'high-noon', 'fistful'];
const eventsIn = (options: Wishes['options'], sets = BOTH): string[] =>
  cardGame.deal({ seats: 4, sets, ...(options && { options }) }, 'events').events;

describe('wrong values of options', () => {
  test.each([
    [{ events: 0 }, 'The option "events" takes a whole number from 1 to 28, not 0.'],
    [{ events: 29 }, 'The option "events" takes a whole number from 1 to 28, not 29.'],
    [{ events: 7.5 }, 'The option "events" takes a whole number from 1 to 28, not 7.5.'],
    [{ events: true }, 'The option "events" takes a whole number from 1 to 28, not true.'],
    [{ 'characters-to-choose': 9 }, 'The option "characters-to-choose" takes a whole number from 1 to 8, not 9.'],
    [{ 'beginner-deck': 1 }, 'The option "beginner-deck" is on or off: it takes true or false, not 1.'],
    [{ 'long-event-deck': 28 }, 'The option "long-event-deck" is on or off: it takes true or false, not 28.'],
    [
      { 'long-event-deck': true, events: 8 },
      'The option "long-event-deck" is another word for events 28: leave it out for events 8.',
    ],
  ])('a setup refuses options with wrong values in one sentence: %o', (options, message) => {
    const sets = ['base', 'high-noon', 'fistful'];
    expect(() => setupFrom({ seats: 4, sets, options })).toThrow(BadSetup);
    expect(() => setupFrom({ seats: 4, sets, options })).toThrow(message);
  });
});

describe('events', () => {
  test('R-EVT-02: the option sets the number of events from both decks, plus one last card', () => {
    for (const count of [1, 8, 12, 20, 28]) expect(eventsIn({ events: count }).length).toBe(count + 1);
    expect(eventsIn({}).length).toBe(13);
    expect(OURS.events[eventsIn({ events: 3 })[0] as string]?.final).toBe(true);
  });

  test('one deck alone is complete, and the number of events is capped at those available', () => {
    expect(eventsIn({ events: 3 }, ['base', 'high-noon']).length).toBe(15);
    expect(eventsIn({ events: 3, 'one-event-deck': true }).length).toBe(15);
    expect(eventsIn({ events: 28, 'without-ambush': true }).length).toBe(28);
    expect(eventsIn({ events: 27, 'without-ambush': true, 'without-sniper': true }).length).toBe(27);
  });

  test('long-event-deck means the same as all events', () => {
    expect(eventsIn({ 'long-event-deck': true })).toEqual(eventsIn({ events: 28 }));
    expect(eventsIn({ 'long-event-deck': true, events: 28 }).length).toBe(29);
    expect(eventsIn({ 'long-event-deck': false })).toEqual(eventsIn({}));
    expect(eventsIn({ 'long-event-deck': false, events: 8 }).length).toBe(9);
  });

  test('a redeal has as many events as the game', () => {
    const t = cardGame.deal({ seats: 4, sets: BOTH, options: { events: 5 } }, 'again');
    const view = cardGame.view(t, 'spectator');
    expect(cardGame.redeal(view, randomFrom('world')).events.length).toBe(6);
  });
});

test('no id is both a switch and a number', () => {
  const switches = OURS.options.map(({ id }) => id);
  for (const { id, from, to, byDefault } of OURS.numbers) {
    expect(switches).not.toContain(id);
    expect(from <= byDefault && byDefault <= to).toBe(true);
  }
});

describe('a game saved before there were numbers goes on as it was', () => {
  const older = (t: State, options: readonly string[]): Json => {
    const saved = JSON.parse(JSON.stringify(cardGame.save(t))) as { state: { setup: Record<string, unknown> } };
    const { numbers: _, ...setup } = saved.state.setup;
    saved.state.setup = { ...setup, options: [...(setup.options as string[]), ...options] };
    return saved as unknown as Json;
  };

  test.each<[string, Wishes, readonly string[]]>([
    ['the usual game', { seats: 5 }, []],
    ['the tournament', { seats: 5, preset: 'tournament' }, []],
    ['all events', { seats: 5, sets: BOTH, options: { events: 28 } }, ['long-event-deck']],
  ])('a game saved before there were numbers is restored unchanged: %s', (_name, wishes, options) => {
    const t = cardGame.deal(wishes, 'old');
    expect(cardGame.restore(older(t, options))).toEqual(t);
  });
});

test('a setup does not mention numbers that have their default', () => {
  expect(setupFrom({ seats: 5, preset: 'tournament', options: { 'characters-to-choose': 2 } }).numbers).toBeUndefined();
  expect(setupFrom({ seats: 5, options: { 'characters-to-choose': 2 } }).numbers).toEqual({
    'characters-to-choose': 2,
  });
});

test('the next game has the same numbers', () => {
  const t = cardGame.deal({ seats: 4, sets: BOTH, options: { events: 3, 'characters-to-choose': 3 } }, 'again');
  for (let asked = cardGame.pending(t); asked !== null; asked = cardGame.pending(t))
    cardGame.advance(t, asked.options[t.step % asked.options.length] as Answer);
  expect(setupFrom(nextGame(t)).numbers).toEqual({ events: 3, 'characters-to-choose': 3 });
});

describe('characters-to-choose', () => {
  const three: Wishes = { seats: 5, options: { 'characters-to-choose': 3 } };

  test('the tournament offers two characters, and other games none, unless an option says otherwise', () => {
    const choices = (wishes: Wishes): number => choicesIn(OURS, setupFrom(wishes));
    expect(choices({ seats: 5 })).toBe(1);
    expect(choices({ seats: 5, preset: 'tournament' })).toBe(2);
    expect(choices({ seats: 5, preset: 'tournament', options: { 'characters-to-choose': 1 } })).toBe(1);
    expect(cardGame.deal({ seats: 5, preset: 'tournament', options: { 'characters-to-choose': 1 } }, 'no').begun).toBe(
      true,
    );
  });

  test('everybody chooses from as many characters as the option says, and the first one they reject is kept as their spare', () => {
    for (let deal = 0; deal < 20; deal++) {
      const t = cardGame.deal(three, `${deal}`);
      const offered = t.players.flatMap((player) => player.offered);
      expect(new Set(offered).size).toBe(15);
      for (const who of seatsOf(5)) {
        const question = cardGame.pending(t);
        expect(question?.asked).toBe(who);
        expect(question?.options.map(({ pick }) => pick)).toEqual(t.players[who]?.offered);
        cardGame.advance(t, question?.options[(deal + who) % 3] as Answer);
      }
      expect(t.begun).toBe(true);
      for (const [who, { character, offered: mine, spare }] of t.players.entries()) {
        expect(character).toBe(mine[(deal + who) % 3]);
        expect(spare).toBe(mine.find((id) => id !== character));
      }
    }
  });

  test.each<[string, Wishes, boolean]>([
    ['outside the tournament they are hidden from others', three, false],
    ['R-TRN-01: in the tournament they are public', { ...three, preset: 'tournament' }, true],
  ])('characters to choose from: %s', (_name, wishes, isOpen) => {
    const t = cardGame.deal(wishes, 'eyes');
    cardGame.advance(t, cardGame.pending(t)?.options[1] as Answer);
    for (const viewer of [...seatsOf(5), 'spectator' as const])
      for (const [who, { offered, character, spare }] of cardGame.view(t, viewer).players.entries()) {
        expect(offered.length).toBe(isOpen || who === viewer ? 3 : 0);
        expect(character === PLAIN).toBe(who !== 0 || viewer !== 0);
        expect(spare === null).toBe(who !== 0 || viewer !== 0);
      }
    while (!t.begun) cardGame.advance(t, cardGame.pending(t)?.options[0] as Answer);
    for (const viewer of [...seatsOf(5), 'spectator' as const])
      for (const [who, { spare, character }] of cardGame.view(t, viewer).players.entries()) {
        expect(character).toBe(t.players[who]?.character);
        expect(spare !== null).toBe(isOpen || who === viewer);
      }
  });

  test.each<[string, Wishes]>([
    ['hidden', three],
    ['open', { ...three, preset: 'tournament' }],
    [
      'with a kept one and one that somebody died as',
      {
        ...three,
        characters: ['jourdonnais', null, null, null, null],
        diedAs: [null, 'paul-regret', null, null, null],
      },
    ],
  ])('every redeal during the choice looks the same, and can be played: %s', (_name, wishes) => {
    const choicesOf = ({ players }: State): number[] => players.map(({ offered }) => offered.length);
    for (let deal = 0; deal < 5; deal++) {
      const t = cardGame.deal(wishes, `world ${deal}`);
      for (let step = 0; step < 20; step++) {
        for (const viewer of [...seatsOf(5), 'spectator' as const]) {
          const view = cardGame.view(t, viewer);
          const world = cardGame.redeal(view, randomFrom(`${deal}.${step}`));
          expect(cardGame.view(world, viewer)).toEqual(view);
          expect(world.players[1]?.offered).not.toContain(wishes.diedAs?.[1] ?? 'nobody');
          const known = world.players.flatMap(({ offered, spare, character }): readonly (string | null)[] =>
            offered.length > 0 && !t.begun ? offered : [character, spare],
          );
          expect(new Set(known).size).toBe(known.length);
          // A player who keeps a character has no choice, and a rejected character is not given to anybody else.
          if (!t.begun) expect(choicesOf(world)).toEqual(choicesOf(t));
          for (const [who, { offered }] of view.players.entries())
            for (const [other, { spare }] of world.players.entries())
              if (other !== who && spare !== null) expect(offered).not.toContain(spare);
          while (!world.begun) cardGame.advance(world, cardGame.pending(world)?.options[0] as Answer);
        }
        cardGame.advance(t, cardGame.pending(t)?.options[0] as Answer);
      }
    }
  });

  test.each<[Wishes, string]>([
    [
      { seats: 6, options: { 'characters-to-choose': 3 } },
      '6 players with 3 characters each to choose from need 18, but there are 16: take at most 2 to choose from, or at most 5 seats, or another set with characters.',
    ],
    [
      { seats: 5, options: { 'characters-to-choose': 8 } },
      '5 players with 8 characters each to choose from need 40, but there are 16: take at most 3 to choose from, or another set with characters.',
    ],
    [
      {
        seats: 8,
        sets: ['base', 'dodge-city'],
        options: { 'characters-to-choose': 3, 'base-characters-only': true },
      },
      '8 players with 3 characters each to choose from need 24, but there are 16: take at most 2 to choose from, or at most 5 seats, or characters of all sets.',
    ],
    [
      {
        seats: 6,
        characters: ['jourdonnais', null, null, null, null, null],
        options: { 'characters-to-choose': 3 },
      },
      '6 players with 3 characters each to choose from need 16, but there are 15: take at most 2 to choose from, or at most 5 seats, or another set with characters.',
    ],
    [
      {
        seats: 4,
        diedAs: ['jourdonnais', 'jourdonnais', 'jourdonnais', 'jourdonnais'],
        options: { 'characters-to-choose': 4 },
      },
      '4 players with 4 characters each to choose from need 16, but there are 15: take at most 3 to choose from, or at most 3 seats, or another set with characters.',
    ],
  ])('a setup with too few characters is refused with remedies: %o', (wishes, message) => {
    expect(() => setupFrom(wishes)).toThrow(BadSetup);
    expect(() => setupFrom(wishes)).toThrow(message);
  });

  test('a setup with just enough characters can be dealt, with any barred ones', () => {
    const diedAs = ['jourdonnais', 'paul-regret', 'el-gringo', 'black-jack'];
    for (let deal = 0; deal < 60; deal++) {
      const t = cardGame.deal({ seats: 4, diedAs, options: { 'characters-to-choose': 4 } }, `${deal}`);
      expect(new Set(t.players.flatMap(({ offered }) => offered)).size).toBe(16);
      for (const [who, { offered }] of t.players.entries()) expect(offered).not.toContain(diedAs[who]);
    }
  });
});
