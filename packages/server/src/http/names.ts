// By which names this server may be called. A stranger's page whose name is made to lead here (DNS rebinding) would count as
// the server's own in a browser: so names that nobody has given it get nothing.

import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { Config } from '../config.ts';

type Named = Pick<Config, 'names' | 'host'>;

/** Can this server be meant by such a name? The machine's own changes as seldom as its settings: they are looked up once. */
export function ownNames({ names, host }: Named): (name: string) => boolean {
  const machine = plain(hostname());
  const known = new Set(['localhost', machine, machine.split('.')[0], ...[...names, host].map(plain)]);
  return (name) => isIP(name) !== 0 || known.has(name) || /\.(local|localhost)$/.test(name);
}

const HOST = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::\d{0,5})?$/i;

/** The name, or the address, in a `Host`, without its port; null if it is none. */
export function nameIn(host: string): string | null {
  const [, ipv6, name] = HOST.exec(host) ?? [];
  return ipv6 ?? (name === undefined ? null : plain(name));
}

/** A dot at the end makes no difference, nor do capital letters. */
const plain = (name: string): string => name.toLowerCase().replace(/\.$/, '');
