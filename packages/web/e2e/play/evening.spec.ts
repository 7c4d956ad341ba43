// An evening with friends: calls, reactions, and guesses about roles.

import type { BrowserContext, Page } from '@playwright/test';
import { expect, testWith } from '../support/fixtures.ts';
import { lookAt, sceneOf, sitAsFriend, sitAt, watch } from '../support/screen-list.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const test = testWith(() => ['three', 'full-table', 'over'].map(sceneOf));

// Calls by title, sound, notification and vibration.

interface Called {
  isHidden: boolean;
  asked: number;
  notifications: { title: string; isClosed: boolean }[];
  buzzes: number;
  notes: number;
  titles: string[];
}

/** A browser whose page can be hidden, and that records sounds, vibrations and notifications. */
const listenIn = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const called: Called = { isHidden: false, asked: 0, notifications: [], buzzes: 0, notes: 0, titles: [] };
    Object.assign(window, { called });
    Object.defineProperty(document, 'hidden', { get: () => called.isHidden });
    class Notice {
      static permission = localStorage.getItem('allowed') ?? 'default';
      static requestPermission(): Promise<string> {
        called.asked++;
        localStorage.setItem('allowed', 'granted');
        Notice.permission = 'granted';
        return Promise.resolve('granted');
      }
      private readonly seen: Called['notifications'][number];
      constructor(title: string) {
        this.seen = { title, isClosed: false };
        called.notifications.push(this.seen);
      }
      close(): void {
        this.seen.isClosed = true;
      }
    }
    Object.assign(window, { Notification: Notice });
    navigator.vibrate = () => {
      called.buzzes++;
      return true;
    };
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
      called.notes++;
      start.apply(this, when);
    };
    const notice = (): void => {
      if (called.titles.at(-1) !== document.title) called.titles.push(document.title);
    };
    new MutationObserver(notice).observe(document, { subtree: true, childList: true, characterData: true });
  });

const calledOn = (page: Page): Promise<Called> => page.evaluate(() => (window as unknown as { called: Called }).called);

