// Tests of reveal windows, in which holders may show a role.

import { type Answer, diceGame, type State, type View } from '@posse/dice';
import type { Role, Seat } from '@posse/engine';
import type { TableRecord } from '@posse/store';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DealtTable } from '../../testing/dealt-table.ts';
import { stopTime } from '../../testing/fake-clocks.ts';
import { until } from '../../testing/wait-until.ts';
import { forGame } from '../people/seat-edits.ts';

const ALL = [0, 1, 2, 3, 4];
let table: DealtTable;

beforeEach(() => {
  stopTime();
  vi.setSystemTime(0);
  table = new DealtTable();
  table.rig.config.moment = [5000, 5000];
  table.rig.config.pause = [1000, 1000];
});
afterEach(async () => {
  await table.close();
  vi.useRealTimers();
});

/** A dealt game: the Sheriff in seat 0 is about to roll, and the others hold these special roles. */
function dealt(specials: readonly (string | null)[]): State {
  const t = diceGame.deal({ seats: 5, modules: [3], options: { 'mixed-roles': true }, sheriff: 0 as Seat }, 'moments');
  const roles: readonly Role[] = ['sheriff', 'deputy', 'outlaw', 'outlaw', 'renegade'];
  for (const [seat, player] of t.players.entries())
    Object.assign(player, { role: roles[seat], special: specials[seat] ?? null, roleShown: seat === 0 });
  return t;
}

/** The Sheriff rolls, and a reveal window opens. */
async function rolled(specials: readonly (string | null)[], people: readonly number[] = ALL, rolls = 0): Promise<void> {
  const t = dealt(specials);
  t.rolls = rolls;
  await table.open(t, people);
  const place = table.view('p0').options.findIndex(({ kind }) => kind === 'roll');
  table.guest('p0').answer(place);
  await table.calm();
}

const options = (id: string): readonly string[] => table.view(id).options.map(({ kind }) => kind);
const step = (id: string): number => table.view(id).step;
const given = async (): Promise<readonly string[]> =>
  (await table.answers()).map(({ answer }) => JSON.parse(answer) as Answer).map(({ seat, kind }) => `${seat} ${kind}`);

/** The Sheriff rolls for the last time, and a reveal window opens. */
const rolledLast = (specials: readonly (string | null)[]): Promise<void> => rolled(specials, ALL, 2);

/** Sends the option of this kind for this guest. */
async function says(id: string, kind: Answer['kind']): Promise<void> {
  const place = table.view(id).options.findIndex((option) => option.kind === kind);
  if (place < 0) throw new Error(`${id} can't ${kind}`);
  table.guest(id).answer(place);
  await table.calm();
}

/** Everything that this guest has received after the first `count` messages. */
const since = (id: string, count: number) => table.guest(id).heard.slice(count);

const NOBODY = [null, null, null, null, null];
const DOTTORE = [null, 'dottore', null, null, null];

