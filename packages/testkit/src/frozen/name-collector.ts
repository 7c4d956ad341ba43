// Collects all names that are stored or sent, from the program itself.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LEVELS, TEMPERS } from '@posse/bots';
import { answerKinds, PRESETS as CARD_PRESETS, cardGame, OURS } from '@posse/card';
import {
  CHARACTERS,
  OPTIONS as DICE_OPTIONS,
  PRESETS as DICE_PRESETS,
  RULES as DICE_RULES,
  diceGame,
  FACES,
  SPECIALS,
} from '@posse/dice';
import { type Json, ROLES } from '@posse/engine';
import { CARD_FRAMES, cardSecrets, DICE_FRAMES, diceSecrets } from '@posse/properties/secrets';
import * as protocol from '@posse/protocol';
import { OLD_SETTINGS, SETTINGS } from '@posse/server/settings';
import { openSqliteStore } from '@posse/store/sqlite';
import { messageNames, type Schema, schemaNames } from './schema-names.ts';
import { fieldsIn, matchesIn, spelledIn } from './source-names.ts';

/** Names by the heading of their section in docs/frozen.md. */
export type Names = Readonly<Record<string, readonly string[]>>;

/** All names that can be collected without a server. */
export async function collectNames(): Promise<Names> {
  return tidied({
    'Messages from a client': messageNames(protocol.fromClient),
    'Messages from a server': messageNames(protocol.fromServer),
    'HTTP bodies': httpNames(),
    'Error codes': protocol.ERROR_CODES,
    Gestures: protocol.REACTIONS,
    'Hashes of the fair shuffle': hashes(),
    'Protocol version': [String(protocol.PROTOCOL_VERSION)],
    'Card game: state': cardNames(),
    'Card game: frames': framesOf(CARD_FRAMES),
    'Card game: answers': [...answerKinds(OURS), ...fieldsOfAnswer('card')],
    'Card game: facts': framesOf(cardSecrets.facts),
    'Card game: options and presets': [
      ...OURS.options.map(({ id }) => `option ${id}`),
      ...OURS.numbers.map(({ id }) => `number ${id}`),
      ...CARD_PRESETS.map(({ id }) => `preset ${id}`),
      ...OURS.sets.map(({ id }) => `set ${id}`),
    ],
    'Dice game: state': diceNames(),
    'Dice game: frames': framesOf(DICE_FRAMES),
    'Dice game: answers': [...diceAnswerKinds(), ...fieldsOfAnswer('dice')],
    'Dice game: facts': framesOf(diceSecrets.facts),
    'Dice game: options and presets': [
      ...DICE_OPTIONS.map(({ id }) => `option ${id}`),
      ...DICE_PRESETS.map(({ id }) => `preset ${id}`),
      ...Object.keys(FACES).map((id) => `face ${id}`),
      ...Object.keys(CHARACTERS).map((id) => `character ${id}`),
      ...Object.keys(SPECIALS).map((id) => `special ${id}`),
    ],
    'Roles and bots': [
      ...Object.values(ROLES)
        .flat()
        .map((role) => `role ${role}`),
      ...LEVELS.map(({ id }) => `level ${id}`),
      ...Object.keys(TEMPERS).map((id) => `temper ${id}`),
    ],
    'Records of the store': fieldsIn('store', 'stored-records.ts'),
    'SQLite columns': await sqliteColumns(),
    'Packets between nodes': [
      ...fieldsIn('cluster', 'node-packets.ts'),
      ...['server', 'cluster'].flatMap((name) => spelledIn(name, PACKET_WORDS)),
    ],
    'NATS subjects': spelledIn('cluster', ['posse.node.', 'posse.town', 'posse.nobody.', 'posse.ask.']),
    'What is signed': spelledIn('server', ['guest ', 'network ', 'person ', 'sha256 ']),
    Metrics: metricNames(),
    Settings: [
      ...SETTINGS.flatMap(({ name, flag }) => [name, ...(flag === null ? [] : [`--${flag}`])]),
      ...Object.keys(OLD_SETTINGS),
    ],
    'Storage of the browser': [
      ...matchesIn('web', /keptAs\(['"`]([^'"`$]+)/g),
      ...matchesIn('web', /createObjectStore\('([^']+)'/g).map((shelf) => `shelf ${shelf}`),
      ...matchesIn('web', /createIndex\('([^']+)', '([^']+)'/g).map((index) => `index ${index}`),
      ...spelledIn('web', ['house-cards', '#ticket=']),
    ],
  });
}

/** The names sorted, each once. */
export const tidied = (names: Names): Names =>
  Object.fromEntries(Object.entries(names).map(([section, all]) => [section, [...new Set(all)].sort()]));

/** Kinds of messages between nodes, besides those that a type declares. */
const PACKET_WORDS = [
  'lobby',
  'spent',
  'info',
  'admin-report',
  'admin-announce',
  'admin-order',
  'arrived',
  'said',
  'gone',
];

function httpNames(): readonly string[] {
  const {
    newTable,
    problem,
    tableCreated,
    passWithdrawn,
    tableList,
    legends,
    replay,
    proof,
    health,
    addressList,
    houseList,
  } = protocol;
  const {
    rulesIndex,
    cardRules,
    diceRules,
    adminOverview,
    adminSearch,
    adminAnnounce,
    adminClose,
    adminSendAway,
    adminDone,
    adminBackup,
  } = protocol;
  const bodies: Readonly<Record<string, Schema>> = {
    'new table': newTable,
    problem,
    'table created': tableCreated,
    'pass withdrawn': passWithdrawn,
    tables: tableList,
    legends,
    replay,
    proof,
    health,
    addresses: addressList,
    'house sets': houseList,
    'rules index': rulesIndex,
    'card rules': cardRules,
    'dice rules': diceRules,
    overview: adminOverview,
    search: adminSearch,
    announce: adminAnnounce,
    close: adminClose,
    'send away': adminSendAway,
    done: adminDone,
    backup: adminBackup,
  };
  return Object.entries(bodies).flatMap(([name, schema]) => schemaNames(schema, name));
}

/** Known results of the hashes, which would change with another prefix, order or separator. */
function hashes(): readonly string[] {
  const {
    seatCommitmentOf,
    commitmentOf,
    dealOf,
    transcriptHashOf,
    beforeAfter,
    seedOf,
    gameIdOf,
    defaultContribution,
  } = protocol;
  const start = { commitment: 'c', deal: 'd', promises: ['p', null] };
  const results = {
    promise: seatCommitmentOf('luck'),
    commitment: commitmentOf('secret'),
    deal: dealOf('card', { seats: 4, sets: ['base'] }),
    seal: transcriptHashOf({ before: '-', ...start }),
    before: beforeAfter([{ ...start, missing: [{ seat: 1 }] }]),
    seed: seedOf('secret', 'seal', ['a', 'b']),
    'game id': gameIdOf(seatCommitmentOf('luck')),
    'plain luck': defaultContribution('commitment', 2),
  };
  return Object.entries(results).map(([name, hash]) => `${name} ${hash}`);
}

/** The kinds of frames with their fields: `shot`, `shot.by`. */
const framesOf = (frames: Readonly<Record<string, object>>): readonly string[] =>
  Object.entries(frames).flatMap(([name, fields]) => [name, ...Object.keys(fields).map((field) => `${name}.${field}`)]);

const diceAnswerKinds = (): readonly string[] =>
  Object.entries(DICE_RULES).flatMap(([op, rule]) =>
    typeof rule === 'function' ? [] : Object.keys(rule.on).map((kind) => `${op} ${kind}`),
  );

/** The fields of a complete answer. */
const fieldsOfAnswer = (game: protocol.GameId): readonly string[] =>
  Object.keys(protocol.unpackOptions(game, 0 as never, [{ kind: 'pass' }])[0] ?? {});

function cardNames(): readonly string[] {
  const sets = OURS.sets.map(({ id }) => id);
  const state = cardGame.deal({ seats: 5, sets }, 'frozen');
  return [...savedNames(cardGame.save(state)), ...viewNames(cardGame.view(state, 'spectator'))];
}

function diceNames(): readonly string[] {
  const state = diceGame.deal({ seats: 5, preset: 'everything' }, 'frozen');
  return [...savedNames(diceGame.save(state)), ...viewNames(diceGame.view(state, 'spectator'))];
}

interface Saved {
  readonly format: string;
  readonly version: number;
  readonly state: { readonly setup: object; readonly players: readonly object[] };
}

function savedNames(saved: Json): readonly string[] {
  const { format, version, state } = saved as unknown as Saved;
  return [
    `saved ${format} ${version}`,
    ...Object.keys(state).map((field) => `saved ${field}`),
    ...Object.keys(state.setup).map((field) => `saved setup.${field}`),
    ...Object.keys(state.players[0] ?? {}).map((field) => `saved players[].${field}`),
  ];
}

const viewNames = (view: { readonly players: readonly object[] }): readonly string[] => [
  ...Object.keys(view).map((field) => `view ${field}`),
  ...Object.keys(view.players[0] ?? {}).map((field) => `view players[].${field}`),
];

async function sqliteColumns(): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'posse-frozen-'));
  const file = join(folder, 'posse.db');
  try {
    await openSqliteStore(file).close();
    const database = new DatabaseSync(file, { readOnly: true });
    const rows = database
      .prepare(
        `SELECT tables.name AS "table", columns.name AS "column" FROM sqlite_schema AS tables
         JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'`,
      )
      .all();
    const { application_id: application } = database.prepare('PRAGMA application_id').get() ?? {};
    database.close();
    return [`application_id ${application}`, ...rows.map(({ table, column }) => `${table}.${column}`)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The names of the metrics, with the labels of each. */
const metricNames = (): readonly string[] =>
  ['server', 'cluster']
    .flatMap((name) => matchesIn(name, /name: '(posse_\w+)',[^}]*?(?:labelNames: \[([^\]]*)\][^}]*?)?\}/g))
    .flatMap((found) => {
      const [name = '', ...labels] = found.split(' ');
      return [name, ...labels.map((label) => `${name} ${label.replaceAll(/[',]/g, '')}`)];
    });
