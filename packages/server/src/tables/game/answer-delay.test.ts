// Tests of forced and automatic answers.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Match } from '../../games/match.ts';
import { pass, stopTime } from '../../testing/fake-clocks.ts';
import { anyOption, asked, dealAgain, type Party, Rig } from '../../testing/test-tables.ts';
import { until } from '../../testing/wait-until.ts';

let rig: Rig;
let choose: (options: number) => number;
beforeEach(() => {
  stopTime();
  rig = new Rig();
  choose = anyOption();
  rig.config.pause = [1000, 1000];
});
afterEach(async () => {
  vi.useRealTimers();
  await rig.close();
});

const matchAt = ({ code }: Party): Match => rig.tables.here(code)?.table.game?.match as Match;
const storedAt = async ({ host }: Party, step: number) => (await rig.store.answers(host.last('game').id, step))[0];
const settled = (match: Match) => until(() => !match.isForced, 'the answer that everybody sees');

/** The asked player gives any answer. */
async function answerAny(party: Party): Promise<void> {
  const one = asked(party.guests);
  const { step, options } = one.view;
  await one.does({ type: 'answer', step: step, option: choose(options.length) });
  await party.host.isHeard();
}

/**
 * Plays, in several games if needed, until the condition holds at a waiting question. Only people with a choice answer.
 */
async function playUntil(party: Party, holds: (match: Match) => boolean | Promise<boolean>): Promise<Match> {
  for (;;) {
    const match = matchAt(party);
    await settled(match);
    await party.host.isHeard();
    if (match.winners !== null) await dealAgain(party.guests);
    else if (await holds(match)) return match;
    else if (party.guests.some(({ seat }) => seat === match.asked)) await answerAny(party);
    else await botAnswers(match);
  }
}

async function botAnswers(match: Match): Promise<void> {
  const { step } = match;
  pass(1);
  await until(() => match.step > step, 'the answer of a bot');
}

/** Did the table itself give the last answer, because it was forced? */
const isAfterForced =
  ({ code }: Party) =>
  ({ step }: Match): boolean =>
    [0, 1, 2, 3].some((seat) => rig.tables.here(code)?.table.game?.isGiven(seat, step - 1, 0));

const isOnly = (match: Match): boolean => match.asked !== null && match.options(match.asked).length === 1;

describe('forced answers', () => {
  test('a question with a single possible answer is answered at once for a person, and costs none of their time', async () => {
    const party = await rig.deal(4, 'card', { seats: 4 }, { clock: { answer: 10, bank: 30 } });
    await playUntil(party, isAfterForced(party));
    const given = await storedAt(party, matchAt(party).step - 1);
    expect(given).toMatchObject({ byBot: false, took: 0 });
    expect(given).not.toHaveProperty('bot');
    const { away, bank } = party.host.info.seats[given?.seat ?? -1] ?? {};
    expect({ away, bank }).toEqual({ away: false, bank: 30_000 });
  });

  test('a question with a single possible answer is answered for a bot without its usual pause', async () => {
    const party = await rig.deal(1);
    const quick = await playUntil(party, async ({ step }) => {
      const given = step > 0 ? await storedAt(party, step - 1) : undefined;
      return given !== undefined && given.seat !== 0 && given.took === 0;
    });
    expect(quick.isForced).toBe(false);
    const given = await storedAt(party, quick.step - 1);
    expect(given, 'nobody gave it').toMatchObject({ byBot: false });
    expect(given).not.toHaveProperty('bot');
  });

  test('a player may give a forced answer themselves too, and the outcome is the same', async () => {
    const party = await rig.deal();
    await playUntil(party, isAfterForced(party));
    const { step } = matchAt(party);
    const { seat } = (await storedAt(party, step - 1)) ?? {};
    const [one, another] = [party.guests[seat ?? -1], party.guests.find((guest) => guest.seat !== seat)];
    expect(await one?.does({ type: 'answer', step: step - 1, option: 0 })).toBeNull();
    expect(await one?.does({ type: 'answer', step: step - 1, option: 1 })).toBe('stale-question');
    expect(await another?.does({ type: 'answer', step: step - 1, option: 0 })).toBe('stale-question');
    expect(matchAt(party).step).toBe(step);
  });

  test('a forced answer is not given while the table is paused', async () => {
    const party = await rig.deal(4);
    // The next answer leaves the table with a question that has one answer: it is paused at once.
    for (;;) {
      await playUntil(party, () => true);
      const match = matchAt(party);
      const one = asked(party.guests);
      one.answer(choose(one.view.options.length));
      party.host.say({ type: 'pause', on: true });
      await party.host.isHeard();
      if (match.isForced && match.winners === null) break;
      await party.host.does({ type: 'pause', on: false });
    }
    const match = matchAt(party);
    const { step } = match;
    pass(100);
    await party.host.isHeard();
    expect(match.step).toBe(step);
    await party.host.does({ type: 'pause', on: false });
    await until(() => match.step > step, 'the answer after the pause');
  });
});

describe('answers that only the hand leaves', () => {
  test('a person is asked although their hidden hand leaves only one answer, so that others learn nothing', async () => {
    const party = await rig.deal();
    const match = await playUntil(party, isOnly);
    const { step } = match;
    pass(2);
    await party.host.isHeard();
    expect(match.step).toBe(step);
  });

  test('a bot takes its usual time although its hidden hand leaves only one answer', async () => {
    const party = await rig.deal(1);
    const match = await playUntil(party, (now) => now.asked !== 0 && isOnly(now));
    const { step } = match;
    pass(0.9);
    await party.host.isHeard();
    expect(match.step).toBe(step);
    await botAnswers(match);
  });

  test('with automatic answers on, a player’s only answer of a hidden hand is given as late as a bot’s', async () => {
    const party = await rig.deal();
    const match = await playUntil(party, isOnly);
    const { step } = match;
    await asked(party.guests).does({ type: 'automatic', on: true });
    pass(0.9);
    await party.host.isHeard();
    expect(match.step).toBe(step);
    pass(0.1);
    await until(() => match.step > step, 'the answer for him');
    await party.host.isHeard();
    const given = await storedAt(party, step);
    expect(given).toMatchObject({ byBot: false, took: 1000 });
    expect(given).not.toHaveProperty('bot');
  });
});
