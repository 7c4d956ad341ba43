// A recording of what a server sends one seat.

import { type SocketLike, TableClient } from '@posse/protocol';
import type { Scene } from '../support/bot-game-scenes.ts';
import { codeOf, storeGames, tokenOf } from '../support/stored-games.ts';
import { openServer } from '../support/test-server.ts';

export interface Recording {
  readonly scene: Scene;
  /** The messages on joining. */
  readonly welcome: readonly string[];
  /** The messages of each answer, with those that follow until the next one. */
  readonly answers: readonly (readonly string[])[];
}

const UPDATE = '{"type":"update"';

/**
 * Continues the game from the scene by this many answers, and records them. The viewer's own answers are always the
 * same.
 */
export async function recordingOf(scene: Scene, count: number): Promise<Recording> {
  const server = await openServer((data) => storeGames(data, [scene]));
  const welcome: string[] = [];
  const answers: string[][] = [];
  const hear = (text: string): void => {
    if (text.startsWith(UPDATE)) answers.push([]);
    (answers.at(-1) ?? welcome).push(text);
  };
  await new Promise<void>((resolve) => {
    const client: TableClient = new TableClient({
      url: `${server.address.replace('http', 'ws')}/ws`,
      table: codeOf(scene),
      token: tokenOf(scene),
      open: (url) => overheard(url, hear),
      on: {
        changed({ game, seat }) {
          if (answers.length > count) resolve(client.stop());
          else if (game !== null && game.view.asked === seat) client.answer(game.step % game.view.options.length);
        },
      },
    });
  });
  await server.close();
  return { scene, welcome, answers: answers.slice(0, count) };
}

function overheard(url: string, hear: (text: string) => void): SocketLike {
  const socket = new WebSocket(url);
  socket.addEventListener('message', ({ data }) => hear(String(data)));
  return socket;
}
