// Describes messages and HTTP requests by their schemas and comments.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import * as z from 'zod/mini';
import { fromClient, fromServer, type MessageType } from '../../packages/protocol/src/index.ts';
import { MESSAGE_DOCS } from '../../packages/protocol/src/message-docs.ts';
import { DEFAULTS, serve } from '../../packages/server/src/index.ts';
import { ROOT } from './page-list.ts';

export type Schema = Readonly<Record<string, unknown>>;
type Comments = ReadonlyMap<string, string>;

/** The messages of one side as Markdown: a heading, a description and the fields of each. */
export function messagesOf(side: 'client' | 'server'): string {
  const schema = z.toJSONSchema(side === 'client' ? fromClient : fromServer, { io: 'input', unrepresentable: 'any' });
  const comments = commentsIn(
    join(ROOT, `packages/protocol/src/${side === 'client' ? 'message-table' : 'server-message-schemas'}.ts`),
  );
  return ((schema.oneOf ?? schema.anyOf ?? []) as readonly Schema[])
    .map((message) => {
      const { type, ...fields } = message.properties as Record<string, Schema>;
      const name = String(type?.const);
      const rows = fieldRows(
        fields,
        message.required as string[] | undefined,
        (field) => comments.get(`${name}.${field}`) ?? comments.get(`.${field}`),
      );
      const about = side === 'client' ? linkedToProtocol(MESSAGE_DOCS[name as MessageType].about) : comments.get(name);
      return [`## \`${name}\``, about ?? '', rows].filter(Boolean).join('\n\n');
    })
    .join('\n\n');
}

