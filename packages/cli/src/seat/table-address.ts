// Reads the address of a table: its code and server, or its link.

import { UserError } from '../command-description.ts';

export interface TableAddress {
  /** The address of the server, without a slash at its end. */
  readonly server: string;
  readonly code: string;
}

export const DEFAULT_SERVER = 'http://localhost:8080';

/** The page shows a table at `…/t/CODE`. */
const LINK = /^(https?:\/\/.+?)\/t\/([^/?#]+)\/?(?:[?#].*)?$/;

/** A link names its server itself. */
export function tableAddress(table: string, server: string | null): TableAddress {
  const link = LINK.exec(table);
  const [, linked = '', code = ''] = link ?? [];
  if (link !== null && server === null) return { server: linked, code: decodeURIComponent(code) };
  if (link !== null) throw new UserError(`"${table}" names its server: leave out --server.`);
  if (!/^\w{1,20}$/.test(table))
    throw new UserError(`"${table}" is no table: give the code of a table, or the whole link that its page shows.`);
  return { server: checkedServer(server ?? DEFAULT_SERVER), code: table.toUpperCase() };
}

function checkedServer(server: string): string {
  if (URL.canParse(server) && /^https?:/.test(server)) return server.replace(/\/+$/, '');
  throw new UserError(`--server takes an address such as ${DEFAULT_SERVER}, not "${server}".`);
}

export const socketOf = ({ server }: TableAddress): string => `${server.replace(/^http/, 'ws')}/ws`;
