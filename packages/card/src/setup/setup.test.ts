// Tests of setup rulings that no scenario can express.

import { BadSetup, randomFrom, type Seat, seat, seatsOf } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { OURS } from '../catalogue/built-in-catalogue.ts';
import { PLAIN } from '../catalogue/catalogue.ts';
import { cardGame } from '../game.ts';
import { isHidden } from '../hidden-card.ts';
import { offerIdentity } from '../high-noon/rules/new-identity.ts';
import type { Player } from '../state.ts';
import { cardsFor, nextGame, setupFrom, type Wishes } from './setup.ts';

const deals = (seats: number, count = 30) =>
  Array.from({ length: count }, (_, number) => cardGame.deal({ seats }, `deal ${number}`));

test.each([
  [4, ['outlaw', 'outlaw', 'renegade', 'sheriff']],
  [5, ['deputy', 'outlaw', 'outlaw', 'renegade', 'sheriff']],
  [6, ['deputy', 'outlaw', 'outlaw', 'outlaw', 'renegade', 'sheriff']],
  [7, ['deputy', 'deputy', 'outlaw', 'outlaw', 'outlaw', 'renegade', 'sheriff']],
])('R-SETUP-01 to 04: the roles for %i players are those of the rulebook', (seats, roles) => {
  for (const t of deals(seats)) expect(t.players.map(({ role }) => role).sort()).toEqual(roles);
});

test('R-SETUP-05: a player knows the Sheriff and their own role only', () => {
  for (const t of deals(6))
    for (const viewer of [...seatsOf(6), 'spectator' as const])
      for (const [place, { role }] of cardGame.view(t, viewer).players.entries())
        expect(role !== null).toBe(place === viewer || t.players[place]?.role === 'sheriff');
});

test('R-SETUP-06: characters are distinct and public', () => {
  for (const t of deals(7)) {
    expect(new Set(t.players.map(({ character }) => character)).size).toBe(7);
    expect(cardGame.view(t, 'spectator').players.map(({ character }) => character)).toEqual(
      t.players.map(({ character }) => character),
    );
  }
});

test('R-SETUP-07 to 09: life and opening hand are the bullets, and one more for the Sheriff', () => {
  for (const t of deals(5))
    for (const [place, player] of t.players.entries()) {
      const star = player.role === 'sheriff' ? 1 : 0;
      expect(player.maxLife).toBe((OURS.characters[player.character]?.bullets ?? 0) + star);
      expect(player.life).toBe(player.maxLife);
      // The Sheriff may already have drawn for the first turn.
      if (place !== t.turn) expect(player.hand.length).toBe(player.life);
    }
});

test('R-SETUP-10: the base set has 80 cards, each suit with 2 to 7 once and 8 to ace twice, and 16 characters', () => {
  expect(cardsFor(OURS, setupFrom({ seats: 4, sets: ['base'] })).length).toBe(80);
  for (const suit of ['hearts', 'diamonds', 'clubs', 'spades'])
    for (let rank = 2; rank <= 14; rank++)
      expect(OURS.cards.filter((c) => c.set === 'base' && c.suit === suit && c.rank === rank).length).toBe(
        rank < 8 ? 1 : 2,
      );
  expect(Object.values(OURS.characters).filter(({ set }) => set === 'base').length).toBe(16);
});

test('R-SETUP-11: the beginner deck leaves out eleven cards', () => {
  const cards = cardsFor(OURS, setupFrom({ seats: 4, preset: 'first-game' }));
  expect(cards.length).toBe(69);
  expect(cards.every((id) => !OURS.cards[id]?.kind.book)).toBe(true);
});

test('R-SETUP-11: with the Volcanic as a book card the beginner deck leaves out thirteen', () => {
  const options = { 'volcanic-is-a-book-card': true };
  const beginners = cardsFor(OURS, setupFrom({ seats: 4, preset: 'first-game', options }));
  expect(beginners.length).toBe(67);
  expect(beginners.some((id) => OURS.cards[id]?.kind.key === 'volcanic')).toBe(false);
  expect(cardsFor(OURS, setupFrom({ seats: 4, options })).length).toBe(80);
});

test('R-SETUP-14: the Sheriff begins', () => {
  for (const t of deals(5)) expect(t.players[t.turn]?.role).toBe('sheriff');
});

