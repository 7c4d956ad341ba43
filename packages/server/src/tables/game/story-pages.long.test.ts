// Tests that everybody can read the whole story, each as they may know it.

import { seat as seatAt, seenBy } from '@posse/engine';
import type { Heard, SentFact } from '@posse/protocol';
import { shortFact } from '@posse/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inGame } from '../../games/playable-games.ts';
import { pass, stopTime } from '../../testing/fake-clocks.ts';
import type { Guest } from '../../testing/recording-guest.ts';
import { goesForLong, noticeIsOver, vouch } from '../../testing/seat-recovery-steps.ts';
import { asked, pauseWhen, playOn, Rig } from '../../testing/test-tables.ts';
import { until } from '../../testing/wait-until.ts';
import { StoryCache } from './story-cache.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig('a story');
});
afterEach(async () => {
  vi.useRealTimers();
  await rig.close();
});

/** Seconds that are longer than any test, so that no player's time runs out. */
const CLOCK_SECONDS = 600;

interface Read {
  readonly seat: number | null;
  /** The facts of each answer, from the first on. */
  readonly facts: readonly (readonly SentFact[])[];
  /** The answers whose facts were sent as to the seat's own player. */
  readonly own: readonly number[];
  readonly pages: readonly Heard<'story'>[];
}

/** Asks for one page after the other, newest first, until the story begins. */
async function read(guest: Guest): Promise<Read> {
  const pages: Heard<'story'>[] = [];
  for (let before = guest.view.step; before > 0 || pages.length === 0; before = pages[0]?.from ?? 0) {
    expect(await guest.does({ type: 'story', before })).toBeNull();
    pages.unshift(guest.last('story'));
  }
  const steps = pages.flatMap((page) => page.steps);
  return {
    seat: pages[0]?.seat ?? null,
    facts: steps.map(({ facts }) => facts),
    own: steps.flatMap(({ own }, step) => (own ? [step] : [])),
    pages,
  };
}

/** The facts of each answer as the engine gives them to the seat that `viewerAt` names, or to a spectator. */
async function truth(
  guest: Guest,
  viewerAt: (step: number) => number | null,
): Promise<readonly (readonly SentFact[])[]> {
  const { id } = guest.last('game');
  const game = await rig.store.game(id);
  const answers = await rig.store.answers(id, 0);
  if (game === null) throw new Error('the game is not stored');
  return inGame(game.game, ({ game: engine }) => {
    const state = engine.deal(engine.storedWishes(game.setup), game.seed);
    return answers.map(({ answer, step }) => {
      const viewer = viewerAt(step);
      return engine
        .apply(state, JSON.parse(answer))
        .map((fact) => shortFact(seenBy(fact, viewer === null ? 'spectator' : seatAt(viewer))));
    });
  });
}

const upTo = (end: number, from = 0): readonly number[] => Array.from({ length: end - from }, (_, step) => from + step);

/** Plays until this many answers are given, and pauses the table. */
async function playTo(guests: readonly Guest[], step: number): Promise<number> {
  const [host] = guests as [Guest];
  expect(await pauseWhen(guests, () => host.view.step >= step)).toBe(true);
  return host.view.step;
}

describe.each(['card', 'dice'] as const)('in the %s game', (kind) => {
  test('a player who reloads gets the whole story of the game, with what only they know', async () => {
    const { code, guests, host } = await rig.deal(4, kind);
    const step = await playTo(guests, 40);
    const back = await rig.come('host', code);
    const { seat, facts, own } = await read(back);
    expect([seat, own]).toEqual([0, upTo(step)]);
    expect(facts).toEqual(await truth(host, () => 0));
  });

  test('a spectator gets the story of the game with only what everybody may know', async () => {
    const { code, guests, host } = await rig.deal(4, kind);
    await playTo(guests, 40);
    const spectator = await rig.come('eve', code);
    const { seat, facts, own } = await read(spectator);
    expect([seat, own]).toEqual([null, []]);
    expect(facts).toEqual(await truth(host, () => null));
    expect(spectator.all('story')[0]?.open).toMatchObject({ viewer: 'spectator' });
  });
});

test('the facts in the story of a game are those that its updates have told', async () => {
  const { guests, host } = await rig.deal(4);
  await playTo(guests, 60);
  const { facts } = await read(host);
  expect(facts).toEqual(host.all('update').map((update) => update.facts));
});

