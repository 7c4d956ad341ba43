// The API's description (OpenAPI 3.1), made from routes and schemas.

import {
  addressList,
  adminAnnounce,
  adminBackup,
  adminClose,
  adminDone,
  adminOverview,
  adminSendAway,
  cardRules,
  diceRules,
  type ErrorCode,
  health,
  houseList,
  legends,
  newTable,
  PROTOCOL_VERSION,
  passWithdrawn,
  problem,
  proof,
  replay,
  rulesIndex,
  tableCreated,
  tableInfo,
  tableList,
  tableSummary,
} from '@posse/protocol';
import * as z from 'zod/mini';
import { cookieOf } from './checks/identity.ts';
import type { Schema } from './checks/malformed-input.ts';
import type { Parts } from './parts.ts';
import { STATUS } from './problems.ts';
import { type Reply, type Route, route } from './route.ts';

type Json = Readonly<Record<string, unknown>>;

/** A description such as this one. */
const apiDescription = z.looseObject({ openapi: z.literal('3.1.1'), paths: z.looseObject({}) });

/** Schemas that a description may refer to by name. */
const NAMED: Readonly<Record<string, Schema>> = {
  adminAnnounce,
  adminBackup,
  adminClose,
  adminDone,
  adminOverview,
  adminSendAway,
  apiDescription,
  cardRules,
  diceRules,
  addressList,
  health,
  houseList,
  legends,
  newTable,
  passWithdrawn,
  problem,
  proof,
  replay,
  rulesIndex,
  tableCreated,
  tableInfo,
  tableList,
  tableSummary,
};

export const URL_OF_DESCRIPTION = '/api/openapi.json';

export function descriptionRoute({ config: { path } }: Parts, routes: () => readonly Route[]): Route {
  let made: z.infer<typeof apiDescription> | null = null;
  return route(
    {
      method: 'GET',
      url: URL_OF_DESCRIPTION,
      operation: 'describeApi',
      summary: 'Describes the HTTP API, as OpenAPI 3.1.',
      replies: { 200: apiDescription },
      cache: 'public, no-cache',
    },
    () => {
      made ??= descriptionOf(path, routes());
      return made;
    },
  );
}

function descriptionOf(path: string, routes: readonly Route[]): z.infer<typeof apiDescription> {
  const paths: Record<string, Record<string, Json>> = {};
  for (const each of routes) {
    const url = each.url.replace(/:(\w+)/g, '{$1}');
    paths[url] = { ...paths[url], [each.method.toLowerCase()]: operationOf(each) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Posse',
      version: String(PROTOCOL_VERSION),
      description: 'Tables for the BANG! family of games. Unofficial. To play, a WebSocket joins a table by its code.',
    },
    ...(path !== '/' && { servers: [{ url: path.slice(0, -1) }] }),
    paths,
    components: {
      schemas: namedSchemas(),
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: cookieOf({ path }), description: 'A guest, set by the server.' },
        pass: { type: 'http', scheme: 'bearer', description: "A guest's pass, for clients without cookies." },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of whoever runs the server: for the metrics, or for what is under /api/admin.',
        },
      },
    },
  };
}

function operationOf(each: Route): Json {
  const { operation, summary, params, query, body, shows } = each;
  return {
    operationId: operation,
    summary,
    ...((params || query) && {
      parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    }),
    ...(body && { requestBody: { required: true, content: contentOf(body) } }),
    ...(shows && { security: shows === 'guest' ? [{}, { cookie: [] }, { pass: [] }] : [{}, { token: [] }] }),
    responses: { ...repliesOf(each), ...problemsOf(each) },
  };
}

function parametersOf(params: Schema | undefined, place: 'path' | 'query'): readonly Json[] {
  if (params === undefined) return [];
  const { properties, required = [] } = z.toJSONSchema(params, { io: 'input' });
  return Object.entries(properties ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }));
}

const repliesOf = ({ replies, cache }: Route): Json => ({
  ...Object.fromEntries(
    Object.entries(replies).map(([status, reply]) => [
      status,
      { description: Number(status) < 400 ? 'As asked.' : 'Not well.', content: contentOf(reply) },
    ]),
  ),
  ...(cache !== undefined && { 304: { description: 'As you have it already.' } }),
});

/** The possible errors by status, with their codes. */
function problemsOf(each: Route): Json {
  const codes = new Map<number, ErrorCode[]>();
  for (const code of [...(each.problems ?? []), ...everywhere(each)])
    codes.set(STATUS[code], [...(codes.get(STATUS[code]) ?? []), code]);
  return Object.fromEntries(
    [...codes].map(([status, those]) => [status, { description: those.join(', '), content: contentOf(problem) }]),
  );
}

const everywhere = ({ method, params, query, body }: Route): readonly ErrorCode[] => [
  ...(params || query || body ? (['malformed'] as const) : []),
  ...(method === 'GET' ? [] : (['wrong-origin'] as const)),
  'wrong-host',
  'slow-down',
  'closing',
  'internal',
];

const contentOf = (reply: Reply): Json =>
  typeof reply === 'string'
    ? { [reply]: { schema: { type: 'string' } } }
    : { 'application/json': { schema: { $ref: referenceTo(nameOf(reply)) } } };

const referenceTo = (name: string): string => `#/components/schemas/${name}`;

function nameOf(schema: Schema): string {
  const named = Object.entries(NAMED).find(([, known]) => known === schema);
  if (named === undefined) throw new Error('A route uses a schema without a name: add it to NAMED.');
  return named[0];
}

function namedSchemas(): Json {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { uri: referenceTo, io: 'input' });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _, $id: __, ...schema }]) => [name, schema]),
  );
}
