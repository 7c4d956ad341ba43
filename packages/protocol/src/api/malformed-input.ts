// Errors of malformed input in one sentence: where, what, and what it should be.

import * as z from 'zod/mini';
import type { Schema } from './api-description.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/**
 * The input, if it has the right form; otherwise a sentence that says what is wrong. `whole` names the input: "The
 * body".
 */
export function checkForm<S extends Schema>(
  schema: S,
  given: unknown,
  whole: string,
): { readonly input: z.output<S> } | { readonly sentence: string } {
  const parsed = z.safeParse(schema, given, { reportInput: true });
  if (parsed.success) return { input: parsed.data };
  return { sentence: sentence(schema, parsed.error.issues[0] as Issue, whole) };
}

function sentence(schema: Schema, issue: Issue, whole: string): string {
  const where = issue.path.length === 0 ? whole : `"${nameOf(issue.path)}"`;
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsAt(schema, issue.path);
    return `"${nameOf([...issue.path, issue.keys[0] ?? ''])}" is not known${known === null ? '.' : `: ${where} may have ${known.join(', ')}.`}`;
  }
  const given = inputOf(issue);
  return `${where} ${given === undefined ? 'is missing' : `is ${shown(given)}`}: it should ${should(issue)}.`;
}

/** The input at an issue. If a field decides between several forms, that field alone counts as wrong. */
const inputOf = (issue: Issue): unknown =>
  issue.code === 'invalid_union' && issue.discriminator !== undefined
    ? (issue.input as Readonly<Record<string, unknown>>)[issue.discriminator]
    : issue.input;

/** The path as text, such as `plan.sets[0]`. */
const nameOf = (path: Path): string =>
  path.map((key, place) => (typeof key === 'number' ? `[${key}]` : `${place === 0 ? '' : '.'}${String(key)}`)).join('');

const MAX_SHOWN = 40;

function shown(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

const TYPES: Readonly<Record<string, string>> = {
  object: 'an object',
  record: 'an object',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

function should(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `be ${TYPES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return oneOf(issue.values);
    case 'too_small':
      return measured(issue.origin, 'at least', issue.minimum);
    case 'too_big':
      return measured(issue.origin, 'at most', issue.maximum);
    case 'invalid_format':
      return `be of the form ${issue.pattern ?? issue.format}`;
    case 'invalid_key':
      return issue.issues[0] === undefined ? 'have another name' : should(issue.issues[0] as Issue);
    case 'invalid_union':
      return anyOf(issue);
    case 'custom':
      return issue.message;
    default:
      return 'be of another form';
  }
}

function measured(origin: string, bound: string, limit: number | bigint): string {
  if (origin === 'string') return `have ${bound} ${limit} character${limit === 1 ? '' : 's'}`;
  if (origin === 'array') return `have ${bound} ${limit} ${limit === 1 ? 'entry' : 'entries'}`;
  return `be ${bound} ${limit}`;
}

const oneOf = (values: readonly unknown[]): string =>
  `be ${values.length === 1 ? '' : 'one of '}${values.map((value) => JSON.stringify(value)).join(', ')}`;

function anyOf(issue: Extract<Issue, { code: 'invalid_union' }>): string {
  if (issue.discriminator !== undefined) return oneOf((issue as { options?: readonly unknown[] }).options ?? []);
  const ways = issue.errors.flatMap(([first]) => (first === undefined ? [] : [should(first)]));
  return [...new Set(ways)].join(', or ');
}

/** The fields of the object at this path; null if they can't be told. */
function fieldsAt(schema: Schema, path: Path): readonly string[] | null {
  const { def } = schema._zod as z.core.$ZodType['_zod'] & { readonly def: Partial<Inside> };
  if (def.innerType !== undefined) return fieldsAt(def.innerType, path);
  const [key, ...rest] = path;
  if (key === undefined) return def.shape === undefined ? null : Object.keys(def.shape);
  const next = def.element ?? def.shape?.[String(key)];
  return next === undefined ? null : fieldsAt(next, rest);
}

/** The parts of a schema that this file reads. */
interface Inside {
  readonly innerType: Schema;
  readonly element: Schema;
  readonly shape: Readonly<Record<string, Schema>>;
}
