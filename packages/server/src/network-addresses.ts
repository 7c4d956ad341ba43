// Finds the addresses at which other devices in the network reach this machine.

import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { Config } from './config.ts';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/**
 * Addresses such as http://192.168.1.20:8080, the likeliest first; empty if the server listens for this machine alone.
 */
export const addressesNearby = ({ host }: Pick<Config, 'host'>, port: number | string): readonly string[] =>
  isForAll(host) ? nearbyIn(networkInterfaces()).map((ip) => `http://${ip}:${port}`) : [];

const isForAll = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** Names of interfaces of virtual machines, containers and tunnels, which a phone can seldom reach. */
const WITHIN = /^(docker|br-|veth|virbr|vmnet|vboxnet|podman|cni|tun|tap|utun|wg|tailscale|vEthernet)/;

/** Private address ranges, in the order of their likelihood for a home or a school. */
const RANGES: readonly RegExp[] = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];

export function nearbyIn(interfaces: Interfaces): readonly string[] {
  const found = Object.entries(interfaces).flatMap(([name, addresses]) =>
    (addresses ?? [])
      .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
      .map(({ address }) => ({ address, rank: rankOf(name, address) })),
  );
  return found.sort((one, other) => one.rank - other.rank).map(({ address }) => address);
}

function rankOf(name: string, address: string): number {
  const range = RANGES.findIndex((one) => one.test(address));
  return (range < 0 ? RANGES.length : range) + (WITHIN.test(name) ? RANGES.length + 1 : 0);
}