const hide = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((on) => {
    (window as unknown as { called: Called }).called.isHidden = on;
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** Is a part of the latest events invisible, although there is room for it? */
const isCutOff = (page: Page): Promise<boolean> =>
  page.locator('[data-spot="felt"] > :last-child').evaluate((ticker) => {
    const felt = ticker.parentElement as HTMLElement;
    const taken = [...felt.children].reduce((sum, { clientHeight }) => sum + clientHeight, 0);
    return ticker.scrollHeight > ticker.clientHeight + 1 && felt.clientHeight - taken > 50;
  });

const ASKED = 'Your move · Posse';

test('a player who is asked is called once for each question, by the sound or notification they chose', async ({
  guest,
}) => {
  const { page, context } = await guest({}, PHONE);
  await listenIn(context);
  await sitAt(page, 'three');
  await expect(page).toHaveTitle(ASKED);
  await page.locator('[data-act="menu"]').click();
  const calls = page.locator('[data-calls]');
  expect(await calledOn(page)).toMatchObject({ asked: 0, buzzes: 0 });
  for (const name of ['Sound', 'Notification', 'Vibration']) await calls.getByLabel(name).check();
  expect((await calledOn(page)).asked).toBe(1);

  // The settings are remembered. A visible page shows no notification.
  await page.reload();
  await expect.poll(async () => (await calledOn(page)).buzzes).toBe(1);
  expect(await calledOn(page)).toMatchObject({ notifications: [], asked: 0 });

  // Again, for a user who looks elsewhere; the title was normal in between.
  await page.locator('[data-tool="gestures"]').click();
  await page.keyboard.press('Escape');
  await hide(page, true);
  const before = await calledOn(page);
  await page.locator('[data-act="end"]').evaluate((button) => (button as HTMLElement).click());
  await expect.poll(async () => (await calledOn(page)).notifications.length).toBe(1);
  const after = await calledOn(page);
  expect(after.notifications).toEqual([{ title: 'Your move', isClosed: false }]);
  expect(after.titles.slice(before.titles.length - 1)).toEqual([ASKED, 'Posse', ASKED]);
  // Two strings are plucked.
  expect([after.notes - before.notes, after.buzzes]).toEqual([2, 1]);
  await hide(page, false);
  expect(await isCutOff(page)).toBe(false);
  await expect.poll(async () => (await calledOn(page)).notifications).toEqual([{ title: 'Your move', isClosed: true }]);
});

// Reactions.

/** Waits for a reaction. It is visible only for some seconds, so the wait begins before it is sent. */
const sees = (page: Page, gesture: string, words: string | RegExp = ''): Promise<void> =>
  page.locator(`[data-bubble="${gesture}"]`, { hasText: words }).waitFor();

const say = async (page: Page, gesture: string, ...seen: readonly Promise<void>[]): Promise<void> => {
  const own = sees(page, gesture);
  await page.locator('[data-tool="gestures"]').click();
  await page.locator(`[popover] [data-gesture="${gesture}"]`).click();
  await Promise.all([own, ...seen]);
};

/** Records all messages to this page. */
function overhear(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return heard;
}

test('everybody reads a reaction in their own language, and those of eliminated players and spectators never reach the living', async ({
  guest,
}) => {
  const ann = (await guest({ name: 'Ann' })).page;
  const bob = (await guest({ name: 'Bob', language: 'de' }, PHONE)).page;
  const wanda = (await guest({ name: 'Wanda', language: 'it' })).page;
  const heard = overhear(ann);
  await Promise.all([sitAt(ann, 'full-table'), sitAsFriend(bob, 'full-table'), watch(wanda, 'full-table')]);

  // By keyboard: open the reactions, move to the second, and send it.
  await ann.locator('[data-tool="gestures"]').focus();
  await ann.keyboard.press('Enter');
  await expect(ann.locator('[popover] [data-gesture="howdy"]')).toBeFocused();
  await ann.keyboard.press('Tab');
  const all = Promise.all([
    sees(ann, 'nice-shot', 'Nice shot!'),
    sees(bob, 'nice-shot', 'Guter Schuss!'),
    bob.locator('[data-bubble="nice-shot"][data-of="0"]').waitFor(),
    bob.getByRole('status').filter({ hasText: 'Ann: Guter Schuss!' }).waitFor({ state: 'attached' }),
    sees(wanda, 'nice-shot', 'Bel colpo!'),
  ]);
  await ann.keyboard.press('Enter');
  await all;
  await expect(ann.locator('[popover]')).toBeHidden();

  await say(bob, 'trust-me');
  await say(wanda, 'doubts');
  // Earlier messages have arrived before this one.
  await say(ann, 'thanks', sees(bob, 'thanks'));
  await expect(bob.locator('[data-bubble="doubts"]')).toHaveCount(0);
  expect(heard.join('\n')).toContain('thanks');
  expect(heard.join('\n')).not.toMatch(/trust-me|doubts/);
  await ann.locator('[data-act="chat"]').click();
  const talk = ann.getByRole('log', { name: 'Chat' });
  await expect(talk.locator('[data-gesture]')).toHaveText(['Nice shot!', 'Much obliged']);

  // Bob mutes Ann.
  await bob.locator('[data-act="menu"]').click();
  await bob.locator('[data-mute]').getByLabel('Zeichen von Ann').uncheck();
  await bob.keyboard.press('Escape');
  await say(ann, 'ouch', sees(wanda, 'ouch'));
  await say(bob, 'sorry');
  await bob.locator('[data-act="chat"]').click();
  await expect(bob.getByRole('log', { name: 'Chat' }).locator('[data-gesture]')).toHaveText([
    'Vertrau mir',
    'Sorry, Partner',
  ]);
});

// Guesses about roles.

test('a guess about a role is seen only by its author, and survives a reload, but not the end of the game', async ({
  guest,
}) => {
  const { page, context } = await guest({ name: 'Ann' });
  const bob = (await guest({ name: 'Bob' })).page;
  const said: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => said.push(String(payload))));
  await Promise.all([sitAt(page, 'full-table'), sitAsFriend(bob, 'full-table')]);
  const seat = (who: number) => page.locator(`[data-seat="${who}"]`);
  const guess = (who: number) => seat(who).locator('[data-hunch]');

  // By a tap, by key, and in the details.
  await seat(1).locator('[data-guess]').click();
  await expect(guess(1)).toHaveAttribute('data-hunch', 'outlaw');
  await seat(2).focus();
  await page.keyboard.press('m');
  await page.keyboard.press('m');
  await expect(guess(2)).toHaveAttribute('data-hunch', 'deputy');
  await expect(seat(2)).toHaveAccessibleName(/your guess: Deputy/);
  await lookAt(page, 3);
  await page.getByRole('button', { name: 'Renegade', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(guess(3)).toHaveAttribute('data-hunch', 'renegade');

  await page.reload();
  await expect(page.locator('[data-hunch]')).toHaveCount(3);
  await expect(guess(3)).toHaveAttribute('data-hunch', 'renegade');
  await lookAt(page, 3);
  await page.getByRole('button', { name: 'Renegade', pressed: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-hunch]')).toHaveCount(2);

  await expect(bob.locator('[data-guess]').first()).toBeVisible();
  await expect(bob.locator('[data-hunch]')).toHaveCount(0);
  expect(said.filter((text) => !/"type":"(join|automatic|ping|story)"/.test(text))).toEqual([]);

  const { id: over } = sceneOf('over');
  await context.addInitScript((game) => {
    localStorage.setItem('posse-hunches', JSON.stringify([{ game, seats: { 1: 'outlaw' } }]));
  }, over);
  await sitAt(page, 'over');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('posse-hunches'))).toBeNull();
});