test('the views in the story’s pages lead from the first step to the current open view of the game', async () => {
  const { guests, host } = await rig.deal(4, 'dice');
  await playTo(guests, 30);
  const { pages } = await read(host);
  const first = host.all('game')[0];
  expect(pages[0]?.open).toEqual({ ...(first?.open as object), step: 0 });
  const changes = host.all('update').map(({ open }) => open);
  expect(pages.flatMap(({ steps }) => steps.map(({ open }) => open))).toEqual(changes);
});

test('a long story is sent in pages of fifty steps, and pages that overlap agree', async () => {
  const { guests, host } = await rig.deal(4);
  const step = await playTo(guests, 120);
  const { pages } = await read(host);
  expect(pages.map(({ from, steps }) => [from, steps.length])).toEqual([
    [0, 50],
    [50, 50],
    [100, step - 100],
  ]);
  await host.does({ type: 'story', before: 70 });
  expect(host.last('story')).toEqual({ ...pages[1], steps: pages[1]?.steps.slice(0, 20) });
  await host.does({ type: 'story', before: 1_000_000 });
  expect(host.last('story')).toEqual(pages[2]);
  await host.does({ type: 'story', before: 0 });
  expect(host.last('story')).toEqual({ ...pages[0], open: null, steps: [] });
});

test('a restart loses nothing of a game’s story', async () => {
  const { code, guests, host } = await rig.deal(4);
  const step = await playTo(guests, 60);
  const before = await read(host);
  await rig.restart();
  const back = await rig.come('host', code);
  expect(await read(back)).toEqual(before);
  expect(before.own).toEqual(upTo(step));
});

test('a latecomer gets as a spectator the story from before their first question', async () => {
  const { code, guests, host } = await rig.deal(4, 'card', { seats: 5, latecomers: true });
  await playTo(guests, 30);
  const eve = await rig.come('eve', code, { name: 'Eve' });
  await eve.does({ type: 'sit', seat: 4 });
  expect((await read(eve)).own).toEqual([]);
  await host.does({ type: 'pause', on: false });
  await pauseWhen(guests, () => eve.seat === 4);
  const seated = host.view.step;
  await host.does({ type: 'pause', on: false });
  const step = await playTo([...guests, eve], seated + 10);
  await rig.restart();
  const back = await rig.come('eve', code);
  const { seat, facts, own } = await read(back);
  expect([seat, own]).toEqual([4, upTo(step, seated)]);
  expect(facts).toEqual(await truth(back, (at) => (at >= seated ? 4 : null)));
});

test('a transfer to another device keeps the player’s story with what only they know', async () => {
  const { code, guests, other } = await rig.deal(4);
  const step = await playTo(guests, 30);
  await other.does({ type: 'move' });
  const phone = await rig.come('phone', code, { ticket: other.last('ticket').ticket });
  const { seat, facts, own } = await read(phone);
  expect([seat, own]).toEqual([1, upTo(step)]);
  expect(facts).toEqual(await truth(phone, () => 1));
  const old = await rig.come('bob', code);
  expect((await read(old)).own).toEqual([]);
});

test('a guest who recovered a seat gets as a spectator the story from before the recovery', async () => {
  stopTime();
  const { code, guests, host, other } = await rig.deal(4);
  const recovered = await playTo(guests, 30);
  await goesForLong(other, host);
  const stranger = await rig.come('stranger', code);
  await stranger.does({ type: 'claim', seat: 1 });
  const [, , cleo, dan] = guests as [Guest, Guest, Guest, Guest];
  await vouch([host, cleo, dan], 'stranger');
  await noticeIsOver(stranger);
  vi.useRealTimers();
  expect([stranger.seat, (await read(stranger)).own]).toEqual([1, []]);
  await host.does({ type: 'pause', on: false });
  const step = await playTo([host, cleo, dan, stranger], recovered + 10);
  const { facts, own } = await read(stranger);
  expect(own).toEqual(upTo(step, recovered));
  expect(facts).toEqual(await truth(stranger, (at) => (at >= recovered ? 1 : null)));
  // The owner reads what they were told before it, and nothing of what the claimant was told.
  const bob = await rig.come('bob', code);
  expect((await read(bob)).own).toEqual([]);
  await bob.does({ type: 'take-back' });
  expect((await read(bob)).own).toEqual(upTo(recovered));
  expect((await read(stranger)).own).toEqual([]);
});

