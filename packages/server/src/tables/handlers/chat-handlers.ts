// Handlers of messages about chat, names and faces.

import { type Channel, isReaction, REACTIONS } from '@posse/protocol';
import { Refused } from '../../refused-request.ts';
import type { Table } from '../actor/table.ts';
import {
  channelOf,
  hasHeard,
  isOfTheDead,
  isSilenced,
  mayListen,
  mayRead,
  withListeners,
} from '../chat/chat-channels.ts';
import { lineInfo, type Spoken } from '../chat/table-chat.ts';
import { distinctName } from '../people/guest-names.ts';
import type { Participant } from '../people/participants.ts';
import { withSeat } from '../people/seat-edits.ts';
import { seenHand } from '../people/seat-recovery.ts';
import type { Handlers } from './handler-interface.ts';

export const chatHandlers: Handlers<'say' | 'gesture' | 'rename' | 'face'> = {
  async say(table, participant, { channel, text }) {
    const own = channelOf(table.state, participant);
    if (own !== channel) throw new Refused('wrong-channel', `You talk ${WHERE[own]}`);
    if (table.record.isSilent)
      throw new Refused('chat-off', 'The host has switched the chat of this table off: send a reaction instead.');
    await speak(table, participant, own, { text });
  },

  async gesture(table, participant, { gesture }) {
    if (!isReaction(gesture))
      throw new Refused('no-such-gesture', `There is no gesture "${gesture}": ${REACTIONS.join(', ')} are known here.`);
    await speak(table, participant, channelOf(table.state, participant), { text: '', gesture });
  },

  async rename(table, { guest, seat }, { name: wanted }) {
    const name = distinctName(table, guest, wanted);
    await change(table, guest, seat, { name });
  },

  async face(table, { guest, seat }, { face }) {
    await change(table, guest, seat, { face });
  },
};

/** Stores a line, and sends it to those who may read it. */
async function speak({ state, chat, participants }: Table, speaker: Participant, channel: Channel, said: Spoken) {
  const { guest, seat, name } = speaker;
  const before = state.record;
  if (isSilenced(state, speaker)) throw seenHand();
  if (channel === 'gallery' && !mayListen(before, guest))
    throw new Refused(
      'gallery-full',
      'As many guests as a game remembers have read the gallery: watch, and talk with everybody after the game.',
    );
  const line = chat.next(channel, state.isPlaying ? before.gameId : null, { guest, seat, name }, said);
  const isHidden = isOfTheDead(state, line);
  const entitled = participants.audience.filter((other) => mayRead(state, other, line));
  // The speaker comes first if only one more may listen.
  const record = withListeners(before, isHidden ? [guest, ...entitled.map((reader) => reader.guest)] : []);
  const readers = entitled.filter((reader) => !isHidden || hasHeard(record, reader.guest));
  const stored = { put: 'line', table: before.code, line } as const;
  if (record === before) await state.services.store.write([stored]);
  else await state.keep(record, [stored]);
  chat.add(line);
  participants.sendAll({ type: 'line', line: lineInfo(line) }, (other) => readers.includes(other));
}

/** Changes the name or the face of a guest, in their seat and on all their connections. */
async function change(
  { state, participants }: Table,
  guest: string,
  seat: number | null,
  changes: Partial<Pick<Participant, 'name' | 'face'>>,
): Promise<void> {
  if (seat !== null) await state.keep(withSeat(state.record, seat, changes));
  for (const own of participants.of(guest)) Object.assign(own, changes);
  state.touch();
}

const WHERE: Readonly<Record<Channel, string>> = {
  table: 'at the "table": everybody hears it.',
  gallery: 'in the "gallery" while this game lasts: those who play must not hear it.',
  watchers: 'with the other "watchers" while this game lasts: neither those who play nor the dead hear it.',
};
