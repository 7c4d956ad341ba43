// A finished game as the server tells it afterwards: does it follow from its seed and its answers?

import type { Kinds } from '@posse/engine';
import { commitmentOf, proof as proofSchema, seedOf } from '@posse/protocol';
import { inGame, type TableGame } from '@posse/server/games';
import { must } from '../trial.ts';

export async function checkReplay(address: string, id: string): Promise<void> {
  const reply = await fetch(`${address}/api/games/${id}/proof`);
  const { commitment, secret, lucks, replay } = proofSchema.parse(await reply.json());
  must(commitmentOf(secret) === commitment, () => `game ${id} broke its promise`);
  must(seedOf(secret, id, lucks) === replay.seed, () => `game ${id} was dealt from another seed`);
  const winners = inGame(replay.game, <K extends Kinds>({ game }: TableGame<K>) => {
    const state = game.deal(replay.setup as unknown as K['wishes'], replay.seed);
    for (const answer of replay.answers) game.advance(state, answer as unknown as K['answer']);
    return game.result(state);
  });
  must(winners !== null, () => `game ${id} does not end when replayed`);
  must(String(winners) === String(replay.winners), () => `game ${id} ends in another way when replayed`);
}
