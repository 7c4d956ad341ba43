// Questions between the servers of a cluster for the operator. Unknown ones are not answered.

import { adminNode, adminRefusal, adminTable, ERROR_CODES } from '@posse/protocol';
import * as z from 'zod/mini';

/** Actions at one table. */
export const adminCommand = z.discriminatedUnion('do', [
  z.object({ do: z.literal('announce'), text: z.string() }),
  z.object({ do: z.literal('close'), why: z.string() }),
  z.object({ do: z.literal('send-away'), person: z.string() }),
]);
export type AdminCommand = z.infer<typeof adminCommand>;

export const nodeRequest = z.discriminatedUnion('kind', [
  /** How it is, with its tables that are like this. */
  z.object({ kind: z.literal('admin-report'), search: z.string() }),
  /** Tells everybody at all its tables. */
  z.object({ kind: z.literal('admin-announce'), text: z.string() }),
  z.object({ kind: z.literal('admin-order'), code: z.string(), order: adminCommand }),
]);
export type NodeRequest = z.infer<typeof nodeRequest>;

export const nodeReport = z.object({
  node: adminNode,
  tables: z.array(adminTable),
  /** How many more of them are like it. */
  more: z.int(),
  refusals: z.array(adminRefusal),
});
export type NodeReport = z.infer<typeof nodeReport>;

export const announceResult = z.object({ tables: z.int() });

/** Done, or why not: the table is not there (any more), or what was wrong. */
export const commandResult = z.union([
  z.object({ done: z.literal(true) }),
  z.object({ elsewhere: z.literal(true) }),
  z.object({ refused: z.object({ code: z.enum(ERROR_CODES), message: z.string() }) }),
]);
export type CommandResult = z.infer<typeof commandResult>;
