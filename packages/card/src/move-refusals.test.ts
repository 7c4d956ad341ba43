// Tests of refusals, with every conceivable attempt in random games.

import { type Attempt, below, type Refusal, randomFrom, type Seat, seatsOf } from '@posse/engine';
import { expect, test } from 'vitest';
import type { Answer } from './answers.ts';
import { OURS } from './catalogue/built-in-catalogue.ts';
import { kindOf } from './catalogue/catalogue.ts';
import { cardGame } from './game.ts';
import { type CardId, playerAt, type State } from './state.ts';
import { distance } from './table/seat-order.ts';

type Asked = NonNullable<ReturnType<typeof cardGame.pending>>;

/** Checks that a refusal is true, from what everybody can see on the table. */
type Holds = (t: State, asked: Asked, me: Seat, attempt: Attempt<Answer>, told: Refusal) => boolean;

const card = ({ card }: Attempt<Answer>): CardId => card as CardId;
const HOLDS: Readonly<Record<string, Holds>> = {
  eliminated: (t, _, me, { at }) => !playerAt(t, me).alive || (at != null && !playerAt(t, at).alive),
  'not-asked': (_t, question, me, _attempt, told) => question.asked !== me && told.asked === question.asked,
  'no-such-card': (_t, _, _me, attempt) => OURS.cards[card(attempt)] === undefined,
  'not-in-hand': (t, _, me, attempt) => !playerAt(t, me).hand.includes(card(attempt)),
  'not-in-play': (t, _, me, attempt) => !playerAt(t, me).inPlay.includes(card(attempt)),
  'not-to-be-used': (t, _, _me, attempt) => kindOf(t, card(attempt)).border !== 'green',
  'no-cards-now': (t, _, me) => !playerAt(t, me).cardsWork,
  'laid-this-turn': (t, _, _me, attempt) => t.laid.includes(card(attempt)),
  'does-not-help': (_t, asked, _me, _attempt, told) => asked.why.op !== 'phase2' && told.question === asked.why.op,
  'no-target': (t, _, _me, attempt) => attempt.at == null && kindOf(t, card(attempt)).aim.at !== 'nobody',
  yourself: (_t, _, me, { at }) => at === me,
  'own-hand': (t, _, me, { at }) => at === me && playerAt(t, me).inPlay.length === 0,
  'no-card': (t, _, me, { at }) => at !== me && cardsOf(t, at as Seat) === 0,
  'same-name': (t, _, me, attempt) =>
    playerAt(t, targetOf(t, me, attempt)).inPlay.some((one) => kindOf(t, one) === kindOf(t, card(attempt))),
  'out-of-reach': (t, _, me, { at }, told) =>
    told.distance === distance(t, me, at as Seat) && Number(told.distance) > Number(told.reach),
  'bang-limit': (t, _, _me, _attempt, told) => t.bangs >= Number(told.limit),
  // For hand cards only in phase 2; elsewhere the card does not answer the question.
  'only-in-answer': (t, { why }, _me, attempt) =>
    (why.op === 'phase2' || attempt.kind === 'use') && !kindOf(t, card(attempt)).action,
  'costs-a-card': (t, _, me, attempt) => playerAt(t, me).hand.length <= kindOf(t, card(attempt)).price,
  sheriff: (t, _, _me, { at }) => playerAt(t, at as Seat).role === 'sheriff',
  'no-such-ability': (_t, _, _me, { kind }) => kind === 'ability',
  'full-life': (t, _, me, { kind }) => kind === 'ability' && playerAt(t, me).life >= playerAt(t, me).maxLife,
  // For an ability: a wounded player has too few cards. For a card: the table allows it, but another power does not.
  'not-now': (t, _, me, { kind }) => kind !== 'ability' || playerAt(t, me).life < playerAt(t, me).maxLife,
  'no-such-event': (t, _, _me, { kind }) => kind === 'event' && t.event === null,
  'not-among-answers': (_t, asked, _me, _attempt, told) => told.question === asked.why.op,
};

const targetOf = (t: State, me: Seat, attempt: Attempt<Answer>): Seat =>
  kindOf(t, card(attempt)).aim.at === 'nobody' ? me : (attempt.at as Seat);
const cardsOf = (t: State, at: Seat): number => playerAt(t, at).hand.length + playerAt(t, at).inPlay.length;

/** Everything that this player could try with one card. */
function* attempts(t: State, me: Seat, one: CardId): Generator<Attempt<Answer>> {
  for (const kind of ['play', 'use'] as const) {
    yield { kind, card: one };
    for (const at of seatsOf(t.players.length)) yield { kind, card: one, at };
  }
  yield { kind: 'event' };
  yield { kind: 'ability' };
  yield { kind: 'discard', card: one, seat: me };
}

test('every refusal of the card game is true, and nothing that is offered is refused', () => {
  const seen = new Set<string>();
  for (let number = 0; number < 40; number++) {
    const random = randomFrom(`explain ${number}`);
    const sets = number % 2 === 0 ? ['base'] : ['base', 'dodge-city'];
    const t = cardGame.deal({ seats: 4 + (number % 4), sets }, `explain ${number}`);
    for (let question = cardGame.pending(t); question !== null; question = cardGame.pending(t)) {
      const me = below(random, 3) > 0 ? question.asked : (below(random, t.players.length) as Seat);
      const { hand, inPlay } = playerAt(t, me);
      const elsewhere = [below(random, OURS.cards.length), 9999] as CardId[];
      const mine = question.asked === me ? question.options : question.asides.filter(({ seat }) => seat === me);
      for (const one of [...hand, ...inPlay, ...elsewhere])
        for (const attempt of attempts(t, me, one)) {
          const told = cardGame.explain(t, me, attempt);
          const isOffered = mine.some((answer) =>
            Object.entries(attempt).every(([field, value]) => answer[field as keyof Answer] === value),
          );
          if ((told === null) !== isOffered) expect.fail(JSON.stringify([attempt, told]));
          if (told === null) continue;
          seen.add(told.code);
          const holds = HOLDS[told.code]?.(t, question, me, attempt, told) ?? false;
          if (!holds) expect.fail(`${JSON.stringify([told, attempt])} to ${question.why.op} by ${me}`);
        }
      cardGame.advance(t, question.options[below(random, question.options.length)] as Answer);
    }
    expect(cardGame.explain(t, 0 as Seat, { kind: 'pass' })).toEqual({ code: 'game-over' });
  }
  expect(Object.keys(HOLDS).filter((code) => !seen.has(code))).toEqual([]);
});
