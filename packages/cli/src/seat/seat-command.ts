// posse seat: lets a bot of your own play at a server's table.

import { basename } from 'node:path';
import { tableInfo } from '@posse/protocol';
import { BOT_IDS, isFile } from '../bots/bot-loader.ts';
import { PREFIX } from '../bots/program-bot.ts';
import { THINK_FLAGS, thinkLimitsFrom } from '../bots/think-limits.ts';
import { WITH_FLAG } from '../card/card-setup-flags.ts';
import { type Args, type Command, UserError } from '../command-description.ts';
import { inGame } from '../game-choice.ts';
import { complain } from '../terminal/terminal-output.ts';
import { BotFault, BotThread } from './bot-thread.ts';
import { type SeatEnd, SeatPlayer } from './seat-player.ts';
import { DEFAULT_SERVER, type TableAddress, tableAddress } from './table-address.ts';

const DEFAULT_PAUSE_MS = 1000;
const MAX_SEATS = 8;
const MAX_NAME = 20;

export const seat: Command = {
  name: 'seat',
  summary: 'lets a bot of your own play at the table of a server',
  operand: null,
  flags: {
    bot: { value: 'NAME', text: 'the bot: a file, exec:COMMAND, or one of ours', takes: BOT_IDS },
    table: { value: 'CODE', text: 'the code of the table, or the link to it' },
    server: { value: 'URL', text: `the server, if you give a code (${DEFAULT_SERVER})` },
    name: { value: 'NAME', text: 'its name at the table (that of the bot)' },
    seat: { value: 'N', text: 'this seat, counted from 1 (any free one)' },
    token: { value: 'TOKEN', text: 'comes back to a seat: the command tells the token when it ends' },
    pause: { value: 'MS', text: `milliseconds that it waits before it answers (${DEFAULT_PAUSE_MS})` },
    ...THINK_FLAGS,
    with: WITH_FLAG,
  },
  examples: [
    ['posse seat -b my-bot.ts --table K7M4QX', 'at a table of the server on this machine'],
    ['posse seat -b my-bot.ts --table https://posse.example/t/K7M4QX', 'by the link to a table'],
    ["posse seat -b 'exec:python3 my_bot.py' --table K7M4QX --name Ada", 'a program in any language'],
  ],
  async run(args) {
    const bot = needed(args, 'bot');
    const address = tableAddress(needed(args, 'table'), args.text('server'));
    const table = await tableAt(address);
    if (table.plan.ownBots === false)
      throw new UserError(`Players can't bring bots of their own to table ${address.code}: ask its host to allow it.`);
    const place = args.whole('seat', 1, MAX_SEATS);
    if (place !== null && place > table.seats.length)
      throw new UserError(`Table ${address.code} has seats 1 to ${table.seats.length}, and no seat ${place}.`);
    const work = { game: table.game, bot, house: args.texts('with'), pace: thinkLimitsFrom(args) };
    const thread = await loaded(() => BotThread.open(work));
    try {
      await playAt(table.game, address, thread, args);
    } finally {
      await thread.end();
    }
  },
};

function needed(args: Args, flag: 'bot' | 'table'): string {
  const text = args.text(flag);
  if (text === null) throw new UserError(`seat needs --${flag} ${seat.flags[flag]?.value}.`);
  return text;
}

/** The mistakes of a bot that can't be loaded are mistakes of the command line. */
async function loaded(open: () => Promise<BotThread>): Promise<BotThread> {
  try {
    return await open();
  } catch (error) {
    throw error instanceof BotFault ? new UserError(error.message) : error;
  }
}

async function tableAt({ server, code }: TableAddress) {
  const reply = await fetch(`${server}/api/tables/${encodeURIComponent(code)}`).catch(() => null);
  if (reply === null) throw new UserError(`No server answers at ${server}: start it, or name another with --server.`);
  const { data } = tableInfo.safeParse(await reply.json().catch(() => null));
  if (data !== undefined) return data;
  if (reply.status === 404) throw new UserError(`There is no table "${code}" at ${server}: check the code.`);
  throw new UserError(`${server} answers with status ${reply.status}: is it a Posse server?`);
}

async function playAt(game: string, address: TableAddress, thread: BotThread, args: Args): Promise<void> {
  const place = args.whole('seat', 1, MAX_SEATS);
  const token = args.text('token');
  const wish = {
    address,
    name: args.text('name') ?? (token === null ? nameOf(thread.id, needed(args, 'bot')) : null),
    seat: place === null ? null : place - 1,
    token,
    pauseMs: args.whole('pause', 0, 86_400_000) ?? DEFAULT_PAUSE_MS,
  };
  await inGame(game, async (commandGame) => {
    const player = new SeatPlayer(commandGame, thread, wish);
    const leave = (): void => player.leave();
    process.once('SIGINT', leave);
    process.once('SIGTERM', leave);
    try {
      tell(await player.play());
    } catch (error) {
      if (!(error instanceof BotFault)) throw error;
      const { token } = player;
      tell({ sentence: `${error.message} A bot of the server plays on.`, token });
    } finally {
      process.off('SIGINT', leave);
      process.off('SIGTERM', leave);
    }
  });
}

function tell({ sentence, token }: SeatEnd): void {
  if (sentence === null) return;
  complain(sentence);
  if (token !== null) complain(`To come back to the seat, repeat the command with --token ${token}`);
  process.exitCode = 1;
}

/** The bot's own name, or that of its file or program. */
function nameOf(id: string, bot: string): string {
  const own = isFile(id) ? basename(id).replace(/\.[cm]?[jt]s$/, '') : id;
  return (bot.startsWith(PREFIX) ? (bot.split(/[\s/"']+/).findLast(Boolean) ?? 'bot') : own).slice(0, MAX_NAME);
}