describe('a moment', () => {
  test('a reveal window does not show that a player is absent, and lasts its usual time', async () => {
    await rolled(DOTTORE);
    table.guest('p1').hangUp();
    await table.calm();
    expect(table.guest('w').info).toMatchObject({ botIn: null });
    await table.pass(4999);
    expect(step('w')).toBe(1);
    await table.pass(1);
    expect(step('w')).toBeGreaterThan(1);
    expect(table.guest('w').tables.map(({ botIn }) => botIn)).not.toContain(20_000);
  });

  test('a reveal window lasts its full time if nobody holds a role to reveal', async () => {
    await rolled(NOBODY);
    for (const id of ['p0', 'p1', 'p2', 'w']) {
      expect([table.view(id).asked, options(id)]).toEqual([null, []]);
      expect(table.guest(id).last('update')).toMatchObject({ step: 1, left: 5000 });
    }
    await table.pass(4999);
    expect(step('w')).toBe(1);
    await table.pass(1);
    expect(step('w')).toBeGreaterThan(1);
    expect(await given()).toEqual(['0 roll', '1 pass', '2 pass', '3 pass', '4 pass']);
  });

  test('a reveal window asks only players with a role to reveal, and passes for the others when time is over', async () => {
    await rolled(DOTTORE);
    expect(table.view('p1').asked).toBe(1);
    expect(new Set(options('p1'))).toEqual(new Set(['reveal', 'pass']));
    for (const id of ['p0', 'p2', 'w']) expect([table.view(id).asked, options(id)]).toEqual([null, []]);
    await table.pass(2000);
    const before = table.guest('p2').heard.length;
    await says('p1', 'pass');
    expect([table.view('p1').asked, options('p1'), since('p2', before)]).toEqual([null, [], []]);
    await table.pass(2999);
    expect(await given()).toEqual(['0 roll']);
    await table.pass(1);
    expect(await given()).toEqual(['0 roll', '1 pass', '2 pass', '3 pass', '4 pass']);
    expect((await table.answers()).map(({ took, byBot }) => [took, byBot])).toEqual(Array(5).fill([0, false]));
  });

  test('a reveal window passes for a player who does not answer in time, without marking them absent', async () => {
    await rolled(DOTTORE);
    await table.pass(5000);
    expect(await given()).toContain('1 pass');
    expect(table.guest('w').info.seats[1]).toMatchObject({ away: false, bank: 60_000 });
    expect(table.guest('w').notices).toEqual([]);
  });

  test('a reveal window ends at once when a player reveals a role, after passes for the players before them', async () => {
    await rolledLast([null, null, 'baro', null, null]);
    await table.pass(700);
    await says('p2', 'reveal');
    expect((await given()).slice(0, 3)).toEqual(['0 roll', '1 pass', '2 reveal']);
    expect(table.view('w').players[2]?.special).toBe('baro');
  });

  test('a reveal window asks no player after the one who reveals a role', async () => {
    await rolledLast([null, null, 'baro', 'dottore', null]);
    expect([table.view('p3').asked, step('p3')]).toEqual([3, 1]);
    const before = table.guest('p3').heard.length;
    await says('p2', 'reveal');
    const [first] = since('p3', before);
    expect(first).toMatchObject({ type: 'update', step: 2, own: { viewer: 3 } });
    expect(first).not.toHaveProperty('own.asked');
  });

  test('in a reveal window a player earlier in order may still reveal first, before a later player’s reveal counts', async () => {
    await rolledLast([null, 'dottore', 'baro', null, null]);
    await says('p2', 'reveal');
    expect(await given()).toEqual(['0 roll']);
    expect(options('p2')).toEqual([]);
    await says('p1', 'pass');
    expect(await given()).toContain('2 reveal');
  });

  test('a reveal window drops a later player’s reveal if a player earlier in order reveals', async () => {
    await rolledLast([null, 'dottore', 'baro', null, null]);
    await says('p2', 'reveal');
    await says('p1', 'reveal');
    expect((await given()).slice(0, 2)).toEqual(['0 roll', '1 reveal']);
    expect(await given()).not.toContain('2 reveal');
  });

  test('bots answer within a reveal window’s time, and their thinking is stopped when it ends', async () => {
    const signals: AbortSignal[] = [];
    table.rig.thinker = { think: (_, { signal }) => new Promise(() => void signals.push(signal)) };
    await rolled(DOTTORE, [0, 2]);
    const during = signals.slice();
    expect(during.map(({ aborted }) => aborted)).toEqual([false]);
    await table.pass(5000);
    expect(during[0]?.aborted).toBe(true);
    expect((await given()).length).toBeGreaterThan(1);
    expect(table.guest('w').info.seats.map(({ standIn }) => standIn)).toEqual(Array(5).fill(null));
  });

  test('a bot that reveals a role in a reveal window does so after its usual pause', async () => {
    table.rig.thinker = {
      think: async ({ view }) => (view as View).options.findIndex(({ kind }) => kind === 'reveal'),
    };
    await rolled([null, null, 'baro', null, null], [0, 1], 2);
    await table.pass(999);
    expect(await given()).toEqual(['0 roll']);
    await table.pass(1);
    expect((await given()).slice(0, 3)).toEqual(['0 roll', '1 pass', '2 reveal']);
  });

  test('a reveal window in which no person could hold a role lasts only as long as bots take', async () => {
    await rolled(NOBODY, [0]);
    await table.pass(1000);
    expect((await given()).length).toBeGreaterThan(1);
  });

  test('a reveal window’s time stands still while the table is paused', async () => {
    await rolled(DOTTORE);
    await table.pass(2000);
    await table.guest('p0').does({ type: 'pause', on: true });
    await table.pass(60_000);
    expect(await table.guest('p1').does({ type: 'answer', step: 1, option: 0 })).toBe('paused');
    await table.guest('p0').does({ type: 'pause', on: false });
    await table.pass(2999);
    expect(await given()).toEqual(['0 roll']);
    await table.pass(1);
    expect((await given()).length).toBeGreaterThan(1);
  });
});

