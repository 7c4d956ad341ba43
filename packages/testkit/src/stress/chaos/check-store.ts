// Checks the store of a stopped server: games are complete and match their snapshots.

import { type Json, samePlain, seat as seatAt } from '@posse/engine';
import { type ReplayedGame, redealtGame, restoredGame } from '../replayed-game.ts';
import type { ServerUnderTest, Store } from '../server-under-test.ts';
import { must } from '../stress-test.ts';
import { automaticAnswers } from './check-game.ts';
import type { Finished } from './played-table.ts';

/** Checks the store of a server that does not run. Throws StressTestFailed. */
export async function checkStore(server: ServerUnderTest, games: readonly Finished[]): Promise<void> {
  const store = await server.openStore();
  try {
    const known = new Set(games.map(({ id }) => id));
    for (const code of await store.openTables()) {
      const gameId = (await store.table(code))?.gameId ?? null;
      must(gameId === null || known.has(gameId), () => `table ${code} has a game ${gameId} that nobody has played`);
    }
    for (const game of games) await checkGame(store, game);
  } finally {
    await store.close();
  }
}

async function checkGame(store: Store, { id, replay, records }: Finished): Promise<void> {
  const record = await store.game(id);
  const outcome = await store.outcome(id);
  const answers = await store.answers(id, 0);
  must(record !== null && outcome !== null, () => `game ${id} is not in the store, or not its outcome`);
  must(
    outcome.answers === answers.length && samePlain(outcome.winners, replay.winners),
    () => `game ${id} is stored with ${answers.length} answers, but with another outcome: ${JSON.stringify(outcome)}`,
  );
  const people = new Set(records.map(({ seat }) => seat));
  const { foregone } = automaticAnswers(replay);
  for (const [place, { step, seat, byBot, bot, answer }] of answers.entries()) {
    must(step === place, () => `game ${id}: where answer ${place} should be the store has answer ${step}`);
    must(
      byBot !== people.has(seat) || foregone.has(step),
      () => `game ${id}: answer ${step} is said to be ${byBot ? 'a' : 'no'} bot's`,
    );
    must(byBot === (bot !== undefined), () => `game ${id}: answer ${step} is the bot's ${bot}`);
    must((bot ?? null) === replay.bots?.[step], () => `game ${id}: the replay tells another bot for ${step}`);
    must(samePlain(JSON.parse(answer), replay.answers[step]), () => `game ${id}: answer ${step} has changed`);
  }
  const first = redealtGame(record.game, record.setup, record.seed);
  const states = [played(first, replay.answers, 0)];
  const snapshot = await store.lastSnapshot(id);
  if (snapshot !== null) {
    const { match } = JSON.parse(snapshot.state) as { readonly match: { readonly state: Json } };
    states.push(played(restoredGame(record.game, match.state), replay.answers, snapshot.step));
  }
  must(samePlain(states[0], states.at(-1)), () => `game ${id} ends differently from its last snapshot`);
}

/** The saved state after all answers from this one on. */
function played(replayed: ReplayedGame, answers: Finished['replay']['answers'], from: number): Json {
  for (const answer of answers.slice(from)) replayed.take({ ...answer, seat: seatAt(answer.seat) });
  // In the form in which the store keeps it.
  return JSON.parse(JSON.stringify(replayed.save()));
}
