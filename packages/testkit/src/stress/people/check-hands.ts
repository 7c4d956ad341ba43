// Checks a finished game: the hands that the cheater saw, and the seats they had.

import type { Kinds } from '@posse/engine';
import type { TableInfo } from '@posse/protocol';
import { inGame, type TableGame } from '@posse/server/games';
import { TrueGame } from '../leaks/true-game.ts';
import { must } from '../stress-test.ts';
import type { Figures } from './cheat-counts.ts';
import type { CheatedGame } from './cheated-table.ts';
import { ExpectedUpdates } from './expected-updates.ts';
import { checkHands, checkListeners, checkWaiting, knowledgeFrom } from './known-hands.ts';
import { type MessageLog, MessageParser } from './message-log.ts';

/** Checks a finished game. Throws StressTestFailed. */
export function checkGame({ proof, honest, cheater }: CheatedGame, figures: Figures): void {
  const { id } = proof;
  const reading = new MessageParser();
  const mine = cheater.all.flatMap(({ logs }) => logs);
  const theirs = honest.map((one) => one.all.flatMap(({ logs }) => logs));
  const told = toldOf(id, [...mine, ...theirs.flat()], reading);
  const [atDeal] = told.tables;
  must(atDeal !== undefined, () => `nobody has heard of the deal of game ${id}`);
  const own = seatsOf(atDeal, cheater.guests);
  must(own.length <= 1, () => `the test itself went wrong: the cheater had the seats ${own} at the deal`);
  must(told.late.size === 0 || atDeal.plan.latecomers === true, () => `somebody came late into game ${id}`);
  const allowed = new Set([...own, ...told.late]);
  for (const table of told.tables)
    for (const seat of seatsOf(table, cheater.guests))
      must(allowed.has(seat), () => `the cheater has taken seat ${seat} of game ${id}: ${JSON.stringify(table)}`);
  inGame(proof.replay.game, <K extends Kinds>(tableGame: TableGame<K>) => {
    const trueGame = new TrueGame(tableGame, proof);
    const expected = new ExpectedUpdates(trueGame);
    const learnt = knowledgeFrom(mine, expected, reading);
    const hands = checkHands(learnt, allowed, `in game ${id} the cheater`);
    checkWaiting(learnt, (n) => tableGame.game.pending(trueGame.state(n))?.asked ?? null, `in game ${id} the cheater`);
    figures.count(hands, told.late.size, checkListeners(learnt, `in game ${id} the cheater`));
    for (const [at, logs] of theirs.entries()) {
      const guests = new Set(honest[at]?.all.flatMap((one) => [...one.guests]));
      // A person who asked for a seat during the shuffle got one later, if latecomers are allowed.
      const late = told.tables.flatMap((table) => seatsOf(table, guests)).filter((seat) => told.late.has(seat));
      const seats = new Set([...seatsOf(atDeal, guests), ...late]);
      checkHands(knowledgeFrom(logs, expected, reading), seats, `in game ${id} honest ${at}`);
    }
  });
}

const seatsOf = ({ seats }: TableInfo, guests: ReadonlySet<string>): readonly number[] =>
  seats.flatMap(({ guest }, seat) => (guest !== null && guests.has(guest) ? [seat] : []));

/** The changes of the table during this game, and the announced latecomers. */
function toldOf(game: string, logs: readonly MessageLog[], reading: MessageParser) {
  const texts = logs.flatMap((log) => log.texts).toSorted((one, other) => one.at - other.at);
  const tables: TableInfo[] = [];
  const late = new Set<number>();
  for (const { text, table } of texts) {
    if (table?.gameId === game && table.phase === 'playing') tables.push(table);
    if (!text.startsWith('{"type":"line"')) continue;
    const told = reading.read(text);
    if (told.type === 'line' && told.line.notice === 'latecomer' && told.line.game === game)
      late.add(told.line.seat ?? -1);
  }
  return { tables, late };
}
