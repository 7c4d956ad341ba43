// Writes what a browser stores, by the page's own modules, for the corpus.

import type { AnyView, Replay } from '@posse/protocol';
import { exportDatabases, fakeStorage, type StoredDatabase } from './browser-storage.ts';

const storage = fakeStorage();

const { seat } = await import('@posse/engine');
const { choose, settings } = await import('../app/user-settings.ts');
const { wish, wishes } = await import('../lobby/last-table-wishes.ts');
const { deleteGames, listGames, openGames, putGame } = await import('../game-history/games-database.ts');
const { keptGameOf } = await import('../game-history/game-list-entry.ts');
const { note: noteGame, notedGames } = await import('../game-history/running-game-notes.ts');
const { openDatabase } = await import('../solo/solo-database.ts');
const { SoloServer } = await import('../solo/solo-server.ts');
const { inDatabase } = await import('../solo/browser-stores.ts');
const { Player } = await import('../solo/testing/solo-player.ts');
const { keepToken, keptToken, luckMemory, ownTables, rememberTable } = await import(
  '../game-table/session/remembered-tables.ts'
);
const { OwnTime } = await import('../game-table/session/solo-time-control.ts');
const { note: noteHunch } = await import('../game-table/hunches/hunches.ts');
const { startGuided, rememberLesson, showFewerLessons } = await import('../lessons/shown-lessons.ts');
const { lay, rolesSeen } = await import('../lessons/role-card-state.ts');
const { keepToken: keepAdminToken } = await import('../admin/admin-token.ts');

/** All that a browser keeps, and what the page itself reads from it. */
export interface PageCorpus {
  readonly databases: readonly StoredDatabase[];
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
  readonly shown: {
    readonly over: readonly { readonly id: string; readonly replay: Replay }[];
    readonly running: { readonly code: string; readonly id: string; readonly view: AnyView };
    readonly games: unknown;
    readonly settings: unknown;
    readonly wishes: unknown;
    readonly noted: unknown;
    readonly tables: unknown;
    readonly token: string;
    readonly luck: string;
    readonly roles: unknown;
  };
}

const CODE = 'K7M4QX';
const LUCK = JSON.stringify({ next: 'cd'.repeat(32), shown: null, starts: [], game: null });

export async function pageCorpus(): Promise<PageCorpus> {
  const solo = await soloGames();
  const games = await ownGames(solo.over);
  keepNotes();
  const shown = {
    ...solo,
    games,
    settings: settings.getState(),
    wishes: wishes.getState(),
    noted: notedGames(),
    tables: ownTables(),
    token: keptToken(CODE) ?? '',
    luck: luckMemory(CODE).read() ?? '',
    roles: rolesSeen.getState(),
  };
  return { databases: await exportDatabases(), local: storage.local.all, session: storage.session.all, shown };
}

async function soloGames(): Promise<Pick<PageCorpus['shown'], 'over' | 'running'>> {
  const database = await openDatabase();
  const server = new SoloServer(Promise.resolve(inDatabase(database)));
  server.pace = { bots: 'as usual', pause: [0, 0] };
  const over: { id: string; replay: Replay }[] = [];
  for (const wished of [
    { game: 'card', plan: { seats: 4 } },
    { game: 'dice', plan: { seats: 5, preset: 'everything' } },
  ] as const) {
    const player = await new Player(server, await server.make(wished)).begin();
    await player.play();
    const id = player.client.game?.id ?? '';
    const replay = await server.replay(id);
    if (replay === null) throw new Error(`The solo game ${id} was not kept.`);
    over.push({ id, replay });
    player.client.stop();
  }
  const code = await server.make({ game: 'card', plan: { seats: 5, sets: ['base', 'dodge-city'] } });
  const player = await new Player(server, code).begin();
  await player.play(() => {
    if (player.isOver) throw new Error('The running solo game was over too early: make the corpus again.');
    return player.hasChoice && player.view.step > 20;
  });
  await player.isHeard();
  const running = { code, id: player.client.game?.id ?? '', view: player.view };
  player.client.stop();
  database.close();
  return { over, running };
}

async function ownGames(over: PageCorpus['shown']['over']): Promise<unknown> {
  const games = await openGames();
  for (const { id, replay } of over) {
    const played = { where: 'solo', id, seat: 0 } as const;
    await putGame(games, await keptGameOf(played, replay), replay);
    const deleted = await keptGameOf({ ...played, where: 'server' }, replay);
    await putGame(games, deleted, replay);
    await deleteGames(games, [deleted], 1);
  }
  const listed = await listGames(games);
  games.close();
  return listed;
}

/** Stores settings and notes in which every choice differs from the default. */
function keepNotes(): void {
  choose({ name: 'Ann', face: 'fox', language: 'it', theme: 'day', sound: false, volume: 0.3, speed: 0.5 });
  choose({ fourColours: true, hints: true, callSound: false, callNotice: true, callBuzz: true });
  choose({ gestures: false, muted: ['somebody'], automatic: false });
  const plan = { seats: 6, preset: 'standard', options: { 'one-by-one': true } };
  wish({ game: 'dice', plans: { card: plan, dice: { seats: 7 } }, bot: 'legend', pace: 'slow', isPublic: true });
  wish({ gallery: true, latecomers: true });
  noteGame({ where: 'server', id: 'a-game', code: CODE, seat: 2 });
  rememberTable({ code: CODE, guest: 'a-guest', game: 'dice' });
  keepToken(CODE, 'a-token');
  luckMemory(CODE).write(LUCK);
  noteHunch('a-game', seat(1), 'outlaw');
  startGuided(CODE);
  rememberLesson('a-lesson');
  showFewerLessons();
  lay('a-game', 'up');
  keepAdminToken('an-admin-token');
  const still = { go: () => undefined, step: () => undefined };
  const stage = { hurry: () => undefined, leap: () => undefined, land: () => undefined };
  new OwnTime(CODE, still, stage, () => undefined).pause(true);
}
