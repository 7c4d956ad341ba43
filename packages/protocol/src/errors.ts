// Why a message or a request was refused, as codes that a program can act on.

export const ERROR_CODES = [
  /** Not JSON, not of a known form, or too long. */
  'malformed',
  /** Client and server speak different versions. */
  'version',
  /** The first message must be `join`. */
  'join-first',
  'joined-already',
  'no-such-table',
  /** The table plays with a set that this server was not given: it is kept until the set is back. */
  'missing-set',
  'no-such-game',
  /** What is kept of the table or the game is not what was written: nobody goes on with it. */
  'damaged',
  /** The token opens no seat here. */
  'bad-token',
  /** The ticket was used, or is too old. */
  'bad-ticket',
  /** The pass was not made by this server. */
  'bad-pass',
  /** The host, or whoever runs the server, has sent you away. */
  'sent-away',
  /** Somebody was sent away who called from your network, and you are new at the table: its host can let you in. */
  'barred',
  'not-seated',
  'seated-already',
  'seat-taken',
  'no-free-seat',
  /** People who are here would lose their seats, to a smaller plan or to a bot: say `unseat` if they shall stand up. */
  'people-seated',
  'no-such-seat',
  'not-the-host',
  'no-such-guest',
  'no-such-bot',
  /** The plan can't be played. */
  'bad-plan',
  /** Not between games, or not in a game. */
  'not-now',
  /** Answered already, or not asked yet. */
  'stale-question',
  'not-asked',
  'no-such-option',
  'paused',
  /** In a game the table is for those who play, the gallery for those who are out, and for those who watch there is a channel of their own, or the gallery if the plan says so. */
  'wrong-channel',
  'no-such-gesture',
  /** It is not the luck that was promised, or a promise that was used before. */
  'bad-luck',
  'slow-down',
  /** One network holds as many tables as it may. */
  'too-many-tables',
  /** The game is not over: its seed is still a secret. */
  'not-over',
  /** What it sets off goes round in a circle, so it did not happen. */
  'endless',
  /** The store could not keep it, so it did not happen. */
  'not-stored',
  'wrong-origin',
  /** The server was called by a name that nobody has given it. */
  'wrong-host',
  /** Something is there, but nothing that takes this method. */
  'wrong-method',
  'full',
  'closing',
  'not-found',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
