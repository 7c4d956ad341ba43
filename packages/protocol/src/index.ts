// The protocol of a table and its players: schemas, limits, and a client.

export * from './admin-requests.ts';
export type { AnyView, GamePicture } from './client/client-game-picture.ts';
export type { Change, ClientHandlers, ClientSettings } from './client/client-types.ts';
export { type DerivedVerbs, Verbs } from './client/message-methods.ts';
export type { Timing } from './client/reconnecting-socket.ts';
export { nearTable } from './client/server-affinity.ts';
export { type ContributionMemory, type ContributionState, temporaryMemory } from './client/shuffle-contributions.ts';
export type { SocketLike } from './client/socket-interface.ts';
export { tableAfter } from './client/state-updates.ts';
export type { Ending } from './client/stop-reasons.ts';
export type { StoryStep } from './client/story-pages.ts';
export { TableClient } from './client/table-client.ts';
export { type FromClient, fromClient, join, type Said, type WireFromClient } from './client-message-schemas.ts';
export { ERROR_CODES, type ErrorCode } from './error-codes.ts';
export { type GameId, gameId } from './game-ids.ts';
export { type OptionGroup, packOptions, unpackOptions } from './grouped-options.ts';
export * from './http-bodies.ts';
export { hash64, name } from './message-fields.ts';
export {
  isForScreens,
  MESSAGES,
  type MessageEntry,
  type Messages,
  type MessageType,
  spectatorRefusal,
  type TableMessageType,
} from './message-table.ts';
export { difference, type Patch, patched } from './patch.ts';
export * from './proof-checks.ts';
export {
  ABSENCE,
  MAX_CHAT_LENGTH,
  MAX_CONTRIBUTION_DIGITS,
  MAX_MESSAGE_BYTES,
  MAX_NAME_LENGTH,
  MIN_CONTRIBUTION_DIGITS,
  PACKS,
  RECOVERY,
} from './protocol-limits.ts';
export { PROTOCOL_VERSION } from './protocol-version.ts';
export { isReaction, REACTIONS, type Reaction } from './reactions.ts';
export { removedSeats } from './removed-seats.ts';
export * from './rules-reference.ts';
export {
  type ChatLineInfo,
  type ClaimInfo,
  chatLine,
  type EveningInfo,
  type FromServer,
  fromServer,
  type Heard,
  type KnockInfo,
  type Notice,
  notice,
  type Phase,
  phase,
  type SeatInfo,
  type SentFact,
  type TableInfo,
  tableInfo,
  type WireFromServer,
} from './server-message-schemas.ts';
export { type SeenIn, shortFact, wholeFacts } from './short-facts.ts';
export {
  beforeAfter,
  commitmentOf,
  dealOf,
  defaultContribution,
  gameIdOf,
  randomHex,
  type Start,
  seatCommitmentOf,
  seedOf,
  transcriptHashOf,
} from './shuffle-hashes.ts';
export { fromWire, toWire } from './step-field-names.ts';
export {
  type Channel,
  type Clock,
  clock,
  DEFAULT_CLOCK,
  type NewTable,
  newTable,
  type Rotation,
  rotation,
  type TablePlan,
  tablePlan,
} from './table-plan.ts';
export { factsText, type Times, type Update, UpdateWriter } from './update-writer.ts';
