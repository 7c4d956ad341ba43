// Refuses malformed input.

import { checkForm, type Schema } from '@posse/protocol/api';
import type * as z from 'zod/mini';
import { Refused } from '../../refused-request.ts';

/** The input, if it has the right form. `whole` names all of it: "The body". */
export function checked<S extends Schema>(schema: S, given: unknown, whole: string): z.output<S> {
  const form = checkForm(schema, given, whole);
  if ('input' in form) return form.input;
  throw new Refused('malformed', form.sentence);
}
