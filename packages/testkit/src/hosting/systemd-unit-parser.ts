// Reads a systemd unit, and refuses unknown options and values.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** The allowed options, and the patterns of their values. */
const OPTIONS: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  Unit: { Description: /./, After: /^network\.target$/ },
  Service: {
    ExecStart: /^\/opt\/posse\/node_modules\/\.bin\/posse serve$/,
    Environment: /^(?:[A-Z_]+=\S+ ?)+$/,
    DynamicUser: /^yes$/,
    StateDirectory: /^[a-z]+$/,
    StateDirectoryMode: /^0700$/,
    KillSignal: /^SIGTERM$/,
    TimeoutStopSec: /^\d+$/,
    Restart: /^(?:always|on-failure)$/,
    RestartSec: /^\d+$/,
    NoNewPrivileges: /^yes$/,
    ProtectSystem: /^strict$/,
    ProtectHome: /^yes$/,
    PrivateTmp: /^yes$/,
    PrivateDevices: /^yes$/,
    ProtectKernelTunables: /^yes$/,
    ProtectKernelModules: /^yes$/,
    ProtectControlGroups: /^yes$/,
    RestrictAddressFamilies: /^AF_INET AF_INET6 AF_UNIX AF_NETLINK$/,
    RestrictNamespaces: /^yes$/,
    LockPersonality: /^yes$/,
    SystemCallArchitectures: /^native$/,
    CapabilityBoundingSet: /^$/,
  },
  Install: { WantedBy: /^multi-user\.target$/ },
};

export interface Unit {
  /** The environment of the server. */
  readonly environment: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly stateFolder: string;
  readonly stopSeconds: number;
}

export function unitFrom(text: string): Unit {
  const found = new Map<string, string[]>();
  let section = '';
  for (const line of text.split('\n').filter((one) => one.trim() !== '' && !one.startsWith('#'))) {
    const [, title] = /^\[(\w+)\]$/.exec(line) ?? [];
    if (title !== undefined) section = title;
    else {
      const [, name = line, value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
      const shape = OPTIONS[section]?.[name];
      if (shape === undefined) throw new Error(`[${section}] of the unit has an unknown option: ${line}`);
      if (!shape.test(value)) throw new Error(`${name} should look like ${shape.source}, not "${value}".`);
      found.set(name, [...(found.get(name) ?? []), value]);
    }
  }
  const one = (name: string): string => {
    const [value] = found.get(name) ?? [];
    if (value === undefined) throw new Error(`The unit lacks ${name}.`);
    return value;
  };
  for (const name of Object.values(OPTIONS).flatMap((all) => Object.keys(all))) one(name);
  const settings = (found.get('Environment') ?? []).flatMap((all) => all.trim().split(' '));
  return {
    environment: Object.fromEntries(settings.map((setting) => setting.split('=', 2) as [string, string])),
    command: one('ExecStart').split(' '),
    stateFolder: `/var/lib/${one('StateDirectory')}`,
    stopSeconds: Number(one('TimeoutStopSec')),
  };
}

/** The complaints of systemd-analyze; null if it is not installed. The program need not be installed on this machine. */
export function complaintsOfSystemd(file: string): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'posse-unit-'));
  const copy = join(folder, basename(file));
  writeFileSync(copy, readFileSync(file, 'utf8').replace(/^ExecStart=\S+/m, 'ExecStart=/usr/bin/env'));
  const { error, status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', copy], { encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  if (error !== undefined) return null;
  return status === 0 ? (stdout + stderr).trim() : `it ended with ${status}: ${stdout}${stderr}`;
}
