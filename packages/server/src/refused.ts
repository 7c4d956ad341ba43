// Something that somebody asked for and can't have. Nothing has changed; the code is for programs, the message for people.

import type { ErrorCode, Problem } from '@posse/protocol';

export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: ErrorCode;
  /** Which set is missing, if one is. */
  readonly set: string | null;

  constructor(code: ErrorCode, message: string, set: string | null = null) {
    super(message);
    this.code = code;
    this.set = set;
  }

  get problem(): Problem {
    const { code, message, set } = this;
    return { code, message, ...(set !== null && { set }) };
  }
}
