// The operator's routes, behind the token: overview and actions.

import {
  adminAnnounce,
  adminBackup,
  adminBar,
  adminBarred,
  adminClose,
  adminDone,
  adminOverview,
  adminSearch,
  adminSendAway,
} from '@posse/protocol';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Admitted } from '../../admin/operator-auth.ts';
import { addressOf } from '../checks/caller-address.ts';
import { bearerOf } from '../checks/guest-identity.ts';
import { type Route, route } from '../route-definition.ts';
import type { Parts } from '../route-services.ts';

const code = z.object({ code: z.string().check(z.minLength(1), z.maxLength(20)) });

/** The errors that every operator's route can answer with. */
const BEHIND = ['bad-token', 'not-found'] as const;
const AT_TABLE = [...BEHIND, 'no-such-table', 'missing-set', 'damaged', 'not-stored'] as const;

export function adminRoutes({ admin: { auth, service }, config }: Parts): readonly Route[] {
  const admitted = new WeakMap<FastifyRequest, Admitted>();
  const note = (request: FastifyRequest, what: string, about?: object): void =>
    admitted.get(request)?.note(what, about);
  /** A route behind the operator's token. A caller without it learns nothing, not even whether their input is valid. */
  const behindGate = (each: Route): Route => ({
    ...each,
    admit: (request) => {
      const { raw } = request;
      admitted.set(request, auth.admit(addressOf(raw, config), bearerOf(raw.headers.authorization)));
    },
  });
  return [
    route(
      {
        method: 'GET',
        url: '/api/admin/overview',
        operation: 'showServer',
        summary: 'Shows tables, people, refusals and load, of all servers in a cluster.',
        query: adminSearch,
        replies: { 200: adminOverview },
        problems: BEHIND,
        shows: 'token',
      },
      ({ query }) => service.overview(query.search ?? ''),
    ),
    route(
      {
        method: 'POST',
        url: '/api/admin/announce',
        operation: 'announce',
        summary: 'Sends an announcement of the operator to all tables, or to one.',
        body: adminAnnounce,
        replies: { 200: adminDone },
        problems: AT_TABLE,
        shows: 'token',
      },
      ({ body: { text, table }, request }) => {
        note(request, 'announce', { text, table: table ?? null });
        return table === undefined ? service.announce(text) : service.run(table, { do: 'announce', text });
      },
    ),
    route(
      {
        method: 'POST',
        url: '/api/admin/tables/:code/close',
        operation: 'closeTable',
        summary: 'Closes a table for good. Its guests are told, and its game ends without winners.',
        params: code,
        body: adminClose,
        replies: { 200: adminDone },
        problems: AT_TABLE,
        shows: 'token',
      },
      ({ params, body: { why = '' }, request }) => {
        note(request, 'close', { table: params.code, why });
        return service.run(params.code, { do: 'close', why });
      },
    ),
    route(
      {
        method: 'POST',
        url: '/api/admin/tables/:code/send-away',
        operation: 'sendAway',
        summary: 'Sends a guest away from a table, as its host can. During a game a bot plays on.',
        params: code,
        body: adminSendAway,
        replies: { 200: adminDone },
        problems: [...AT_TABLE, 'no-such-guest'],
        shows: 'token',
      },
      ({ params, body: { person }, request }) => {
        note(request, 'send away', { table: params.code, person });
        return service.run(params.code, { do: 'send-away', person });
      },
    ),
    route(
      {
        method: 'POST',
        url: '/api/admin/packs',
        operation: 'barPack',
        summary:
          'Bars a pack by the SHA-256 of its rules, or allows it again. No table can add it, or begin a game with it.',
        body: adminBar,
        replies: { 200: adminBarred },
        problems: [...BEHIND, 'not-stored', 'damaged'],
        shows: 'token',
      },
      ({ body: { pack, isBarred }, request }) => {
        note(request, isBarred ? 'bar pack' : 'allow pack', { pack });
        return service.bar(pack, isBarred);
      },
    ),
    route(
      {
        method: 'POST',
        url: '/api/admin/backup',
        operation: 'backUp',
        summary: 'Copies the store into the backup folder, if the store is a file of the server.',
        replies: { 200: adminBackup },
        problems: [...BEHIND, 'not-now', 'not-stored'],
        shows: 'token',
      },
      ({ request }) => {
        note(request, 'backup');
        return service.backup();
      },
    ),
  ].map(behindGate);
}
