// Finished games and their proofs: from the server, or from this browser if they were played here alone.

import { type Proof, proof, type Replay, replay } from '@posse/protocol';
import type { Where } from '../session/session.ts';
import type { Break } from './film.ts';

/** Why a finished game can't be shown. */
export type Lack = 'no-such-game' | 'not-over' | 'out-of-reach' | Break;

export class NotThere extends Error {
  override readonly name = 'NotThere';
  readonly lack: Lack;

  constructor(lack: Lack) {
    super(`The game can't be shown: ${lack}.`);
    this.lack = lack;
  }
}

export const loadReplay = async (where: Where, id: string): Promise<Replay> =>
  checked(replay, where === 'solo' ? await fromSolo('soloReplay', id) : await fromServer(id, ''));

export const loadProof = async (where: Where, id: string): Promise<Proof> =>
  checked(proof, where === 'solo' ? await fromSolo('soloProof', id) : await fromServer(id, '/proof'));

interface Schema<T> {
  safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false };
}

function checked<T>(schema: Schema<T>, found: unknown): T {
  const result = schema.safeParse(found);
  if (result.success) return result.data;
  throw new NotThere('unreadable');
}

async function fromServer(id: string, part: '' | '/proof'): Promise<unknown> {
  const reply = await fetch(`/api/games/${encodeURIComponent(id)}${part}`).catch(() => {
    throw new NotThere('out-of-reach');
  });
  const body: unknown = await reply.json().catch(() => null);
  if (reply.ok) return body;
  const { code } = (body ?? {}) as { readonly code?: unknown };
  throw new NotThere(code === 'no-such-game' || code === 'not-over' ? code : 'out-of-reach');
}

async function fromSolo(service: 'soloReplay' | 'soloProof', id: string): Promise<Replay | Proof> {
  const solo = await import('../solo/solo.ts');
  const found = await solo[service](id);
  if (found === null) throw new NotThere('no-such-game');
  return found;
}
