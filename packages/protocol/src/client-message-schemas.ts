// The schemas and types of messages from a client, derived from `MESSAGES`.

import * as z from 'zod/mini';
import { MESSAGES, type Messages, type MessageType } from './message-table.ts';
import type { FromWire } from './step-field-names.ts';

type SchemaOf<T extends string, Fields extends z.core.$ZodShape> = z.ZodMiniObject<
  { readonly type: z.ZodMiniLiteral<T> } & Fields,
  z.core.$strict
>;
type MessageSchema<T extends MessageType> = SchemaOf<T, Messages[T]['fields']>;
type AnyMessageSchema = { [T in MessageType]: MessageSchema<T> }[MessageType];

const schemaOf = <T extends MessageType>(type: T): MessageSchema<T> =>
  z.strictObject({ type: z.literal(type), ...MESSAGES[type].fields }) as unknown as MessageSchema<T>;

export const join = schemaOf('join');

export const fromClient = z.discriminatedUnion(
  'type',
  (Object.keys(MESSAGES) as MessageType[]).map(schemaOf) as unknown as [AnyMessageSchema, ...AnyMessageSchema[]],
);

export type WireFromClient = z.infer<typeof fromClient>;
export type FromClient = FromWire<WireFromClient>;
export type Said<T extends MessageType> = Extract<FromClient, { type: T }>;
