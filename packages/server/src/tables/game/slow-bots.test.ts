// Tests of bots that take time: the table goes on, and every change meanwhile counts.

import { seat as seatAt } from '@posse/engine';
import type { NewTable } from '@posse/protocol';
import type { GameRecord } from '@posse/store';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Asker, NoTime, type Question, type Thinker } from '../../games/bot-questions.ts';
import { newMatch } from '../../games/match.ts';
import { pass, stopTime } from '../../testing/fake-clocks.ts';
import type { Guest } from '../../testing/recording-guest.ts';
import { asked, type Party, playOn, Rig } from '../../testing/test-tables.ts';
import { until } from '../../testing/wait-until.ts';

interface Thought {
  readonly question: Question;
  readonly asker: Asker;
  readonly answer: (place: number) => void;
  readonly fail: (error: Error) => void;
}

/** A thinker whose answers the test releases. */
class Ponderer implements Thinker {
  readonly thoughts: Thought[] = [];

  think(question: Question, asker: Asker): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    this.thoughts.push({ question, asker, answer: resolve, fail: reject });
    return promise;
  }

  get last(): Thought {
    return this.thoughts.at(-1) as Thought;
  }
}

const LEGENDS = { seats: 4, bot: 'legend' };

let rig: Rig;
let ponderer: Ponderer;
beforeEach(() => {
  stopTime();
  rig = new Rig();
  ponderer = new Ponderer();
  rig.thinker = ponderer;
  rig.config.pause = [2000, 2000];
});
afterEach(async () => {
  vi.useRealTimers();
  await rig.close();
});

const answers = (guest: Guest) => rig.store.answers(guest.last('game').id, 0);
/** Resolves when nothing more can happen without the test. */
const settled = async (guest: Guest): Promise<void> => {
  await new Promise((resolve) => setImmediate(resolve));
  await guest.isHeard();
};

/** A game whose first question is worth thinking about. */
async function dealt(more: Partial<NewTable> = {}): Promise<Party> {
  for (;;) {
    const party = await rig.deal(4, 'card', LEGENDS, more);
    if (asked(party.guests).view.options.length > 1) return party;
  }
}

/** A game in which the first asked player has just left their seat to a legend. */
async function left() {
  const { guests, code } = await dealt();
  const one = asked(guests);
  const other = guests.find((guest) => guest !== one) as Guest;
  const seat = one.seat ?? -1;
  const { options } = one.view;
  await one.does({ type: 'leave' });
  await other.isHeard();
  return { guests, one, other, seat, options, code };
}

describe('a bot that thinks', () => {
  test('a pondering bot thinks during its usual pause, and answers when both are over', async () => {
    const { other, seat, options } = await left();
    expect(ponderer.thoughts).toHaveLength(1);
    const { question, answer } = ponderer.last;
    expect(question.bot).toMatch(/^legend/);
    expect(question.view).toMatchObject({ viewer: seat, options });
    pass(1);
    answer(options.length - 1);
    await settled(other);
    expect(other.view.step).toBe(0);
    pass(1);
    await until(() => other.view.step === 1);
    const [stored] = await answers(other);
    expect(stored).toMatchObject({ seat, byBot: true, bot: question.bot });
    expect(JSON.parse(stored?.answer ?? '')).toEqual(options.at(-1));
  });

  test('a pondering bot that takes long to think does not stop people at the table from chatting', async () => {
    const { other } = await left();
    pass(60);
    await settled(other);
    expect(await other.does({ type: 'say', channel: 'table', text: 'hurry up' })).toBeNull();
    expect(other.talk).toEqual(['hurry up']);
    expect(other.view.step).toBe(0);
    ponderer.last.answer(0);
    await until(() => other.view.step === 1);
  });

  test('a pondering bot is asked once per question, whoever joins and leaves meanwhile', async () => {
    const { code, other } = await left();
    const late = await rig.come('late', code);
    late.hangUp();
    await settled(other);
    expect(ponderer.thoughts).toHaveLength(1);
  });

  test('a bot is also asked to think when only its hidden hand leaves it a single answer', async () => {
    rig.config.pause = [0, 0];
    let chances: readonly number[] = [];
    // In a short game there may be no such question.
    while (!chances.includes(1)) chances = await chancesInGame();
    expect(Math.max(...chances)).toBeGreaterThan(1);
  });

  /** Plays a game with legends, and returns the number of options of each question that they thought about. */
  async function chancesInGame(): Promise<readonly number[]> {
    rig.thinker = {
      think(question, asker) {
        void ponderer.think(question, asker);
        return Promise.resolve(0);
      },
    };
    const { guests, host, code } = await rig.deal(1, 'card', LEGENDS);
    await playOn(guests, undefined, (options) => options - 1);
    const game = rig.tables.here(code)?.table.game?.record as GameRecord;
    const match = newMatch('card', game.setup, game.seed);
    const given = await answers(host);
    const hidden = given.filter(({ answer, seat }) => {
      const { isForced } = match;
      match.apply(seatAt(seat), JSON.parse(answer));
      return !isForced && seat !== host.seat;
    });
    // A player with an aside interrupts them, and they are asked again.
    const views = ponderer.thoughts
      .filter(({ asker }) => asker.table === code)
      .map(({ question }) => question.view as { readonly step: number; readonly options: readonly unknown[] })
      .filter(({ step }) => given[step]?.seat !== host.seat);
    expect(views).toHaveLength(hidden.length);
    return views.map(({ options }) => options.length);
  }
});

