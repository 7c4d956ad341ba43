// The handlers of a table's messages, and the checks that come before them.

import { isForScreens, MESSAGES, type Said, type TableMessageType } from '@posse/protocol';
import type { TableMessage } from '../../bus/bus.ts';
import { Refused } from '../../refused-request.ts';
import type { Table } from '../actor/table.ts';
import type { Participant } from '../people/participants.ts';
import { endAbsence } from '../people/player-return.ts';
import { checkedSeat } from '../people/seat-edits.ts';
import { isWitness, refuseWitness } from '../witnesses/witnesses.ts';
import { chatHandlers } from './chat-handlers.ts';
import { eveningHandlers } from './evening-handlers.ts';
import { gameHandlers } from './game-handlers.ts';
import type { Handler, Handlers } from './handler-interface.ts';
import { hostHandlers } from './host-handlers.ts';
import { openHandsHandlers } from './open-hands-handler.ts';
import { packHandlers } from './pack-handlers.ts';
import { seatHandlers } from './seat-handlers.ts';

const HANDLERS: Handlers<TableMessageType> = {
  ...gameHandlers,
  ...seatHandlers,
  ...chatHandlers,
  ...hostHandlers,
  ...packHandlers,
  ...eveningHandlers,
  ...openHandsHandlers,
};

export async function handle(table: Table, participant: Participant, message: TableMessage): Promise<void> {
  const { seat, guest } = participant;
  refuseWitness(table.state, guest, message.type);
  const isHidden = isWitness(table.record, guest);
  if (seat !== null && !isHidden && checkedSeat(table.record, seat).away && isSignOfLife(table, seat, message))
    await endAbsence(table.state, table.notices, seat);
  checkSender(table, participant, message.type);
  await (HANDLERS[message.type] as Handler<'settle'>)(table, participant, message as Said<'settle'>);
}

function checkSender({ hostPowers }: Table, { seat, guest, openedBy }: Participant, type: TableMessageType): void {
  const { sender } = MESSAGES[type];
  if (openedBy !== undefined && !isForScreens(type))
    throw new Refused('only-watches', 'A screen for the room only watches: open the table itself to take part.');
  if (sender === 'seat' && seat === null) throw new Refused('not-seated', 'You watch: take a seat first.');
  if (sender === 'host' && !hostPowers.has(guest))
    throw new Refused('not-the-host', 'Only the host of the table can do that.');
}

/** Does this message show that a person is there? Pages repeat some messages by themselves when they reconnect. */
function isSignOfLife({ record }: Table, seat: number, message: TableMessage): boolean {
  if (message.type === 'automatic') return message.on !== checkedSeat(record, seat).automatic;
  return MESSAGES[message.type].isSignOfLife;
}
