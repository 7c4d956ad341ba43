// Why something is not possible.

export interface RefusalWords {
  /** In two or three words: "4, too far". */
  readonly short: string;
  /** In a full sentence. */
  readonly long: string;
}