describe('dropped thoughts of a bot', () => {
  test('a bot’s thought is dropped when a person sits down in its seat and answers', async () => {
    const { one, other, seat, code } = await left();
    const { table, signal } = ponderer.last.asker;
    expect({ table, isOver: signal.aborted }).toEqual({ table: code, isOver: false });
    await one.does({ type: 'sit' });
    expect(signal.aborted).toBe(true);
    ponderer.last.answer(0);
    pass(5);
    await settled(other);
    expect(other.view.step).toBe(0);
    expect(await one.does({ type: 'answer', step: 0, option: 0 })).toBeNull();
    expect((await answers(other))[0]).toMatchObject({ seat, byBot: false });
  });

  test('a bot’s thought is dropped when a person has sat down, left again, and the bot has begun another thought', async () => {
    const { one, other, seat } = await left();
    await one.does({ type: 'sit' });
    await one.does({ type: 'leave' });
    const [first, second] = ponderer.thoughts as [Thought, Thought];
    pass(5);
    first.answer(0);
    await settled(other);
    expect(other.view.step).toBe(0);
    second.answer(1);
    await until(() => other.view.step === 1);
    expect((await answers(other))[0]).toMatchObject({ seat, byBot: true });
  });

  test('a bot’s thought is dropped when the host puts another bot in its seat', async () => {
    const { guests, other, seat, code } = await left();
    const leader = guests.find(({ id }) => id === rig.tables.here(code)?.info.host) as Guest;
    pass(5);
    await leader.does({ type: 'bot', seat, bot: 'gunslinger' });
    ponderer.last.answer(0);
    await settled(other);
    expect(other.view.step).toBe(0);
    pass(2);
    await until(() => other.view.step === 1);
    expect((await answers(other))[0]?.bot).toMatch(/^gunslinger/);
  });

  test('a bot’s thought is kept while the table is paused, and it answers afterwards', async () => {
    const { guests, code } = await left();
    const leader = guests.find(({ id }) => id === rig.tables.here(code)?.info.host) as Guest;
    pass(5);
    await leader.does({ type: 'pause', on: true });
    ponderer.last.answer(0);
    await settled(leader);
    expect(leader.view.step).toBe(0);
    await leader.does({ type: 'pause', on: false });
    expect(ponderer.thoughts).toHaveLength(2);
    ponderer.last.answer(0);
    pass(5);
    await until(() => leader.view.step === 1);
  });

  test('a bot’s thoughts are dropped when the server stops', async () => {
    const { code } = await left();
    await rig.tables.stop();
    expect(ponderer.last.asker.signal.aborted).toBe(true);
    ponderer.last.fail(new Error('stopped'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(rig.errors).toEqual([]);
    await rig.restart();
    expect((await rig.come('late', code)).view.step).toBe(0);
  });
});

describe('whose time is up', () => {
  const CLOCK = { clock: { answer: 10, bank: 0 } };

  test('a player whose time is up may still answer while their bot is thinking', async () => {
    const { guests } = await dealt(CLOCK);
    const one = asked(guests);
    pass(9);
    await settled(one);
    expect(ponderer.thoughts).toEqual([]);
    pass(1);
    await until(() => ponderer.thoughts.length === 1);
    expect(await one.does({ type: 'answer', step: 0, option: 0 })).toBeNull();
    ponderer.last.answer(1);
    await settled(one);
    expect((await answers(one)).map(({ byBot }) => byBot)).toEqual([false]);
  });

  test('a bot that plays for a person has the even temper, and answers under the person’s name', async () => {
    const { guests } = await dealt(CLOCK);
    const one = asked(guests);
    pass(10);
    await until(() => ponderer.thoughts.length === 1);
    ponderer.last.answer(0);
    await until(() => one.view.step === 1);
    expect((await answers(one))[0]).toMatchObject({ byBot: true, bot: 'legend' });
    expect(one.info.seats[one.seat ?? -1]).toMatchObject({ name: one.id.toUpperCase(), persona: null });
  });
});

describe('a deputy answers', () => {
  test.each([
    ['can’t think', () => ponderer.last.fail(new Error('no idea'))],
    ['gives an answer that is none', () => ponderer.last.answer(1000)],
  ])('a deputy answers for a bot that %s, and the error is logged', async (_, happens) => {
    const { other, seat } = await left();
    happens();
    await settled(other);
    expect(other.view.step).toBe(0);
    pass(2);
    await until(() => other.view.step === 1);
    expect((await answers(other))[0]).toMatchObject({ seat, byBot: true, bot: 'deputy' });
    expect(rig.errors).toEqual(['a bot could not think; another one answers']);
  });

  const standIns = ({ info }: Guest): readonly (string | null)[] => info.seats.map(({ standIn }) => standIn);
  const nobody: readonly (string | null)[] = [null, null, null, null];
  const busy = (): NoTime => new NoTime('busy', 'There is too much to think about.');

  test('a deputy answers for a bot without time to think, and everybody sees that, also latecomers', async () => {
    const { other, seat, code } = await left();
    expect(standIns(other)).toEqual(nobody);
    pass(2);
    ponderer.last.fail(busy());
    await until(() => other.view.step === 1);
    await settled(other);
    expect((await answers(other))[0]).toMatchObject({ seat, byBot: true, bot: 'deputy' });
    expect(rig.errors).toEqual([]);
    expect(standIns(other)).toEqual(nobody.with(seat, 'deputy'));
    expect(standIns(await rig.come('late', code))).toEqual(nobody.with(seat, 'deputy'));
  });

  /**
   * Another bot answers for one without time to think, and then the first is asked again. If the game ends before,
   * another one is dealt.
   */
  async function askedAgain() {
    for (;;) {
      rig.config.pause = [2000, 2000];
      const { guests, other, seat } = await left();
      const people = guests.filter((guest) => guest.seat !== seat && guest.seat !== null);
      const thoughts = ponderer.thoughts.length;
      pass(2);
      ponderer.last.fail(busy());
      rig.config.pause = [0, 0];
      await until(() => standIns(other)[seat] === 'deputy');
      const told = other.tables.length;
      await playOn(people, () => ponderer.thoughts.length > thoughts || other.info.phase === 'over');
      if (other.info.phase !== 'over') return { other, seat, told };
    }
  }

  test('a deputy answers each time a bot has no time, and the table is told once', async () => {
    const { other, seat, told } = await askedAgain();
    const { step } = other.view;
    ponderer.last.fail(busy());
    await until(() => other.view.step > step);
    await settled(other);
    expect(standIns(other)).toEqual(nobody.with(seat, 'deputy'));
    const news = other.tables.slice(told);
    expect(news.filter(({ phase }) => phase === 'playing')).toEqual([]);
  });

  test('a table stops showing a deputy as soon as its bot has time to think again', async () => {
    const { other, seat } = await askedAgain();
    ponderer.last.answer(0);
    await until(() => standIns(other)[seat] === null);
    expect(standIns(other)).toEqual(nobody);
  });

  test('a table stops showing a deputy when the host puts another bot in the seat', async () => {
    const { guests, other, seat, code } = await left();
    pass(2);
    ponderer.last.fail(busy());
    await until(() => standIns(other)[seat] === 'deputy');
    const leader = guests.find(({ id }) => id === rig.tables.here(code)?.info.host) as Guest;
    await leader.does({ type: 'bot', seat, bot: 'gunslinger' });
    expect(standIns(leader)).toEqual(nobody);
  });
});

test('the server counts tables where legends play until their game is over', async () => {
  expect(rig.tables.legends).toEqual({ tables: 0, most: Number.MAX_SAFE_INTEGER });
  rig.thinker = { think: async () => 0, maxTables: 2 };
  await rig.create('card', { seats: 4 });
  expect(rig.tables.legends).toEqual({ tables: 0, most: 2 });
  await rig.create('dice', LEGENDS);
  // With people in all seats no bot thinks.
  const { guests, host } = await rig.gather(4, 'card', LEGENDS);
  expect(rig.tables.legends.tables).toBe(1);
  await guests[3]?.does({ type: 'leave' });
  expect(rig.tables.legends.tables).toBe(2);
  rig.config.pause = [0, 0];
  await host.does({ type: 'start' });
  await playOn(guests.slice(0, 3), () => host.info.phase === 'over');
  expect(rig.tables.legends.tables).toBe(1);
});
