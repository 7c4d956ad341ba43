// Lingui's plugin turns a catalogue into messages.

declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}
