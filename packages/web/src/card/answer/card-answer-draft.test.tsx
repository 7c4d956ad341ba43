// Tests that the composed answer keeps its identity until something changes.
// A new object draws the whole table anew.

import { cardGame } from '@posse/card';
import { seatsOf } from '@posse/engine';
import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Beat } from '../../game-table/session/beat.ts';
import { SessionContext } from '../../game-table/session/SessionContext.tsx';
import type { Session, TableState } from '../../game-table/session/table-session.ts';
import { alive } from '../../game-table/session/testing/rendered-hook.ts';
import { seatOf, tableOf } from '../../game-table/session/testing/rendered-text.tsx';
import { useNewCardPlay } from './card-answer-draft.ts';

vi.mock('../../app/user-settings.ts', () => ({
  useSettings: (select: (chosen: { readonly automatic: boolean }) => unknown) => select({ automatic: true }),
}));

test('the answer object of a player who is not asked stays the same until the next view', () => {
  const state = cardGame.deal({ seats: 4 }, 'the same');
  const asked = cardGame.pending(state)?.asked;
  const you = seatsOf(4).find((who) => who !== asked) ?? null;
  if (you === null) throw new Error('Everybody is asked.');
  const picture = () => ({ step: state.step, view: cardGame.view(state, you) }) as TableState['shown'];
  const beat = {} as Beat;
  const shown = picture();
  const all = { where: 'server', seat: you, table: tableOf([seatOf('Ann')]), shown, game: shown, beat };
  const store = createStore(() => all as unknown as TableState);
  const session = { store } as unknown as Session;
  const hook = alive(useNewCardPlay, (node) => <SessionContext value={session}>{node}</SessionContext>);
  const first = hook.now;

  hook.while(() => store.setState({ beat: null }));
  expect(hook.now).toBe(first);
  const later = { ...shown, step: state.step + 1 } as TableState['game'];
  hook.while(() => store.setState({ game: later, beat }));
  expect(hook.now).toBe(first);
  hook.while(() => store.setState({ shown: picture() }));
  expect(hook.now).not.toBe(first);
  hook.ends();
});
