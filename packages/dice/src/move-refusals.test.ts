// Tests of refusals, with every conceivable attempt in random games.

import { type Attempt, below, type Refusal, randomFrom, type Seat, samePlain, seatsOf } from '@posse/engine';
import { expect, test } from 'vitest';
import type { Answer } from './answers.ts';
import { diceGame } from './game.ts';
import { momentOptions } from './special-role-moments.ts';
import { playerAt, type State } from './state.ts';

type Asked = NonNullable<ReturnType<typeof diceGame.pending>>;

/** Checks that a refusal is true, from the table and the options. */
type Holds = (t: State, asked: Asked, me: Seat, attempt: Attempt<Answer>, told: Refusal) => boolean;

const offers = ({ options }: Pick<Asked, 'options'>, attempt: Attempt<Answer>): boolean =>
  options.some((one) =>
    (Object.keys(attempt) as (keyof Answer)[]).every((field) => samePlain(one[field], attempt[field])),
  );

const HOLDS: Readonly<Record<string, Holds>> = {
  'nothing-to-show': (t, asked, me) => asked.why.op === 'react' && momentOptions(t, me).length === 0,
  eliminated: (t, _, me) => !playerAt(t, me).alive && me !== t.ghost,
  'not-asked': (_t, question, me, _attempt, told) => question.asked !== me && told.asked === question.asked,
  // Dice that can't be rerolled alone either.
  locked: (_t, asked, _me, { dice = [] }, { dice: told }) =>
    asked.why.op === 'again' &&
    samePlain(
      told,
      dice.filter((die) => !offers(asked, { kind: 'reroll', dice: [die] })),
    ),
  overkill: (t, asked, _me, { at }, told) =>
    t.setup.options.includes('no-overkill') && told.at === at && asked.why.op === 'aiming',
  'out-of-reach': (_t, asked, _me, { at, face }, told) => {
    const reaches = told.reaches as readonly Seat[];
    const isLeft = asked.options.some((one) => one.kind === 'shoot' && one.face === face);
    return told.face === face && (at == null || !isLeft || !reaches.includes(at));
  },
  'no-arrow': (t, _, _me, { at }, told) => told.at === at && (playerAt(t, at as Seat).arrows === 0 || at === null),
  'no-special-role': (t, _, me, { kind }) => kind === 'reveal' && playerAt(t, me).special === null,
  'not-now': (t, _, me, { kind }) => kind === 'reveal' && playerAt(t, me).special !== null,
  'not-among-answers': (_t, asked, _me, _attempt, told) => told.question === asked.why.op,
};

function* attempts(t: State): Generator<Attempt<Answer>> {
  for (const kind of ['roll', 'stop', 'pass', 'reveal', 'take'] as const) yield { kind };
  for (const dice of [[0], [1, 3], [0, 2, 4], [9]]) yield { kind: 'reroll', dice };
  yield { kind: 'reroll' };
  for (const at of seatsOf(t.players.length)) {
    for (const kind of ['choose', 'ability', 'pour', 'assign'] as const) yield { kind, at };
    for (const face of ['1', '2', 'beer'] as const) yield { kind: 'shoot', face, at };
  }
  yield { kind: 'shoot', face: '1' };
}

test('every refusal of the dice game is true, and nothing that is offered is refused', () => {
  const seen = new Set<string>();
  for (let number = 0; number < 30; number++) {
    const random = randomFrom(`explain ${number}`);
    const modules = [[], [1, 2], [3], [1, 2, 3, 4, 5]][number % 4] as number[];
    const options = { 'no-overkill': number % 3 > 0 };
    const t = diceGame.deal({ seats: 5 + (number % 4), modules, options }, `explain ${number}`);
    for (let question = diceGame.pending(t); question !== null; question = diceGame.pending(t)) {
      const me = below(random, 4) > 0 ? question.asked : (below(random, t.players.length) as Seat);
      for (const attempt of attempts(t)) {
        const told = diceGame.explain(t, me, attempt);
        // At a moment everybody who holds something is asked at once.
        const mine = me === question.asked ? question : { options: momentOptions(t, me) };
        if ((told === null) !== offers(mine, attempt))
          expect.fail(`${JSON.stringify([told, attempt])} to ${question.why.op} by ${me}`);
        if (told === null) continue;
        seen.add(told.code);
        if (!HOLDS[told.code]?.(t, question, me, attempt, told))
          expect.fail(`${JSON.stringify([told, attempt])} to ${question.why.op} by ${me}`);
      }
      diceGame.advance(t, question.options[below(random, question.options.length)] as Answer);
    }
    expect(diceGame.explain(t, 0 as Seat, { kind: 'pass' })).toEqual({ code: 'game-over' });
  }
  expect(Object.keys(HOLDS).filter((code) => !seen.has(code))).toEqual([]);
});