test('hands are dealt from all over the deck and hidden from the others', () => {
  const t = cardGame.deal({ seats: 4 }, 'hidden');
  const view = cardGame.view(t, seat(0));
  for (const [place, { hand }] of view.players.entries()) expect(hand.every(isHidden)).toBe(place !== 0);
});

test('the same seed deals the same game', () => {
  expect(cardGame.save(cardGame.deal({ seats: 7 }, 'again'))).toEqual(
    cardGame.save(cardGame.deal({ seats: 7 }, 'again')),
  );
});

describe('bad wishes are refused in one sentence', () => {
  test.each([
    [{ seats: 2 }, /no roles for 2 players: take 3, 4, 5, 6, 7, 8/],
    [{ seats: 8 }, /A game of 8 needs the set "dodge-city"/],
    [{ seats: 5, preset: 'silly' }, /no preset "silly"/],
    [{ seats: 5, sets: ['base', 'nowhere'] }, /no set "nowhere"/],
    [{ seats: 5, sets: [] }, /"base" is always needed/],
    [{ seats: 5, options: { nonsense: true } as object }, /no option "nonsense"/],
    [{ seats: 4, characters: ['slab-the-killer'] }, /1 characters are given for 4 seats/],
    [{ seats: 4, characters: ['nobody', null, null, null] }, /no character "nobody"/],
    [{ seats: 4, diedAs: ['slab-the-killer'] }, /1 characters are given for 4 seats/],
    [{ seats: 4, diedAs: ['nobody', null, null, null] }, /no character "nobody"/],
    [
      { seats: 4, characters: ['suzy-lafayette', null, null, null], diedAs: ['suzy-lafayette', null, null, null] },
      /Seat 0 was eliminated as "suzy-lafayette" and must draw a new character/,
    ],
    [{ seats: 4, sheriff: 4 as Seat }, /seats are 0 to 3/],
  ])('a card game refuses the wishes %o in one sentence', (wishes, message) => {
    expect(() => setupFrom(wishes)).toThrow(BadSetup);
    expect(() => setupFrom(wishes)).toThrow(message);
  });
});

