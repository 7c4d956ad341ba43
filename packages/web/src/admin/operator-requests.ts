// Requests of the operator, with their token. The protocol checks the replies.

import {
  type AdminBackup,
  type AdminBarred,
  type AdminDone,
  type AdminOverview,
  adminBackup,
  adminBarred,
  adminDone,
  adminOverview,
} from '@posse/protocol';
import { ask, read } from '../lobby/server-requests.ts';

const shown = (token: string): Readonly<Record<string, string>> => ({ authorization: `Bearer ${token}` });

export const getOverview = async (token: string, search: string): Promise<AdminOverview> =>
  read(
    adminOverview,
    await ask(`/api/admin/overview?search=${encodeURIComponent(search)}`, { headers: shown(token), cache: 'no-store' }),
  );

/** Announces to all tables, or to this one. */
export const announce = async (token: string, text: string, table: string | null): Promise<AdminDone> =>
  read(adminDone, await order(token, 'announce', { text, ...(table !== null && { table }) }));

export const closeTable = async (token: string, table: string, why: string): Promise<AdminDone> =>
  read(adminDone, await order(token, `tables/${encodeURIComponent(table)}/close`, { why }));

export const removeGuest = async (token: string, table: string, person: string): Promise<AdminDone> =>
  read(adminDone, await order(token, `tables/${encodeURIComponent(table)}/send-away`, { person }));

/** Bars a pack by the SHA-256 of its rules, or allows it again. */
export const barPack = async (token: string, pack: string, isBarred: boolean): Promise<AdminBarred> =>
  read(adminBarred, await order(token, 'packs', { pack, isBarred }));

export const backUp = async (token: string): Promise<AdminBackup> =>
  read(adminBackup, await order(token, 'backup', {}));

const order = (token: string, path: string, body: object): Promise<unknown> =>
  ask(`/api/admin/${path}`, {
    method: 'POST',
    headers: { ...shown(token), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
