// All that everybody may know of a table but the game itself.

import {
  type ClaimInfo,
  commitmentOf,
  type KnockInfo,
  type Phase,
  type SeatInfo,
  type TableInfo,
  type TableSummary,
} from '@posse/protocol';
import { personaAt, USUAL_LEVEL } from '../games/levels.ts';
import type { SeatRecord, TableRecord } from '../store/store.ts';
import { type StartedRecord, startOf } from './dealing.ts';
import type { Round } from './round.ts';
import { botIn, isFree } from './seating.ts';

export const nameAt = ({ name }: SeatRecord, place: number): string => name ?? personaAt(place).name;

export const phaseOf = (round: Round | null): Phase =>
  round === null ? 'gathering' : round.isOver ? 'over' : 'playing';

/** Is there anything to play in this seat? Between games there is. */
export const isInPlay = (round: Round | null, place: number): boolean =>
  round === null || round.isOver || round.match.alive[place] === true;

/** Could somebody new sit here now? */
const isOpen = (seat: SeatRecord, place: number, round: Round | null): boolean =>
  isFree(seat) && (phaseOf(round) !== 'playing' || (seat.late && isInPlay(round, place)));

/** Seats that somebody new could take now. */
export const freeSeats = ({ seats }: TableRecord, round: Round | null): number =>
  seats.filter((seat, place) => isOpen(seat, place, round)).length;

export interface Presence {
  isHere(guest: string): boolean;
  readonly watchers: number;
  readonly hosting: { readonly guest: string };
  readonly claims: { readonly infos: readonly ClaimInfo[] };
  readonly doorstep: { readonly infos: readonly KnockInfo[] };
  readonly starting: { readonly left: number | null };
  readonly beginning: { readonly left: number | null; isLooking(seat: number): boolean };
}

export function tableInfo(record: TableRecord, round: Round | null, presence: Presence): TableInfo {
  const { code, game, plan, isPublic, clock, paused, gameId } = record;
  const phase = phaseOf(round);
  return {
    code,
    game,
    plan,
    isPublic,
    clock,
    phase,
    paused,
    host: presence.hosting.guest,
    seats: record.seats.map((seat, place) => seatInfo(seat, place, record, round, presence)),
    claims: [...presence.claims.infos],
    knocks: [...presence.doorstep.infos],
    startsIn: presence.starting.left,
    beginsIn: presence.beginning.left,
    staged: round !== null && 'staged' in round.game.setup,
    watchers: presence.watchers,
    gameId,
    commitment:
      phase === 'playing' && round !== null
        ? round.game.commitment
        : commitmentOf(record.start?.secret ?? record.nextSecret),
    start: record.start === null ? null : toldStart(record as StartedRecord),
  };
}

function toldStart(record: StartedRecord): TableInfo['start'] {
  const { promises, ...start } = startOf(record);
  return { ...start, promises: [...promises] };
}

function seatInfo(
  seat: SeatRecord,
  place: number,
  record: TableRecord,
  round: Round | null,
  presence: Presence,
): SeatInfo {
  const { guest, face, isBot, bot, ready, keep, away, gone, waiting } = seat;
  const isPlayed = round !== null && !round.isOver && (guest === null || away);
  const isReplaced = isPlayed && round.replaced.get(place) === botIn(record, place);
  const isBotHere = guest === null && (isBot || round !== null);
  return {
    guest,
    name: guest !== null || isBotHere ? nameAt(seat, place) : null,
    by: guest !== null ? 'person' : isBot ? 'bot' : 'nobody',
    persona: isBotHere ? personaAt(place).id : null,
    face: guest !== null ? face : null,
    bot,
    connected: guest !== null && gone === null && presence.isHere(guest),
    ready,
    keep,
    away,
    standIn: isReplaced ? USUAL_LEVEL : null,
    gone,
    waiting,
    looking: presence.beginning.isLooking(place),
    adds: seat.promise !== null,
    open: isOpen(seat, place, round),
    bank: round?.clock.banks[place] ?? record.clock.bank * 1000,
  };
}

export function tableSummary(
  record: TableRecord,
  round: Round | null,
  presence: Presence,
  hostName: string,
): TableSummary {
  const people = record.seats.filter(({ guest, gone }) => guest !== null && gone === null).length;
  return {
    code: record.code,
    game: record.game,
    preset: record.plan.preset ?? null,
    seats: record.seats.length,
    people,
    free: freeSeats(record, round),
    watchers: presence.watchers,
    phase: phaseOf(round),
    hostName,
    createdAt: record.createdAt,
  };
}
