// A game that is over, and all that anybody was told of it: whose hands has the driver seen, and who has sat where?

import type { Kinds } from '@posse/engine';
import type { TableInfo } from '@posse/protocol';
import { inGame, type TableGame } from '@posse/server/games';
import { TrueGame } from '../leaks/true-game.ts';
import { must } from '../stress-test.ts';
import type { CheatedGame } from './cheated-table.ts';
import { ExpectedUpdates } from './expected-updates.ts';
import type { Figures } from './figures.ts';
import { checkHands, checkListeners, checkWaiting, knowledgeFrom } from './knowledge.ts';
import { type MessageLog, Reading } from './message-log.ts';

/** Throws StressTestFailed. */
export function checkGame({ proof, honest, driver }: CheatedGame, figures: Figures): void {
  const { id } = proof;
  const reading = new Reading();
  const mine = driver.all.flatMap(({ logs }) => logs);
  const theirs = honest.map((one) => one.all.flatMap(({ logs }) => logs));
  const told = toldOf(id, [...mine, ...theirs.flat()], reading);
  const [atDeal] = told.tables;
  must(atDeal !== undefined, () => `nobody has heard of the deal of game ${id}`);
  const own = seatsOf(atDeal, driver.guests);
  must(own.length <= 1, () => `the trial itself went wrong: the driver had the seats ${own} at the deal`);
  must(told.late.size === 0 || atDeal.plan.latecomers === true, () => `somebody came late into game ${id}`);
  const allowed = new Set([...own, ...told.late]);
  for (const table of told.tables)
    for (const seat of seatsOf(table, driver.guests))
      must(allowed.has(seat), () => `the driver has taken seat ${seat} of game ${id}: ${JSON.stringify(table)}`);
  inGame(proof.replay.game, <K extends Kinds>(tableGame: TableGame<K>) => {
    const truth = new TrueGame(tableGame, proof);
    const showing = new ExpectedUpdates(truth);
    const learnt = knowledgeFrom(mine, showing, reading);
    const hands = checkHands(learnt, allowed, `in game ${id} the driver`);
    checkWaiting(learnt, (n) => tableGame.game.pending(truth.state(n))?.asked ?? null, `in game ${id} the driver`);
    figures.count(hands, told.late.size, checkListeners(learnt, `in game ${id} the driver`));
    for (const [at, logs] of theirs.entries()) {
      const guests = new Set(honest[at]?.all.flatMap((one) => [...one.guests]));
      // Whoever wanted a seat while the cards were mixed has got one after that, where latecomers may play.
      const late = told.tables.flatMap((table) => seatsOf(table, guests)).filter((seat) => told.late.has(seat));
      const seats = new Set([...seatsOf(atDeal, guests), ...late]);
      checkHands(knowledgeFrom(logs, showing, reading), seats, `in game ${id} honest ${at}`);
    }
  });
}

const seatsOf = ({ seats }: TableInfo, guests: ReadonlySet<string>): readonly number[] =>
  seats.flatMap(({ guest }, seat) => (guest !== null && guests.has(guest) ? [seat] : []));

/** The table while this game was played, from the deal on, and where latecomers were announced. */
function toldOf(game: string, logs: readonly MessageLog[], reading: Reading) {
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
