// Tests of card effects: the order of targets, and the discard.

import { type Json, randomFrom, type Seat, seat, seatsOf } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { pass } from './answers.ts';
import { draw } from './base/rules/card-draw.ts';
import { inOrder } from './base/rules/card-effect.ts';
import { heal } from './base/rules/life-gain.ts';
import { hurt } from './base/rules/life-loss.ts';
import { shot } from './base/rules/shot.ts';
import { kindOf } from './catalogue/catalogue.ts';
import type { Frame } from './frames.ts';
import { cardGame } from './game.ts';
import { cardsOnTable } from './saved-game.ts';
import { setupFrom } from './setup/setup.ts';
import type { CardId, State } from './state.ts';

const [a, b, c] = seatsOf(3) as [Seat, Seat, Seat];
const dealt = (options: Readonly<Record<string, boolean>>): State => cardGame.deal({ seats: 4, options }, 'effect');
const opsOf = (frames: readonly Frame[]): string[] => frames.map(({ op }) => op);

describe('C-02: targets', () => {
  const volley = [hurt(b, 1, a), shot(a, c, 'gatling'), draw(a, 1)];

  test('C-02: targets are settled together, and victory is checked before other effects', () => {
    expect(opsOf(inOrder(dealt({}), volley))).toEqual(['hurt', 'shot', 'foregone', 'draw']);
  });

  test('C-02: targets are settled one by one with the option', () => {
    const frames = inOrder(dealt({ 'one-by-one': true }), volley);
    expect(opsOf(frames)).toEqual(['hurt', 'aftermath', 'shot', 'foregone', 'draw']);
  });

  test('C-02: harmless effects and single targets get no extra frames', () => {
    const round = [heal(a, 1), heal(b, 1)];
    expect(inOrder(dealt({ 'one-by-one': true }), round)).toBe(round);
    const alone = [hurt(b, 1, a)];
    expect(inOrder(dealt({ 'one-by-one': true }), alone)).toBe(alone);
  });
});

describe('C-04: a card that waits for its effect', () => {
  /** A state in which somebody is asked while a brown card lies beside the discards. */
  function waiting(): { readonly t: State; readonly card: CardId } {
    for (let number = 0; ; number++) {
      const t = cardGame.deal({ seats: 5, preset: 'tournament' }, `waiting ${number}`);
      for (let asked = cardGame.pending(t); asked !== null; asked = cardGame.pending(t)) {
        const frame = t.stack.find(({ op }) => op === 'putAway');
        if (frame?.op === 'putAway') return { t, card: frame.cards[0] as CardId };
        cardGame.advance(t, asked.options[0] as (typeof asked.options)[number]);
      }
    }
  }

  test('C-04: a card that waits for its effect is public, owned by nobody, and copied once', () => {
    const { t, card } = waiting();
    expect(kindOf(t, card).border).toBe('brown');
    for (const viewer of [...seatsOf(5), 'spectator' as const]) {
      const view = cardGame.view(t, viewer);
      expect(view.stack).toContainEqual({ op: 'putAway', cards: [card] });
      expect(view.discard.top).not.toBe(card);
      const saved = JSON.parse(JSON.stringify(cardGame.save(t))) as Json;
      for (const copy of [t, cardGame.clone(t), cardGame.restore(saved), cardGame.redeal(view, randomFrom('copy'))]) {
        expect(cardsOnTable(copy).filter((one) => one === card)).toEqual([card]);
        for (const { hand, inPlay } of copy.players) expect([...hand, ...inPlay]).not.toContain(card);
      }
    }
  });

  test('C-04: facts tell how a waiting card is laid aside and then discarded', () => {
    const { t, card } = waiting();
    const told: unknown[] = [];
    for (let asked = cardGame.pending(t); t.stack.some(({ op }) => op === 'putAway') && asked !== null; ) {
      const answer = asked.options.find(({ kind }) => kind === 'pass') ?? asked.options[0] ?? pass(seat(0));
      for (const { kind, open } of cardGame.apply(t, answer))
        if (kind === 'moved' && open.card === card) told.push(open);
      asked = cardGame.pending(t);
    }
    expect(told[0]).toMatchObject({ from: 'aside', fromSeat: null, to: 'discard' });
  });
});

test('C-04, C-05: the tournament turns both options on, and any table may switch them', () => {
  const on = ['card-after-effect', 'reward-may-be-left'];
  expect(setupFrom({ seats: 5, preset: 'tournament' }).options).toEqual(on);
  expect(setupFrom({ seats: 5, sets: ['base', 'tournament'] }).options).toEqual(on);
  expect(setupFrom({ seats: 5 }).options).toEqual([]);
  expect(setupFrom({ seats: 5, preset: 'tournament', options: { [on[0] as string]: false } }).options).toEqual([on[1]]);
  expect(setupFrom({ seats: 5, options: { [on[1] as string]: true } }).options).toEqual([on[1]]);
});
