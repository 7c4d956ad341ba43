// HTTP requests to the server. The protocol, which checks the replies, loads on demand.

import type { Legends, NewTable, TableInfo, TableSummary } from '@posse/protocol';
import { fromRoot } from '../app/server-root-path.ts';

/** A failed request; the code tells the reason. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** The code of an error, also of a refusal at a solo table. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'internal';

/** The public tables, those with free seats first. */
export async function listTables(): Promise<readonly TableSummary[]> {
  const { tableList } = await import('@posse/protocol');
  return read(tableList, await ask('/api/tables')).tables;
}

/** The number of tables with legends, and the maximum. */
export async function countLegends(): Promise<Legends> {
  const { legends } = await import('@posse/protocol');
  return read(legends, await ask('/api/legends'));
}

/** Creates a table; its host is the user. */
export async function openTable(table: NewTable): Promise<TableInfo> {
  const { tableCreated } = await import('@posse/protocol');
  const body = JSON.stringify(table);
  const headers = { 'content-type': 'application/json' };
  return read(tableCreated, await ask('/api/tables', { method: 'POST', headers, body })).table;
}

export async function findTable(code: string): Promise<TableInfo> {
  const { tableInfo } = await import('@posse/protocol');
  return read(tableInfo, await ask(`/api/tables/${encodeURIComponent(code)}`));
}

/** Finds a table by its code as somebody reads it out, or by its link. */
export async function findTableBy(given: string): Promise<TableInfo> {
  const code = plainCode(given);
  // A text that can't be a code would change the path of the request.
  if (!/^[\p{L}\p{N}]{1,20}$/u.test(code)) throw new ApiProblem('no-such-table');
  return findTable(code);
}

/** The server's addresses in the local network, for a user at its machine. */
export async function listAddresses(): Promise<readonly string[]> {
  const { addressList } = await import('@posse/protocol');
  return read(addressList, await ask('/api/addresses')).addresses;
}

/** Ends all other sessions of this guest. */
export async function withdrawPass(): Promise<void> {
  await ask('/api/pass/withdraw', { method: 'POST' });
}

/** The code in its plain form: case, spaces and dashes do not matter, and a link ends with its code. */
export const plainCode = (given: string): string =>
  (/\/t\/([^/?#\s]+)/.exec(given)?.[1] ?? given).toUpperCase().replaceAll(/[\s-]/g, '');

/** Sends a request. Throws ApiProblem if it fails. */
export async function ask(path: string, request?: RequestInit): Promise<unknown> {
  let reply: Response;
  let body: unknown;
  try {
    reply = await fetch(fromRoot(path), { ...request, headers: { accept: 'application/json', ...request?.headers } });
    body = await reply.json();
  } catch {
    // No network, or another server.
    throw new ApiProblem('unreachable');
  }
  if (reply.ok) return body;
  throw new ApiProblem(String((body as { readonly code?: unknown } | null)?.code ?? 'unreachable'));
}

/** The reply, if it matches the schema. Throws otherwise. */
export function read<T>(
  schema: { safeParse(value: unknown): { success: boolean; data?: T | undefined } },
  body: unknown,
): T {
  const { data } = schema.safeParse(body);
  if (data === undefined) throw new ApiProblem('version');
  return data;
}
