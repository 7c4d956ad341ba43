// Tests of the loop with a game of two rules.
// A countdown asks the players in turn to take one or two; whoever takes the last one wins.

import { describe, expect, test } from 'vitest';
import { done, type FrameOf, first, nothing, type RulesOf, ruleBook, stay } from './frames.ts';
import { EndlessEffects, IllegalAnswer, type LoopParts, makeLoop } from './game-loop.ts';
import { type Seat, seat } from './seat.ts';

interface Table {
  stack: Frame[];
  step: number;
  winners: readonly Seat[] | null;
  log: string[];
}
interface Frames {
  take: { readonly who: Seat; readonly left: number };
  note: { readonly text: string };
  win: { readonly who: Seat };
}
type Frame = FrameOf<Frames>;
interface Said<K extends string, Count = 0> {
  readonly seat: Seat;
  readonly kind: K;
  readonly count: Count;
}
interface Answers {
  take: Said<'take', number> | Said<'look'> | Said<'wait'>;
}
type Answer = Answers['take'] | Said<'shout'>;

const rules: RulesOf<Table, Frames, Answers, Answer> = {
  take: {
    who: (f) => f.who,
    open: (_t, f) => f.left > 0,
    closes: (_t, f) => [{ op: 'win', who: seat(1 - f.who) }],
    offers(_t, f, list) {
      for (let count = 1; count <= Math.min(2, f.left); count++) list.push({ seat: f.who, kind: 'take', count });
      list.push({ seat: f.who, kind: 'look', count: 0 }, { seat: f.who, kind: 'wait', count: 0 });
    },
    on: {
      take: (_t, f, { count }) => done({ op: 'take', who: seat(1 - f.who), left: f.left - count }),
      look: () => first({ op: 'note', text: 'one' }, { op: 'note', text: 'two' }),
      wait: () => stay,
    },
    betweenEffects: true,
  },
  note(t, { text }) {
    t.log.push(text);
    return nothing;
  },
  win(t, { who }) {
    t.winners = [who];
    return nothing;
  },
};

const parts: LoopParts<Table, Frame, Answer> = {
  rules: () => rules,
  seats: () => 2,
  same: (a, b) => a.seat === b.seat && a.kind === b.kind && a.count === b.count,
  abilities: (_t, who, _f, list) => list.push({ seat: who, kind: 'shout', count: 0 }),
  couldBeOther: () => false,
  useAbility: (_t, { seat: who }) => [{ op: 'note', text: `seat ${who} shouts` }],
};
const loop = makeLoop(parts);

function newTable(left: number): Table {
  const table: Table = { stack: [{ op: 'take', who: seat(0), left }], step: 0, winners: null, log: [] };
  loop.settle(table);
  return table;
}

test('a question lists every answer and every aside', () => {
  const question = loop.pending(newTable(1));
  expect(question?.asked).toBe(0);
  expect(question?.seat, 'the name of 0.3.0').toBe(0);
  expect(question?.options.map(({ kind }) => kind)).toEqual(['take', 'look', 'wait', 'shout']);
  expect(question?.asides).toEqual([{ seat: 1, kind: 'shout', count: 0 }]);
});

test('asides are listed only while the question is open, and the list does not change afterwards', () => {
  const table = newTable(3);
  const asked = loop.pending(table);
  const asides = asked?.asides;
  loop.apply(table, { seat: seat(0), kind: 'look', count: 0 });
  expect(asked?.asides).toBe(asides);
  expect(asides).toHaveLength(1);
  const late = loop.pending(table);
  loop.apply(table, { seat: seat(0), kind: 'look', count: 0 });
  expect(() => late?.asides).toThrow('This question has been answered. Ask for the open one with pending().');
});

test('frames run in reading order before the question is asked again', () => {
  const table = newTable(3);
  loop.apply(table, { seat: seat(0), kind: 'look', count: 0 });
  expect(table.log).toEqual(['one', 'two']);
  expect(loop.pending(table)?.asked).toBe(0);
  loop.apply(table, { seat: seat(0), kind: 'wait', count: 0 });
  expect(loop.pending(table)?.asked).toBe(0);
  expect(table.step).toBe(2);
});

test('an aside leaves the question open', () => {
  const table = newTable(3);
  loop.apply(table, { seat: seat(1), kind: 'shout', count: 0 });
  expect(table.log).toEqual(['seat 1 shouts']);
  expect(loop.pending(table)?.asked).toBe(0);
});

test('a settled question is popped, and a closed one leads on to the end', () => {
  const table = newTable(2);
  loop.apply(table, { seat: seat(0), kind: 'take', count: 2 });
  expect(table.winners).toEqual([0]);
  expect(loop.pending(table)).toBeNull();
});

test('an illegal answer changes nothing, and the error says who is asked', () => {
  const table = newTable(2);
  const before = JSON.stringify(table);
  expect(() => loop.apply(table, { seat: seat(0), kind: 'take', count: 3 })).toThrow(IllegalAnswer);
  expect(() => loop.apply(table, { seat: seat(1), kind: 'take', count: 1 })).toThrow(/waits for seat 0/);
  expect(JSON.stringify(table)).toBe(before);
  loop.apply(table, { seat: seat(0), kind: 'take', count: 2 });
  expect(() => loop.apply(table, { seat: seat(0), kind: 'take', count: 1 })).toThrow(/over/);
});

