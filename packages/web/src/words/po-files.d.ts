// The type of catalogues, which Lingui's plugin turns into messages.

declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}
