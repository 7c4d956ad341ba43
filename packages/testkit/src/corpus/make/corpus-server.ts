// Starts a server for the corpus: quick bots, long clocks, no log.

import { DEFAULTS, type Server, serve } from '@posse/server';

/** The clock of stored tables, with which no time runs out during a test. */
export const CLOCK = { answer: 86_400, bank: 0 };

export const openServer = (data: string, more: Partial<typeof DEFAULTS> = {}): Promise<Server> =>
  serve({
    ...DEFAULTS,
    host: '127.0.0.1',
    port: 0,
    data,
    logLevel: 'silent',
    pause: [0, 0],
    moment: [0, 0],
    roleViewing: 0,
    ...more,
  });