test('a player who left and came back gets as a spectator the story of the time in between', async () => {
  const { guests, host, other } = await rig.deal(4);
  const left = await playTo(guests, 20);
  await other.does({ type: 'leave' });
  expect((await read(other)).own).toEqual(upTo(left));
  await host.does({ type: 'pause', on: false });
  const back = await playTo(
    guests.filter((guest) => guest !== other),
    left + 10,
  );
  await other.does({ type: 'sit' });
  await host.does({ type: 'pause', on: false });
  const step = await playTo(guests, back + 10);
  const { facts, own } = await read(other);
  expect(own).toEqual([...upTo(left), ...upTo(step, back)]);
  expect(facts).toEqual(await truth(other, (at) => (at < left || at >= back ? 1 : null)));
});

test('a guest who sits down after a game gets its story as a spectator', async () => {
  const { code, guests, host, other } = await rig.deal(4, 'dice');
  await playOn(guests);
  const step = host.view.step;
  expect((await read(host)).own).toEqual(upTo(step));
  await other.does({ type: 'leave' });
  const eve = await rig.come('eve', code);
  await eve.does({ type: 'sit', seat: 1 });
  const { seat, facts } = await read(eve);
  expect([seat, facts]).toEqual([null, await truth(host, () => null)]);
});

test('refuses a request for the story while no game was dealt', async () => {
  const { host } = await rig.gather();
  expect(await host.does({ type: 'story', before: 10 })).toBe('not-now');
});

test('a request for the story does not bring an absent player back', async () => {
  await rig.close();
  stopTime();
  rig = new Rig('a story');
  rig.slowBots();
  const { host, guests, code } = await rig.deal(4);
  const late = asked(guests);
  const isAway = () => rig.tables.here(code)?.info.seats[late.seat ?? -1]?.away;
  pass(CLOCK_SECONDS);
  await until(() => isAway() === true, 'the end of their time');
  await late.does({ type: 'story', before: 1 });
  await host.isHeard();
  expect(isAway()).toBe(true);
});

describe('the cache', () => {
  const NOBODY = { seat: null, holdsAt: () => false };

  async function stored(count: number) {
    const games = [];
    for (let number = 0; number < count; number++) {
      const { guests, host } = await rig.deal(4, 'dice');
      const step = await playTo(guests, 60);
      const game = await rig.store.game(host.last('game').id);
      if (game === null) throw new Error('the game is not stored');
      games.push({ game, step });
    }
    return games;
  }

  test('the cache of stories replays each answer once, however often a story is read', async () => {
    const [one] = await stored(1);
    if (one === undefined) throw new Error('there is a game');
    const cache = new StoryCache(rig.store);
    const whole = await cache.page(one.game, one.step, NOBODY);
    expect(cache.replayed).toBe(one.step);
    for (let before = 1; before < one.step; before++) await cache.page(one.game, before, NOBODY);
    expect(await cache.page(one.game, one.step, NOBODY)).toBe(whole);
    expect(cache.replayed).toBe(one.step);
  });

  test('the cache of stories continues from its last step when the game has gone on', async () => {
    const [one] = await stored(1);
    if (one === undefined) throw new Error('there is a game');
    const cache = new StoryCache(rig.store);
    await cache.page(one.game, 30, NOBODY);
    expect(cache.replayed).toBe(30);
    const page = await cache.page(one.game, one.step, NOBODY);
    expect([cache.replayed, page]).toEqual([
      one.step,
      await new StoryCache(rig.store).page(one.game, one.step, NOBODY),
    ]);
  });

  test('the cache of stories drops the one that was read least recently when its memory is full', async () => {
    const games = await stored(3);
    const cache = new StoryCache(rig.store, 170_000);
    for (const { game, step } of games) await cache.page(game, step, NOBODY);
    expect(cache.size).toBe(2);
    const before = cache.replayed;
    const [first, , last] = games;
    if (first === undefined || last === undefined) throw new Error('there are three games');
    await cache.page(last.game, last.step, NOBODY);
    expect(cache.replayed).toBe(before);
    await cache.page(first.game, first.step, NOBODY);
    expect(cache.replayed).toBe(before + first.step);
  });
});
