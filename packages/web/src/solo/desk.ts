// The desk in the solo worker: takes what the page sends, and answers through the port that came with it.

import type { Problem } from '@posse/protocol';
import { Refused } from '@posse/server/tables';
import type { Keeper } from './keeper.ts';
import { type Asked, type FromTable, GONE, type Reply, type ToTable, type ToWorker } from './words.ts';

export function receive(keeper: Keeper, message: ToWorker, port: MessagePort | undefined): void {
  if (message.kind === 'pause') keeper.pause = message.pause;
  else if (port === undefined) throw new Error('Whoever asks sends a port for the answer.');
  else if (message.kind === 'socket') void plugIn(keeper, port);
  else void reply(keeper, message, port);
}

async function reply(keeper: Keeper, asked: Asked, port: MessagePort): Promise<void> {
  const answer: Reply = await answerTo(keeper, asked).then(
    (given) => ({ given }),
    (error: unknown) => ({ refused: problemOf(error) }),
  );
  port.postMessage(answer);
}

function answerTo(keeper: Keeper, asked: Asked): Promise<unknown> {
  switch (asked.service) {
    case 'make':
      return keeper.make(asked.about);
    case 'replay':
      return keeper.replay(asked.about);
    case 'proof':
      return keeper.proof(asked.about);
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof Refused) return { code: error.code, message: error.message };
  return { code: 'internal', message: error instanceof Error ? error.message : String(error) };
}

async function plugIn(keeper: Keeper, port: MessagePort): Promise<void> {
  const tell = (news: FromTable): void => port.postMessage(news);
  try {
    const line = await keeper.connect({
      send: (text) => tell({ text }),
      closed: (code, reason) => tell({ code, reason }),
    });
    port.onmessage = ({ data }: MessageEvent<ToTable>) => {
      if (data !== 'close') return line.hear(data.text);
      line.hangUp();
      port.close();
    };
    tell('open');
  } catch {
    tell(GONE);
  }
}
