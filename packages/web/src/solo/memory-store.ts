// The store of a browser that keeps nothing. No table is ever brought back from it: it remembers only what is looked at afterwards.

import type { AnswerRecord, Change, GameRecord, Outcome, Store } from '@posse/server/tables';

interface Remembered {
  readonly record: GameRecord;
  readonly answers: AnswerRecord[];
  outcome: Outcome | null;
}

export class MemoryStore implements Store {
  readonly #games = new Map<string, Remembered>();

  async write(changes: readonly Change[]): Promise<void> {
    for (const change of changes) this.#keep(change);
  }

  #keep(change: Change): void {
    if (change.put === 'game') this.#games.set(change.record.id, { record: change.record, answers: [], outcome: null });
    else if (change.put === 'answer') this.#games.get(change.game)?.answers.push(change.record);
    else if (change.put === 'outcome') {
      const game = this.#games.get(change.game);
      if (game !== undefined) game.outcome = change.outcome;
    }
  }

  game = async (id: string) => this.#games.get(id)?.record ?? null;
  outcome = async (id: string) => this.#games.get(id)?.outcome ?? null;
  answers = async (id: string, from: number) => this.#games.get(id)?.answers.slice(from) ?? [];
  openTables = async () => [];
  hasTable = async () => false;
  lastSnapshot = async () => null;
  lines = async () => [];
  check = async () => undefined;
  close = async () => undefined;
}