describe('several games in a row', () => {
  const finished = (seed: string, wishes: Wishes = { seats: 5 }) => {
    const t = cardGame.deal(wishes, seed);
    for (let asked = cardGame.pending(t); asked !== null; asked = cardGame.pending(t))
      cardGame.advance(t, asked.options[t.step % asked.options.length] as (typeof asked.options)[number]);
    return t;
  };

  test('R-SER-01: a survivor may keep the character, but neither cards nor wounds', () => {
    const over = finished('survivor');
    const survivors = seatsOf(5).filter((who) => over.players[who]?.alive);
    const next = cardGame.deal(nextGame(over, { keep: survivors }), 'second game');
    for (const who of survivors) {
      expect(next.players[who]?.character).toBe(over.players[who]?.character);
      expect(next.players[who]?.life).toBe(next.players[who]?.maxLife);
      expect(next.players[who]?.inPlay).toEqual([]);
    }
  });

  test('R-SER-02: the dead draw a new character, never one that was kept', () => {
    const over = finished('dead');
    const survivors = seatsOf(5).filter((who) => over.players[who]?.alive);
    const kept = survivors.map((who) => over.players[who]?.character);
    for (let game = 0; game < 40; game++) {
      const next = cardGame.deal(nextGame(over, { keep: survivors }), `game ${game}`);
      for (const who of seatsOf(5)) {
        if (survivors.includes(who)) continue;
        expect(kept).not.toContain(next.players[who]?.character);
      }
    }
    const dead = seatsOf(5).filter((who) => !over.players[who]?.alive);
    expect(() => nextGame(over, { keep: dead })).toThrow(/did not survive/);
  });

  test.each<[string, Wishes]>([
    ['the usual game', { seats: 7 }],
    ['the tournament', { seats: 7, sets: ['base', 'tournament'] }],
    ['three players', { seats: 3, sets: ['base', 'dodge-city'] }],
    ['eight players', { seats: 8, preset: 'everything' }],
  ])('R-SER-02: the dead never get, and are never offered, the character that they died with: %s', (_name, wishes) => {
    const over = finished('died as', wishes);
    const dead = seatsOf(wishes.seats).filter((who) => !over.players[who]?.alive);
    expect(dead).not.toEqual([]);
    const again = nextGame(over);
    for (let game = 0; game < 60; game++) {
      const next = cardGame.deal(again, `game ${game}`);
      const redealt = cardGame.redeal(cardGame.view(next, 'spectator'), randomFrom(`${game}`));
      for (const t of [next, redealt, cardGame.restore(cardGame.save(next))])
        for (const who of dead) {
          const { character, spare, offered } = t.players[who] as Player;
          expect([character, spare, ...offered]).not.toContain(over.players[who]?.character);
        }
    }
  });

  test('R-SER-02: a kept character is in every redeal while others still choose', () => {
    const over = finished('kept', { seats: 7, sets: ['base', 'tournament'] });
    const keep = seatsOf(7).filter((who) => over.players[who]?.alive);
    expect(keep).not.toEqual([]);
    for (let game = 0; game < 20; game++) {
      const t = cardGame.deal(nextGame(over, { keep }), `game ${game}`);
      for (let asked = cardGame.pending(t); asked !== null && !t.begun; asked = cardGame.pending(t)) {
        for (const viewer of [...seatsOf(7), 'spectator' as const]) {
          const view = cardGame.view(t, viewer);
          const world = cardGame.redeal(view, randomFrom(`${game}`));
          expect(cardGame.view(world, viewer)).toEqual(view);
          for (const who of keep) expect(world.players[who]?.character).toBe(t.players[who]?.character);
        }
        cardGame.apply(t, asked.options[0] as Answer);
      }
    }
  });

  test('R-SER-04: a ghost has not survived, and a player who returned for good has', () => {
    const over = finished('ghosts');
    const [ghost, back] = seatsOf(5).filter((who) => !over.players[who]?.alive);
    const players = over.players.map((player, place) => ({
      ...player,
      alive: player.alive || place === ghost || place === back,
      undead: place === ghost,
    }));
    const { diedAs } = nextGame({ ...over, players });
    expect(diedAs?.[ghost as Seat]).toBe(players[ghost as Seat]?.character);
    expect(diedAs?.[back as Seat]).toBeNull();
  });

  test('R-SER-02: a player can’t be dealt the character they died with in the last game, but those of earlier games again', () => {
    const over = finished('once');
    const second = finished('twice', nextGame(over));
    expect(nextGame(second).diedAs).toEqual(second.players.map(({ character, alive }) => (alive ? null : character)));
  });

  test('R-HN-NID-4: a random new identity is never the character that its player died with', () => {
    const diedAs = ['bart-cassidy', null, null, null];
    const wishes = { seats: 4, sets: ['base', 'high-noon'], options: { 'random-new-identity': true }, diedAs };
    for (let game = 0; game < 60; game++) {
      const t = cardGame.deal(wishes, `${game}`);
      offerIdentity(t, seat(0));
      expect(t.players[0]?.spare).not.toBe('bart-cassidy');
    }
  });

  test('R-SER-03: the star may pass to the left', () => {
    const over = finished('star');
    const sheriff = over.players.findIndex(({ role }) => role === 'sheriff');
    const next = cardGame.deal(nextGame(over, { passStar: true }), 'star');
    expect(next.players[(sheriff + 1) % 5]?.role).toBe('sheriff');
    expect(next.turn).toBe((sheriff + 1) % 5);
  });

  test('R-WIN-10: all roles are shown when a game is over', () => {
    const over = finished('shown');
    expect(cardGame.view(over, 'spectator').players.every(({ role }) => role !== null)).toBe(true);
  });

  test('the next game can’t be set up before this one is over', () => {
    expect(() => nextGame(cardGame.deal({ seats: 4 }, 'early'))).toThrow(/when this one is over/);
  });
});

test('nobody is dealt the character without an ability', () => {
  for (const t of deals(7)) expect(t.players.some(({ character }) => character === PLAIN)).toBe(false);
});

test('the setup is worked out once for the same wishes, and again for equal ones', () => {
  const wishes = { seats: 4 };
  const [one, another, equal] = [wishes, wishes, { seats: 4 }].map((each) => cardGame.deal(each, 'agreed').setup);
  expect(another).toBe(one);
  expect(equal).not.toBe(one);
  expect(equal).toEqual(one);
});