describe('a player who is not asked', () => {
  test('a player without a role to reveal receives the same whether another player is asked or nobody', async () => {
    const told: unknown[] = [];
    for (const specials of [NOBODY, DOTTORE]) {
      told.push(await refusedTo(specials));
      await table.close();
      table = new DealtTable();
      table.rig.config.moment = [5000, 5000];
    }
    expect(told[0]).toEqual(told[1]);
  });

  async function refusedTo(specials: readonly (string | null)[]): Promise<unknown> {
    vi.setSystemTime(0);
    await rolled(specials);
    const one = table.guest('p3');
    const before = one.heard.length;
    expect(await one.does({ type: 'answer', step: 1, option: 0 })).toBe('not-asked');
    expect(one.last('error').message).toBe('You are not asked: the game waits for whoever has a role to show.');
    expect(await one.does({ type: 'answer', step: 2, option: 0 })).toBe('stale-question');
    expect(await one.does({ type: 'more-time' })).toBe('not-asked');
    await one.does({ type: 'explain', step: 1, attempt: { kind: 'reveal' } });
    await one.does({ type: 'quiet', on: true });
    return since('p3', before);
  }

  test('a participant who joins during a reveal window sees its beginning, and a holder of a role is asked', async () => {
    await rolled(DOTTORE);
    await table.pass(1000);
    const [late, back, holder] = [await table.come('x'), await table.come('p2'), await table.come('p1')];
    for (const { view } of [late, back]) expect([view.step, view.asked, view.options]).toEqual([1, null, []]);
    expect(late.last('game').left).toBe(4000);
    expect([holder.view.step, holder.view.asked]).toEqual([1, 1]);
    await says('p1', 'pass');
    expect([holder.view.asked, holder.view.options]).toEqual([null, []]);
  });

  test('a player who passed in a reveal window, or whose time ran out, is not asked again after reconnecting', async () => {
    await rolled(DOTTORE);
    const lost = table.guest('p1');
    expect(lost.view.options.length).toBeGreaterThan(0);
    lost.hangUp();
    await table.pass(5000);
    const back = await lost.returns();
    expect(back.all('game')).toEqual([]);
    expect([back.view.step > 1, back.view.asked === 1, back.view.options]).toEqual([true, false, []]);
  });

  test('an answer that a player sends again after they reconnected to a reveal window is refused as old', async () => {
    await rolled(DOTTORE);
    await says('p1', 'pass');
    expect(await table.guest('p1').does({ type: 'answer', step: 1, option: 0 })).toBe('stale-question');
    const back = await table.guest('p1').returns();
    expect([back.view.asked, back.view.options]).toEqual([null, []]);
  });
});

describe('after a restart', () => {
  test('after a restart a reveal window starts again with its full time', async () => {
    await rolled(DOTTORE);
    await says('p1', 'pass');
    await table.pass(4000);
    await table.rig.restart();
    const back = await Promise.all(['p1', 'p2', 'w', ...ALL.map((seat) => `p${seat}`)].map((id) => table.come(id)));
    expect(back.slice(0, 3).map(({ view }) => [view.step, view.asked])).toEqual([
      [1, 1],
      [1, null],
      [1, null],
    ]);
    vi.advanceTimersByTime(5000);
    await until(() => (back[2]?.view.step ?? 0) > 1, 'the end of the moment');
  });

  test('a player who passed in a reveal window before a restart is not asked again, although others still are', async () => {
    table.rig.thinker = {
      think: async ({ view }) => (view as View).options.findIndex(({ kind }) => kind === 'pass'),
    };
    await rolled(DOTTORE, [0, 2]);
    const { store } = table.rig;
    const write = store.write.bind(store);
    store.write = async (changes) => {
      await write(changes);
      store.failing = Number.POSITIVE_INFINITY;
    };
    await table.pass(5000);
    expect(await given()).toEqual(['0 roll', '1 pass']);
    await table.rig.restart();
    await table.rig.tables.find('DICEY');
    expect([...(table.round.match.moment?.undecided ?? [])]).toEqual([]);
    const back = await table.come('w');
    // Those who play have a while to come back.
    vi.advanceTimersByTime(20_000);
    await until(() => back.view.step > 2, 'the end of the moment');
  });
});

