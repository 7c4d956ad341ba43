// The part of a WebSocket that a client uses.
// It may be that of a browser, of Node, of the package `ws`, or a fake of a test.

export interface SocketLike {
  /**
   * The state of the socket, as in a WebSocket: above OPEN it is closing or closed. Optional for sockets that close at
   * once.
   */
  readonly readyState?: number;
  send(text: string): void;
  close(code?: number): void;
  addEventListener(type: 'open' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: Closing) => void): void;
}

export interface Closing {
  readonly code: number;
  readonly reason: string;
}

/** `WebSocket.OPEN`, which not every runtime has. */
export const OPEN = 1;

export const webSocket = (url: string): SocketLike => new WebSocket(url);
