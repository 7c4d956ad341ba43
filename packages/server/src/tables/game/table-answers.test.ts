// Tests of answers at a table, and of refusals.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pass, stopTime } from '../../testing/fake-clocks.ts';
import { asked, pauseWhenOut, playOn, Rig } from '../../testing/test-tables.ts';
import { until } from '../../testing/wait-until.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
  rig.slowBots();
});
afterEach(async () => {
  vi.useRealTimers();
  await rig.close();
});

describe.each(['card', 'dice'] as const)('an answer in the %s game', (game) => {
  test('an answer chooses one of the options sent with the question, and leads to the next question', async () => {
    const { guests, host } = await rig.deal(4, game);
    const one = asked(guests);
    const { options } = one.view;
    expect(await one.does({ type: 'answer', step: 0, option: 0 })).toBeNull();
    expect(host.view.step).toBe(1);
    const [stored] = await rig.store.answers(host.last('game').id, 0);
    expect(JSON.parse(stored?.answer ?? '')).toEqual(options[0]);
  });

  test('an answer counts once, however often the player sends it', async () => {
    const { guests, host } = await rig.deal(4, game);
    const one = asked(guests);
    one.answer(0).answer(0).answer(0);
    await one.isHeard();
    expect(one.all('error').map(({ code }) => code)).toEqual(['stale-question', 'stale-question']);
    expect(host.view.step).toBe(1);
    expect(await rig.store.answers(host.last('game').id, 0)).toHaveLength(1);
  });

  test('an answer is refused from a player who is not asked, and for an option or question that does not exist', async () => {
    const { guests } = await rig.deal(4, game);
    const one = asked(guests);
    const idle = guests.find(({ view }) => view.options.length === 0);
    expect(await idle?.does({ type: 'answer', step: 0, option: 0 })).toBe('not-asked');
    expect(idle?.last('error').message).toBe(`You are not asked: the game waits for seat ${idle?.view.asked}.`);
    const { length } = one.view.options;
    expect(await one.does({ type: 'answer', step: 0, option: length })).toBe('no-such-option');
    expect(await one.does({ type: 'answer', step: 1, option: 0 })).toBe('stale-question');
    expect(one.view.step).toBe(0);
  });

  test('an answer is refused before the first game and after the end of a game', async () => {
    const { host, guests } = await rig.gather(2, game);
    expect(await host.does({ type: 'answer', step: 0, option: 0 })).toBe('not-now');
    expect(await host.does({ type: 'explain', step: 0, attempt: {} })).toBe('not-now');
    rig.config.pause = [0, 0];
    await host.does({ type: 'start' });
    await playOn(guests);
    expect(await host.does({ type: 'answer', step: host.view.step, option: 0 })).toBe('not-asked');
    expect(host.last('error').message).toBe('You are not asked: the game waits for nobody any more.');
    expect(await host.does({ type: 'explain', step: host.view.step, attempt: {} })).toBeNull();
    expect(host.last('because').refusal).not.toBeNull();
  });

  test('an answer is refused while the table is paused', async () => {
    const { guests, host } = await rig.deal(4, game);
    await host.does({ type: 'pause', on: true });
    const one = asked(guests);
    expect(await one.does({ type: 'answer', step: 0, option: 0 })).toBe('paused');
    await host.does({ type: 'pause', on: false });
    expect(await one.does({ type: 'answer', step: 0, option: 0 })).toBeNull();
  });

  test('an answer to an earlier question is refused as too late, and changes nothing', async () => {
    const { guests, host } = await rig.deal(4, game);
    const one = asked(guests);
    await one.does({ type: 'answer', step: 0, option: 0 });
    // The table first gives forced answers.
    await until(() => guests.some(({ view }) => view.asked === view.viewer && view.options.length > 0));
    await host.isHeard();
    const { view } = host;
    expect(await one.does({ type: 'answer', step: 0, option: 1 })).toBe('stale-question');
    expect(host.view).toEqual(view);
  });

  test('an eliminated player is asked nothing, and their answers are refused', async () => {
    rig.config.pause = [0, 0];
    const { guests } = await rig.deal(2, game, { seats: 5 });
    const dead = guests[await pauseWhenOut(guests, (seat) => seat < 2)];
    await guests[0]?.does({ type: 'pause', on: false });
    expect(await dead?.does({ type: 'answer', step: dead.view.step, option: 0 })).toMatch(
      /^(not-asked|stale-question)$/,
    );
  });
});