describe('more time', () => {
  test('a request for more time extends a reveal window by a full answer’s time, and nobody learns who asked', async () => {
    await rolled(DOTTORE);
    await table.pass(3000);
    expect(await table.guest('p1').does({ type: 'more-time' })).toBeNull();
    await table.calm();
    for (const id of ['p0', 'p2', 'w'])
      expect(table.guest(id).last('game')).toMatchObject({
        step: 1,
        left: 30_000,
        moreTime: true,
        open: { asked: null },
      });
    expect(await table.guest('p1').does({ type: 'more-time' })).toBe('not-now');
    await table.pass(20_000);
    expect(await given()).toEqual(['0 roll']);
    await says('p1', 'pass');
    expect((await given()).length).toBeGreaterThan(1);
  });

  test('a reveal window that was extended passes for silent players when its time is over', async () => {
    await rolled(DOTTORE);
    await table.guest('p1').does({ type: 'more-time' });
    await table.pass(29_999);
    expect(await given()).toEqual(['0 roll']);
    await table.pass(1);
    expect((await given()).slice(0, 2)).toEqual(['0 roll', '1 pass']);
    expect(table.guest('w').info.seats[1]).toMatchObject({ away: false, bank: 60_000 });
  });
});

describe('not to be asked', () => {
  test('a player can ask to pass in all reveal windows until they say otherwise, and nobody else is told', async () => {
    await table.open(dealt(DOTTORE), ALL);
    const before = table.guest('p2').heard.length;
    expect(await table.guest('p1').does({ type: 'quiet', on: true })).toBeNull();
    expect(table.guest('p1').last('game').quiet).toBe(true);
    expect(since('p2', before)).toEqual([]);
    await says('p0', 'roll');
    expect(options('p1')).toEqual([]);
    expect(await table.guest('p1').does({ type: 'quiet', on: false })).toBeNull();
    expect(table.guest('p1').last('game').quiet).toBeUndefined();
    await table.pass(5000);
    await says('p0', 'reroll');
    expect(options('p1')).toContain('reveal');
  });

  test('the wish to pass in all reveal windows also passes in the open one, and outlasts a restart', async () => {
    await rolled(DOTTORE);
    await table.guest('p1').does({ type: 'quiet', on: true });
    expect(options('p1')).toEqual([]);
    await table.rig.restart();
    const back = await table.come('p1');
    expect([back.last('game').quiet, back.view.options]).toEqual([true, []]);
  });

  test('the wish to pass in all reveal windows holds for one game', async () => {
    await table.open(dealt(DOTTORE), ALL);
    await table.guest('p1').does({ type: 'quiet', on: true });
    expect(forGame(table.rig.tables.here('DICEY')?.record as TableRecord).seats[1]?.quiet).toBe(false);
  });
});

test('on a server without clocks a reveal window waits for a player who holds a role to reveal', async () => {
  Object.assign(table.rig.config, { untimed: true });
  await rolled(DOTTORE, [0, 1]);
  expect(table.guest('p1').last('update').left).toBeUndefined();
  await table.pass(3_600_000);
  expect(await given()).toEqual(['0 roll']);
  await says('p1', 'pass');
  expect((await given()).length).toBeGreaterThan(1);
});

test('on a server without clocks a bot’s time in a reveal window still runs out', async () => {
  Object.assign(table.rig.config, { untimed: true });
  table.rig.thinker = { think: () => new Promise(() => undefined) };
  await rolled(DOTTORE, [0, 2]);
  await table.pass(4999);
  expect(await given()).toEqual(['0 roll']);
  await table.pass(1);
  expect((await given()).length).toBeGreaterThan(1);
});

test('passes of a reveal window that could not be stored are tried again', async () => {
  await rolled(NOBODY);
  table.rig.store.failing = 1;
  await table.pass(5000);
  expect(await given()).toEqual(['0 roll']);
  await table.pass(2000);
  expect(await given()).toEqual(['0 roll', '1 pass', '2 pass', '3 pass', '4 pass']);
});
