// A refused request, with a code for programs and a message for people.

import type { ErrorCode, Problem } from '@posse/protocol';

interface Details {
  /** Which set is missing, if one is. */
  readonly set?: string | null;
  /** After how many seconds it is worth trying again, if that is known. */
  readonly wait?: number | null;
}

export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: ErrorCode;
  readonly set: string | null;
  readonly wait: number | null;

  constructor(code: ErrorCode, message: string, { set = null, wait = null }: Details = {}) {
    // Stack traces are of no interest, and cost more than the refusal.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.code = code;
    this.set = set;
    this.wait = wait;
  }

  get problem(): Problem {
    const { code, message, set } = this;
    return { code, message, ...(set !== null && { set }) };
  }
}
