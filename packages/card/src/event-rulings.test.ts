// Tests of rulings on events, spare characters, numbers of players and the tournament.
// No scenario can express them.

import { randomFrom, seat, seatsOf } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { OURS } from './catalogue/built-in-catalogue.ts';
import { cardGame } from './game.ts';
import { shuffledEvents } from './setup/deal.ts';
import { nextGame, setupFrom, type Wishes } from './setup/setup.ts';
import type { State } from './state.ts';
import { LANGUAGES } from './texts/set-texts.ts';

const dealt = (wishes: Wishes, count = 20): State[] =>
  Array.from({ length: count }, (_, number) => cardGame.deal(wishes, `deal ${number}`));

/** Plays the first option of each question until the condition holds. */
function playUntil(t: State, holds: (t: State) => boolean): void {
  while (!holds(t)) {
    const asked = cardGame.pending(t);
    if (asked === null) throw new Error('The game ended before the condition held.');
    cardGame.advance(t, asked.options[t.step % asked.options.length] as (typeof asked.options)[number]);
  }
}

describe('event decks', () => {
  const events = (wishes: Wishes, seed = 'events') => shuffledEvents(OURS, setupFrom(wishes), randomFrom(seed));

  test.each([
    ['high-noon', 'high-noon'],
    ['fistful', 'fistful-of-cards'],
  ])('R-EVT-01: %s alone has 14 shuffled events and its own last card', (set, last) => {
    const pile = events({ seats: 4, sets: ['base', set] });
    expect(pile.length).toBe(15);
    expect(pile[0]).toBe(last);
    expect(new Set(pile).size).toBe(15);
    expect(pile).not.toEqual(events({ seats: 4, sets: ['base', set] }, 'another seed'));
  });

  test('R-EVT-01: a view shows the next event and hides the others', () => {
    const t = cardGame.deal({ seats: 4, sets: ['base', 'high-noon'] }, 'open');
    const { events: seen } = cardGame.view(t, seat(0));
    expect(seen).toEqual({ count: 15, next: t.events.at(-1) });
  });

  test('R-EVT-02: two decks give twelve events and one of the last cards', () => {
    const sets = ['base', 'high-noon', 'fistful'];
    const lasts = new Set<string | undefined>();
    for (let number = 0; number < 20; number++) {
      const pile = events({ seats: 4, sets }, `mixed ${number}`);
      expect(pile.length).toBe(13);
      expect(pile.filter((id) => OURS.events[id]?.final)).toEqual([pile[0]]);
      lasts.add(pile[0]);
    }
    expect(lasts.size).toBe(2);
    expect(events({ seats: 4, sets, options: { 'long-event-deck': true } }).length).toBe(29);
  });

  test('R-EVT-03: no event is in force in the first round', () => {
    for (const t of dealt({ seats: 4, sets: ['base', 'fistful'] })) {
      expect(t.event).toBeNull();
      const leader = t.turn;
      playUntil(t, (now) => now.turn !== leader);
      expect(t.event).toBeNull();
    }
  });

  test('single events can be switched off', () => {
    const options = { 'without-ghost-town': true, 'without-dead-man': true };
    for (const set of ['high-noon', 'fistful']) {
      const pile = events({ seats: 4, sets: ['base', set], options });
      expect(pile.length).toBe(14);
      expect(pile).not.toContain('ghost-town');
      expect(pile).not.toContain('dead-man');
    }
  });
});

describe('spare characters', () => {
  test('R-SETUP-13, R-HN-NID-4: everybody has a spare character that nobody plays or knows', () => {
    for (const t of dealt({ seats: 7, sets: ['base', 'high-noon'] })) {
      const known = t.players.map(({ character }) => character);
      const spares = t.players.map(({ spare }) => spare);
      expect(new Set([...known, ...spares]).size).toBe(14);
      for (const viewer of [...seatsOf(7), 'spectator' as const])
        expect(cardGame.view(t, viewer).players.every(({ spare }) => spare === null)).toBe(true);
    }
  });
});

