// The scoreboard over three games, a rotation and a restart of the server.

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { TableClient } from '@posse/protocol';
import { type EveningGame, scoreboardOf } from '@posse/protocol/evening';
import { expect, testWith } from '../support/fixtures.ts';
import { Friend } from '../support/playing-friend.ts';

const test = testWith(() => []);

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const isOver = ({ table }: TableClient): boolean => table?.phase === 'over';

/** The games of the evening, as one of the friends was told them. */
async function gamesOf({ client }: Friend, count: number): Promise<readonly EveningGame[]> {
  await expect
    .poll(() => {
      client.recallEvening();
      return client.evening.length;
    })
    .toBe(count);
  return client.evening;
}

interface Row {
  readonly name: string;
  readonly won: string;
  readonly score: string;
}

/** The rows of the scoreboard as the page shows them. */
const rowsOn = (page: Page): Promise<Row[]> =>
  page.locator('[data-scoreboard] [data-person]').evaluateAll((rows) =>
    rows.map((row) => ({
      name: row.getAttribute('data-person') ?? '',
      won: row.querySelector('[data-won]')?.textContent ?? '',
      score: row.querySelector('[data-score]')?.textContent ?? '',
    })),
  );

/** The rows that follow from the games, worked out without the page: 100 for a win, less par for each game. */
function expectedRows(games: readonly EveningGame[]): Row[] {
  const names = new Set(
    games.flatMap(({ seats }) => seats.flatMap((seat) => seat.dealt?.name ?? seat.late?.name ?? [])),
  );
  return [...names].map((name) => {
    const seats = games.flatMap((game) => game.seats.filter(({ dealt }) => dealt?.name === name));
    const scored = seats.filter(({ left, won }) => !(left && won));
    const score = scored.reduce((sum, { won, par }) => sum + 100 * ((won ? 1 : 0) - (par ?? 0)), 0);
    const error = 100 * Math.sqrt(scored.reduce((sum, { par }) => sum + (par ?? 0) * (1 - (par ?? 0)), 0));
    const sign = Math.round(score) > 0 ? '+' : '';
    const wins = seats.filter(({ won, left }) => won && !left).length;
    return {
      name,
      won: `${wins} of ${seats.length}`,
      score: scored.length === 0 ? '–' : `${sign}${Math.round(score)} ±${Math.round(error)}`,
    };
  });
}

const byName = (rows: readonly Row[]): Row[] => rows.toSorted((one, other) => one.name.localeCompare(other.name));

async function seesScoreboard(page: Page, games: readonly EveningGame[]): Promise<void> {
  await expect(page.locator(`[data-scoreboard="${games.length}"]`)).toBeVisible();
  expect(byName(await rowsOn(page))).toEqual(byName(expectedRows(games)));
}

