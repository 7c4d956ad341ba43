// A socket to a solo table: to a client it looks like one to a server, but it ends in the worker.

import type { SocketLike } from '@posse/protocol';
import { type FromTable, GONE, type ToTable } from './words.ts';

type Listener = (event: never) => void;

export class PortSocket implements SocketLike {
  readonly #port: MessagePort;
  readonly #listeners = new Map<string, Listener[]>();
  #isOver = false;

  /** `broken` says when the worker is gone. */
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
