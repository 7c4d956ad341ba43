// Questions between the servers of a cluster for the operator. Unknown ones are not answered.

import { adminNode, adminRefusal, adminTable, ERROR_CODES } from '@posse/protocol';
import * as z from 'zod/mini';

/** The operator's actions at one table. */
export const adminCommand = z.discriminatedUnion('do', [
  z.object({ do: z.literal('announce'), text: z.string() }),
  z.object({ do: z.literal('close'), why: z.string() }),
  z.object({ do: z.literal('send-away'), person: z.string() }),
]);
export type AdminCommand = z.infer<typeof adminCommand>;

export const nodeRequest = z.discriminatedUnion('kind', [
  /** Asks a server for its load, and for its tables that match the search. */
  z.object({ kind: z.literal('admin-report'), search: z.string() }),
  /** Asks a server to show a sentence at all its tables. */
  z.object({ kind: z.literal('admin-announce'), text: z.string() }),
  z.object({ kind: z.literal('admin-order'), code: z.string(), order: adminCommand }),
]);
export type NodeRequest = z.infer<typeof nodeRequest>;

export const nodeReport = z.object({
  node: adminNode,
  tables: z.array(adminTable),
  /** The number of further tables that match. */
  more: z.int(),
  refusals: z.array(adminRefusal),
});
export type NodeReport = z.infer<typeof nodeReport>;

export const announceResult = z.object({ tables: z.int() });

/** The result of a command: done, or the reason why not. */
export const commandResult = z.union([
  z.object({ done: z.literal(true) }),
  z.object({ elsewhere: z.literal(true) }),
  z.object({ refused: z.object({ code: z.enum(ERROR_CODES), message: z.string() }) }),
]);
export type CommandResult = z.infer<typeof commandResult>;
