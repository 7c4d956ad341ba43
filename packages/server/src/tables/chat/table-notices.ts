// Notices of the table, stored with their change, and shown in the chat.

import type { Notice } from '@posse/protocol';
import type { Change } from '@posse/store';
import type { TableState } from '../actor/table-state.ts';
import { checkedSeat, nameAt } from '../people/seat-edits.ts';
import { type About, type Chat, lineInfo } from './table-chat.ts';

export interface UnsentNotice {
  readonly change: Change;
  /** Shows the notice to everybody, once it is stored. */
  send(): void;
}

export class Notices {
  private readonly state: TableState;
  private readonly chat: Chat;

  constructor(state: TableState, chat: Chat) {
    this.state = state;
    this.chat = chat;
  }

  /** A notice about the player of this seat, as the table's record has them now. */
  ofSeat(notice: Notice, place: number, more: Pick<About, 'by'> = {}): UnsentNotice {
    return this.about(notice, { ...this.playerAt(place), ...more });
  }

  /** Makes the same notice about several players, to be stored and sent together. */
  ofSeats(notice: Notice, places: readonly number[]): readonly UnsentNotice[] {
    return places.map((place, number) => this.about(notice, this.playerAt(place), number));
  }

  private playerAt(place: number): About {
    const seat = checkedSeat(this.state.record, place);
    return { guest: seat.guest ?? '', seat: place, name: nameAt(seat, place) };
  }

  about(notice: Notice, about: About, place = 0): UnsentNotice {
    const { chat } = this;
    const { record, isPlaying, participants } = this.state;
    const line = chat.notice(notice, isPlaying ? record.gameId : null, about, place);
    return {
      change: { put: 'line', table: record.code, line },
      send() {
        chat.add(line);
        participants.sendAll({ type: 'line', line: lineInfo(line) });
      },
    };
  }
}
