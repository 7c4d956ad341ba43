// Tests of notifications, from the page or its service worker, only with permission.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askToNotify, canNotify, notify, withdraw } from './notification.ts';

const HERE = 'https://posse.example/t/K7M2QX';
let told: string[];
let asked: number;
let answer: NotificationPermission;

/** A browser with notifications. Desktops let a page construct them; phones throw. */
function browserThat(mayConstruct: boolean, permission: NotificationPermission): void {
  class Fake {
    static permission = permission;
    static requestPermission = async (): Promise<NotificationPermission> => {
      asked++;
      Fake.permission = answer;
      return answer;
    };
    onclick: (() => void) | null = null;
    constructor(title: string, { body }: NotificationOptions) {
      if (!mayConstruct) throw new TypeError('Illegal constructor');
      told.push(`page: ${title}, ${body}`);
    }
    close(): void {
      told.push('page: closed');
    }
  }
  const shown: { title: string; close(): void }[] = [];
  const registration = {
    showNotification: async (title: string, { body, data }: NotificationOptions) => {
      told.push(`worker: ${title}, ${body}, ${data}`);
      shown.push({ title, close: () => void told.push('worker: closed') });
    },
    getNotifications: async () => shown.splice(0),
  };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', Fake);
  vi.stubGlobal('location', { href: HERE });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
}

beforeEach(() => {
  told = [];
  asked = 0;
  answer = 'granted';
});
afterEach(async () => {
  await withdraw();
  vi.unstubAllGlobals();
});

describe('with permission', () => {
  test('a page that may notify shows a notification, and closes it', async () => {
    browserThat(true, 'granted');
    await notify('Your move', 'Come back.');
    await withdraw();
    await withdraw();
    expect(told).toEqual(['page: Your move, Come back.', 'page: closed']);
  });

  test('a page that may not notify by itself does so by its service worker, with the table’s address', async () => {
    browserThat(false, 'granted');
    await notify('Your move', 'Come back.');
    await withdraw();
    expect(told).toEqual([`worker: Your move, Come back., ${HERE}`, 'worker: closed']);
  });
});

test('without the user’s permission there is no notification, and permission is not asked for then', async () => {
  for (const permission of ['default', 'denied'] as const) {
    browserThat(true, permission);
    await notify('Your move', 'Come back.');
  }
  expect([told, asked]).toEqual([[], 0]);
});

test('permission to notify is requested once, and a refusal is final', async () => {
  browserThat(true, 'default');
  expect(await askToNotify()).toBe(true);
  expect(await askToNotify()).toBe(true);
  expect(asked).toBe(1);
  answer = 'denied';
  browserThat(true, 'default');
  expect(await askToNotify()).toBe(false);
});

test('a browser without notifications, or an insecure connection, offers none', async () => {
  browserThat(true, 'granted');
  vi.stubGlobal('isSecureContext', false);
  expect(canNotify()).toBe(false);
  await notify('Your move', 'Come back.');
  expect(told).toEqual([]);
});
