// Generates tables of the documents: messages and HTTP requests.

import { MESSAGES, type MessageEntry, type MessageType } from '@posse/protocol';
import { MESSAGE_DOCS } from '@posse/protocol/docs';

/** The document with these tables. */
export const TABLES_IN = 'docs/protocol.md';

/** The part of an OpenAPI description that the table of requests needs. */
export interface ApiPaths {
  readonly [path: string]: { readonly [method: string]: { readonly summary: string } };
}

export const messageTable = (): string =>
  tableOf(
    ['message', 'sent by', 'limit', 'what it does'],
    (Object.entries(MESSAGES) as [MessageType, MessageEntry][]).map(([type, entry]) => [
      `\`${type}\`${fieldsOf(entry)}`,
      senderOf(entry),
      entry.limit === 'message' ? '' : `\`${entry.limit}\``,
      MESSAGE_DOCS[type].about,
    ]),
  );

export const requestTable = (paths: ApiPaths): string =>
  tableOf(
    ['request', 'what it does'],
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { summary }]) => [`\`${method.toUpperCase()} ${path}\``, summary]),
    ),
  );

/** The document with this table between the markers of this name. */
export function withTable(document: string, name: string, table: string): string {
  const [start, end] = [`<!-- ${name}: written by npm run docs -->`, `<!-- end of ${name} -->`];
  const [from, to] = [document.indexOf(start), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The document has no place for ${name}: add "${start}" and "${end}".`);
  return `${document.slice(0, from + start.length)}\n\n${table}\n\n${document.slice(to)}`;
}

function fieldsOf({ fields }: MessageEntry): string {
  const names = Object.entries(fields).map(([name, field]) => (field._zod.optin === 'optional' ? `${name}?` : name));
  return names.length === 0 ? '' : ` \`{${names.join(', ')}}\``;
}

/** The senders of a message, in words. A handler that refuses all spectators with `not-seated` is for players too. */
function senderOf({ sender, refusesSpectator = [] }: MessageEntry): string {
  if (sender === 'host') return 'host';
  return sender === 'seat' || refusesSpectator.includes('not-seated') ? 'players' : 'anybody';
}

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |'))
    .join('\n');
