// The thread of a bot that plays at a server's table.

import { parentPort, workerData } from 'node:worker_threads';
import { botRandom, botRandomAt } from '@posse/bots';
import { below, type Kinds, type Seat, samePlain } from '@posse/engine';
import { addHouseFiles } from '@posse/server/house';
import { illegalAnswer } from '../bot-table.ts';
import { loadBot } from '../bots/bot-loader.ts';
import type { LoadedBot, SeatedBot } from '../bots/loaded-bot.ts';
import { inGame } from '../game-choice.ts';
import type { CommandGame } from '../game-for-commands.ts';
import type { BotQuestion, BotWork, FromThread, ToThread } from './bot-thread.ts';

const RANDOM_SEEDS = 2 ** 31;
/** Nobody can repeat a game at a server's table, so the bot's random numbers need no seed. */
const SEED = crypto.randomUUID();

const say = (message: FromThread): void => parentPort?.postMessage(message);

/** The part of a view that both games have. */
interface Played {
  readonly setup: object;
  /** The question is the last. */
  readonly stack: readonly { readonly op: string }[];
}

class Sitter<K extends Kinds> {
  private readonly commandGame: CommandGame<K>;
  private readonly bot: LoadedBot<K>;
  private seated: { readonly number: number; readonly player: SeatedBot<K> } | null = null;

  constructor(commandGame: CommandGame<K>, bot: LoadedBot<K>) {
    this.commandGame = commandGame;
    this.bot = bot;
  }

  async answer({ number, seat, view: plain, memory }: BotQuestion): Promise<number> {
    const view = plain as K['view'];
    const player = this.playerOf(number, seat as Seat, view);
    const answer = await player.answer(view, memory, botRandomAt(SEED, view.step));
    const options: readonly K['answer'][] = view.options;
    const place = options.findIndex((option) => option === answer || samePlain(option, answer));
    if (place >= 0) return place;
    const { stack } = view as unknown as Played;
    throw illegalAnswer(this.bot.id, seat as Seat, stack.at(-1)?.op ?? '?', options, answer, view.step);
  }

  over({ number, winners, roles }: Extract<ToThread, { kind: 'over' }>): void {
    if (this.seated?.number !== number) return;
    this.seated.player.over?.(winners as readonly Seat[], roles as Parameters<NonNullable<SeatedBot<K>['over']>>[1]);
    this.seated = null;
  }

  private playerOf(number: number, seat: Seat, view: K['view']): SeatedBot<K> {
    if (this.seated?.number === number) return this.seated.player;
    const setup = this.commandGame.game.storedWishes((view as unknown as Played).setup);
    const randomSeed = (): number => below(botRandom(`${SEED} ${number}`), RANDOM_SEEDS);
    const player = this.bot.sit({ number, seat, setup, randomSeed });
    this.seated = { number, player };
    return player;
  }
}

async function serve<K extends Kinds>(commandGame: CommandGame<K>, { bot, house, pace }: BotWork): Promise<void> {
  await addHouseFiles(house);
  const loaded = await loadBot(commandGame, bot, pace);
  const sitter = new Sitter(commandGame, loaded);
  parentPort?.on('message', (message: ToThread) => {
    if (message.kind === 'over') sitter.over(message);
    else sitter.answer(message).then((place) => say({ kind: 'answer', place }), explain);
  });
  say({ kind: 'ready', id: loaded.bot?.id ?? loaded.id });
}

const explain = (error: unknown): void =>
  say({ kind: 'fault', sentence: error instanceof Error ? error.message : String(error) });

const work = workerData as BotWork;
void inGame(work.game, (commandGame) => serve(commandGame, work).catch(explain));