test('the scoreboard of an evening is right after each game, and the same after a restart and an export', async ({
  guest,
  server,
}) => {
  const { page: ann, complaints } = await guest({ name: 'Ann', seats: 5 }, PHONE);
  await ann.goto('/');
  await ann.locator('[data-act="open-table"]').click();
  await ann.locator('[data-screen="waiting"]').waitFor();
  await ann.locator('[data-act="arrange"]').click();
  await ann.getByText('Clock and guests').click();
  await ann.locator('dialog[open] input[data-choice="welcome"]').check({ force: true });
  await ann.locator('[data-act="agree"]').click();
  const code = ann.url().split('/').at(-1) ?? '';
  const token = (): Promise<string | null> =>
    ann.evaluate((table) => localStorage.getItem(`posse-seat-${table}`), code);
  await expect.poll(token).not.toBeNull();
  // Ann's seat answers by itself, from another connection of hers.
  const own = new Friend(server, code, 'Ann', (await token()) ?? '');
  const [bob, cleo] = [new Friend(server, code, 'Bob'), new Friend(server, code, 'Cleo')];
  const friends = [bob, cleo];
  for (const { client } of friends) {
    await expect.poll(() => client.status).toBe('open');
    client.sit();
    await expect.poll(() => client.seat).not.toBeNull();
  }

  // Cards. Dan joins late, in place of a bot.
  await ann.locator('[data-act="start"]').click();
  await bob.is(({ game }) => game !== null);
  const dan = new Friend(server, code, 'Dan');
  await dan.is(({ status }) => status === 'open');
  dan.client.sit();
  await dan.is(({ table }) => table?.seats.some(({ name }) => name === 'Dan') === true);
  // Eve and Fay come, and wait in line.
  const [eve, fay] = [new Friend(server, code, 'Eve'), new Friend(server, code, 'Fay')];
  for (const { client } of [eve, fay]) {
    await expect.poll(() => client.status).toBe('open');
    client.queue(true);
    await expect.poll(() => client.table?.evening?.queue.some(({ guest: one }) => one === client.you)).toBe(true);
  }
  await bob.is(isOver);
  const first = await gamesOf(bob, 1);
  expect(first[0]?.seats.flatMap(({ late }) => late?.name ?? [])).toEqual(['Dan']);
  await seesScoreboard(ann, first);

  // Dice. Eve and Fay come in, and somebody makes room.
  await ann.locator('[data-act="arrange"]').click();
  await ann.locator('dialog[open] input[data-game="dice"]').check({ force: true });
  await ann.locator('[data-act="agree"]').click();
  await ann.locator('[data-screen="waiting"]').waitFor();
  await bob.is(({ table }) => table?.game === 'dice');
  for (const one of [eve, fay]) await one.is(({ seat }) => seat !== null);
  const queue = bob.client.table?.evening?.queue ?? [];
  expect(queue).toHaveLength(1);
  await expect(ann.locator('[data-line]')).toContainText(queue[0]?.name ?? '?');
  await seesScoreboard(ann, first);

  // Ann has made room, and watches. Hours go by, and the server restarts.
  own.client.stop();
  await server.pass(3 * 3600);
  await server.stop();
  await server.start();
  await bob.is(({ status, table }) => status === 'open' && table?.evening?.games === 1);
  await ann.reload();
  await seesScoreboard(ann, first);
  // A browser complains that a server is away.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('ERR_CONNECTION_REFUSED');

  await ann.locator('[data-act="start"]').click();
  await cleo.is(({ table }) => table?.phase === 'playing');
  bob.client.leave();
  await eve.is(isOver);
  const second = await gamesOf(eve, 2);
  expect(second[1]?.game).toBe('dice');
  await seesScoreboard(ann, second);

  // Cards again, and everything as a file.
  await ann.locator('[data-act="arrange"]').click();
  await ann.locator('dialog[open] input[data-game="card"]').check({ force: true });
  await ann.locator('[data-act="agree"]').click();
  await ann.locator('[data-screen="waiting"]').waitFor();
  await expect.poll(token).not.toBeNull();
  const again = new Friend(server, code, 'Ann', (await token()) ?? '');
  await again.is(({ seat }) => seat !== null);
  await ann.locator('[data-screen="waiting"] [data-act="start"]').click();
  await eve.is(({ table }) => table?.phase === 'playing');
  await eve.is(isOver);
  const third = await gamesOf(eve, 3);
  expect(third.map(({ game }) => game)).toEqual(['card', 'dice', 'card']);
  await seesScoreboard(ann, third);
  await ann.locator('[data-act="share-evening"]').first().click();
  const coming = ann.waitForEvent('download');
  await ann.locator('[data-act="evening-json"]').first().click();
  const exported = JSON.parse(readFileSync(await (await coming).path(), 'utf8'));
  expect(exported.scoreboard).toEqual(JSON.parse(JSON.stringify(scoreboardOf(third))));
  for (const { client } of [again, bob, cleo, dan, eve, fay]) client.stop();
});
