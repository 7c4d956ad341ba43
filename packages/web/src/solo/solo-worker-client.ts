// The page's side of the solo worker, which it starts on demand.

import type { SocketLike } from '@posse/protocol';
import {
  type Asked,
  type BotPace,
  type FromTable,
  GONE,
  type Reply,
  type Services,
  type ToTable,
  type ToWorker,
  USUAL_PACE,
} from './solo-worker-messages.ts';

interface Running {
  readonly worker: Worker;
  /** Aborts when the worker is gone. */
  readonly broken: AbortSignal;
}

let running: Running | null = null;
let pace: BotPace = USUAL_PACE;
/** True while bots wait because the user reads. */
let isReading = false;

function start(): Running {
  const worker = new Worker(new URL('./solo-worker.ts', import.meta.url), { type: 'module', name: 'solo' });
  const broken = new AbortController();
  worker.onerror = () => {
    worker.terminate();
    running = null;
    broken.abort();
  };
  tellPace(worker);
  return { worker, broken: broken.signal };
}

/** The running worker, or a new one. */
export function awake(): Running {
  running ??= start();
  return running;
}

/** Sends the message along with a port; the other end receives the replies. */
function send(message: ToWorker): { readonly port: MessagePort; readonly broken: AbortSignal } {
  const { worker, broken } = awake();
  const { port1: port, port2: theirs } = new MessageChannel();
  worker.postMessage(message, [theirs]);
  return { port, broken };
}

export class SoloRefused extends Error {
  override readonly name = 'SoloRefused';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

type Given<S extends keyof Services> = Awaited<ReturnType<Services[S]>>;

/** Asks the worker. Rejects with SoloRefused. */
export function ask<S extends keyof Services>(service: S, about: Parameters<Services[S]>[0]): Promise<Given<S>> {
  return new Promise((resolve, reject) => {
    const { port, broken } = send({ kind: 'ask', service, about } as Asked);
    broken.addEventListener('abort', () => reject(new SoloRefused('internal', 'The worker broke: try again.')));
    port.onmessage = ({ data }: MessageEvent<Reply>) => {
      port.close();
      if ('given' in data) resolve(data.given as Given<S>);
      else reject(new SoloRefused(data.refused.code, data.refused.message));
    };
  });
}

export function openSocket(): PortSocket {
  const { port, broken } = send({ kind: 'socket' });
  return new PortSocket(port, broken);
}

/** Sets the pace of bots, for the current worker and later ones. */
export function setPace(wanted: BotPace): void {
  pace = wanted;
  if (running !== null) tellPace(running.worker);
}

/** Sets whether bots wait while the user reads, for the current worker and later ones. */
export function setReading(on: boolean): void {
  if (on === isReading) return;
  isReading = on;
  if (running !== null) tellPace(running.worker);
}

function tellPace(worker: Worker): void {
  const now: BotPace = isReading ? { ...pace, bots: 'held' } : pace;
  worker.postMessage({ kind: 'pace', pace: now } satisfies ToWorker);
}

/** Lets one bot answer at this table while all are held. */
export function step(table: string): void {
  running?.worker.postMessage({ kind: 'step', table } satisfies ToWorker);
}

type Listener = (event: never) => void;

/** A socket to a solo table in the worker, with the interface of a socket to a server. */
export class PortSocket implements SocketLike {
  readonly #port: MessagePort;
  readonly #listeners = new Map<string, Listener[]>();
  #isOver = false;

  /** `broken` aborts when the worker is gone. */
  constructor(port: MessagePort, broken: AbortSignal) {
    this.#port = port;
    port.onmessage = ({ data }: MessageEvent<FromTable>) => this.#hear(data);
    broken.addEventListener('abort', () => this.#hear(GONE), { once: true });
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }

  send(text: string): void {
    this.#tell({ text });
  }

  close(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#tell('close');
  }

  #tell(message: ToTable): void {
    this.#port.postMessage(message);
  }

  #hear(news: FromTable): void {
    if (this.#isOver) return;
    if (news === 'open') this.#happens('open', {});
    else if ('text' in news) this.#happens('message', { data: news.text });
    else {
      this.#isOver = true;
      this.#port.close();
      this.#happens('close', news);
    }
  }

  #happens(type: string, event: object): void {
    for (const listener of this.#listeners.get(type) ?? []) listener(event as never);
  }
}
