// Checks that the replay of a finished game follows from its seed and answers.

import type { Kinds } from '@posse/engine';
import { isFairlyDealt, proof as proofSchema } from '@posse/protocol';
import { inGame, type TableGame } from '@posse/server/games';
import { must } from '../stress-test.ts';

export async function checkReplay(address: string, id: string): Promise<void> {
  const reply = await fetch(`${address}/api/games/${id}/proof`);
  const proof = proofSchema.parse(await reply.json());
  const { replay } = proof;
  must(isFairlyDealt(proof), () => `game ${id} was not dealt as it was promised`);
  const winners = inGame(replay.game, <K extends Kinds>({ game }: TableGame<K>) => {
    const state = game.deal(game.storedWishes(replay.setup), replay.seed);
    for (const answer of replay.answers) game.advance(state, answer as unknown as K['answer']);
    return game.result(state);
  });
  must(winners !== null, () => `game ${id} does not end when replayed`);
  must(String(winners) === String(replay.winners), () => `game ${id} ends in another way when replayed`);
}
