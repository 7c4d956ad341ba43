// A program in whatever language, asked line by line: a JSON object a line, to its standard input and from its standard output.

import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Memory } from '@posse/bots';
import type { Json, Kinds, Seat } from '@posse/engine';
import { Mistake } from '../args.ts';
import type { CommandGame } from '../command-game.ts';
import type { Guest, Place, SeatedGuest } from './guest.ts';

const PROTOCOL = 1;
export const PREFIX = 'exec:';

/** The program is started when it is first needed, and serves all games after that, one question at a time. */
export function guestFromProgram<K extends Kinds>(commandGame: CommandGame<K>, id: string, patience: number): Guest<K> {
  let running: Program | null = null;
  const program = (setup: K['wishes']): Program => {
    if (running === null) {
      running = new Program(id, patience);
      running.tell({ type: 'hello', protocol: PROTOCOL, game: commandGame.id, setup, ...commandGame.glossary(setup) });
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

function seated<K extends Kinds>(program: Program, { number, seat, luck }: Place<K>): SeatedGuest<K> {
  let why: string | null = null;
  program.tell({ type: 'sit', id: number, seat, luck: luck() });
  return {
    countsCards: true,
    async answer(view, memory: Memory) {
      const { options, ...seen } = view;
      const reply = await program.ask({ type: 'ask', id: number, seat, view: seen, memory, options }, options.length);
      why = reply.why;
      return options[reply.option] as K['answer'];
    },
    said: () => why,
    over: (winners: readonly Seat[], roles) => program.tell({ type: 'over', id: number, seat, winners, roles }),
  };
}

/** Words of a command, with quotes around those that have spaces in them. No shell reads it. */
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
  readonly reject: (trouble: Mistake) => void;
}

class Program {
  private readonly id: string;
  private readonly patience: number;
  private readonly child: ChildProcess;
  private waiting: Waiting | null = null;
  /** Why it can't be asked any more. */
  private trouble: Mistake | null = null;

  constructor(id: string, patience: number) {
    this.id = id;
    this.patience = patience;
    const [command = '', ...words] = wordsIn(id.slice(PREFIX.length));
    this.child = spawn(command, words, { stdio: ['pipe', 'pipe', 'inherit'] });
    // Whoever ends without reading on is told of by its end.
    this.child.stdin?.on('error', () => undefined);
    this.child.on('error', (error) => this.fail(`can't be started (${error.message})`));
    if (this.child.stdout !== null) createInterface({ input: this.child.stdout }).on('line', (line) => this.hear(line));
    this.child.on('close', (status, signal) => this.fail(`has ended (${signal ?? `status ${status}`})`));
  }

  tell(message: { readonly [field: string]: unknown }): void {
    this.child.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  ask(message: { readonly [field: string]: unknown }, options: number): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (this.trouble !== null) return reject(this.trouble);
      const clock = setTimeout(() => this.fail(`has not answered for ${this.patience} s`), this.patience * 1000);
      this.waiting = { options, clock, resolve, reject };
      this.tell(message);
    });
  }

  /** It is told by the end of its input. */
  end(): void {
    this.child.removeAllListeners();
    this.child.stdin?.end();
  }

  private hear(line: string): void {
    const options = this.waiting?.options ?? 0;
    const reply = replyIn(line);
    if (options === 0) this.fail(`says something though nothing was asked: ${shortened(line)}`);
    else if (reply === null || reply.option >= options)
      this.fail(`should say {"option":N}, with N from 0 to ${options - 1}, and says: ${shortened(line)}`);
    else this.settle()?.resolve(reply);
  }

  /** The first trouble is what counts: others follow from it. */
  private fail(what: string): void {
    if (this.trouble !== null) return;
    this.trouble = new Mistake(`${this.id} ${what}.`);
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

const LONGEST = 80;
const shortened = (line: string): string => (line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line);
