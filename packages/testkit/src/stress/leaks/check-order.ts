// All hear the same in the same order: whatever is for everybody reaches everybody, and only a few kinds of message are for one alone.

import type { FromServer, TableInfo } from '@posse/protocol';
import { must } from '../stress-test.ts';
import type { RecordingClient } from './recording-client.ts';

/** Does everybody hear this message? A table diff reaches its author first: by the next update all have heard it. */
const IS_FOR_ALL: Readonly<Record<FromServer['type'], boolean>> = {
  welcome: false,
  table: false,
  seat: false,
  game: false,
  update: true,
  story: false,
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
  /** The table when it was heard. */
  readonly at: TableInfo | null;
}

/** From his last arrival on everybody has heard what the others have heard since theirs. */
export function checkOrder(recordingClients: readonly RecordingClient[]): void {
  // A client that has left did not hear the end.
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

/** Since the last arrival, without what he was told again then. What the dead say, and those who watch, is not for all. */
function toEverybody({ heard }: RecordingClient): readonly string[] {
  const told = heard.map(({ text, table }) => ({ ...JSON.parse(text), at: table }) as OrderedMessage);
  const arrival = told.findLastIndex(({ type }) => type === 'welcome');
  const since = told.slice(arrival + 1);
  const isAgain = ({ type }: { readonly type: string }): boolean => ['game', 'update', 'proof'].includes(type);
  const fresh = since.findIndex((message) => !isAgain(message));
  return since.slice(fresh < 0 ? since.length : fresh).flatMap((message, place, all) => {
    // Whoever is shown a game that is over is shown its proof as well.
    const isShown = message.type === 'proof' && all[place - 1]?.type === 'game';
    if (isShown || !IS_FOR_ALL[message.type] || isApart(message)) return [];
    const { at, ...said } = message;
    return [JSON.stringify(said.type === 'update' ? ofAll(said, at) : said)];
  });
}

/** What everybody hears of an answer, and the table at that moment, without what counts down. */
function ofAll({ facts: _facts, own: _own, ...open }: Omit<OrderedMessage, 'at'>, at: TableInfo | null): object {
  return { ...open, at: at && { ...at, startsIn: null, beginsIn: null, botIn: null } };
}

const isApart = ({ type, line }: { readonly type: string; readonly line?: unknown }): boolean =>
  type === 'line' && (line as { readonly channel: string }).channel !== 'table';
