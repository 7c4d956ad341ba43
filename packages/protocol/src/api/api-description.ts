// The API's description (OpenAPI 3.1), made from routes and schemas.

import * as z from 'zod/mini';
import {
  addressList,
  adminAnnounce,
  adminBackup,
  adminBar,
  adminBarred,
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
} from '../index.ts';
import { STATUS } from './http-status.ts';

type Json = Readonly<Record<string, unknown>>;

export type Schema = z.core.$ZodType;

/** The body of a reply: JSON of this schema, or a text of this type. */
export type Reply = Schema | 'text/html' | 'text/plain' | 'text/javascript';

/** The description of a route: it checks the input, types the handler, and documents the API. */
export interface RouteDescription<
  P extends Schema | undefined = Schema | undefined,
  B extends Schema | undefined = Schema | undefined,
  Q extends Schema | undefined = Schema | undefined,
  R extends Readonly<Record<number, Reply>> = Readonly<Record<number, Reply>>,
> {
  readonly method: 'GET' | 'POST';
  /** The address, with `:name` for each parameter. */
  readonly url: string;
  /** The name for programs. */
  readonly operation: string;
  readonly summary: string;
  readonly params?: P;
  /** The schema of the query. */
  readonly query?: Q;
  readonly body?: B;
  /** The replies by status. The lowest status is the usual one. */
  readonly replies: R;
  /** The possible errors, besides those of every route. */
  readonly problems?: readonly ErrorCode[];
  /** The cache header of the reply; it may not be cached if left out. */
  readonly cache?: string;
  /**
   * The queue in which requests wait: `file` for the page's files and other large replies; that of requests if left
   * out.
   */
  readonly paced?: 'file';
  /** How callers identify themselves: as a guest, or by the operator's token. */
  readonly shows?: 'guest' | 'token';
}

/** The server that is described. */
export interface DescribedServer {
  /** Its path at its host: "/", or such as "/posse/". */
  readonly path: string;
  /** The name of the server's cookie. */
  readonly cookie: string;
}

/** The schema of the description itself. */
export const apiDescription = z.looseObject({ openapi: z.literal('3.1.1'), paths: z.looseObject({}) });

/** Schemas that a description may refer to by name. */
const NAMED: Readonly<Record<string, Schema>> = {
  adminAnnounce,
  adminBackup,
  adminBar,
  adminBarred,
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

export function describeApi(
  { path, cookie }: DescribedServer,
  routes: readonly RouteDescription[],
): z.infer<typeof apiDescription> {
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
        cookie: { type: 'apiKey', in: 'cookie', name: cookie, description: 'A guest, set by the server.' },
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

function operationOf(each: RouteDescription): Json {
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

const repliesOf = ({ replies, cache }: RouteDescription): Json => ({
  ...Object.fromEntries(
    Object.entries(replies).map(([status, reply]) => [
      status,
      { description: Number(status) < 400 ? 'As asked.' : 'Not well.', content: contentOf(reply) },
    ]),
  ),
  ...(cache !== undefined && { 304: { description: 'As you have it already.' } }),
});

/** The possible errors by status, with their codes. */
function problemsOf(each: RouteDescription): Json {
  const codes = new Map<number, ErrorCode[]>();
  for (const code of [...(each.problems ?? []), ...everywhere(each)])
    codes.set(STATUS[code], [...(codes.get(STATUS[code]) ?? []), code]);
  return Object.fromEntries(
    [...codes].map(([status, those]) => [status, { description: those.join(', '), content: contentOf(problem) }]),
  );
}

const everywhere = ({ method, params, query, body }: RouteDescription): readonly ErrorCode[] => [
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
