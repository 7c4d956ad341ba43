// The hand and the relevant cards in play are visible in every question.

import type { Page } from '@playwright/test';
import { type CardId, type Frame, isHidden, kindOf, OURS, type View, valueText } from '@posse/card';
import type { Scene } from '../support/bot-game-scenes.ts';
import { questions, viewOf } from '../support/card-question-scenes.ts';
import { expect, test } from '../support/fixtures.ts';
import { sitAtScene } from '../support/screen-list.ts';

const HERE = { catalogue: OURS };
const RANKS: Readonly<Record<string, string>> = { A: 'ace', K: 'king', Q: 'queen', J: 'jack' };
const SUITS: Readonly<Record<string, string>> = { '♥': 'hearts', '♦': 'diamonds', '♣': 'clubs', '♠': 'spades' };

/** The accessible name of a card: "BANG!, ace of spades". */
function labelOf(card: CardId): string {
  const [name, value] = [OURS.texts.cards[kindOf(HERE, card).key]?.en.name, valueText(HERE, card)];
  const rank = value.slice(0, -1);
  return `${name}, ${RANKS[rank] ?? rank} of ${SUITS[value.slice(-1)]}`;
}

/** All cards that are at least partly visible: in the window, and not covered. */
const seenCards = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [role="img"][aria-label]')].flatMap((card) => {
      const { left, top, height } = card.getBoundingClientRect();
      const under = document.elementFromPoint(left + 6, top + height / 2);
      return under !== null && card.contains(under) ? [card.ariaLabel ?? ''] : [];
    }),
  );

/** The labels of cards that must be visible: the viewer's own, and those in front of the attacker. */
function mustBeSeen(view: View, { you }: Scene): string[] {
  const question = view.stack.at(-1) as Frame;
  const by =
    question.op === 'shot' || question.op === 'indians' ? question.by : question.op === 'duel' ? question.next : null;
  const { hand = [], inPlay = [] } = view.players[you] ?? {};
  const known = hand.filter((card): card is CardId => !isHidden(card));
  const theirs = by === null ? [] : (view.players[by]?.inPlay ?? []);
  return [...known, ...inPlay, ...theirs].map(labelOf);
}

/** The button that begins each option with a price, on the sheet or under the hand. */
const BEGINS: Readonly<Record<string, string>> = { 'ask-ketchum': 'Sid Ketchum', 'ask-holyday': 'Doc Holyday' };

/** The tested screens: a phone, a small phone, a phone on its side, a desktop. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1366, height: 768 },
];

test('the player’s hand is visible in every question in which cards are chosen', async ({ guest }) => {
  const { page } = await guest();
  for (const [number, scene] of questions().entries())
    await test.step(scene.name, async () => {
      await sitAtScene(page, scene);
      const begins = BEGINS[scene.name];
      if (begins !== undefined) await page.locator('[data-act="option"]', { hasText: begins }).click();
      const all = mustBeSeen(viewOf(scene), scene);
      // Forwards and backwards: each scene begins with the last size of the one before.
      for (const size of number % 2 === 0 ? SIZES : SIZES.toReversed()) {
        await page.setViewportSize(size);
        const where = { message: `${size.width} x ${size.height}`, intervals: [30, 100] };
        await expect.poll(() => seenCards(page), where).toEqual(expect.arrayContaining(all));
      }
    });
});