describe('why something is not possible', () => {
  test('a player who asks why a move is impossible gets the reason, or learns that the move is possible', async () => {
    const { guests } = await rig.deal();
    const one = asked(guests);
    await one.does({ type: 'explain', step: 0, attempt: { kind: 'no-such-kind' } });
    expect(one.last('because')).toMatchObject({ step: 0, refusal: { code: expect.any(String) } });
    await one.does({ type: 'explain', step: 0, attempt: { kind: one.view.options[0]?.kind } });
    expect(one.last('because')).toEqual({ type: 'because', step: 0, refusal: null });
  });

  test('a player can’t ask why a move is impossible at another question than the current one', async () => {
    const { host } = await rig.deal();
    expect(await host.does({ type: 'explain', step: 7, attempt: {} })).toBe('stale-question');
  });
});

describe('automatic answers', () => {
  /** Plays, in several games if needed, until somebody has a single answer that only they can know to be forced. */
  async function onlyAnswer() {
    const { guests, host, code } = await rig.deal();
    const match = () => rig.tables.here(code)?.table.game?.match;
    const isOnly = (): boolean =>
      host.info.phase === 'playing' && asked(guests).view.options.length === 1 && match()?.isForced === false;
    while (!isOnly()) {
      await playOn(guests, () => isOnly() || host.info.phase === 'over');
      if (host.info.phase === 'over') await host.does({ type: 'start' });
    }
    return asked(guests);
  }

  test('with automatic answers on, a player’s question with a single option is answered after a moment', async () => {
    rig.config.pause = [0, 0];
    const one = await onlyAnswer();
    const { step } = one.view;
    one.say({ type: 'automatic', on: true });
    await until(() => one.view.step > step);
    expect((await rig.store.answers(one.last('game').id, step))[0]).toMatchObject({ seat: one.seat, byBot: false });
  });

  test('automatic answers stop as soon as the player switches them off', async () => {
    stopTime();
    rig.config.pause = [1000, 1000];
    const one = await onlyAnswer();
    const { step } = one.view;
    await one.does({ type: 'automatic', on: true });
    await one.does({ type: 'automatic', on: false });
    pass(2);
    await one.isHeard();
    expect(one.view.step).toBe(step);
  });

  test('automatic answers are not given for the guest who sits down in the seat next', async () => {
    stopTime();
    rig.config.pause = [1000, 1000];
    const one = await onlyAnswer();
    const { step } = one.view;
    await one.does({ type: 'automatic', on: true });
    await one.does({ type: 'leave' });
    await one.does({ type: 'sit' });
    pass(2);
    await one.isHeard();
    expect(one.view.step).toBe(step);
  });

  test('automatic answers are not given to a question with several options', async () => {
    stopTime();
    rig.config.pause = [1000, 1000];
    const { guests } = await rig.deal();
    const one = asked(guests);
    const { step } = one.view;
    expect(one.view.options.length).toBeGreaterThan(1);
    await one.does({ type: 'automatic', on: true });
    pass(2);
    await one.isHeard();
    expect(one.view.step).toBe(step);
  });
});

test('messages sent to a table all the time do not hold up a bot’s answer', async () => {
  stopTime();
  rig.config.pause = [1000, 1000];
  const { guests } = await rig.deal();
  const one = asked(guests);
  await one.does({ type: 'leave' });
  const [nagger] = guests.filter((guest) => guest !== one);
  for (let count = 0; count < 4; count++) {
    pass(0.3);
    await nagger?.does({ type: 'automatic', on: count % 2 === 0 });
  }
  await until(() => one.view.step === 1);
});