describe('three players', () => {
  const wishes = { seats: 3, sets: ['base', 'dodge-city'] };

  test('R-3P-01: the roles of three players are public, without a bonus life', () => {
    for (const t of dealt(wishes)) {
      expect(t.players.map(({ role }) => role).sort()).toEqual(['deputy', 'outlaw', 'renegade']);
      expect(cardGame.view(t, 'spectator').players.every(({ role }) => role !== null)).toBe(true);
      for (const { maxLife, character } of t.players) expect(maxLife).toBe(OURS.characters[character]?.bullets);
    }
  });

  test('R-3P-02: among three players the Deputy begins', () => {
    for (const t of dealt(wishes)) expect(t.players[t.turn]?.role).toBe('deputy');
  });
});

test('R-8P-01: eight players have two Renegades', () => {
  for (const t of dealt({ seats: 8, sets: ['base', 'dodge-city'] }))
    expect(
      t.players
        .map(({ role }) => role)
        .sort()
        .join(),
    ).toBe('deputy,deputy,outlaw,outlaw,outlaw,renegade,renegade,sheriff');
});

describe('tournament', () => {
  const wishes = { seats: 5, preset: 'tournament' };

  test('R-TRN-01: everybody chooses one of two public characters, in secret until all have chosen', () => {
    const t = cardGame.deal(wishes, 'two characters');
    const offered = t.players.flatMap((player) => player.offered);
    expect(new Set(offered).size).toBe(10);
    for (const who of seatsOf(5)) {
      const question = cardGame.pending(t);
      expect(question?.asked).toBe(who);
      expect(question?.options.map(({ pick }) => pick)).toEqual(t.players[who]?.offered);
      expect(cardGame.view(t, seat((who + 1) % 5)).players[who]?.character).toBe('plain');
      if (question?.options[1]) cardGame.advance(t, question.options[1]);
      if (who < 4) expect(cardGame.view(t, seat(4)).players[who]?.character).toBe('plain');
    }
    for (const { character, offered: two, spare } of t.players) {
      expect(character).toBe(two[1]);
      // R-TRN-15: New Identity would offer the rejected one.
      expect(spare).toBe(two[0]);
    }
  });

  test('R-TRN-02, R-TRN-03: roles are dealt after the choice, and then characters are public', () => {
    const t = cardGame.deal(wishes, 'roles later');
    for (const viewer of [...seatsOf(5), 'spectator' as const])
      for (const player of cardGame.view(t, viewer).players) {
        expect(player.role).toBeNull();
        expect(player.roleShown).toBe(false);
        expect(player.life).toBe(0);
      }
    playUntil(t, (now) => now.begun);
    expect(t.players[t.turn]?.role).toBe('sheriff');
    expect(cardGame.view(t, 'spectator').players.filter(({ role }) => role === 'sheriff').length).toBe(1);
  });
});

test('R-SER-04: a player who returned for good has survived, and a ghost has not', () => {
  const t = cardGame.deal({ seats: 4, sets: ['base', 'high-noon'] }, 'survivors');
  playUntil(t, (now) => now.winners !== null);
  const over = cardGame.clone(t);
  for (const player of over.players) Object.assign(player, { alive: true, undead: false });
  Object.assign(over.players[2] ?? {}, { undead: true });
  expect(() => nextGame(over, { keep: [seat(2)] })).toThrow(/did not survive/);
  expect(nextGame(over, { keep: [seat(1)] }).characters?.[1]).toBe(over.players[1]?.character);
});

test('every text of the card game exists in every language', () => {
  const texts = [
    OURS.texts.sets,
    OURS.texts.cards,
    OURS.texts.characters,
    OURS.texts.events,
    OURS.texts.options,
  ].flatMap(Object.entries);
  for (const [id, text] of texts)
    for (const language of LANGUAGES) {
      expect(text[language].name, `${id} in ${language}`).toMatch(/\S/);
      expect(text[language].text, `${id} in ${language}`).toMatch(/\S/);
    }
  for (const { id } of OURS.options) expect(OURS.texts.options).toHaveProperty([id]);
  for (const id of Object.keys(OURS.events)) expect(OURS.texts.events).toHaveProperty([id]);
});
