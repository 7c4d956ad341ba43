// The information about a table that everybody may have, apart from the game itself.

import {
  beforeAfter,
  type ClaimInfo,
  commitmentOf,
  type KnockInfo,
  type Phase,
  type SeatInfo,
  type TableInfo,
  type TableSummary,
  transcriptHashOf,
} from '@posse/protocol';
import type { GameRecord, SeatRecord, TableRecord } from '@posse/store';
import { personaAt, USUAL_LEVEL } from '../../games/bot-levels.ts';
import { eveningInfo } from '../evening/rotation.ts';
import type { RunningGame } from '../game/running-game.ts';
import { botIn, isFree, nameAt } from '../people/seat-edits.ts';
import { type StartedRecord, startOf } from '../shuffle/shuffle-start.ts';
import { isWitness } from '../witnesses/witnesses.ts';

export const phaseOf = (running: RunningGame | null): Phase =>
  running === null ? 'gathering' : running.isOver ? 'over' : 'playing';

/** Can somebody play in this seat? Not if its player is eliminated; between games in every seat. */
export const isInPlay = (running: RunningGame | null, place: number): boolean =>
  running === null || running.isOver || running.match.alive[place] === true;

/** Could somebody new sit here now? */
const isOpen = (seat: SeatRecord, place: number, running: RunningGame | null): boolean =>
  isFree(seat) && (phaseOf(running) !== 'playing' || (seat.late && isInPlay(running, place)));

/** Seats that somebody new could take now. */
export const freeSeats = ({ seats }: TableRecord, running: RunningGame | null): number =>
  seats.filter((seat, place) => isOpen(seat, place, running)).length;

/** The parts of a table that know what its record does not: who is connected, and clocks. */
export interface Presence {
  readonly participants: { readonly watchers: number; isHere(guest: string): boolean };
  readonly hostPowers: { readonly guest: string };
  readonly seatRecovery: { readonly infos: readonly ClaimInfo[]; isClaimable(seat: number): boolean };
  readonly admission: { readonly infos: readonly KnockInfo[] };
  readonly rematch: { readonly left: number | null };
  readonly shuffle: { readonly askingLeft: number | null };
  readonly absences: { readonly left: number | null; isReplaceable(seat: number): boolean };
  readonly roleViewing: { readonly left: number | null; isLooking(seat: number): boolean };
}

export function tableInfo(record: TableRecord, running: RunningGame | null, presence: Presence): TableInfo {
  const { code, game, plan, packs, isPublic, clock, paused, gameId, playing, firstRound, isSilent, voice } = record;
  const phase = phaseOf(running);
  return {
    code,
    game,
    plan,
    ...(packs !== undefined && { packs: packs as TableInfo['packs'] }),
    isPublic,
    clock,
    phase,
    paused,
    host: presence.hostPowers.guest,
    seats: record.seats.map((seat, place) => seatInfo(seat, place, record, running, presence)),
    claims: [...presence.seatRecovery.infos],
    knocks: [...presence.admission.infos],
    startsIn: presence.rematch.left,
    beginsIn: presence.roleViewing.left,
    botIn: presence.absences.left,
    staged: running !== null && 'staged' in running.record.setup,
    watchers: presence.participants.watchers,
    ...(playing === true && firstRound !== undefined && { predicts: true }),
    ...(isSilent === true && { chat: false }),
    ...(voice !== undefined && { voice }),
    evening: eveningInfo(
      record,
      phase === 'playing',
      (guest) => isWitness(record, guest) || presence.participants.isHere(guest),
    ),
    gameId,
    commitment:
      phase === 'playing' && running !== null
        ? running.record.commitment
        : commitmentOf(record.start?.secret ?? record.nextSecret),
    played: phase === 'over' ? playedIn(record) : [],
    start: record.start === null ? null : toldStart(record as StartedRecord),
    dealAnyway: toldQuestion(record, presence.shuffle.askingLeft),
    ...abortedShuffles(phase === 'playing' && running !== null ? running.record : record),
  };
}

