// The codes of refusals, for programs to act on.

export const ERROR_CODES = [
  /** The message is not JSON, is not of a known form, or is too long. */
  'malformed',
  /** Client and server have different versions of the protocol. */
  'version',
  /** The first message must be `join`. */
  'join-first',
  'joined-already',
  'no-such-table',
  /** The table plays with a set that this server does not have. The table is kept until the set is back. */
  'missing-set',
  'no-such-game',
  /** The stored table or game is not what was written, so it can't go on. */
  'damaged',
  /** The token opens no seat here. */
  'bad-token',
  /** The ticket was used, or has expired. */
  'bad-ticket',
  /** The pass was not issued by this server. */
  'bad-pass',
  /** The host or the operator has removed you. */
  'sent-away',
  /** You are new at the table, and somebody from your network was removed. The host can let you in. */
  'barred',
  'not-seated',
  /** A screen for the room can only watch. */
  'only-watches',
  'seated-already',
  'seat-taken',
  'no-free-seat',
  /** As many guests as the line holds are waiting for a seat. */
  'queue-full',
  /** The plan allows no bots of players' own. */
  'no-own-bots',
  /** Connected people would lose their seats to a smaller plan or to a bot. Send `unseat` to confirm. */
  'people-seated',
  'no-such-seat',
  'not-the-host',
  'no-such-guest',
  'no-such-bot',
  /** The plan can't be played. */
  'bad-plan',
  /** The pack breaks a rule, or does not go together with the rest of the table. */
  'bad-pack',
  'no-such-pack',
  /** The operator has barred this pack, or a table has, because it set off effects without end. */
  'barred-pack',
  /** The message does not fit the phase: it is only for a running game, or only for between games. */
  'not-now',
  /** The player of the claimed seat has not been absent for long enough. */
  'too-soon',
  /** The clock gives more than five minutes for an answer: only the player's own token, or a transfer, opens a seat. */
  'slow-clock',
  /** The seat has moved too often in this game. */
  'seat-full',
  /** You have seen a hand of this game that its owner has taken back. You can't sit or chat until the game is over. */
  'has-seen',
  /** You have opened all hands of this game: until it is over nothing that you send reaches anybody. */
  'witness',
  /** The gallery has as many readers as a game remembers, so nobody new may read it. */
  'gallery-full',
  /** The question was answered already, or is not asked yet. */
  'stale-question',
  'not-asked',
  'no-such-option',
  'paused',
  /**
   * During a game, players use `table` and eliminated players `gallery`. Spectators use `watchers`, or `gallery` if the
   * plan says so.
   */
  'wrong-channel',
  /** The host has switched the chat off. */
  'chat-off',
  'no-such-gesture',
  /** You have predicted a side for this game already. */
  'predicted',
  /** The address of the voice channel is none that can be shown: it needs https, a domain, and no password. */
  'bad-link',
  /** The contribution does not match its commitment, or the commitment was used before. */
  'bad-luck',
  'slow-down',
  /** This network has as many tables as it may. */
  'too-many-tables',
  /** The game is not over, so its seed is still secret. */
  'not-over',
  /** The move would cause an endless loop, so it was not made. */
  'endless',
  /** The store could not save the change, so it did not happen. */
  'not-stored',
  'wrong-origin',
  /** The request names a host that this server is not configured for. */
  'wrong-host',
  /** The path exists, but not for this method. */
  'wrong-method',
  'full',
  'closing',
  'not-found',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
