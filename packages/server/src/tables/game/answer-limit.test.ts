// Tests that a game ends without a winner after a maximum of answers.

import { isFairlyDealt } from '@posse/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { whenHeard } from '../../testing/recording-guest.ts';
import { playOn, Rig } from '../../testing/test-tables.ts';
import { Archive } from '../lifecycle/finished-games.ts';

const MAX_ANSWERS = 12;

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
  Object.assign(rig.config, { maxAnswers: MAX_ANSWERS });
});
afterEach(() => rig.close());

test.each(['card', 'dice'] as const)(
  'a %s game with too many answers ends without a winner, and a notice says so',
  async (game) => {
    const { guests, host, code } = await rig.deal(4, game);
    const { id } = host.last('game');
    await playOn(guests, () => host.info.phase !== 'playing');
    await whenHeard(guests, () => guests.every((guest) => guest.info.phase === 'gathering'), 'the table gathers');
    for (const guest of guests) {
      expect(guest.all('line').map(({ line }) => line.notice)).toEqual(['too-long']);
      expect(guest.last('proof')).toMatchObject({ game: id });
    }
    expect(await rig.store.outcome(id)).toMatchObject({ winners: null, answers: MAX_ANSWERS });
    const proof = await new Archive(rig.store).proof(id);
    expect([proof.replay.winners, proof.replay.answers.length, isFairlyDealt(proof)]).toEqual([
      null,
      MAX_ANSWERS,
      true,
    ]);
    expect(rig.errors).toEqual([]);
    // Nobody can go on with it, and the next one is dealt as usual.
    const [one] = guests;
    expect(await one?.does({ type: 'answer', step: MAX_ANSWERS, option: 0 })).toBe('not-now');
    await rig.restart();
    expect((await rig.come('host', code)).info).toMatchObject({ phase: 'gathering', gameId: null });
  },
);

test('an overlong game with only bots left ends too, and is not restored later', async () => {
  const { host, guests, other } = await rig.deal(2, 'card');
  const { id } = host.last('game');
  await other.does({ type: 'leave' });
  await playOn(guests.slice(0, 1), () => host.info.phase !== 'playing');
  expect(await rig.store.outcome(id)).toMatchObject({ winners: null, answers: MAX_ANSWERS });
  expect(host.info.phase).toBe('gathering');
  expect(await rig.store.dueTables('', 10)).toEqual([]);
});
