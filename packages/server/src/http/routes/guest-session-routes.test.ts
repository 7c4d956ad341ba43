// Tests of guest sessions: cookies, sessions of programs, and withdrawal.

import { expect, test } from 'vitest';
import { LIMITS } from '../../limits/rate-limits.ts';
import { fakeServer, PLAN } from '../../testing/fake-server.ts';

const NEW = { method: 'POST', url: '/api/tables', payload: PLAN } as const;
const WITHDRAW = { method: 'POST', url: '/api/pass/withdraw' } as const;
const HTTPS = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'posse.example' };
const KEPT = 'Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax';
const GONE = 'posse=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure';

test('the session cookie over https belongs to this host alone, and browsers send it over https alone', async () => {
  const { ask, guests, tables } = await fakeServer({ trustProxy: true });
  const reply = await ask({ ...NEW, headers: HTTPS });
  const pass = guests.sessionOf(tables.made[0]?.host ?? '');
  expect(reply.headers['set-cookie']).toEqual([`__Host-posse=${pass}; ${KEPT}; Secure`, GONE]);
  const open = await ask(NEW);
  expect(open.headers['set-cookie']).toEqual([`posse=${open.json().pass}; ${KEPT}`]);
});

test('a plain cookie planted by somebody else identifies nobody over https, and does not become a secure cookie', async () => {
  const { ask, guests, tables } = await fakeServer({ trustProxy: true });
  const planted = guests.sessionOf('mallory');
  const reply = await ask({ ...NEW, headers: { ...HTTPS, cookie: `posse=${planted}` } });
  const [made] = tables.made;
  expect(made?.host).not.toBe('mallory');
  expect(reply.headers['set-cookie']).toEqual([
    `__Host-posse=${guests.sessionOf(made?.host ?? '')}; ${KEPT}; Secure`,
    GONE,
  ]);
  const withdrawn = await ask({ ...WITHDRAW, headers: { ...HTTPS, cookie: `posse=${planted}` } });
  expect([withdrawn.json().code, guests.guestOf(planted)]).toEqual(['bad-pass', 'mallory']);
});

test('a request with a valid __Host- session cookie is not sent a new cookie', async () => {
  const { ask, guests, tables } = await fakeServer({ trustProxy: true });
  const cookie = `a=1; __Host-posse=${guests.sessionOf('ann')}`;
  const reply = await ask({ ...NEW, headers: { ...HTTPS, cookie } });
  expect([reply.headers['set-cookie'], tables.made[0]?.host]).toEqual([undefined, 'ann']);
});

test('over https the server’s own __Host- cookie counts, and a plain session cookie set by another host does not', async () => {
  const { ask, guests, tables } = await fakeServer({ trustProxy: true });
  const cookie = `posse=${guests.sessionOf('mallory')}; __Host-posse=${guests.sessionOf('ann')}`;
  await ask({ ...NEW, headers: { ...HTTPS, cookie } });
  expect(tables.made[0]?.host).toBe('ann');
});

test.each([
  ['a page of this server', { origin: 'http://localhost' }, false],
  ['a friend’s page, which gets no cookies here', { origin: 'https://friend.example' }, true],
  ['a program', {}, true],
] as const)(
  '%s: whether the reply contains the guest’s session or only sets the cookie',
  async (_, headers, isHandedOut) => {
    const { ask, guests, tables } = await fakeServer({ origins: ['https://friend.example'] });
    const reply = await ask({ ...NEW, headers: { host: 'localhost', ...headers } });
    const pass = guests.sessionOf(tables.made[0]?.host ?? '');
    expect(reply.json().pass).toBe(isHandedOut ? pass : null);
    expect(String(reply.headers['set-cookie'])).toContain(`posse=${pass};`);
  },
);

test('a withdrawn session is refused, also as a cookie, and the new session identifies the same guest', async () => {
  const { ask, guests, tables, signedOut } = await fakeServer();
  const first = guests.sessionOf('ann');
  const reply = await ask({ ...WITHDRAW, headers: { authorization: `Bearer ${first}` } });
  const { pass } = reply.json();
  expect([reply.statusCode, reply.headers['set-cookie'], signedOut]).toEqual([200, undefined, ['ann']]);
  expect((await ask({ ...NEW, headers: { authorization: `Bearer ${first}` } })).json().code).toBe('bad-pass');
  await ask({ ...NEW, headers: { cookie: `posse=${first}` } });
  await ask({ ...NEW, headers: { authorization: `Bearer ${pass}` } });
  expect(tables.made.map(({ host }) => host === 'ann')).toEqual([false, true]);
  await ask({ ...WITHDRAW, headers: { authorization: `Bearer ${pass}` } });
  expect([guests.guestOf(first), guests.guestOf(pass)]).toEqual([null, null]);
});

test('a guest who withdraws the session of a cookie gets a new cookie, which no script can read', async () => {
  const { ask, guests } = await fakeServer();
  const reply = await ask({ ...WITHDRAW, headers: { cookie: `posse=${guests.sessionOf('ann')}` } });
  expect(reply.json()).toEqual({ pass: null });
  expect(reply.headers['set-cookie']).toEqual([`posse=${guests.sessionOf('ann')}; ${KEPT}`]);
});

test('refuses to withdraw a session for a caller without one, or for a foreign page', async () => {
  const { ask, guests } = await fakeServer();
  const pass = guests.sessionOf('ann');
  expect((await ask(WITHDRAW)).json().code).toBe('bad-pass');
  const headers = { origin: 'https://evil.example', cookie: `posse=${pass}` };
  expect((await ask({ ...WITHDRAW, headers })).json().code).toBe('wrong-origin');
  expect(guests.guestOf(pass)).toBe('ann');
});

test('a guest, and a network, may withdraw only a limited number of sessions at once', async () => {
  const { ask, guests } = await fakeServer({ trustProxy: true });
  const withdraw = async (guest: string, address: string): Promise<number> => {
    const headers = { authorization: `Bearer ${guests.sessionOf(guest)}`, 'x-forwarded-for': address };
    return (await ask({ ...WITHDRAW, headers })).statusCode;
  };
  const { guest, network } = LIMITS.withdraw;
  for (let times = 0; times < guest.burst; times++) expect(await withdraw('ann', '203.0.113.7')).toBe(200);
  const pass = guests.sessionOf('ann');
  expect(await withdraw('ann', '203.0.113.8')).toBe(429);
  expect(guests.sessionOf('ann')).toBe(pass);
  for (let times = guest.burst; times < network.burst; times++)
    expect(await withdraw(`guest${times}`, '203.0.113.7')).toBe(200);
  expect(await withdraw('bob', '203.0.113.7')).toBe(429);
  expect(await withdraw('bob', '203.0.113.9')).toBe(200);
});
