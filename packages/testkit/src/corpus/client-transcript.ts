// The transcript of a client: every message of a whole game, in both directions.

export interface AnyMessage {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** One message, sent or received by a person. */
export interface TranscriptLine {
  readonly who: string;
  readonly sent?: AnyMessage;
  readonly heard?: AnyMessage;
}
