// Tests of answers that the table gives for the viewer, and of useless ones.

import { type Answer, type CardId, cardGame, type Frame, type State, settle, type View } from '@posse/card';
import { seat } from '@posse/engine';
import { cardNarrator, forYouWords, narratorFor, optionWords, uselessWords } from '@posse/narrator';
import { describe, expect, test, vi } from 'vitest';
import { catalogue } from '../../entry-lookup.ts';
import type { Beat } from '../../game-table/session/beat.ts';
import type { TableState } from '../../game-table/session/table-session.ts';
import { english, seatOf, shown, tableOf } from '../../game-table/session/testing/rendered-text.tsx';
import { cardNames } from '../../words/card-names.ts';
import { isForced, uselessReason, whyNot } from '../card-distances.ts';
import { useForYou, useIsLeftToTable } from './answered-for-you.ts';

vi.mock('../../app/user-settings.ts', () => ({
  useSettings: (select: (chosen: { readonly automatic: boolean }) => unknown) => select({ automatic: true }),
}));

const you = seat(0);
const t = cardNarrator(
  narratorFor(english, you, () => 'Rattler'),
  cardNames('en'),
);
const anyOf = (key: string): CardId => catalogue().cards.find(({ kind }) => kind.key === key)?.id as CardId;

/** The view of a player who holds this hand and is asked by this frame, while this many players are alive. */
function asked(frame: Frame, hand: readonly string[], life: number, living: number, options = {}): View {
  const state: State = cardGame.deal({ seats: 5, options }, 'for you');
  const held = hand.map(anyOf);
  const rest = (cards: readonly CardId[]): CardId[] => cards.filter((card) => !held.includes(card));
  for (const [place, player] of state.players.entries()) {
    player.alive = place < living;
    player.hand = place === you ? held : place < living ? rest(player.hand).slice(0, 2) : [];
    player.abilities = [];
    player.maxLife = 4;
    player.life = place === you ? life : 4;
  }
  const lying = new Set(state.players.flatMap((player) => player.hand));
  state.deck = catalogue()
    .cards.filter(({ id, set }) => set === 'base' && !lying.has(id))
    .map(({ id }) => id);
  state.discard = [];
  state.turn = you;
  state.stack = [frame];
  settle(state);
  return cardGame.view(state, you);
}

function shot(): Frame {
  const hit = [{ op: 'hurt', who: you, points: 1, by: seat(1) }] as const;
  return { op: 'shot', by: seat(1), at: you, with: 'bang', need: 1, hit, dodged: [], tried: [] };
}
const TURN: Frame = { op: 'phase2', who: you };
const DYING: Frame = { op: 'dying', who: you };
const option = (view: View, kind: Answer['kind']): Answer => view.options.find((one) => one.kind === kind) as Answer;
const vain = (view: View, kind: Answer['kind']): string | null => {
  const found = uselessReason(view, option(view, kind));
  return found && uselessWords(t, found, view);
};

describe('a warning before a card is played without effect', () => {
  test.each([
    ['a Beer with two left', asked(TURN, ['beer'], 2, 2), 'Only two players are left: Beer does nothing.'],
    ['a Beer at full life', asked(TURN, ['beer'], 4, 4), 'You have full life: it would do nothing.'],
    ['a Saloon with nobody hurt', asked(TURN, ['saloon'], 4, 4), 'Nobody is hurt: it would do nothing.'],
    [
      'the last Beer with two left',
      asked(DYING, ['beer', 'jail'], 0, 2),
      'Only two players are left: Beer does nothing.',
    ],
  ])('the hint that playing a card has no effect is right: %s', (_, view, words) => {
    expect(vain(view, 'play')).toBe(words);
    expect(optionWords(t, option(view, 'play'), view, uselessReason(view, option(view, 'play'))).detail).toBe(words);
  });

  test('playing a card that has an effect brings no warning', () => {
    expect(vain(asked(TURN, ['beer'], 2, 3), 'play')).toBeNull();
    expect(vain(asked(TURN, ['saloon'], 3, 4), 'play')).toBeNull();
    expect(vain(asked(TURN, [], 3, 4), 'end')).toBeNull();
  });
});

