// A table that plays from a prepared position, with every message recorded.

import type { DiceKinds, View as DiceView } from '@posse/dice';
import { type Kinds, RULES } from '@posse/engine';
import { commitmentOf } from '@posse/protocol';
import { vi } from 'vitest';
import { matchOf } from '../games/match.ts';
import { diceTableGame } from '../games/playable-games.ts';
import type { TableGame } from '../games/table-game-interface.ts';
import type { RunningGame } from '../tables/game/running-game.ts';
import { botSeat, emptySeat } from '../tables/people/seat-edits.ts';
import type { Guest } from './recording-guest.ts';
import { Rig } from './test-tables.ts';

export const CODE = 'DICEY';
export const GAME = 'g1';
/** A fake connection that only asks whether everything is settled. */
const PEACE = 'peace';
const SETTLED = '{"type":"settled"}';
const SECRET = 'ab'.repeat(32);

/** The part of a setup that the plan of a table names. */
interface Agreed {
  readonly seats: number;
  readonly modules?: readonly number[];
  readonly sets?: readonly string[];
}

/** One text that one guest received. */
export interface Text {
  readonly to: string;
  readonly at: number;
  readonly text: string;
}

/** A table for which time must stand still. People are called p0, p1 and so on, by their seats; w watches. */
export class DealtTable {
  readonly rig = new Rig();
  readonly texts: Text[] = [];
  readonly guests: Guest[] = [];
  private answered = 0;

  /** Opens the table. Bots, which think with the test server's thinker, sit in all seats without people. */
  async open<K extends Kinds = DiceKinds>(
    state: K['state'],
    people: readonly number[],
    tableGame: TableGame<K> = diceTableGame as unknown as TableGame<K>,
  ): Promise<this> {
    const { rig } = this;
    const { seats, modules, sets } = (state as unknown as { readonly setup: Agreed }).setup;
    const plan = { seats, ...(modules && { modules: [...modules] }), ...(sets && { sets: [...sets] }) };
    const commitment = commitmentOf(SECRET);
    const record = {
      code: CODE,
      game: tableGame.id,
      plan,
      isPublic: false,
      clock: { answer: 30, bank: 60 },
      host: 'p0',
      paused: false,
      seats: state.players.map((_, seat) =>
        people.includes(seat) ? { ...emptySeat('legend'), guest: `p${seat}`, name: `P${seat}` } : botSeat('legend'),
      ),
      gameId: GAME,
      cast: [],
      heard: [],
      nextSecret: SECRET,
      start: null,
      givenUp: [],
      banned: [],
      createdAt: 0,
    } as const;
    const game = {
      id: GAME,
      table: CODE,
      game: tableGame.id,
      rules: RULES,
      setup: { ...plan },
      seed: 'dealt',
      secret: SECRET,
      commitment,
      lucks: state.players.map(() => ''),
      names: state.players.map((_, seat) => `P${seat}`),
      startedAt: 0,
    } as const;
    const snapshot = {
      step: state.step,
      state: JSON.stringify(matchOf(tableGame, tableGame.game.clone(state)).save()),
    };
    await rig.store.write([
      { put: 'table', record },
      { put: 'game', record: game },
      { put: 'snapshot', game: GAME, snapshot },
    ]);
    const names = new Map<string, string>();
    const carry = rig.bus.toClient.bind(rig.bus);
    rig.bus.toClient = (client, text) => {
      if (text !== SETTLED) this.texts.push({ to: names.get(client) ?? '', at: Date.now(), text });
      carry(client, text);
    };
    rig.bus.connect(PEACE, { send: (text) => void (text === SETTLED && this.answered++), dismiss: () => undefined });
    const from = { client: PEACE, guest: 'w', pass: null, network: null };
    await rig.bus.toTable(CODE, { kind: 'arrived', from, join: { type: 'join', version: 2, table: CODE } });
    for (const id of [...people.map((seat) => `p${seat}`), 'w']) {
      const guest = rig.guest(id, CODE);
      names.set(guest.client, id);
      this.guests.push(await guest.isHeard());
    }
    return this;
  }

  guest(id: string): Guest {
    const found = this.guests.find((guest) => guest.id === id);
    if (found === undefined) throw new Error(`nobody is called ${id}`);
    return found;
  }

  /** The game as this guest sees it. */
  view(id: string): DiceView {
    return this.guest(id).view as unknown as DiceView;
  }

  /** A guest joins the table, or comes back to it. */
  come(id: string): Promise<Guest> {
    return this.rig.come(id, CODE);
  }

  get round(): RunningGame {
    return this.rig.tables.here(CODE)?.table.game as RunningGame;
  }

  answers() {
    return this.rig.store.answers(GAME, 0);
  }

  /** Resolves when nothing more happens while time stands still. */
  async calm(): Promise<void> {
    for (let before = -1; before !== this.texts.length; ) {
      before = this.texts.length;
      for (let round = 0; round < 3; round++) await this.settled();
    }
  }

  private async settled(): Promise<void> {
    const { answered } = this;
    await this.rig.bus.toTable(CODE, { kind: 'said', client: PEACE, message: { type: 'settle' } });
    while (this.answered === answered) await new Promise((resolve) => setImmediate(resolve));
  }

  async pass(milliseconds: number): Promise<void> {
    vi.advanceTimersByTime(milliseconds);
    await this.calm();
  }

  /** Moves time to the next scheduled event. */
  async toNext(): Promise<void> {
    vi.advanceTimersToNextTimer();
    await this.calm();
  }

  close(): Promise<void> {
    return this.rig.close();
  }
}
