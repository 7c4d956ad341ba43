// A headline about what one answer has done, to the reader first of all.

import type { Narrator, Status } from './narrator.ts';
import type { Words } from './text-types.ts';

/** A headline about the outcome of an answer. If its line is empty, the page shows the status there. */
export interface Deed extends Status {
  /** True if the deed was done to the reader. */
  readonly isToYou: boolean;
}

export interface DeedWords {
  readonly title: Words;
  readonly sub: Words;
  readonly tone: 'danger' | 'watching';
}

export const harm = (title: Words): DeedWords => ({ title, sub: '', tone: 'danger' });
export const news = (title: Words, sub: Words = ''): DeedWords => ({ title, sub, tone: 'watching' });

export const deedSpoken = ({ say }: Narrator, { title, sub, tone }: DeedWords, isToYou: boolean): Deed => ({
  title: say(title),
  sub: say(sub),
  tone,
  isToYou,
});
