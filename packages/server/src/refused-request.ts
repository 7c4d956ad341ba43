// A refused request, with a code for programs and a message for people.

import type { ErrorCode, Problem } from '@posse/protocol';

interface Details {
  /** The id of the missing set, if one is missing. */
  readonly set?: string | null;
  /** Seconds after which a retry is worthwhile, if known. */
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
