// A table between games: fewer seats, a freed seat, an unknown name, the way back.

import type { Page } from '@playwright/test';
import { TableClient } from '@posse/protocol';
import { playOn } from '../support/card-player.ts';
import { expect, type Guest, type GuestSettings, test } from '../support/fixtures.ts';

type NewGuest = (settings?: GuestSettings) => Promise<Guest>;

async function openTable(guest: NewGuest, settings: GuestSettings = {}): Promise<Page> {
  const { page } = await guest({ name: 'Ann', ...settings });
  await page.goto('/');
  await page.locator('[data-act="open-table"]').click();
  await expect(page.locator('[data-screen="waiting"]')).toBeVisible();
  return page;
}

async function sits(page: Page, table: string, place: number): Promise<void> {
  await page.goto(table);
  await page.locator(`[data-place="${place}"] [data-act="sit"]`).click();
  await expect(page.locator('[data-act="ready"]')).toBeVisible();
}

test('a friend in the last seat keeps a seat when the host chooses fewer seats, and finds it after a reload', async ({
  guest,
}) => {
  const ann = await openTable(guest);
  const { page: bob } = await guest({ name: 'Bob' });
  const seats = ann.locator('[data-place]');
  const last = (await seats.count()) - 1;
  await sits(bob, ann.url(), last);
  await ann.locator('[data-act="arrange"]').click();
  await ann.locator('input[data-choice="4"]').first().check({ force: true });
  await ann.locator('[data-act="agree"]').click();
  await expect(seats).toHaveCount(4);
  await expect(ann.locator('[data-place="3"]')).toContainText('Bob');
  await expect(bob.getByRole('status').filter({ hasText: 'Ann changed the settings' })).toBeVisible();
  for (const page of [ann, bob]) {
    await page.reload();
    await expect(page.locator('[data-place="3"]')).toContainText('Bob');
  }
  await expect(bob.locator('[data-act="ready"]')).toBeVisible();
  await expect(ann.locator('[data-act="start"]')).toBeVisible();
});

test('the host frees the seat of a disconnected friend, who may sit down again', async ({ guest }) => {
  const ann = await openTable(guest);
  const { page: bob, context } = await guest({ name: 'Bob' });
  await sits(bob, ann.url(), 2);
  const again = await context.newPage();
  await bob.close();
  await ann.locator('[data-place="2"] [data-act="free"]').click();
  await expect(ann.locator('[data-place="2"]')).toContainText('Free');
  await sits(again, ann.url(), 2);
  await expect(ann.locator('[data-place="2"]')).toContainText('Bob');
});

test('a guest without a name is asked for one before joining a table, and only once', async ({ guest }) => {
  const ann = await openTable(guest);
  const { page } = await guest({ name: '' });
  await page.goto(ann.url());
  await page.locator('[data-screen="name"]').getByLabel('Your name').fill('Zoe');
  await page.locator('[data-act="name"]').click();
  await page.locator('[data-place="1"] [data-act="sit"]').click();
  await expect(ann.locator('[data-place="1"]')).toContainText('Zoe');
  await page.reload();
  await expect(page.locator('[data-screen="waiting"]')).toBeVisible();
  // A seat that is theirs needs no name.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('posse-settings') ?? '{}');
    localStorage.setItem('posse-settings', JSON.stringify({ ...kept, state: { ...kept.state, name: '' } }));
  });
  await page.reload();
  await expect(page.locator('[data-place="1"]')).toContainText('Zoe');
});

test('the host is asked to confirm before present friends lose their seats to a smaller table', async ({
  guest,
  server,
}) => {
  const ann = await openTable(guest);
  const code = new URL(ann.url()).pathname.split('/').at(-1) ?? '';
  const url = `${server.address.replace('http', 'ws')}/ws`;
  const friends = ['Bob', 'Cleo', 'Dan', 'Eve'].map((name) => new TableClient({ url, table: code, name }));
  const seats = ann.locator('[data-place]');
  await expect(seats).toHaveCount(5);
  for (const [number, friend] of friends.entries()) {
    await expect.poll(() => friend.status).toBe('open');
    friend.sit(number + 1);
    await expect.poll(() => friend.seat).toBe(number + 1);
  }
  // The purpose of each screen is in sight on a short phone, however long the lists above it are.
  await ann.setViewportSize({ width: 360, height: 640 });
  await expect(ann.locator('[data-act="start"]')).toBeInViewport({ ratio: 1 });
  await ann.locator('[data-act="arrange"]').click();
  await expect(ann.locator('[data-act="agree"]')).toBeInViewport({ ratio: 1 });
  await ann.locator('input[data-choice="4"]').first().check({ force: true });
  const sure = ann.getByRole('dialog', { name: 'Fewer seats than players?' });
  await ann.locator('[data-act="agree"]').click();
  await expect(sure).toContainText('would lose their seats: Eve.');
  await sure.getByRole('button', { name: 'Cancel' }).click();
  await expect(seats).toHaveCount(5);
  // The new rules are still there.
  await ann.locator('[data-act="agree"]').click();
  await sure.locator('.button.danger').click();
  await expect(seats).toHaveCount(4);
  await expect.poll(() => friends.map(({ seat }) => seat)).toEqual([1, 2, 3, null]);
  for (const friend of friends) friend.stop();
});