/** The players of the last game; empty if an older program did not store them. */
export const playedIn = ({ cast, played = [] }: TableRecord): TableInfo['played'] =>
  played.map(({ name, face, late, ownBot = false }, place) => {
    const guest = cast[place] ?? null;
    return { guest, name, face, late, ownBot, persona: guest === null ? personaAt(place).id : null };
  });

function toldQuestion({ dealAnyway, seats }: TableRecord, left: number | null): TableInfo['dealAnyway'] {
  if (dealAnyway === undefined) return null;
  const yes = seats.flatMap(({ guest }, place) => (guest !== null && dealAnyway.yes.includes(guest) ? [place] : []));
  return { left: left ?? 0, yes };
}

/** The shuffles that were aborted before a game, or since the last deal. */
export function abortedShuffles({ givenUp = [] }: Pick<GameRecord, 'givenUp'>): Pick<TableInfo, 'aborted'> {
  if (givenUp.length === 0) return {};
  const aborted = givenUp.map(({ missing, commitment, next, deal, promises }, number) => ({
    start: transcriptHashOf({ before: beforeAfter(givenUp.slice(0, number)), commitment, next, deal, promises }),
    missing: missing.map(({ seat, guest, name }) => ({ seat, guest, name })),
  }));
  return { aborted };
}

function toldStart(record: StartedRecord): TableInfo['start'] {
  const { promises, ...start } = startOf(record);
  return { ...start, promises: [...promises] };
}

function seatInfo(
  seat: SeatRecord,
  place: number,
  record: TableRecord,
  running: RunningGame | null,
  presence: Presence,
): SeatInfo {
  const { guest, face, isBot, bot, ready, keep, away, gone, waiting } = seat;
  const isPlayed = running !== null && !running.isOver && (guest === null || away);
  const isHidden = isWitness(record, guest);
  const isReplaced = isPlayed && running.replaced.get(place) === botIn(record, place);
  const isBotHere = guest === null && (isBot || running !== null);
  return {
    guest,
    name: guest !== null || isBotHere ? nameAt(seat, place) : null,
    by: guest !== null ? 'person' : isBot ? 'bot' : 'nobody',
    persona: isBotHere ? personaAt(place).id : null,
    face: guest !== null ? face : null,
    bot,
    // A witness was here when they looked, and is shown like that until the game is over.
    connected: guest !== null && gone === null && (isHidden || presence.participants.isHere(guest)),
    ready,
    keep,
    away,
    ownBot: seat.ownBot,
    standIn: isReplaced ? USUAL_LEVEL : null,
    gone,
    waiting,
    looking: presence.roleViewing.isLooking(place),
    botAllowed: !isHidden && presence.absences.isReplaceable(place),
    claimable: !isHidden && presence.seatRecovery.isClaimable(place),
    lostBy: seat.lost.map((one) => one.guest),
    seenBy: [...seat.seenBy],
    // The pages of witnesses make promises too, so this is hidden in games that can have some.
    adds: seat.promise !== null && !(record.playing === true && record.plan.openHands === true),
    open: isOpen(seat, place, running),
    bank: running?.clock.banks[place] ?? record.clock.bank * 1000,
  };
}

export function tableSummary(
  record: TableRecord,
  running: RunningGame | null,
  presence: Presence,
  hostName: string,
): TableSummary {
  const people = record.seats.filter(({ guest, gone, ownBot }) => guest !== null && gone === null && !ownBot).length;
  return {
    code: record.code,
    game: record.game,
    preset: record.plan.preset ?? null,
    seats: record.seats.length,
    people,
    free: freeSeats(record, running),
    watchers: presence.participants.watchers,
    ...(record.packs !== undefined && { packs: record.packs.length }),
    phase: phaseOf(running),
    hostName,
    createdAt: record.createdAt,
  };
}
