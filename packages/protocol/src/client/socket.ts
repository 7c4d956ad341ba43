// What a client needs of a WebSocket: the browser's, Node's, that of `ws`, or one that a test makes up.

export interface SocketLike {
  /** As in a WebSocket: above OPEN it is closing or closed. Sockets that close at once need not tell. */
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
