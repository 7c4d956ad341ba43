// Networks of callers: an IPv4 address, or an IPv6 /64. Also the operator's own.

import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** The network of an address. An unreadable address is a network of its own. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const first = groupsOf(plain).slice(0, 4);
  return `${first.map((group) => group.toString(16)).join(':')}::/64`;
}

/** An IPv4 address that is wrapped in IPv6 is returned as IPv4. */
function plainAddress(address: string): string {
  const plain = (address.split('%')[0] ?? '').toLowerCase();
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : plain;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  const inHex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a, b, c, d] = bytes.map(Number) as [number, number, number, number];
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [head, tail] = inHex.split('::').map((part) => (part === '' ? [] : part.split(':'))) as [string[], string[]?];
  const left = tail === undefined ? [] : new Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...left, ...(tail ?? [])].map((group) => Number.parseInt(group, 16));
}

export class OwnNetworks {
  private readonly list = new BlockList();

  /** Takes networks in the notation that `networkFrom` reads. */
  constructor(networks: readonly string[]) {
    for (const network of networks) {
      const { address, bits } = networkFrom(network) ?? { address: '', bits: 0 };
      this.list.addSubnet(address, bits, familyOf(address));
    }
  }

  has(address: string): boolean {
    const plain = plainAddress(address);
    return isIP(plain) !== 0 && this.list.check(plain, familyOf(plain));
  }
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6');

/** For example 192.168.0.0/16, fd00::/8 or a single address; null for anything else. */
export function networkFrom(text: string): { readonly address: string; readonly bits: number } | null {
  const [, address = '', given] = /^([^/\s%]+)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? [];
  if (isIP(address) === 0) return null;
  const most = isIPv4(address) ? 32 : 128;
  const bits = given === undefined ? most : Number(given);
  return bits > most ? null : { address, bits };
}

/** Is this the machine itself, as an address or as localhost? Brackets around IPv6 are allowed. */
export function isLoopback(host: string): boolean {
  const plain = plainAddress(host.replace(/^\[|\]$/g, ''));
  return plain === 'localhost' || plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}
