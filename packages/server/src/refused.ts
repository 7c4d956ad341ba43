// Something that somebody asked for and can't have. Nothing has changed; the code is for programs, the message for people.

import type { ErrorCode } from '@posse/protocol';

export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
