// posse doctor: checks all that a server needs, and reports in sentences.

import type { Config } from '@posse/server';
import { type Args, type Command, JSON_FLAG, UserError } from '../command-description.ts';
import type { Finding } from '../doctor/finding.ts';
import { settingNotices } from '../setting-notices.ts';
import { print, printJson, styled } from '../terminal/terminal-output.ts';
import { wrapped } from '../terminal/text-layout.ts';

export const doctor: Command = {
  name: 'doctor',
  summary: 'checks all that a server needs: port, addresses, store, clock, disk, proxy',
  operand: null,
  examples: [
    ['posse doctor', 'before the first start, or when something is wrong'],
    ['posse doctor --url https://posse.example', 'also through the proxy, at the public address'],
    ['posse doctor --json', 'the same for a script; the exit code is 1 if something is wrong'],
  ],
  flags: {
    port: { value: 'N', text: 'the port of the server (PORT, or 8080)' },
    host: { value: 'ADDRESS', text: 'the address that it listens on (HOST, or all)' },
    data: { value: 'FOLDER', text: 'the data folder (POSSE_DATA, or ./data)', takes: 'folder' },
    url: { value: 'ADDRESS', text: 'its public address, such as https://posse.example, to check the proxy' },
    json: JSON_FLAG,
  },
  async run(args) {
    const { BadConfig, configFrom } = await import('@posse/server');
    const { findings } = await import('../doctor/all-checks.ts');
    let config: Config;
    try {
      config = changed(configFrom(process.env), args);
    } catch (error) {
      if (error instanceof BadConfig) throw new UserError(error.message);
      throw error;
    }
    const url = urlFrom(args.text('url'));
    const told: ToldFinding[] = [];
    const tell = (finding: ToldFinding): void => {
      told.push(finding);
      if (!args.isOn('json')) printFinding(finding);
    };
    tell({ about: 'version', verdict: 'ok', sentence: `Node ${process.versions.node} runs this program.` });
    for (const sentence of settingNotices(process.env)) tell({ about: 'settings', verdict: 'look', sentence });
    for await (const finding of findings(config, url)) tell(finding);
    const isWell = told.every(({ verdict }) => verdict !== 'wrong');
    if (args.isOn('json')) printJson({ isWell, findings: told });
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

type ToldFinding = Omit<Finding, 'about'> & { readonly about: Finding['about'] | 'version' | 'settings' };

const SIGNS = { ok: styled('green', 'ok  '), look: styled('yellow', 'warn'), wrong: styled('red', 'FAIL') } as const;

function printFinding({ about, verdict, sentence }: ToldFinding): void {
  const [first, ...rest] = wrapped(sentence, 17);
  print([SIGNS[verdict], `  ${about.padEnd(9)}  ${first}`], ...rest.map((line) => `${' '.repeat(17)}${line}`));
}
