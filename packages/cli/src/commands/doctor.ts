// posse doctor: checks all that a server needs, and reports in sentences.

import type { Config } from '@posse/server';
import { type Args, type Command, UserError } from '../args.ts';
import type { Finding } from '../doctor/finding.ts';
import { settingNotices } from '../setting-notices.ts';
import { print } from '../terminal/output.ts';
import { wrapped } from '../terminal/text-layout.ts';

export const doctor: Command = {
  name: 'doctor',
  summary: 'checks all that a server needs: port, addresses, store, clock, disk, proxy',
  operand: null,
  examples: [
    ['posse doctor', 'before the first start, or when something is wrong'],
    ['posse doctor --url https://posse.example', 'also through the proxy, at the public address'],
  ],
  flags: {
    port: { value: 'N', text: 'the port of the server (PORT, or 8080)' },
    host: { value: 'ADDRESS', text: 'the address that it listens on (HOST, or all)' },
    data: { value: 'FOLDER', text: 'the data folder (POSSE_DATA, or ./data)', takes: 'folder' },
    url: { value: 'ADDRESS', text: 'its public address, such as https://posse.example, to check the proxy' },
  },
  async run(args) {
    const { BadConfig, configFrom } = await import('@posse/server');
    const { findings } = await import('../doctor/findings.ts');
    let config: Config;
    try {
      config = changed(configFrom(process.env), args);
    } catch (error) {
      if (error instanceof BadConfig) throw new UserError(error.message);
      throw error;
    }
    tell({ about: 'version', verdict: 'ok', sentence: `Node ${process.versions.node} runs this program.` });
    for (const sentence of settingNotices(process.env)) tell({ about: 'settings', verdict: 'look', sentence });
    let isWell = true;
    for await (const finding of findings(config, urlFrom(args.text('url')))) {
      tell(finding);
      isWell &&= finding.verdict !== 'wrong';
    }
    if (!isWell) process.exitCode = 1;
  },
};

const changed = (config: Config, args: Args): Config => ({
  ...config,
  port: args.whole('port', 0, 65_535) ?? config.port,
  host: args.text('host') ?? config.host,
  data: args.text('data') ?? config.data,
});

function urlFrom(given: string | null): string | null {
  if (given === null) return null;
  if (URL.canParse(given) && /^https?:$/.test(new URL(given).protocol)) return given;
  throw new UserError(`--url takes an address such as https://posse.example, not "${given}".`);
}

const SIGNS = { ok: 'ok  ', look: 'warn', wrong: 'FAIL' } as const;

function tell({ about, verdict, sentence }: Omit<Finding, 'about'> & { readonly about: string }): void {
  const [first, ...rest] = wrapped(sentence, 17);
  print(`${SIGNS[verdict]}  ${about.padEnd(9)}  ${first}`, ...rest.map((line) => `${' '.repeat(17)}${line}`));
}
