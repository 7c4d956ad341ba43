// Checks that public messages reach all clients in the same order.

import type { FromServer, TableInfo } from '@posse/protocol';
import { must } from '../stress-test.ts';
import type { RecordingClient } from './recording-client.ts';

/**
 * By type of message: whether all clients receive it. A table diff reaches its author first, and the others by the
 * next update.
 */
const IS_FOR_ALL: Readonly<Record<FromServer['type'], boolean>> = {
  welcome: false,
  table: false,
  seat: false,
  game: false,
  update: true,
  story: false,
  evening: false,
  predicted: false,
  deeds: false,
  hands: false,
  proof: true,
  revealed: false,
  line: true,
  ticket: false,
  because: false,
  error: false,
  pong: false,
  settled: false,
};

interface OrderedMessage {
  readonly type: FromServer['type'];
  readonly facts?: unknown;
  readonly own?: unknown;
  /** The table when the message was received. */
  readonly at: TableInfo | null;
}

/**
 * Checks the order of messages. Since its last join, each client must have received the same messages as the others
 * since theirs.
 */
export function checkOrder(recordingClients: readonly RecordingClient[]): void {
  // A client that has left did not receive the end.
  const listeners = recordingClients.filter(({ hasLeft }) => !hasLeft);
  const all = listeners.map((recordingClient) => ({
    name: recordingClient.name,
    told: toEverybody(recordingClient),
  }));
  const longest = all.toSorted((one, other) => other.told.length - one.told.length)[0];
  for (const { name, told } of all) {
    const others = longest?.told.slice(longest.told.length - told.length) ?? [];
    const odd = told.findIndex((text, place) => text !== others[place]);
    must(odd < 0, () => `${name} heard ${told[odd]}, and ${longest?.name} ${others[odd]}`);
  }
}

/** The messages since the last join, without repetitions and without chat for limited readers. */
function toEverybody({ heard }: RecordingClient): readonly string[] {
  const told = heard.map(({ text, table }) => ({ ...JSON.parse(text), at: table }) as OrderedMessage);
  const arrival = told.findLastIndex(({ type }) => type === 'welcome');
  const since = told.slice(arrival + 1);
  const isAgain = ({ type }: { readonly type: string }): boolean =>
    ['game', 'update', 'proof', 'predicted', 'hands'].includes(type);
  const fresh = since.findIndex((message) => !isAgain(message));
  return since.slice(fresh < 0 ? since.length : fresh).flatMap((message, place, all) => {
    // A client that is shown a finished game also receives its proof.
    const isShown = message.type === 'proof' && all[place - 1]?.type === 'game';
    if (isShown || !IS_FOR_ALL[message.type] || isApart(message)) return [];
    const { at, ...said } = message;
    return [JSON.stringify(said.type === 'update' ? ofAll(said, at) : said)];
  });
}

/** The public part of an update, and the table at that moment without its countdowns. */
function ofAll({ facts: _facts, own: _own, ...open }: Omit<OrderedMessage, 'at'>, at: TableInfo | null): object {
  return { ...open, at: at && { ...at, startsIn: null, beginsIn: null, botIn: null } };
}

const isApart = ({ type, line }: { readonly type: string; readonly line?: unknown }): boolean =>
  type === 'line' && (line as { readonly channel: string }).channel !== 'table';
