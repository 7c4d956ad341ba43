// Tests of the API's description (OpenAPI).

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: object }[];
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: object }>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const document = async (): Promise<Document> => (await (await fakeServer()).ask('/api/openapi.json')).json();

test('the OpenAPI description covers every route', async () => {
  const { app } = await fakeServer();
  const { paths } = await document();
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => ({ method, url: path.replace(/\{(\w+)\}/g, ':$1') })),
  );
  expect(described).toHaveLength(25);
  for (const { method, url } of described)
    expect(app.hasRoute({ method: method.toUpperCase() as 'GET', url })).toBe(true);
  // The documentation, at two more, is for people.
  expect(app.printRoutes({ commonPrefix: false }).match(/\b(GET|POST)\b/g)).toHaveLength(described.length + 2);
});

test('every operation of the API description has a unique name, a sentence, its parameters and its problems', async () => {
  const operations = Object.entries((await document()).paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, ...operation })),
  );
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const { path, summary, parameters = [], responses } of operations) {
    expect(summary).toMatch(/\.$/);
    const inPath = parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    expect(Object.keys(responses)).toContain('500');
    for (const [status, { content }] of Object.entries(responses)) expect(content === undefined).toBe(status === '304');
  }
});

test('docs/protocol.md lists every request; if it does not, run npm run docs', async () => {
  const rows = Object.entries((await document()).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary }]) => `| \`${method.toUpperCase()} ${path}\` | ${summary} |`),
  );
  const text = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8');
  expect(text.split('\n').filter((line) => /^\| `(GET|POST) /.test(line))).toEqual(rows);
});

test('the API description lists the errors of making a table by their status', async () => {
  const { paths } = await document();
  const responses = paths['/api/tables']?.post?.responses ?? {};
  expect(Object.entries(responses).map(([status, { description }]) => `${status} ${description}`)).toEqual([
    '201 As asked.',
    '400 bad-plan, no-such-bot, malformed',
    '401 bad-pass',
    '403 wrong-origin',
    '421 wrong-host',
    '429 too-many-tables, slow-down',
    '500 internal',
    '503 full, not-stored, closing',
  ]);
});

test('every reference in the API description leads to a schema, and no schema is empty', async () => {
  const whole = await document();
  const { schemas } = whole.components;
  const references = JSON.stringify(whole).match(/"\$ref":"[^"]*"/g) ?? [];
  expect(references.length).toBeGreaterThan(20);
  for (const reference of references) {
    const name = /^"\$ref":"#\/components\/schemas\/(\w+)"$/.exec(reference)?.[1];
    expect(Object.keys(schemas), reference).toContain(name);
  }
  for (const schema of Object.values(schemas))
    for (const one of 'oneOf' in schema ? (schema.oneOf as object[]) : [schema])
      expect(one).toMatchObject({ type: 'object', properties: expect.objectContaining({}) });
  for (const schema of Object.values(schemas)) expect(Object.keys(schema)).not.toContain('$id');
});

test('the API description requires none of the optional fields of a new table', async () => {
  const { newTable } = (await document()).components.schemas;
  expect(newTable).toMatchObject({ required: ['game', 'plan'], additionalProperties: false });
});
