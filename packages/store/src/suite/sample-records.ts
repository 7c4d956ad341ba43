// Records for the tests that all stores have to pass.

import { expect } from 'vitest';
import type { AnswerRecord, Change, ChatLine, GameRecord, TableRecord } from '../store-interface.ts';

export const table = (code: string, paused = false): TableRecord => ({
  code,
  game: 'card',
  plan: { seats: 4 },
  isPublic: true,
  clock: { answer: 45, bank: 180 },
  host: 'guest-1',
  paused,
  seats: [
    {
      guest: 'guest-1',
      name: 'Calamità "Jane" 🤠\n',
      face: 'miner',
      tokenHash: 'hash',
      bot: 'deputy',
      isBot: false,
      away: false,
      ready: true,
      keep: false,
      promise: null,
      gone: 'left',
      late: true,
      waiting: false,
      past: ['guest-2'],
      lost: [
        {
          guest: 'first',
          name: 'Ann',
          face: null,
          tokenHash: 'another hash',
          past: ['before'],
          ownSteps: [0, 3],
          claimant: 'Bob',
        },
      ],
      seenBy: ['thief'],
      ownSteps: [3, 7],
      ownBot: true,
      quiet: true,
      automatic: true,
    },
  ],
  gameId: null,
  cast: ['guest-1', null],
  heard: ['guest-3'],
  nextSecret: 'secret',
  start: null,
  givenUp: [],
  banned: [{ guest: 'guest-9', networks: ['a mark'], spared: ['guest-3'] }],
  createdAt: 1_800_000_000_000,
});

export const dealt = (id: string, code = 'ABCD'): GameRecord => ({
  id,
  table: code,
  game: 'card',
  rules: 7,
  setup: { seats: 4, sets: ['base'] },
  seed: 'seed',
  secret: 'secret',
  commitment: 'commitment',
  lucks: ['luck', ''],
  names: ['Jane', 'Slab'],
  startedAt: 1_800_000_000_001,
});

export const answered = (step: number, byBot = false): AnswerRecord => ({
  step,
  seat: step % 4,
  answer: `{"kind":"pass","why":"it's late – \\"${step}\\""}`,
  byBot,
  ...(byBot && { bot: 'legend/bold' }),
  took: 1200,
  at: 1_800_000_000_002 + step,
});

export const said = (number: number): ChatLine => ({
  number,
  channel: number % 2 === 0 ? 'table' : 'gallery',
  game: number % 2 === 0 ? null : 'g',
  guest: 'guest-1',
  seat: number % 2 === 0 ? 0 : null,
  name: 'Jane',
  text: `¿"${number}"?\n'🌵'`,
  at: 1_800_000_000_003,
  ...(number % 3 === 0 && { notice: 'older-rules' }),
});

export const put = (code: string, due?: number | null): Change => ({
  put: 'table',
  record: table(code),
  ...(due !== undefined && { due }),
});
export const deal = (id: string, code?: string): Change => ({ put: 'game', record: dealt(id, code) });
export const answer = (game: string, number: number): Change => ({ put: 'answer', game, record: answered(number) });
export const line = (code: string, number: number): Change => ({ put: 'line', table: code, line: said(number) });
export const refusal = (reason: string) => expect.objectContaining({ name: 'StoreFailure', reason });
