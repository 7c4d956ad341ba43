// Tests of automatic answers: on by default in solo games, on request among others.

import { afterEach, describe, expect, test, vi } from 'vitest';
import { GameMenu } from '../../table-screen/menu/TableMenu.tsx';
import type { TableState } from '../session/table-session.ts';
import { seatOf, shown, tableOf, wordsOf } from '../session/testing/rendered-text.tsx';
import { useIsAutomatic } from './auto-answer-setting.ts';

const settings = vi.hoisted(() => ({ automatic: true }));
vi.mock('../../app/user-settings.ts', () => ({
  useSettings: (select: (chosen: typeof settings) => unknown) => select(settings),
  choose: () => undefined,
}));
afterEach(() => {
  settings.automatic = true;
});

const at = (where: TableState['where'], game: 'card' | 'dice' = 'card'): Partial<TableState> => ({
  where,
  seat: 0,
  table: tableOf([seatOf('Ann')], { game }),
});

function Says() {
  return useIsAutomatic() ? 'on' : 'off';
}

describe('automatic answers', () => {
  test('automatic answers are on in solo card games, unless the user switched them off', () => {
    expect(shown(at('solo'), <Says />)).toBe('on');
    settings.automatic = false;
    expect(shown(at('solo'), <Says />)).toBe('off');
  });

  test('automatic answers are off at tables with other people, and in the dice game', () => {
    expect(shown(at('server'), <Says />)).toBe('off');
    expect(shown(at('solo', 'dice'), <Says />)).toBe('off');
  });
});

test('at a table with other people, the switch for automatic answers warns that quick passes reveal something', () => {
  expect(wordsOf(shown(at('server'), <GameMenu />))).toContain(
    'Automatic answers If only one answer is possible, it is given for you after a moment. A quick pass tells others that you hold nothing. [Play on another device] [Stand up and watch]',
  );
  expect(wordsOf(shown(at('solo'), <GameMenu />))).not.toContain('Others can read');
});