test('an answer is forced if nobody can do anything else, and if everybody can see that', () => {
  const wait = { seat: seat(0), kind: 'wait', count: 0 } as const;
  const take = { ...rules.take, offers: (_t: Table, _f: Frame, list: Answers['take'][]) => void list.push(wait) };
  const quiet = { ...parts, rules: () => ({ ...rules, take }), abilities: () => undefined };
  expect(makeLoop(quiet).forcedAnswer(newTable(1))).toEqual(wait);
  expect(makeLoop({ ...quiet, rules: () => rules }).forcedAnswer(newTable(1))).toBeNull();
  expect(makeLoop({ ...quiet, couldBeOther: () => true }).forcedAnswer(newTable(1))).toBeNull();
  const shoutsOver: LoopParts<Table, Frame, Answer> = {
    ...quiet,
    abilities: (_t, who, _f, list) => void (who === 1 && list.push({ seat: who, kind: 'shout', count: 0 })),
  };
  expect(makeLoop(shoutsOver).forcedAnswer(newTable(1))).toBeNull();
  expect(loop.forcedAnswer(newTable(1))).toBeNull();
});

describe('the limit of effects for one answer', () => {
  const after = (note: typeof rules.note): (() => void) => {
    const table = newTable(3);
    return () => makeLoop({ ...parts, rules: () => ({ ...rules, note }) }).apply(table, look);
  };
  const look = { seat: seat(0), kind: 'look', count: 0 } as const;

  test('the loop stops an answer whose effects form a cycle, and names the cycle', () => {
    expect(after((_t, f) => [f])).toThrow(EndlessEffects);
    expect(after((_t, f) => [f, f])).toThrow(/5000 effects .* goes round: note\.$/);
  });

  test('the loop allows an answer that has many effects but comes to an end', () => {
    let left = 4000;
    expect(after((_t, f) => (--left > 0 ? [f] : nothing))).not.toThrow();
  });

  test('the loop stops a question that closes and opens again without end', () => {
    const closed: typeof rules.take = {
      ...rules.take,
      open: () => false,
      closes: (_t, f) => [{ op: 'note', text: '' }, f],
    };
    const table: Table = { stack: [{ op: 'take', who: seat(0), left: 1 }], step: 0, winners: null, log: [] };
    expect(() => makeLoop({ ...parts, rules: () => ({ ...rules, take: closed }) }).settle(table)).toThrow(
      /round: \w+, \w+\./,
    );
  });
});

test('a question closes when nobody is left to answer it', () => {
  const nobody: typeof rules.take = { ...rules.take, who: () => null, open: () => true };
  const table: Table = { stack: [{ op: 'take', who: seat(0), left: 1 }], step: 0, winners: null, log: [] };
  makeLoop({ ...parts, rules: () => ({ ...rules, take: nobody }) }).settle(table);
  expect(table.winners).toEqual([1]);
});

test('a frame without a rule and an empty stack are reported by name', () => {
  const nameless: LoopParts<Table, Frame, Answer> = { ...parts, rules: () => ({}) };
  expect(() => makeLoop(nameless).settle(newTable(1))).toThrow('There is no rule for "take".');
  expect(() => loop.settle({ ...newTable(1), stack: [] })).toThrow('The stack is empty, but the game has no winners.');
});

test('a question that fails to be listed leaves the listed question of another table intact', () => {
  const breaks = (): never => {
    throw new Error('No list.');
  };
  let isBroken = false;
  const broken = { ...rules.take, offers: breaks, on: {} };
  const both = makeLoop({ ...parts, rules: () => (isBroken ? { ...rules, take: broken } : rules) });
  const table = newTable(3);
  const [take] = both.pending(table)?.options ?? [];
  isBroken = true;
  expect(() => both.pending(newTable(3))).toThrow('No list.');
  if (take !== undefined) both.apply(table, take);
  expect(table).toMatchObject({ step: 1, log: [], stack: [{ op: 'take', who: 1, left: 2 }] });
});

test('a rule book has all questions in one shape, and later changes to it take effect', () => {
  const { take, note, win } = rules;
  const nobody = { who: take.who, offers: take.offers, on: take.on };
  const book = ruleBook<object>({ note, win, take: nobody }, { take }) as typeof rules;
  expect(Object.keys(ruleBook({ take: nobody }).take)).toEqual(Object.keys(book.take));
  const table = newTable(3);
  const reader = makeLoop({ ...parts, rules: () => book });
  Object.assign(book, { note: (t: Table) => t.log.splice(0) && nothing });
  reader.apply(table, { seat: seat(0), kind: 'look', count: 0 });
  expect(table.log).toEqual([]);
  expect(reader.pending(table)?.asides).toEqual([{ seat: 1, kind: 'shout', count: 0 }]);
});