/** The links in the descriptions lead to sections of another page. */
const linkedToProtocol = (about: string): string =>
  about.replace(/\[([^\]]+)\]\(#([\w-]+)\)/g, '[$1](protocol.html#$2)');

function fieldRows(
  fields: Readonly<Record<string, Schema>>,
  required: readonly string[] = [],
  commentOf: (field: string) => string | undefined = () => undefined,
): string {
  const rows = Object.entries(fields).map(
    ([name, schema]) =>
      `| \`${name}\`${required.includes(name) ? '' : '?'} | ${typeOf(schema)} | ${commentOf(name)?.replaceAll('|', '\\|') ?? ''} |`,
  );
  return rows.length === 0 ? '' : ['| field | form | what |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The allowed values, in a few words. */
export function typeOf(schema: Schema): string {
  const {
    $ref,
    const: only,
    enum: some,
    anyOf,
    oneOf,
    allOf,
    type,
    items,
    properties,
    pattern,
    minimum,
    maximum,
    minLength,
    maxLength,
  } = schema;
  if (typeof $ref === 'string') {
    const name = $ref.split('/').at(-1) ?? '';
    return name.startsWith('__') || name === '#' ? 'any JSON' : `[${name}](#${name.toLowerCase()})`;
  }
  if (only !== undefined) return `\`${JSON.stringify(only)}\``;
  if (Array.isArray(some)) return some.map((one) => `\`${JSON.stringify(one)}\``).join(' or ');
  const either = (anyOf ?? oneOf ?? allOf) as readonly Schema[] | undefined;
  if (either !== undefined) return either.length > 4 ? 'any JSON' : either.map(typeOf).join(' or ');
  if (type === 'array') return `list of ${items === undefined ? 'anything' : typeOf(items as Schema)}`;
  if (type === 'object' && properties) return `\`{${Object.keys(properties).join(', ')}}\``;
  if (type === 'integer' || type === 'number')
    return [
      'number',
      minimum !== undefined && Number(minimum) > -1e15 && `from ${minimum}`,
      maximum !== undefined && Number(maximum) < 1e15 && `to ${maximum}`,
    ]
      .filter(Boolean)
      .join(' ');
  if (type === 'string')
    return [
      'text',
      pattern === '^[0-9a-f]{64}$' && 'of 64 hexadecimal digits',
      (minLength ?? maxLength) !== undefined && `of ${minLength ?? 0} to ${maxLength} characters`,
    ]
      .filter(Boolean)
      .join(' ');
  return typeof type === 'string' ? type : 'any JSON';
}

/**
 * The comments above messages, by type, and above their fields, as `type.field`; for a named schema as `.field`.
 * A message is a call `message(type, …)`, or an entry of `MESSAGES`.
 */
function commentsIn(file: string): Comments {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = new Map<string, string>();
  const above = (node: ts.Node): string | null => {
    const range = ts.getLeadingCommentRanges(text, node.getFullStart())?.at(-1);
    const said = range && text.slice(range.pos, range.end);
    return said?.startsWith('/**') ? said.replace(/^\/\*\*\s*|\s*\*\/$/g, '').replace(/\n\s*\* ?/g, ' ') : null;
  };
  const walk = (node: ts.Node, message: string): void => {
    let inside = message;
    if (
      ts.isCallExpression(node) &&
      node.expression.getText() === 'message' &&
      node.arguments[0] &&
      ts.isStringLiteral(node.arguments[0])
    ) {
      inside = node.arguments[0].text;
      const holder = ts.isVariableDeclaration(node.parent) ? node.parent.parent.parent : node;
      const said = above(holder);
      if (said !== null) found.set(inside, said);
    }
    if (isMessageEntry(node)) inside = node.name.getText().replaceAll("'", '');
    else if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      const said = above(node);
      if (said !== null) found.set(`${inside}.${node.name.getText()}`, said);
    }
    ts.forEachChild(node, (child) => walk(child, inside));
  };
  walk(source, '');
  return found;
}

/** An entry of the table of messages. */
const isMessageEntry = (node: ts.Node): node is ts.PropertyAssignment =>
  ts.isPropertyAssignment(node) &&
  ts.isObjectLiteralExpression(node.initializer) &&
  node.initializer.properties.some(({ name }) => name?.getText() === 'fields');

interface Operation {
  readonly summary: string;
  readonly parameters?: readonly { readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}
type Content = Readonly<Record<string, { readonly schema: Schema }>>;

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Starts a server for a moment to read its `/api/openapi.json`. */
export async function openApi(): Promise<OpenApi> {
  const data = mkdtempSync(join(tmpdir(), 'posse-site-'));
  const server = await serve({ ...DEFAULTS, port: 0, host: '127.0.0.1', data, logLevel: 'silent' });
  try {
    return (await (await fetch(new URL('/api/openapi.json', server.address))).json()) as OpenApi;
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

export function httpPage({ paths, components }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationText(`${method.toUpperCase()} ${path}`, operation)),
  );
  const schemas = Object.entries(components.schemas)
    .filter(([name]) => !name.startsWith('__'))
    .map(([name, schema]) => {
      const fields = fieldRows(
        (schema.properties ?? {}) as Record<string, Schema>,
        schema.required as string[] | undefined,
      );
      return `### ${name}\n\n${fields || typeOf(schema)}`;
    });
  return ['## Requests', ...operations, '## Bodies', ...schemas].join('\n\n');
}

function operationText(title: string, { summary, parameters = [], requestBody, responses }: Operation): string {
  const lines = [
    ...parameters.map(({ name, schema }) => `| \`${name}\` in the path | ${typeOf(schema)} |`),
    ...(requestBody ? [`| body | ${bodyOf(requestBody.content)} |`] : []),
    ...Object.entries(responses).map(
      ([status, { description, content }]) =>
        `| ${status} | ${Number(status) < 400 && content ? bodyOf(content) : description.replace(/[a-z]+(-[a-z]+)*/g, (word) => (Number(status) < 400 ? word : `\`${word}\``))} |`,
    ),
  ];
  return [`### \`${title}\``, summary, ['| | |', '| --- | --- |', ...lines].join('\n')].join('\n\n');
}

const bodyOf = (content: Content): string =>
  Object.entries(content)
    .map(([type, { schema }]) => (type === 'application/json' ? typeOf(schema) : `\`${type}\``))
    .join(', ');
