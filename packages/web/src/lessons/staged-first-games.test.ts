// Tests that everything staged in the first games happens soon, with any bots.

import {
  type Bot,
  botId,
  botNamed,
  botRandomAt,
  cardWithBots,
  diceWithBots,
  type GameWithBots,
  PERSONAS,
  TableMemory,
} from '@posse/bots';
import type { Answer, View } from '@posse/card';
import type { Kinds } from '@posse/engine';
import { seat, seenBy } from '@posse/engine';
import { type GameId, wholeFacts } from '@posse/protocol';
import { expect, test } from 'vitest';
import { kindOf } from '../entry-lookup.ts';
import { CARD_TEACHING } from './card-lessons.ts';
import { DICE_TEACHING } from './dice-lessons.ts';
import type { AnyTeaching } from './lesson-interface.ts';
import { keyOf } from './lesson-types.ts';
import { lessonsFor, lessonsOf } from './possible-lessons.ts';
import { STAGES } from './staged-first-games.ts';

type Taught = Pick<AnyTeaching, 'now' | 'seen' | 'keyOf'>;

const CARDS = { now: lessonsFor, seen: lessonsOf, keyOf } as unknown as Taught;
const DICE = DICE_TEACHING as unknown as Taught;

const YOU = seat(0);
const SEEDS = ['one', 'two', 'three', 'four', 'five'];

/** The keys of all lessons in the first answers of a first game with gunslingers. */
function toldIn<K extends Kinds>(
  { game, clues, bots }: GameWithBots<K>,
  id: GameId,
  teaching: Taught,
  seed: string,
  choose: (options: readonly K['answer'][], view: K['view']) => K['answer'] | undefined,
): readonly string[] {
  const state = game.deal(STAGES[id].staged as K['wishes'], seed);
  const memory = new TableMemory(clues, state.players.length);
  const told = new Set<string>();
  for (let step = 0; step < 60; step++) {
    const question = game.pending(state);
    if (question === null) break;
    for (const lesson of teaching.now(game.view(state, YOU) as never)) told.add(teaching.keyOf(lesson));
    const view = game.view(state, question.asked);
    const bot = botNamed(bots, botId('gunslinger', PERSONAS[question.asked]?.temper ?? 'even')) as Bot<
      K['view'],
      K['answer']
    >;
    const answer =
      (question.asked === YOU
        ? choose(question.options, view)
        : bot.answer(view, memory.of(question.asked), botRandomAt(seed, step))) ?? (question.options[0] as K['answer']);
    memory.sees(state, question, answer);
    const facts = game.apply(state, answer);
    memory.hears(facts);
    const seen = wholeFacts(id, facts.map((fact) => seenBy(fact, YOU)) as never);
    for (const lesson of teaching.seen(seen as never)) told.add(teaching.keyOf(lesson));
  }
  return [...told];
}

const isOf = ({ card }: Answer, ...kinds: readonly string[]): boolean =>
  card !== null && kinds.includes(kindOf(card).key);

/** The answer that follows the lessons' advice: lays a better weapon, shoots at the neighbour, dodges. */
const asAdvised = (options: readonly Answer[], view: View): Answer | undefined => {
  const hasVolcanic = view.players[YOU]?.inPlay.some((card) => kindOf(card).key === 'volcanic');
  return (
    options.find((one) => one.kind === 'play' && isOf(one, 'volcanic')) ??
    options.find((one) => one.kind === 'play' && isOf(one, 'schofield') && !hasVolcanic) ??
    options.find((one) => one.kind === 'play' && isOf(one, 'bang') && one.at === 1) ??
    options.find((one) => isOf(one, 'missed')) ??
    options.find(({ kind }) => kind === 'end')
  );
};

test.each(SEEDS)('a beginner who follows the advice is taught shot, Missed!, range and elimination (%s)', (seed) => {
  const told = toldIn(cardWithBots, 'card', CARDS, seed, asAdvised as never);
  for (const key of ['card bang', 'table', 'card schofield', 'card volcanic', 'end', 'shot', 'elimination'])
    expect(told).toContain(key);
  expect(told.indexOf('card bang')).toBeLessThan(told.indexOf('shot'));
});

test('the staged first card game explains the weapon before the shot, and the shot names its target', () => {
  const { staged } = CARD_TEACHING;
  expect(staged.indexOf('card schofield')).toBeLessThan(staged.indexOf('card bang'));
  const state = cardWithBots.game.deal(STAGES.card.staged as never, 'one');
  const view = cardWithBots.game.view(state, YOU);
  const bang = lessonsFor(view).find((lesson) => lesson.id === 'card' && lesson.card === 'bang');
  expect(bang).toMatchObject({ best: 1, weaponFirst: 'schofield', isAlone: true });
  const lay = view.options.find((option) => isOf(option, 'schofield')) as Answer;
  cardWithBots.game.apply(state, lay);
  const armed = lessonsFor(cardWithBots.game.view(state, YOU)).find((one) => one.id === 'card' && one.card === 'bang');
  expect(armed).toMatchObject({ best: 1, weaponFirst: null });
});

test.each(SEEDS)('a beginner who only ends their turns is still shot at, and taught about it (%s)', (seed) => {
  const told = toldIn(cardWithBots, 'card', CARDS, seed, ((options: readonly Answer[]) =>
    options.find(({ kind }) => kind === 'end' || kind === 'pass')) as never);
  for (const key of ['card bang', 'table', 'end', 'discard', 'shot']) expect(told).toContain(key);
});

test.each(SEEDS)('the staged first dice game shows an arrow, dynamite and a face to shoot with (%s)', (seed) => {
  const told = toldIn(diceWithBots, 'dice', DICE, seed, ((options: readonly { readonly kind: string }[]) =>
    options.find(({ kind }) => kind === 'stop')) as never);
  for (const id of ['again', 'dynamite', 'arrow', 'aim', 'beer', 'waiting']) expect(told).toContain(`dice ${id}`);
});

test('the first dice game tells a Sheriff among four players that everybody is a target', () => {
  const { game } = diceWithBots;
  const state = game.deal(STAGES.dice.staged as never, 'one');
  const aims = [];
  for (let asked = game.pending(state); asked?.seat === YOU && aims.length === 0; asked = game.pending(state)) {
    aims.push(...DICE_TEACHING.now(game.view(state, YOU)).filter(({ id }) => id === 'aim'));
    game.apply(state, asked.options.find(({ kind }) => kind === 'stop') ?? (asked.options[0] as never));
  }
  expect(aims).toEqual([{ id: 'aim', isAlone: true }]);
});
