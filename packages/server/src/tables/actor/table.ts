// A table: its parts, and what follows from a change of any of them.

import type { TableInfo, TableSummary, Update } from '@posse/protocol';
import type { Change, GameRecord, TableRecord } from '@posse/store';
import { type Chat, lineInfo } from '../chat/table-chat.ts';
import { Notices } from '../chat/table-notices.ts';
import { withPeople } from '../evening/evening-record.ts';
import { unpredicted } from '../evening/predictions.ts';
import { textFor } from '../game/recent-updates.ts';
import { RematchCountdown } from '../game/rematch-countdown.ts';
import { RestartGrace } from '../game/restart-grace.ts';
import { RoleViewing } from '../game/role-viewing.ts';
import { RunningGame } from '../game/running-game.ts';
import { TurnScheduler } from '../game/turn-scheduler.ts';
import { Absences } from '../people/absences.ts';
import { Admission } from '../people/admission.ts';
import { HostPowers } from '../people/host-powers.ts';
import type { Participant, Participants } from '../people/participants.ts';
import { forGame } from '../people/seat-edits.ts';
import { SeatRecovery } from '../people/seat-recovery.ts';
import { SeatTransfers } from '../people/seat-transfer.ts';
import { Shuffle } from '../shuffle/shuffle.ts';
import { handsFor } from '../witnesses/witnesses.ts';
import { freeSeats, type Presence, tableInfo, tableSummary } from './table-info.ts';
import { Broadcast } from './table-info-broadcast.ts';
import type { TableState } from './table-state.ts';
import { gameMessage } from './whole-game-message.ts';

export class Table implements Presence {
  readonly state: TableState;
  readonly participants: Participants;
  readonly chat: Chat;
  readonly notices: Notices;
  readonly broadcast: Broadcast;
  readonly hostPowers: HostPowers;
  readonly admission: Admission;
  readonly seatRecovery: SeatRecovery;
  readonly seatTransfers: SeatTransfers;
  readonly roleViewing: RoleViewing;
  readonly restartGrace: RestartGrace;
  readonly absences: Absences;
  readonly shuffle: Shuffle;
  readonly rematch: RematchCountdown;
  readonly scheduler: TurnScheduler;

  constructor(state: TableState, chat: Chat) {
    this.state = state;
    this.participants = state.participants;
    this.chat = chat;
    this.notices = new Notices(state, chat);
    this.broadcast = new Broadcast(state, () => this.info);
    this.hostPowers = new HostPowers(state, (guest) => this.announceHost(guest));
    this.admission = new Admission(state);
    this.roleViewing = new RoleViewing(state);
    this.restartGrace = new RestartGrace(state, this.roleViewing);
    this.absences = new Absences(state, this);
    this.seatRecovery = new SeatRecovery(state, this);
    this.seatTransfers = new SeatTransfers(state, this);
    this.shuffle = new Shuffle(state, this.notices, (game, record, also) => this.beginGame(game, record, also));
    this.rematch = new RematchCountdown(state, this.shuffle);
    this.scheduler = new TurnScheduler(state, {
      absences: this.absences,
      notices: this.notices,
      roleViewing: this.roleViewing,
      sendUpdate: (update) => this.sendUpdate(update),
      ended: (game) => this.ended(game),
    });
  }

  /** Goes on after a restart, or when the table is back in memory. */
  resume(): void {
    // Before the first answer players look at their roles again: the store does not say who has looked.
    if (this.game?.match.step === 0) this.roleViewing.open();
    this.restartGrace.open();
  }

  get record(): TableRecord {
    return this.state.record;
  }

  get game(): RunningGame | null {
    return this.state.game;
  }

  get info(): TableInfo {
    return tableInfo(this.record, this.game, this);
  }

  get summary(): TableSummary {
    const { guest: host } = this.hostPowers;
    const [connected] = this.participants.of(host);
    const seat = this.record.seats.find(({ guest }) => guest === host);
    return tableSummary(this.record, this.game, this, seat?.name ?? connected?.name ?? '');
  }

