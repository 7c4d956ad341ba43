// Plays the tables of the corpus on a real server, and stores them.

import { join } from 'node:path';
import type { NewTable, TablePlan } from '@posse/protocol';
import type { Change } from '@posse/store';
import { openSqliteStore } from '@posse/store/sqlite';
import { type Known, makeTable, Person, playOn, until } from '../corpus-person.ts';
import { CLOCK, openServer } from './corpus-server.ts';
import type { OlderGame } from './older-games.ts';

/** A table of the corpus, with all that its people need to come back. */
export interface CorpusTable {
  /** The case that the table is an example of. */
  readonly what: string;
  readonly code: string;
  readonly people: readonly Known[];
  /** Banned people. */
  readonly banned: readonly Known[];
}

/** A reveal timeout that is long enough for every connected client, and short for the one that never reveals. */
const SHORT_REVEAL_MS = 1500;
const LONG_REVEAL_MS = 600_000;

const ALL_CARD_SETS = ['base', 'dodge-city', 'high-noon', 'fistful', 'promos'];
const NAMES = ['Ann', 'Bea', 'Cleo'];

class Gathering {
  readonly server: string;
  readonly code: string;
  readonly people: Person[];

  private constructor(server: string, code: string, people: Person[]) {
    this.server = server;
    this.code = code;
    this.people = people;
  }

  static async of(server: string, count: number, game: NewTable['game'], plan: TablePlan): Promise<Gathering> {
    const { code, pass } = await makeTable(server, { game, plan, clock: CLOCK });
    const people: Person[] = [];
    for (const [place, name] of NAMES.slice(0, count).entries())
      people.push(await new Person(server, code, { name, ...(place === 0 && { pass }) }).sits(place));
    return new Gathering(server, code, people);
  }

  get host(): Person {
    return this.at(0);
  }

  at(place: number): Person {
    const found = this.people[place];
    if (found === undefined) throw new Error(`Table ${this.code} has no person number ${place}.`);
    return found;
  }

  async deal(): Promise<this> {
    this.host.client.start();
    await until(this.people, () => this.people.every(({ client }) => client.game !== null), 'a game is dealt');
    return this;
  }

  /** Plays at least this many answers, up to a question to a person, at which everything waits. */
  async play(answers: number): Promise<this> {
    const { people, host } = this;
    await playOn(people, () => {
      if (host.phase === 'over') throw new Error(`The game at ${this.code} was over too early: make the corpus again.`);
      const asked = people.find(({ client }) => client.seat === host.view.asked);
      return host.view.step >= answers && asked !== undefined && asked.view.options.length > 1;
    });
    return this;
  }

  /** Sends chat lines, and waits until everybody has received them: all earlier changes are stored then. */
  async talk(...texts: readonly string[]): Promise<this> {
    for (const text of texts) {
      this.host.client.say('table', text);
      const heard = (): boolean => this.people.every(({ client }) => client.lines.some((line) => line.text === text));
      await until(this.people, heard, 'a line is heard');
    }
    return this;
  }

  leave(what: string, banned: readonly Person[] = []): CorpusTable {
    const kept = { what, code: this.code, people: this.people.map(({ known }) => known) };
    for (const { client } of [...this.people, ...banned]) client.stop();
    return { ...kept, banned: banned.map(({ known }) => known) };
  }
}

