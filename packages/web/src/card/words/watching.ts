// How a question to somebody else is told.

import type { MessageDescriptor } from '@lingui/core';
import type { Answers, FrameFor, View } from '@posse/card';
import type { Seat } from '@posse/engine';
import { calm, type StatusWords } from '../../telling/teller.ts';
import type { CardTeller } from './teller.ts';

export type Watched<K extends keyof Answers> = (t: CardTeller, frame: FrameFor<K>, view: View) => StatusWords;

/** Where all there is to know is who, and why. */
export const simply =
  <F extends { readonly who: Seat }>(
    title: (name: string) => MessageDescriptor,
    sub: (t: CardTeller, name: string, frame: F) => MessageDescriptor,
  ) =>
  (t: CardTeller, frame: F): StatusWords => {
    const name = t.name(frame.who);
    return calm(title(name), sub(t, name, frame));
  };