  get free(): number {
    return freeSeats(this.record, this.game);
  }

  /**
   * Works out everything that follows from what has just happened. The table's actor calls it once after each message and each task, so that
   * no handler has to remember who must be told or asked next. The participant who acted is told at once.
   */
  settle(actor: Participant | null = null): void {
    const { state, broadcast } = this;
    this.absences.look();
    if (state.isDirty) {
      this.roleViewing.update();
      this.restartGrace.update();
      this.absences.update();
      this.seatRecovery.update();
      this.hostPowers.update();
      this.shuffle.update();
      state.isDirty = false;
      broadcast.schedule();
    }
    this.seatRecovery.openIfDue();
    // First of all, as it may let the clock run again: a game message says how much time is left.
    this.scheduler.scheduleNext();
    if (this.absences.isBroadcastDue()) broadcast.schedule();
    for (const participant of state.takeOutdated()) this.sendGame(participant);
    if (actor !== null) broadcast.flushTo(actor);
  }

  /** Sends the whole game as this participant may see it. */
  sendGame(participant: Participant): void {
    const { game, participants } = this;
    if (game === null) return;
    this.broadcast.flush();
    const { hasMoreTime } = this.scheduler.reveals;
    participants.sendText(participant, gameMessage(this.state, game, participant.seat, hasMoreTime));
    if (game.isOver) participants.send(participant, game.proof);
  }

  /** Ends all timers and thoughts. */
  stop(): void {
    this.scheduler.stop();
    this.scheduler.reveals.stopThinking();
    this.hostPowers.stop();
    this.rematch.stop();
    this.shuffle.stop();
    this.roleViewing.stop();
    this.absences.stop();
    this.seatRecovery.stop();
    this.broadcast.stop();
  }

  private sendUpdate(update: Update): void {
    this.broadcast.flush();
    this.participants.sendEach(({ seat }) => textFor(update, seat));
    this.sendHands();
    // A host who is out has no powers any more, if the plan opens the hands to them.
    if (this.record.plan.openHands === true) this.state.touch();
    if (this.game !== null) this.broadcast.noteBanks(this.game.clock.banks);
  }

  /** A game is over: now everybody may read what was said among the eliminated and the spectators. */
  private ended({ proof, record: { id } }: RunningGame): void {
    const { state, participants, chat, broadcast } = this;
    participants.sendAll(proof);
    state.later(() => {
      // First everybody is told that the game is over.
      broadcast.flush();
      const people = new Set(participants);
      for (const line of chat.last)
        if (line.game === id && line.channel !== 'table')
          participants.sendAll({ type: 'line', line: lineInfo(line) }, (one) => people.has(one));
    });
  }

  /** Sends all hands to the witnesses. */
  private sendHands(): void {
    for (const participant of this.participants) {
      const hands = handsFor(this.state, participant.guest);
      if (hands !== null) this.participants.send(participant, hands as { readonly type: string });
    }
  }

  /** Runs as a task of its own, because changes of any kind can give the host's powers to another guest. */
  private announceHost(guest: string): void {
    this.state.later(async () => {
      const [participant] = this.participants.of(guest);
      if (participant === undefined) return;
      const { name, seat } = participant;
      const notice = this.notices.about('host', { guest, name, seat });
      await this.state.services.store.write([notice.change]);
      notice.send();
    });
  }

  private async beginGame(dealt: GameRecord, record: TableRecord, also: readonly Change[]): Promise<void> {
    const { state } = this;
    const recorded = withPeople(dealt, record);
    const game = RunningGame.deal(state.services, recorded, record.clock);
    const begun = unpredicted(forGame(record), game.match.turn);
    const next = { ...begun, gameId: dealt.id, heard: [], witnesses: [], paused: false };
    await state.keep(next, [{ put: 'game', record: recorded }, ...also]);
    state.game = game;
    this.roleViewing.open();
    state.resendGame();
  }
}
