// People who are out of a game, and a host who keeps the peace.

import type { Page } from '@playwright/test';
import { expect, testWith } from '../support/fixtures.ts';
import { Friend } from '../support/playing-friend.ts';
import { sceneOf, sitAsFriend, sitAt } from '../support/screen-list.ts';
import { codeOf, tokenOf } from '../support/stored-games.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const test = testWith(() => [sceneOf('full-table')]);

/** Records all messages to this page. */
function overhear(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return heard;
}

test('an eliminated player predicts, reacts and plays a side game, is called back, and the living learn of it with the result', async ({
  guest,
  server,
}) => {
  const scene = sceneOf('full-table');
  const ann = (await guest({ name: 'Ann' })).page;
  const bob = (await guest({ name: 'Bob' }, PHONE)).page;
  const heard = overhear(ann);
  await Promise.all([sitAt(ann, 'full-table'), sitAsFriend(bob, 'full-table')]);
  await expect(ann.locator('[data-outsider]')).toHaveCount(0);

  // By keyboard; it is locked, also after a reload.
  await bob.locator('[data-predict="outlaws"]').focus();
  await bob.keyboard.press('Enter');
  await expect(bob.locator('[data-predicted="outlaws"]')).toContainText('The Outlaws');
  await bob.reload();
  await expect(bob.locator('[data-predicted="outlaws"]')).toBeVisible();
  await expect(bob.locator('[data-predict]')).toHaveCount(0);
  await bob.locator('[data-quick="pure-luck"]').click();
  await bob.locator('[data-bubble="pure-luck"]').waitFor();
  await expect(bob.locator('[data-outsider] [data-story]')).toBeVisible();

  // The side game takes the place of the table, which stays connected.
  const reached = overhear(bob);
  await bob.locator('[data-act="side-game"]').click();
  const side = bob.locator('[data-side-game]');
  await side.locator('[data-spot="felt"]').waitFor();
  await expect(side.locator('[data-act="back-to-table"]')).toBeInViewport();
  await bob.locator('[data-act="back-to-table"]').click();
  await expect(bob.locator('[data-outsider="eliminated"]')).toBeVisible();
  await bob.locator('[data-act="side-game"]').click();
  await side.locator('[data-spot="felt"]').waitFor();
  expect(reached.join('\n')).not.toContain('"welcome"');

  // Ann's seat plays on by itself. An event brings Bob back, whose seat plays by itself too.
  const own = new Friend(server, codeOf(scene), 'Ann', tokenOf(scene));
  await expect(bob.locator('[data-call="back-in"]')).toContainText('the table needs you', { timeout: 60_000 });
  const ghost = new Friend(server, codeOf(scene), 'Bob', tokenOf(scene, scene.friend ?? 0));
  await own.is(({ table }) => table?.phase === 'over');
  await expect(bob.locator('[data-call="over"]')).toBeVisible();
  await bob.locator('[data-act="back-to-table"]').click();
  for (const page of [ann, bob]) {
    await expect(page.locator('[data-predictions="1"]')).toContainText('Bob: The Outlaws', { timeout: 30_000 });
    await expect(page.locator('[data-afterwords="1"]')).toContainText('Pure luck!');
  }
  const result = heard.findIndex((text) => text.startsWith('{"type":"proof"'));
  expect(result).toBeGreaterThan(0);
  expect(heard.slice(0, result).join('\n')).not.toMatch(/predict|pure-luck/);
  for (const { client } of [own, ghost]) client.stop();
});

test('the host names a voice channel and switches the chat off, and reports and removes who said a line', async ({
  guest,
}) => {
  const ann = (await guest({ name: 'Ann' })).page;
  const bob = (await guest({ name: 'Bob' }, PHONE)).page;
  await ann.goto('/');
  await ann.locator('[data-act="open-table"]').click();
  await ann.locator('[data-screen="waiting"]').waitFor();
  await bob.goto(new URL(ann.url()).pathname);
  await bob.locator('[data-screen="waiting"]').waitFor();

  await ann.locator('[data-act="menu"]').click();
  await ann.locator('[data-act="voice-link"]').fill('https://bank.example@voice.example/posse');
  await ann.locator('[data-act="voice-save"]').click();
  await expect(ann.getByText('A voice channel needs an address')).toBeVisible();
  await ann.locator('[data-act="voice-link"]').fill('https://voice.example/posse');
  await ann.locator('[data-act="voice-save"]').click();
  const link = bob.locator('[data-screen="waiting"] [data-voice="voice.example"]');
  await expect(link).toHaveText('Voice channel: voice.example');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');

  await bob.locator('[data-act="chat"]').click();
  await bob.getByLabel('Your message').fill('something bad');
  await bob.keyboard.press('Enter');
  await ann.locator('[data-host]').getByLabel('Chat').click();
  await expect(bob.locator('[data-chat-off]')).toBeVisible();
  await ann.keyboard.press('Escape');

  // Muted, the line is gone; then Bob is sent away.
  await ann.locator('[data-act="chat"]').click();
  await expect(ann.getByRole('log', { name: 'Chat' })).toContainText('something bad');
  await ann.locator('[data-act="speaker"]').click();
  await ann.locator('dialog[open]', { hasText: 'A report names' }).locator('[data-act="report-and-remove"]').click();
  await expect(bob.getByText('You were removed from this table.')).toBeVisible();
});
