import { commitmentOf, seedOf } from '@posse/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Guest, Rig, until } from '../testing/rig.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
});
afterEach(() => rig.close());

/** Everybody answers with the first option, until the game is over. */
async function playOn(...guests: readonly Guest[]): Promise<void> {
  const [first] = guests;
  const answered = new Set<string>();
  await until(() => {
    for (const guest of guests) {
      const { question } = guest;
      if (question === null || question.options.length === 0 || answered.has(`${guest.id} ${question.step}`)) continue;
      answered.add(`${guest.id} ${question.step}`);
      guest.say({ type: 'answer', question: question.step, option: question.options.length - 1 });
    }
    return first?.info.phase === 'over';
  }, 'the end of the game');
}

describe.each(['card', 'dice'] as const)('a table of the %s game', (game) => {
  test('is played to its end by two people and three bots, and then once more', async () => {
    const code = await rig.create(game);
    const ann = rig.guest('host', code, { name: 'Ann' });
    const bob = rig.guest('bob', code, { name: 'Bob' });
    ann.say({ type: 'sit', seat: 0, luck: 'aa'.repeat(8) });
    bob.say({ type: 'sit' });
    await until(() => bob.last('seat') !== undefined);
    const { commitment } = bob.info;
    ann.say({ type: 'start' });
    await playOn(ann, bob);
    expect(ann.all('error')).toEqual([]);
    const proof = ann.last('proof');
    const played = ann.last('game');
    expect(commitmentOf(proof?.secret ?? '')).toBe(commitment);
    expect(played?.lucks[0]).toBe('aa'.repeat(8));
    const stored = await rig.store.game(played?.id ?? '');
    expect(stored?.seed).toBe(seedOf(proof?.secret ?? '', played?.id ?? '', played?.lucks ?? []));
    expect((await rig.store.outcome(played?.id ?? ''))?.winners).not.toBeNull();

    ann.say({ type: 'ready', on: true });
    ann.say({ type: 'start', passStar: true });
    await until(() => ann.last('game')?.id !== played?.id, 'the second game');
    const again = (await rig.store.game(ann.last('game')?.id ?? ''))?.setup as { sheriff: number };
    const roles = (played?.open as { players: { role: string | null }[] }).players;
    if (game === 'dice') expect(again.sheriff).toBe((roles.findIndex(({ role }) => role === 'sheriff') + 1) % 5);
    await playOn(ann, bob);
  });
});
