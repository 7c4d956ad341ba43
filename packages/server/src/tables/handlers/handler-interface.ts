// The handler of one kind of message.

import type { Messages, Said, TableMessageType } from '@posse/protocol';
import type { Table } from '../actor/table.ts';
import type { Participant, SeatedParticipant } from '../people/participants.ts';

/** Handles one message. Throws Refused if it can't, and then changes nothing. */
export type Handler<T extends TableMessageType> = (
  table: Table,
  participant: Messages[T]['sender'] extends 'seat' ? SeatedParticipant : Participant,
  message: Said<T>,
) => Promise<void> | void;

export type Handlers<T extends TableMessageType> = { readonly [K in T]: Handler<K> };