/** The tables that need a short reveal timeout. */
async function firstTables(server: string): Promise<CorpusTable[]> {
  const made: CorpusTable[] = [];

  const paused = await (await Gathering.of(server, 2, 'card', { seats: 4 })).deal();
  await paused.talk('Howdy.', 'Who is the Sheriff? 🤠');
  paused.at(1).client.gesture('howdy');
  await paused.play(60);
  paused.host.client.pause(true);
  await until(paused.people, () => paused.at(1).client.table?.paused === true, 'the table is paused');
  made.push(paused.leave('card, base, paused after its first snapshot'));

  const all = await Gathering.of(server, 2, 'card', { seats: 6, sets: ALL_CARD_SETS, bot: 'deputy' });
  await (await all.deal()).play(20);
  made.push((await all.talk('All sets.')).leave('card, all sets, before its first snapshot'));

  const dice = await Gathering.of(server, 2, 'dice', { seats: 5, preset: 'everything' });
  await (await dice.deal()).play(30);
  made.push((await dice.talk('Dice.')).leave('dice, all modules, running'));

  const left = await Gathering.of(server, 3, 'card', { seats: 5, sets: ['base', 'dodge-city'], latecomers: true });
  const stranger = await new Person(server, left.code, { name: 'Dan' }).isThere();
  left.host.client.kick(stranger.client.you ?? '');
  await until([stranger], () => stranger.client.status === 'stopped', 'a guest is sent away');
  await (await left.deal()).play(15);
  left.at(2).client.leave();
  await until(left.people, () => left.host.client.table?.seats[2]?.gone === 'left', 'a player left');
  made.push((await left.talk('Where is Cleo?')).leave('card, a player left and a guest is banned', [stranger]));

  const over = await (await Gathering.of(server, 2, 'card', { seats: 4, sets: ['base', 'high-noon'] })).deal();
  await playOn(over.people);
  made.push((await over.talk('Well played.')).leave('card, over'));

  const aborted = await Gathering.of(server, 2, 'dice', { seats: 4 });
  const kept = forget(aborted.at(1));
  await aborted.deal();
  aborted.at(1).memory.text = kept;
  await playOn(aborted.people);
  made.push(aborted.leave('dice, over, after a start that was given up'));

  const gathering = await Gathering.of(server, 2, 'card', { seats: 7, sets: ['base', 'fistful'], gallery: true });
  gathering.host.client.arrange({
    isPublic: true,
    plan: { seats: 7, sets: ['base', 'fistful'], options: { 'one-by-one': true } },
  });
  gathering.host.client.bot(3, 'deputy');
  await until(gathering.people, () => gathering.at(1).client.table?.seats[3]?.by === 'bot', 'a bot sits');
  made.push((await gathering.talk('We wait for Cleo.')).leave('card, before its first deal'));

  return made;
}

/** Makes a client forget its contribution: it never reveals, and commits to another one. */
function forget(person: Person): string | null {
  const { text } = person.memory;
  person.memory.text = JSON.stringify({ next: 'ab'.repeat(32), shown: null, starts: [], game: null });
  return text;
}

/** A table whose start waits for a contribution. */
async function shuffleTable(server: string): Promise<CorpusTable> {
  const table = await Gathering.of(server, 2, 'card', { seats: 4 });
  const kept = forget(table.at(1));
  table.host.client.start();
  await until(table.people, () => table.people.every(({ client }) => client.table?.start !== null), 'a start is shown');
  await table.talk('The cards are mixed.');
  table.at(1).memory.text = kept;
  return table.leave('card, in the middle of its start');
}

/** A table with a stored game in place of its own, cut off after some answers. */
async function olderTable(data: string, older: OlderGame): Promise<CorpusTable> {
  const { seats, preset } = older.record.setup as { readonly seats: number; readonly preset?: unknown };
  const server = await openServer(data);
  const plan = { seats, ...(typeof preset === 'string' && { preset }) };
  const left = (await Gathering.of(server.address, 2, older.record.game, plan)).leave(older.what);
  await server.stop();
  const store = openSqliteStore(join(data, 'posse.db'));
  const table = await store.table(left.code);
  if (table === null) throw new Error(`Table ${left.code} was not stored.`);
  const { record, answers, outcome } = older;
  await store.write([
    { put: 'game', record: { ...record, table: left.code } },
    ...answers.map((answer): Change => ({ put: 'answer', game: record.id, record: answer })),
    ...(outcome === null ? [] : [{ put: 'outcome', game: record.id, outcome } as const]),
    { put: 'table', record: { ...table, gameId: record.id, playing: outcome === null } },
  ]);
  await store.close();
  return left;
}

export async function makeTables(
  data: string,
  older: readonly OlderGame[],
): Promise<{ tables: CorpusTable[]; adminToken: string; withdrawn: string }> {
  const first = await openServer(data, { revealTimeout: SHORT_REVEAL_MS, makesAdminToken: true });
  const tables = await firstTables(first.address);
  const withdrawn = await withdrawPass(first.address);
  await first.stop();
  for (const game of older) tables.push(await olderTable(data, game));
  const last = await openServer(data, { revealTimeout: LONG_REVEAL_MS });
  tables.push(await shuffleTable(last.address));
  await last.stop();
  return { tables, adminToken: first.madeToken ?? '', withdrawn };
}

/** Makes a session and withdraws it. */
async function withdrawPass(server: string): Promise<string> {
  const { pass } = await makeTable(server, { game: 'card', plan: { seats: 4 } });
  await fetch(`${server}/api/pass/withdraw`, { method: 'POST', headers: { authorization: `Bearer ${pass}` } });
  return pass;
}
