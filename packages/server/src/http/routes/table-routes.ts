// Tables over HTTP: make one, list the public ones, look one up by its code.

import { type Legends, legends, newTable, type TableInfo, tableCreated, tableInfo, tableList } from '@posse/protocol';
import * as z from 'zod/mini';
import { ponders } from '../../games/bot-questions.ts';
import { Refused } from '../../refused-request.ts';
import { addressOf } from '../checks/caller-address.ts';
import { guestFrom } from '../checks/guest-identity.ts';
import { type Route, route } from '../route-definition.ts';
import type { Parts } from '../route-services.ts';

const code = z.string().check(z.minLength(1), z.maxLength(20));

export function tableRoutes({ tables, guests, codeGuessLimit, limits, config }: Parts): readonly Route[] {
  return [
    route(
      {
        method: 'POST',
        url: '/api/tables',
        operation: 'createTable',
        summary: 'Opens a table, with you as its host.',
        body: newTable,
        replies: { 201: tableCreated },
        problems: ['bad-plan', 'no-such-bot', 'bad-pass', 'too-many-tables', 'full', 'not-stored'],
        shows: 'guest',
      },
      async ({ body, request, reply }) => {
        const { guest, isNew, cookies, keepsCookies } = guestFrom(request.raw, guests, config);
        const network = limits.networkOf(addressOf(request.raw, config));
        limits.take('table', { guest, network });
        if (isNew) limits.take('guest', { guest, network });
        const table = await tables.create(guest, body, network === null ? null : guests.networkHash(network));
        reply.header('location', `${config.path}api/tables/${encodeURIComponent(table.code)}`);
        if (cookies.length > 0) reply.header('set-cookie', [...cookies]);
        const warning = warningFor(table, tables.legends);
        const pass = isNew && !keepsCookies ? guests.sessionOf(guest) : null;
        return { table, pass, ...(warning !== null && { warning }) };
      },
    ),
    route(
      {
        method: 'GET',
        url: '/api/tables',
        operation: 'listTables',
        summary: 'Lists public tables, those with room first.',
        replies: { 200: tableList },
      },
      () => ({ tables: [...tables.listed()] }),
    ),
    route(
      {
        method: 'GET',
        url: '/api/legends',
        operation: 'countLegends',
        summary: 'Counts the tables at which legends play, and the tables that the server has time for.',
        replies: { 200: legends },
      },
      () => tables.legends,
    ),
    route(
      {
        method: 'GET',
        url: '/api/tables/:code',
        operation: 'showTable',
        summary: 'Shows a table, by its code.',
        params: z.object({ code }),
        replies: { 200: tableInfo },
        problems: ['no-such-table', 'missing-set', 'damaged'],
      },
      async ({ params, request }) => {
        const address = addressOf(request.raw, config);
        const isStranger = limits.networkOf(address) !== null;
        if (isStranger && !codeGuessLimit.allowed(address)) {
          const wait = codeGuessLimit.wait(address);
          throw new Refused('slow-down', `Too many unknown codes from your address: try again in ${wait} seconds.`, {
            wait,
          });
        }
        const table = await tables.info(params.code);
        if (table !== null) return table;
        codeGuessLimit.wrong(address);
        throw new Refused('no-such-table', `There is no table "${params.code}", or none any more.`);
      },
    ),
  ];
}

/** The warning for a host who wants legends without time for them. */
function warningFor({ game, plan: { bot } }: TableInfo, { tables, most }: Legends): string | null {
  if (bot === undefined || !ponders(game, bot) || tables <= most) return null;
  return `This server has time for legends at ${most} tables, and this is number ${tables}: here a deputy answers whenever a legend finds no time to think. Choose "deputy", or go on as it is.`;
}
