// Tests that bots of a finished game give the same answers when asked again.

import { botNamed, botRandomAt, TableMemory } from '@posse/bots';
import type { AnswerBase, Kinds } from '@posse/engine';
import type { Replay } from '@posse/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inGame } from '../../games/playable-games.ts';
import type { TableGame } from '../../games/table-game-interface.ts';
import { playOn, Rig } from '../../testing/test-tables.ts';
import { Archive } from './finished-games.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
});
afterEach(() => rig.close());

/** The answers of a game's bots when they are asked again; null for a person's answer. */
const askedAgain = ({ game: id, setup, seed, answers, bots }: Replay): (AnswerBase | null)[] =>
  inGame(id, <K extends Kinds>({ game, clues, bots: known }: TableGame<K>) => {
    const state = game.deal(game.storedWishes(setup), seed);
    const tableMemory = new TableMemory(clues, setup.seats);
    return answers.map((given, number) => {
      const answer = given as unknown as K['answer'];
      const question = game.pending(state);
      if (question === null) throw new Error('the game is over too soon');
      const bot = botNamed(known, bots?.[number] ?? '');
      const view = game.view(state, question.asked);
      const again = bot?.answer(view, tableMemory.of(question.asked), botRandomAt(seed, number)) ?? null;
      const before = game.clone(state);
      const facts = game.apply(state, answer);
      tableMemory.sees(before, question, answer);
      tableMemory.hears(facts);
      return again;
    });
  });

/** Makes the store refuse a bot's tenth answer. Returns whether that has happened. */
function loseOneAnswer(): () => boolean {
  const { store } = rig;
  const write = store.write.bind(store);
  let answers = 0;
  store.write = (changes) => {
    if (changes.some((change) => change.put === 'answer' && change.record.byBot)) answers++;
    if (answers === 10) store.failing = 1;
    return write(changes);
  };
  return () => answers > 10;
}

test.each(['card', 'dice'] as const)(
  'replaying a %s game gives the same answers of its bots, even after a lost answer and a restart',
  async (game) => {
    const { host, guests, code } = await rig.gather(1, game, { seats: 5 });
    await host.does({ type: 'bot', seat: 2, bot: 'gunslinger' });
    await host.does({ type: 'bot', seat: 3, bot: 'greenhorn' });
    // An answer does not happen, and later the server is gone for a while.
    const lost = loseOneAnswer();
    await host.does({ type: 'start' });
    await playOn(guests, () => lost() && (host.view.step > 20 || host.info.phase === 'over'));
    await rig.restart();
    const back = await rig.come('host', code);
    await playOn([back]);
    const replay = await new Archive(rig.store).replay(back.last('game').id);
    const told = replay.answers.map((answer, number) => (replay.bots?.[number] === null ? null : answer));
    expect(askedAgain(replay)).toEqual(told);
    const bySeat = [1, 2, 3, 4].map((seat) => new Set(replay.bots?.filter((_, n) => replay.answers[n]?.seat === seat)));
    const expected = ['deputy/wary', 'gunslinger/bold', 'greenhorn/grudging', 'deputy'];
    for (const [place, ids] of bySeat.entries())
      expect([...ids].filter((id) => id !== null)).toEqual([expected[place]]);
  },
);

test('a stored game that does not say which bots answered still has a replay', async () => {
  const { host, guests } = await rig.deal(1, 'dice', { seats: 3 });
  await playOn(guests);
  const { store } = rig;
  const all = await store.answers(host.last('game').id, 0);
  store.answers = async () => all.map(({ bot: _, ...older }) => older);
  const replay = await new Archive(store).replay(host.last('game').id);
  expect(replay.bots).toEqual(replay.answers.map(() => null));
});
