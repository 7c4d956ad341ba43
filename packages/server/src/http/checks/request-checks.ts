// Checks of every request by the HTTP standards: version, method, host name.

import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { Config } from '../../config.ts';
import { Refused } from '../../refused-request.ts';
import { Unreadable } from '../error-replies.ts';
import { hostOf, isNamedByProxy } from './caller-address.ts';

type Called = Pick<Config, 'names' | 'host' | 'trustProxy'>;
type Call = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders' | 'httpVersion'>;

/** The methods of the standard, whether or not any route takes them. Its extensions are unknown here. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

/** Returns a check that throws Refused or Unreadable for calls that no route may see. */
export function requestCheck(config: Called): (call: Call) => void {
  const isOurs = ownNames(config);
  return (call) => {
    checkVersion(call);
    checkHost(call);
    const host = hostOf(call, config);
    // Only a program that speaks a version older than names calls nobody.
    if (host !== undefined && !isNamedByProxy(call, config)) checkName(host, isOurs);
    if (!METHODS.includes(call.method ?? ''))
      throw new Unreadable(501, `Nothing here knows the method ${call.method}: the API takes GET and POST.`);
  };
}

function checkVersion({ httpVersion }: Call): void {
  if (httpVersion === '0.9') throw new Unreadable(400, 'The request does not say which version of HTTP it speaks.');
  if (!httpVersion.startsWith('1.'))
    throw new Unreadable(505, `This server speaks HTTP/1.1 here, not HTTP/${httpVersion}.`);
}

function checkHost({ rawHeaders, httpVersion }: Call): void {
  const hosts = rawHeaders.filter((header, place) => place % 2 === 0 && header.toLowerCase() === 'host').length;
  if (hosts > 1) throw new Unreadable(400, 'The request has more than one "Host": it should have one.');
  if (hosts === 0 && httpVersion === '1.1')
    throw new Unreadable(400, 'The request has no "Host": it should say by which name it calls this server.');
}

function checkName(host: string, isOurs: (name: string) => boolean): void {
  const name = nameIn(host);
  if (name === null)
    throw new Unreadable(400, 'The "Host" of the request is no name: it should be one such as posse.example:8080.');
  if (!isOurs(name)) throw new WrongHost(name);
}

/**
 * Returns a check whether a host name may mean this server. Unknown names are refused: by DNS rebinding, a stranger's
 * page could be taken for the server's own. The machine's name is looked up once.
 */
function ownNames({ names, host }: Called): (name: string) => boolean {
  const machine = plain(hostname());
  const known = new Set(['localhost', machine, machine.split('.')[0], ...[...names, host].map(plain)]);
  return (name) => isIP(name) !== 0 || known.has(name) || /\.(local|localhost)$/.test(name);
}

const HOST = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::\d{0,5})?$/i;

/** The name or address in a `Host` header, without its port; null if it is malformed. */
function nameIn(host: string): string | null {
  const [, ipv6, name] = HOST.exec(host) ?? [];
  return ipv6 ?? (name === undefined ? null : plain(name));
}

/** Host names are compared without a final dot and in small letters. */
const plain = (name: string): string => name.toLowerCase().replace(/\.$/, '');

/** The refusal of a call to an unknown host name. */
export class WrongHost extends Refused {
  readonly host: string;

  constructor(host: string) {
    super(
      'wrong-host',
      `This server was not told that it is called ${host}. Whoever runs it can say so: posse serve --name ${host}, or POSSE_NAME=${host}.`,
    );
    this.host = host;
  }
}
