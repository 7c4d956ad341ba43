// Loads finished games and their proofs from the server, or from this browser.

import { type Proof, proof, type Replay, replay } from '@posse/protocol';
import { useEffect, useState } from 'react';
import { saveFile } from '../app/file-download.ts';
import { fromRoot } from '../app/server-root-path.ts';
import type { Where } from '../game-table/session/table-session.ts';
import { type Break, BrokenRecording } from './replay/replayed-game.ts';

/** The reason why a finished game can't be shown. */
export type Unavailable = 'no-such-game' | 'forgotten' | 'not-over' | 'out-of-reach' | Break;

export class NotThere extends Error {
  override readonly name = 'NotThere';
  readonly lack: Unavailable;

  constructor(lack: Unavailable) {
    super(`The game can't be shown: ${lack}.`);
    this.lack = lack;
  }
}

/** Loads a replay from where the game was played, or else from this browser's list of games. */
export async function loadReplay(where: Where, id: string): Promise<Replay> {
  try {
    return checked(replay, where === 'solo' ? await fromSolo('soloReplay', id) : await fromServer(id, ''));
  } catch (error) {
    if (unavailableOf(error) !== 'no-such-game' && unavailableOf(error) !== 'out-of-reach') throw error;
    const { ownReplay } = await import('../game-history/saved-replay.ts');
    const own = await ownReplay({ where, id });
    if (own === 'unknown') throw error;
    if (own === null) throw unavailableOf(error) === 'no-such-game' ? new NotThere('forgotten') : error;
    return checked(replay, own);
  }
}

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
  const reply = await fetch(fromRoot(`/api/games/${encodeURIComponent(id)}${part}`)).catch(() => {
    throw new NotThere('out-of-reach');
  });
  const body: unknown = await reply.json().catch(() => null);
  if (reply.ok) return body;
  const { code } = (body ?? {}) as { readonly code?: unknown };
  throw new NotThere(code === 'no-such-game' || code === 'not-over' ? code : 'out-of-reach');
}

async function fromSolo(service: 'soloReplay' | 'soloProof', id: string): Promise<Replay | Proof> {
  const solo = await import('../solo/solo-games.ts');
  const found = await solo[service](id);
  if (found === null) throw new NotThere('no-such-game');
  return found;
}

/**
 * Loads something of a finished game: null while loading, the reason if it can't be had. A different `find` starts a
 * new load.
 */
export function useFound<T extends object>(find: () => Promise<T>): T | Unavailable | null {
  const [found, setFound] = useState<T | Unavailable | null>(null);
  useEffect(() => {
    let isWanted = true;
    const keep = (what: T | Unavailable): void => {
      if (isWanted) setFound(what);
    };
    setFound(null);
    find().then(keep, (error: unknown) => keep(unavailableOf(error)));
    return () => {
      isWanted = false;
    };
  }, [find]);
  return found;
}

function unavailableOf(error: unknown): Unavailable {
  return error instanceof BrokenRecording || error instanceof NotThere ? error.lack : 'out-of-reach';
}

/** Saves an object as a file on the user's machine. */
export const download = (name: string, content: object): void =>
  saveFile(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }), name);
