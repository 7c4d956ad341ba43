// Checks that messages contain no seeds, keys, foreign tokens or internal fields of a game.

import type { Kinds, Viewer } from '@posse/engine';
import { must } from '../stress-test.ts';
import type { Recording } from './recorded-table.ts';
import type { RecordingClient } from './recording-client.ts';
import { readStrictly } from './strict-schemas.ts';
import type { TrueGame } from './true-game.ts';

/** The credentials of a client. Each is searched for as a whole, and without its public part. */
function credentialsOf({ heard, client }: RecordingClient): readonly string[] {
  const told = heard.map(({ text }) => readStrictly(text));
  const tokens = told.flatMap((one) => (one.type === 'seat' ? [one.token] : []));
  const passes = [client.pass, ...told.flatMap((one) => (one.type === 'welcome' ? [one.pass] : []))];
  return [...new Set([...tokens, ...passes])].flatMap((one) => (one === null ? [] : [one.slice(one.indexOf('.') + 1)]));
}

/** Throws if a client received another client's token or pass. */
export function checkOwnSecrets({ recordingClients, replies }: Recording): number {
  const secrets = new Map(recordingClients.map((recordingClient) => [recordingClient, credentialsOf(recordingClient)]));
  const all = [...secrets.values()].flat();
  must(all.length > recordingClients.length, () => 'nobody was told any token or pass: the search is of no use');
  for (const recordingClient of recordingClients) {
    const others = all.filter((secret) => !secrets.get(recordingClient)?.includes(secret));
    mustNotHold(recordingClient.heard.map(({ text }) => text).join('\n'), others, `${recordingClient.name} heard`);
  }
  // The first response goes to the guest who opened the table.
  mustNotHold(
    replies
      .slice(1)
      .map(({ text }) => text)
      .join('\n'),
    all,
    'somebody was told over HTTP',
  );
  return all.length;
}

/** Throws if the seed appears before the game is over. */
export function checkSeed<K extends Kinds>(trueGame: TrueGame<K>, { recordingClients, replies }: Recording): void {
  const { id, secret, replay } = trueGame.proof;
  const { key } = (trueGame.state(0) as unknown as { readonly random: { readonly key: readonly number[] } }).random;
  const seeds = [secret, replay.seed, key.join(), ...key.filter((word) => word > 1e6).map(String)];
  for (const { name, heard, hasLeft } of recordingClients) {
    const end = heard.findIndex(({ text }) => text.startsWith(`{"type":"proof","game":"${id}"`));
    must(end >= 0 || hasLeft, () => `${name} was not shown the proof of game ${id}`);
    const before = heard.slice(0, end < 0 ? heard.length : end).map(({ text }) => text);
    mustNotHold(before.join('\n'), seeds, `before the end of game ${id} ${name} heard`);
  }
  mustNotHold(replies.map(({ text }) => text).join('\n'), seeds, `of game ${id} somebody was told over HTTP`);
}

/** Fields of the messages about a game. */
const MESSAGE_FIELDS = [
  ...['type', 'id', 'n', 'open', 'own', 'facts', 'bank', 'left', 'lucks'],
  ...['game', 'from', 'seat', 'steps', 'at'],
];

/** Throws if a message contains a field that a state has and a view has not, or the list of a pile. */
export function checkNames<K extends Kinds>(trueGame: TrueGame<K>, { recordingClients }: Recording): void {
  const { tableGame, length, proof } = trueGame;
  const viewers: readonly Viewer[] = [
    'spectator',
    ...recordingClients.flatMap(({ client }) => (client.seat ?? []) as Viewer),
  ];
  const shown = new Set<string>();
  const kept = new Set<string>();
  for (let n = 0; n <= length; n++) {
    addNames(kept, tableGame.game.save(trueGame.state(n)));
    for (const viewer of viewers) addNames(shown, [trueGame.view(n, viewer), trueGame.told(n, viewer)]);
  }
  const inner = [...kept].filter((name) => !shown.has(name) && !MESSAGE_FIELDS.includes(name));
  must(inner.includes('random') && inner.includes('key'), () => `the search for inner names looks for ${inner}`);
  const wanted = [...inner.map((name) => `"${name}":`), '"deck":[', '"discard":['];
  for (const { name, heard } of recordingClients) {
    const told = heard.filter(
      ({ text, picture }) => picture?.id === proof.id && /^\{"type":"(game|update|story)"/.test(text),
    );
    mustNotHold(told.map(({ text }) => text).join('\n'), wanted, `${name} heard`);
  }
}

function addNames(names: Set<string>, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) for (const name of Object.keys(value)) names.add(name);
  for (const part of Object.values(value)) addNames(names, part);
}

function mustNotHold(text: string, secrets: readonly string[], who: string): void {
  for (const secret of secrets) {
    const at = text.indexOf(secret);
    must(at < 0, () => `${who} ${secret}: …${text.slice(Math.max(0, at - 200), at + 200)}…`);
  }
}
