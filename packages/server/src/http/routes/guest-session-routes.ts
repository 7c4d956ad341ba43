// Withdraws all sessions of a guest but a new one.

import { passWithdrawn } from '@posse/protocol';
import { Refused } from '../../refused-request.ts';
import { addressOf, isSecure } from '../checks/caller-address.ts';
import { bearerOf, cookieOf, cookiesFor, guestFrom } from '../checks/guest-identity.ts';
import { type Route, route } from '../route-definition.ts';
import type { Parts } from '../route-services.ts';

export const passRoute = ({ guests, limits, config, signOut }: Parts): Route =>
  route(
    {
      method: 'POST',
      url: '/api/pass/withdraw',
      operation: 'withdrawPass',
      summary: 'Withdraws your pass: its copies are void, their connections are closed, and you get a new one.',
      replies: { 200: passWithdrawn },
      problems: ['bad-pass', 'not-stored'],
      shows: 'guest',
    },
    async ({ request: { raw }, reply }) => {
      const { guest, isNew } = guestFrom(raw, guests, config);
      if (isNew)
        throw new Refused('bad-pass', 'Show the pass that you want to withdraw, as a cookie or as a bearer token.');
      // Each is kept for ever, in memory too.
      limits.take('withdraw', { guest, network: limits.networkOf(addressOf(raw, config)) });
      await guests.withdraw(guest);
      const pass = guests.sessionOf(guest);
      // After the new one was sent: the guest's own page reconnects with it.
      reply.raw.once('close', () => signOut(guest));
      if (bearerOf(raw.headers.authorization) !== null) return { pass };
      reply.header('set-cookie', [...cookiesFor(cookieOf(config), pass, isSecure(raw, config))]);
      return { pass: null };
    },
  );