test('the lobby shows the way back to a finished game, whose end stays visible while the host changes the plan', async ({
  guest,
}) => {
  const ann = await openTable(guest, { seats: 4 });
  const { page: bob } = await guest({ name: 'Bob' });
  await sits(bob, ann.url(), 1);
  await ann.locator('[data-act="start"]').click();
  await Promise.all([playOn(ann), playOn(bob)]);
  await ann.locator('[data-screen="after"] [data-act="arrange"]').click();
  await expect(ann.locator('[data-act="agree"]')).toBeVisible();
  await expect(bob.locator('[data-screen="after"]')).toBeVisible();
  await bob.goto('/');
  await expect(bob.locator('[data-way-back]')).toContainText('the others are about to start the next game');
  await bob.locator('[data-way-back] [data-act="come-back"]').click();
  await expect(bob.locator('[data-screen="after"]')).toBeVisible();
  await ann.locator('[data-act="agree"]').click();
  await expect(bob.locator('[data-screen="waiting"]')).toBeVisible();
});

test('the host is asked to confirm before a bot takes the seat of a present friend', async ({ guest }) => {
  const ann = await openTable(guest);
  const { page: bob } = await guest({ name: 'Bob' });
  await sits(bob, ann.url(), 1);
  await ann.locator('[data-act="menu"]').click();
  await ann.locator('[data-act="bot-instead"]').click();
  const sure = ann.locator('dialog[open]').filter({ hasText: 'Bob is here and would lose the seat.' });
  // The menu stays open for another choice.
  await sure.getByRole('button', { name: 'Cancel' }).click();
  await expect(ann.locator('[data-place="1"]')).toContainText('Bob');
  await ann.locator('[data-act="bot-instead"]').click();
  await sure.getByRole('button', { name: 'Take the seat away' }).click();
  await expect(bob.locator('[data-place="1"]')).not.toContainText('Bob');
  await expect(bob.locator('[data-act="sit"]').first()).toBeVisible();
});

test('all players in a game see who the host is, and are told when that changes', async ({ guest }) => {
  const ann = await openTable(guest);
  const { page: bob } = await guest({ name: 'Bob' });
  await sits(bob, ann.url(), 1);
  await ann.locator('[data-act="start"]').click();
  const mark = (page: Page, seat: number) => page.locator(`[data-screen="table"] [data-seat="${seat}"]`).first();
  await expect(mark(bob, 0)).toContainText('host of the table');
  await expect(mark(bob, 0).locator('[data-host-mark]')).toBeVisible();
  await expect(mark(bob, 1)).not.toContainText('host of the table');
  // Others can still be invited.
  await bob.locator('[data-act="menu"]').click();
  await bob.locator('[data-act="invite"]').click();
  const invitation = bob.getByRole('dialog', { name: 'Invite your friends' });
  await expect(invitation.getByLabel('Link to this table')).toHaveValue(/\/t\/\w+$/);
  await expect(invitation).toContainText(new URL(bob.url()).pathname.split('/').at(-1) ?? '');
  await expect(invitation.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  await bob.reload();
  await ann.locator('[data-act="menu"]').click();
  await ann.getByRole('button', { name: 'Make host' }).click();
  await ann.keyboard.press('Escape');
  await expect(ann.getByRole('status').filter({ hasText: 'Bob is the host now.' })).toBeVisible();
  await expect(mark(ann, 1)).toContainText('host of the table');
  await expect(ann.locator('[data-seat="0"]', { hasText: 'host of the table' })).toHaveCount(0);
});
