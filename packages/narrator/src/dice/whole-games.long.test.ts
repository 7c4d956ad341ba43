// Whole random dice games in words: nothing that can happen is left without a sentence.

import { type Answer, CHARACTERS, diceGame, FACES, type FactKind, RULES, SPECIALS } from '@posse/dice';
import { type Attempt, type Refusal, type Seat, seatsOf } from '@posse/engine';
import { expect, test } from 'vitest';
import { type Moment, playDiceGame } from '../testing/dice-games.ts';
import { englishDice, flaw, idsAmong, someOfEach } from '../testing/english-narrators.ts';
import { diceOptionWords } from './answer-labels.ts';
import { diceStory } from './answer-story.ts';
import { diceRefusalWords, REFUSALS } from './refusal-words.ts';
import { diceStatus } from './status-line.ts';

const IDS = idsAmong(Object.keys(CHARACTERS), Object.keys(SPECIALS), Object.keys(RULES), Object.keys(REFUSALS));
const GAMES = 48;

test('every question, answer, fact and refusal of random games is put into words', () => {
  const flaws = new Set<string>();
  const questions = new Set<string>();
  const kinds = new Set<string>();
  const codes = new Set<string>();
  const looked = new Set<string>();
  const look = (text: string, about: string): void => {
    if (looked.has(text)) return;
    looked.add(text);
    const found = flaw(text, IDS);
    if (found !== null) flaws.add(`${about}: ${found} in "${text}"`);
  };

  function asked({ state, asked: seat, viewers, view }: Moment): void {
    const why = state.stack.at(-1)?.op ?? '';
    for (const viewer of viewers) {
      const { title, sub } = diceStatus(englishDice(viewer), view(viewer));
      look(title, `title of ${why} for ${viewer}`);
      look(sub, `sub of ${why} for ${viewer}`);
    }
    for (const answer of someOfEach(view(seat).options)) {
      questions.add(`${why} ${answer.kind}`);
      const { label, detail, whole } = diceOptionWords(englishDice(seat), answer, view(seat));
      look(label, `label of ${why} ${answer.kind}`);
      look(whole, `whole of ${why} ${answer.kind}`);
      if (detail !== '') look(detail, `detail of ${why} ${answer.kind}`);
    }
    for (const refusal of refusals(state, seat)) {
      codes.add(refusal.code);
      const { short, long } = diceRefusalWords(englishDice(seat), refusal);
      look(short, `short of ${refusal.code}`);
      look(long, `long of ${refusal.code}`);
      if (!Object.hasOwn(REFUSALS, refusal.code)) flaws.add(`no words for the refusal ${refusal.code}`);
    }
  }

  for (let number = 0; number < GAMES; number++) {
    const state = playDiceGame(number, {
      asked,
      told(before, facts) {
        for (const { kind } of facts) kinds.add(kind);
        for (const { sentences } of diceStory(englishDice(before.viewer), { before, facts }))
          for (const sentence of sentences) look(sentence, facts.map(({ kind }) => kind).join(' '));
      },
    });
    for (const viewer of [...seatsOf(state.players.length), 'spectator' as const]) {
      const { title, sub } = diceStatus(englishDice(viewer), diceGame.view(state, viewer));
      look(title, 'title at the end');
      look(sub, 'sub at the end');
    }
    codes.add(diceGame.explain(state, 0 as Seat, { kind: 'roll' })?.code ?? '');
  }
  expect([...flaws]).toEqual([]);
  expect(answerKinds().filter((kind) => !questions.has(kind))).toEqual([]);
  expect(FACTS.filter((kind) => !kinds.has(kind))).toEqual([]);
  expect([...codes].sort()).toEqual(Object.keys(REFUSALS).sort());
});

/** Every question and what it can be answered with, as `again stop`. */
const answerKinds = (): string[] =>
  Object.entries(RULES).flatMap(([op, rule]) =>
    typeof rule === 'function' ? [] : Object.keys(rule.on).map((kind) => `${op} ${kind}`),
  );

const FACTS: readonly FactKind[] = [
  'turn',
  'saloon',
  'dice',
  'tokens',
  'attack',
  'shot',
  'poured',
  'gatling',
  'hurt',
  'life',
  'ability',
  'revealed',
  'starMoved',
  'eliminated',
  'ghost',
  'haunting',
  'over',
];

/** Whatever a player might try. */
function refusals(state: Moment['state'], seat: Seat): Refusal[] {
  const count = state.players.length;
  const attempts: Attempt<Answer>[] = [
    { kind: 'reroll', dice: [state.step % 5] },
    { kind: 'reroll', dice: [] },
    { kind: 'shoot', face: FACES.base[2 + (state.step % 2)] ?? null, at: (state.step % count) as Seat },
    { kind: 'reveal' },
    { kind: 'pour', at: seat },
    ...seatsOf(count).flatMap((at): Attempt<Answer>[] => [
      { kind: 'choose', at },
      { kind: 'ability', at },
    ]),
  ];
  const others = seatsOf(count).filter((one) => one !== seat);
  return [
    ...attempts.map((attempt) => diceGame.explain(state, seat, attempt)),
    ...others
      .slice(state.step % count, 2 + (state.step % count))
      .map((other) => diceGame.explain(state, other, { kind: 'roll' })),
  ].filter((refusal) => refusal !== null);
}
