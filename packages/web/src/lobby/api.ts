// What the page asks a server over HTTP. Replies are checked by the protocol, which is not needed for the first draw.

import type { Legends, NewTable, TableInfo, TableSummary } from '@posse/protocol';
import { fromRoot } from '../app/root.ts';

/** A request that came to nothing; the code says why. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Also of what a solo table refuses. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'internal';

/** The public tables, those that one could join first. */
export async function listTables(): Promise<readonly TableSummary[]> {
  const { tableList } = await import('@posse/protocol');
  return read(tableList, await ask('/api/tables')).tables;
}

/** At how many tables legends play, and for how many there is time. */
export async function countLegends(): Promise<Legends> {
  const { legends } = await import('@posse/protocol');
  return read(legends, await ask('/api/legends'));
}

/** A new table; its host is whoever asks. */
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

/** By a code as somebody reads it out, or by the link to the table. */
export async function findTableBy(given: string): Promise<TableInfo> {
  const code = plainCode(given);
  // What can be no code would only lead the request astray.
  if (!/^[\p{L}\p{N}]{1,20}$/u.test(code)) throw new ApiProblem('no-such-table');
  return findTable(code);
}

/** Where others in the network find the server, for whoever sits at its machine. */
export async function listAddresses(): Promise<readonly string[]> {
  const { addressList } = await import('@posse/protocol');
  return read(addressList, await ask('/api/addresses')).addresses;
}

/** Whatever else is signed in as this browser is not any more. */
export async function withdrawPass(): Promise<void> {
  await ask('/api/pass/withdraw', { method: 'POST' });
}

/** Small letters, spaces and dashes do not matter in a code; of a link to a table it is the end. */
export const plainCode = (given: string): string =>
  (/\/t\/([^/?#\s]+)/.exec(given)?.[1] ?? given).toUpperCase().replaceAll(/[\s-]/g, '');

/** Throws ApiProblem. */
export async function ask(path: string, request?: RequestInit): Promise<unknown> {
  let reply: Response;
  let body: unknown;
  try {
    reply = await fetch(fromRoot(path), { ...request, headers: { accept: 'application/json', ...request?.headers } });
    body = await reply.json();
  } catch {
    // No network, or what answers is not a server of ours.
    throw new ApiProblem('unreachable');
  }
  if (reply.ok) return body;
  throw new ApiProblem(String((body as { readonly code?: unknown } | null)?.code ?? 'unreachable'));
}

/** What was answered, if it is of this form. */
export function read<T>(
  schema: { safeParse(value: unknown): { success: boolean; data?: T | undefined } },
  body: unknown,
): T {
  const { data } = schema.safeParse(body);
  if (data === undefined) throw new ApiProblem('version');
  return data;
}
