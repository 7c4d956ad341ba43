// What a client needs of a WebSocket: the browser's, Node's, that of `ws`, or one that a test makes up.

export interface SocketLike {
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

export const webSocket = (url: string): SocketLike => new WebSocket(url);
