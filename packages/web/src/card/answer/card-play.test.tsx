// Tests that the composed answer keeps its identity until something changes.
// A new object draws the whole table anew.

import { cardGame } from '@posse/card';
import { seatsOf } from '@posse/engine';
import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Beat } from '../../play/session/beat.ts';
import { SessionContext } from '../../play/session/SessionContext.tsx';
import type { Session, TableState } from '../../play/session/session.ts';
import { alive } from '../../play/session/testing/alive.ts';
import { seatOf, tableOf } from '../../play/session/testing/shown.tsx';
import { useNewCardPlay } from './card-play.ts';

vi.mock('../../app/settings.ts', () => ({
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
