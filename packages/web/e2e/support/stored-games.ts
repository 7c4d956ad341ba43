// Stores scenes in a server's data, each at a table of its own.

import { join } from 'node:path';
import { type AnswerBase, RULES } from '@posse/engine';
import type { EveningGame } from '@posse/protocol/evening';
import { hashOf } from '@posse/server/tables';
import type { AnswerRecord, Change, DealtPerson, GameRecord, SeatRecord, Store, TableRecord } from '@posse/store';
import { openSqliteStore } from '@posse/store/sqlite';
import { botAt, LEVEL, nameAt, type Scene } from './bot-game-scenes.ts';
import { SAMPLE_EVENING, SAMPLE_GAMES } from './sample-evening.ts';

const LONG = 86_400;
const NOON = Date.UTC(2026, 0, 1, 12);

export const codeOf = ({ name }: Scene): string => name.toUpperCase().replace(/-/g, '');
export const tokenOf = ({ name, you }: Scene, who: number = you): string => `${who}.token-of-${name}`;

export async function storeGames(data: string, scenes: readonly Scene[]): Promise<void> {
  const store = openSqliteStore(join(data, 'posse.db'));
  for (const scene of scenes) {
    const { id: game, answers, winners } = scene;
    if (scene.name === 'evening') await storeEvening(store, scene);
    await store.write([
      { put: 'table', record: tableOf(scene) },
      { put: 'game', record: gameOf(scene) },
      ...answers.map((answer, number) => ({ put: 'answer', game, record: answerOf(scene, answer, number) }) as const),
    ]);
    if (winners === null) continue;
    const evening = scene.name === 'evening' ? { evening: lastGameOf(scene) } : {};
    if (scene.name === 'evening') await store.write(reactionsIn(scene));
    await store.write([
      { put: 'outcome', game, outcome: { winners, answers: answers.length, endedAt: NOON, ...evening } },
    ]);
  }
  await store.close();
}

/** The games that the table of this scene has had before. */
async function storeEvening(store: Store, scene: Scene): Promise<void> {
  for (const evening of SAMPLE_GAMES.slice(0, -1)) {
    const { id, winners, answers, endedAt } = evening;
    await store.write([
      { put: 'game', record: { ...gameOf(scene), id } },
      { put: 'outcome', game: id, outcome: { winners, answers, endedAt, evening } },
    ]);
  }
}

/** The last game of the sample is that of the scene. */
const lastGameOf = ({ id }: Scene): EveningGame => ({ ...(SAMPLE_GAMES.at(-1) as EveningGame), id });

/** Reactions of people who were out of the game of this scene. */
const reactionsIn = (scene: Scene): readonly Change[] =>
  (['pure-luck', 'ouch', 'drinks'] as const).map((gesture, number) => ({
    put: 'line',
    table: codeOf(scene),
    line: {
      number: number + 1,
      channel: 'watchers',
      game: scene.id,
      guest: 'wanda',
      seat: null,
      name: number === 1 ? 'Wilhelmina Featherstone' : 'Wanda',
      text: '',
      at: NOON,
      gesture,
    },
  }));

const answerOf = ({ you }: Scene, answer: AnswerBase, step: number): AnswerRecord => ({
  step,
  seat: answer.seat,
  answer: JSON.stringify(answer),
  byBot: answer.seat !== you,
  ...(answer.seat !== you && { bot: botAt(answer.seat) }),
  took: 0,
  at: NOON,
});

const gameOf = (scene: Scene): GameRecord => {
  const { id, game, setup, seed, secret, commitment, lucks } = scene;
  const names = Array.from({ length: scene.plan.seats }, (_, place) => nameAt(place));
  return {
    id,
    table: codeOf(scene),
    game,
    rules: RULES,
    setup,
    seed,
    secret,
    commitment,
    lucks,
    names,
    startedAt: NOON,
    // The evening records a game of two people.
    ...(scene.friend !== null && { people: names.map((_, place) => dealtIn(scene, place)) }),
  };
};

const dealtIn = ({ you, friend }: Scene, place: number): DealtPerson | null =>
  place === you
    ? { person: 'ann', name: 'Ann', face: null }
    : place === friend
      ? { person: 'bob', name: 'Bob', face: null }
      : null;

const tableOf = (scene: Scene): TableRecord => ({
  code: codeOf(scene),
  game: scene.game,
  plan: scene.plan,
  isPublic: false,
  clock: { answer: scene.clock ?? LONG, bank: scene.clock === undefined ? LONG : 0 },
  host: 'ann',
  paused: false,
  seats: Array.from({ length: scene.plan.seats }, (_, place) => {
    if (place === scene.you) return personIn(scene, place, 'ann', 'Ann');
    if (place === scene.late) return { ...BOT, isBot: false, late: true };
    return place === scene.friend ? personIn(scene, place, 'bob', 'Bob') : BOT;
  }),
  gameId: scene.id,
  cast: [],
  heard: [],
  nextSecret: 'c0ffee',
  start: null,
  givenUp: [],
  banned: [],
  createdAt: NOON,
  ...(scene.name === 'evening' && { evening: SAMPLE_EVENING }),
});

const BOT: SeatRecord = {
  guest: null,
  name: null,
  face: null,
  tokenHash: null,
  bot: LEVEL,
  isBot: true,
  away: false,
  ready: false,
  keep: false,
  promise: null,
  gone: null,
  late: false,
  waiting: false,
  past: [],
  lost: [],
  seenBy: [],
  ownSteps: [0],
  quiet: false,
  automatic: false,
  ownBot: false,
};

const personIn = (scene: Scene, place: number, guest: string, name: string): SeatRecord => ({
  ...BOT,
  guest,
  name,
  tokenHash: hashOf(tokenOf(scene, place)),
  isBot: false,
});
