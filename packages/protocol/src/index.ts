// The protocol of a table and its players: schemas, limits, and a client.

export * from './admin.ts';
export { nearTable } from './client/affinity.ts';
export { tableAfter } from './client/changes.ts';
export { TableClient } from './client/client.ts';
export { type ContributionMemory, type ContributionState, temporaryMemory } from './client/contributions.ts';
export type { Ending } from './client/endings.ts';
export type { AnyView, GamePicture } from './client/picture.ts';
export type { Timing } from './client/reconnecting-socket.ts';
export type { Change, ClientHandlers, ClientSettings } from './client/settings.ts';
export type { SocketLike } from './client/socket.ts';
export type { StoryStep } from './client/story-pages.ts';
export { type DerivedVerbs, Verbs } from './client/verbs.ts';
export { ERROR_CODES, type ErrorCode } from './errors.ts';
export { type SeenIn, shortFact, wholeFacts } from './facts.ts';
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
} from './fairness.ts';
export { removedSeats } from './fewer-seats.ts';
export { hash64, name } from './fields.ts';
export { type FromClient, fromClient, join, type Said, type WireFromClient } from './from-client.ts';
export {
  type ChatLineInfo,
  type ClaimInfo,
  chatLine,
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
} from './from-server.ts';
export { type GameId, gameId } from './games.ts';
export * from './http.ts';
export {
  ABSENCE,
  MAX_CHAT_LENGTH,
  MAX_CONTRIBUTION_DIGITS,
  MAX_MESSAGE_BYTES,
  MAX_NAME_LENGTH,
  MIN_CONTRIBUTION_DIGITS,
  RECOVERY,
} from './limits.ts';
export {
  MESSAGES,
  type MessageEntry,
  type Messages,
  type MessageType,
  spectatorRefusal,
  type TableMessageType,
} from './messages.ts';
export { type OptionGroup, packOptions, unpackOptions } from './options.ts';
export { difference, type Patch, patched } from './patch.ts';
export {
  type Channel,
  type Clock,
  clock,
  DEFAULT_CLOCK,
  type NewTable,
  newTable,
  type TablePlan,
  tablePlan,
} from './plan.ts';
export * from './proofs.ts';
export { isReaction, REACTIONS, type Reaction } from './reactions.ts';
export * from './rules.ts';
export { factsText, type Times, type Update, UpdateWriter } from './update-writer.ts';
export { PROTOCOL_VERSION } from './version.ts';
export { fromWire, toWire } from './wire.ts';