test('a Beer that may not be drunk with two players left says why, also at the last life point', () => {
  const view = asked(DYING, ['beer', 'jail'], 0, 2, { 'no-beer-for-two': true });
  expect(view.options.map(({ kind }) => kind)).toEqual(['pass']);
  expect(whyNot(view, { kind: 'play', card: anyOf('beer') })?.code).toBe('two-left');
  expect(whyNot(view, { kind: 'play', card: anyOf('jail') })?.code).toBe('does-not-help');
});

test('an answer is public if an empty hand or the two-players rule forces it, and not if the hand’s cards do', () => {
  expect(isForced(asked(TURN, [], 3, 4))).toBe(true);
  expect(isForced(asked(TURN, ['missed'], 3, 4))).toBe(false);
  expect(isForced(asked(DYING, ['jail'], 0, 3))).toBe(false);
  expect(isForced(asked(DYING, ['jail'], 0, 2, { 'no-beer-for-two': true }))).toBe(true);
});

test.each([
  ['shot', shot(), 'Rattler shoots you', 'You have no Missed! to respond with', 3],
  ['dying', DYING, 'You are about to fall', 'You have no Beer to respond with', 0],
  ['phase2', TURN, 'Nothing to play', 'Your turn ends automatically', 3],
])(
  'the sentence about an automatic answer in %s says what is done to you, and what you lack',
  (_, frame, title, sub, life) => {
    expect(forYouWords(t, asked(frame, ['jail'], life, 4))).toEqual({ title, sub, tone: 'watching' });
  },
);

describe('the sentence at a solo table', () => {
  const NOTHING_HELPS = asked(shot(), ['jail', 'mustang'], 3, 4);
  const picture = (view: View) => ({ step: view.step, view }) as TableState['shown'];

  function Said({ view }: { readonly view: View }) {
    const said = useForYou(view);
    return <>{`${useIsLeftToTable(view) ? 'left' : 'asked'}: ${said?.title ?? 'nothing'}`}</>;
  }

  /** The sentence for this view, after the view before it was answered by the table or by the viewer. */
  function said(view: View, before: View | null, answered: number | null = null, where: TableState['where'] = 'solo') {
    const beat = before && ({ step: before.step, facts: [], before, after: picture(view) } as unknown as Beat);
    const table = tableOf([seatOf('Ann'), seatOf('Mesa')]);
    return shown(
      { where, seat: 0, table, answered, story: beat ? [beat] : [], shown: picture(view) },
      <Said view={view} />,
    );
  }
  const later = { ...NOTHING_HELPS, asked: seat(1), options: [] };

  test('a solo table says what is done to you, while you are asked and after the automatic answer', () => {
    expect(said(NOTHING_HELPS, null)).toBe('left: Mesa shoots you');
    expect(said(later, NOTHING_HELPS)).toBe('asked: Mesa shoots you');
  });

  test('a solo table says nothing about your own answer, about an answer that all could see, or about a choice', () => {
    expect(said(later, NOTHING_HELPS, NOTHING_HELPS.step)).toBe('asked: nothing');
    expect(said(later, asked(TURN, [], 3, 4))).toBe('asked: nothing');
    expect(said(asked(TURN, [], 3, 4), null)).toBe('left: nothing');
    expect(said(asked(shot(), ['missed'], 3, 4), null)).toBe('asked: nothing');
  });

  test('at a table with other people you are asked, unless everybody can see that only one answer is possible', () => {
    expect(said(NOTHING_HELPS, null, null, 'server')).toBe('asked: nothing');
    expect(said(later, NOTHING_HELPS, null, 'server')).toBe('asked: nothing');
    expect(said(asked(TURN, [], 3, 4), null, null, 'server')).toBe('left: nothing');
  });
});
