// Which network somebody calls from: a household has a whole network of IPv6 addresses, and all of them are one.

import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Of eight groups the first four are the network's; the rest anybody in it chooses. */
const GROUPS = 8;
const OF_NETWORK = 4;

export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const [, ipv4] = MAPPED.exec(plain) ?? [];
  if (ipv4 !== undefined || !isIPv6(plain)) return ipv4 ?? plain;
  const [front = [], back = []] = plain.split('::').map(groupsOf);
  const middle = Array.from({ length: GROUPS - front.length - back.length }, () => '0');
  const groups = [...front, ...middle, ...back].slice(0, OF_NETWORK);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** An IPv4 address at the end stands for two. */
const groupsOf = (part: string): readonly string[] =>
  part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
