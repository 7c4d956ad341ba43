// What is wrong with a message, in a sentence.

import { fromClient } from '@posse/protocol';
import type * as z from 'zod/mini';

const TYPES = fromClient.def.options.map(({ shape }) => shape.type.def.values[0]);

export function whatIsWrong(message: object, { issues: [issue] }: z.core.$ZodError): string {
  const type = 'type' in message ? message.type : undefined;
  if (!TYPES.some((known) => known === type)) return `"type" should be one of ${TYPES.join(', ')}.`;
  const where = issue?.path.join('.');
  return `"${type}" is not as it should be: ${where ? `"${where}": ` : ''}${issue?.message ?? 'wrong form'}.`;
}
