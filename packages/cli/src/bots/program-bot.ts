// A bot that is an external program: JSON lines over its standard input and output.

import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Memory } from '@posse/bots';
import { type Json, type Kinds, type Seat, samePlain } from '@posse/engine';
import { UserError } from '../command-description.ts';
import type { CommandGame } from '../game-for-commands.ts';
import type { LoadedBot, SeatAssignment, SeatedBot } from './loaded-bot.ts';

const PROTOCOL = 1;
export const PREFIX = 'exec:';

/** The error if the command of a program does not exist, or can't be executed. */
export class CannotStart extends UserError {}

/** A bot that is a program, which starts when it is first needed. It then serves all games, one question at a time. */
export function programBot<K extends Kinds>(commandGame: CommandGame<K>, id: string, patience: number): LoadedBot<K> {
  let running: Program | null = null;
  let greeted: K['wishes'] | null = null;
  const program = (setup: K['wishes']): Program => {
    // The program starts anew for the next game after a fault, and at a table whose rules the host has changed.
    if (running === null || running.isBroken || !samePlain(greeted, setup)) {
      running?.end();
      running = new Program(id, patience);
      greeted = setup;
      running.send({ type: 'hello', protocol: PROTOCOL, game: commandGame.id, setup, ...commandGame.glossary(setup) });
    }
    return running;
  };
  return {
    id,
    bot: null,
    sit: (place) => seated<K>(program(place.setup), place),
    leave() {
      running?.end();
      running = null;
    },
  };
}

function seated<K extends Kinds>(program: Program, { number, seat, randomSeed }: SeatAssignment<K>): SeatedBot<K> {
  let why: string | null = null;
  program.send({ type: 'sit', id: number, seat, luck: randomSeed() });
  return {
    countsCards: true,
    async answer(view, memory: Memory) {
      const { options, ...seen } = view;
      const reply = await program.ask({ type: 'ask', id: number, seat, view: seen, memory, options }, options.length);
      why = reply.why;
      return options[reply.option] as K['answer'];
    },
    said: () => why,
    over: (winners: readonly Seat[], roles) => program.send({ type: 'over', id: number, seat, winners, roles }),
  };
}

/** Splits a command into words; quotes keep spaces. No shell is involved. */
export const wordsIn = (command: string): string[] =>
  [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  );

interface Reply {
  readonly option: number;
  readonly why: string | null;
}

interface Waiting {
  readonly options: number;
  readonly clock: NodeJS.Timeout;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: UserError) => void;
}

class Program {
  private readonly id: string;
  private readonly patience: number;
  private readonly child: ChildProcess;
  private waiting: Waiting | null = null;
  /** The reason why the program can't be asked any more; null if it can. */
  private trouble: UserError | null = null;

  constructor(id: string, patience: number) {
    this.id = id;
    this.patience = patience;
    const [command = '', ...words] = wordsIn(id.slice(PREFIX.length));
    this.child = spawn(command, words, { stdio: ['pipe', 'pipe', 'inherit'] });
    // A program that exits without reading its input is reported by its exit.
    this.child.stdin?.on('error', () => undefined);
    this.child.on('error', (error) => this.fail(`could not be started (${error.message})`, CannotStart));
    if (this.child.stdout !== null)
      createInterface({ input: this.child.stdout }).on('line', (line) => this.receive(line));
    this.child.on('close', (status, signal) => this.fail(`has ended (${signal ?? `status ${status}`})`));
  }

  get isBroken(): boolean {
    return this.trouble !== null && !(this.trouble instanceof CannotStart);
  }

  send(message: { readonly [field: string]: unknown }): void {
    this.child.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  ask(message: { readonly [field: string]: unknown }, options: number): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (this.trouble !== null) return reject(this.trouble);
      const clock = setTimeout(() => this.fail(`has not answered for ${this.patience} s`), this.patience * 1000);
      this.waiting = { options, clock, resolve, reject };
      this.send(message);
    });
  }

  /** Closes the program's input, which tells it to exit. */
  end(): void {
    this.child.removeAllListeners();
    this.child.stdin?.end();
  }

  private receive(line: string): void {
    const options = this.waiting?.options ?? 0;
    const reply = replyIn(line);
    if (options === 0) this.fail(`printed a line without being asked: ${shortened(line)}`);
    else if (reply === null || reply.option >= options)
      this.fail(`should reply {"option":N}, with N from 0 to ${options - 1}, but replied: ${shortened(line)}`);
    else this.settle()?.resolve(reply);
  }

  /** Notes an error. Only the first counts: others follow from it. */
  private fail(what: string, Trouble = UserError): void {
    if (this.trouble !== null) return;
    this.trouble = new Trouble(`${this.id} ${what}.`);
    this.settle()?.reject(this.trouble);
    this.child.kill();
    this.child.stdin?.destroy();
  }

  private settle(): Waiting | null {
    const { waiting } = this;
    if (waiting !== null) clearTimeout(waiting.clock);
    this.waiting = null;
    return waiting;
  }
}

function replyIn(line: string): Reply | null {
  const found = parsed(line);
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return null;
  const { option, why } = found as { readonly [field: string]: Json };
  if (typeof option !== 'number' || !Number.isInteger(option) || option < 0) return null;
  return { option, why: typeof why === 'string' ? why : null };
}

function parsed(line: string): Json {
  try {
    return JSON.parse(line) as Json;
  } catch {
    return null;
  }
}

const MAX_QUOTED_LENGTH = 80;
const shortened = (line: string): string =>
  line.length > MAX_QUOTED_LENGTH ? `${line.slice(0, MAX_QUOTED_LENGTH)}…` : line;
