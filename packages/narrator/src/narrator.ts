// The narrator: names, lists and sentences for one reader, in their language.

import type { Seat, Viewer } from '@posse/engine';
import { type Dress, plain } from './name-marks.ts';
import { msg, type Speaker, type Words } from './text-types.ts';

export interface Narrator {
  /** Formats the names of things and players. */
  readonly dress: Dress;
  isYou(who: Seat): boolean;
  name(who: Seat): string;
  /** `Mesa`, or `you`: only for lists, where no verb depends on it. */
  listed(who: Seat): string;
  say(words: Words): string;
  /** `Rattler, Mesa and Sage` */
  all(list: readonly string[]): string;
  /** `Rattler, Mesa or Sage` */
  any(list: readonly string[]): string;
}

export function narratorFor(i18n: Speaker, you: Viewer, nameOf: (who: Seat) => string, dress: Dress = plain): Narrator {
  // British English has no comma before "and".
  const locale = i18n.locale === 'en' ? 'en-GB' : i18n.locale;
  const listed = (type: 'conjunction' | 'disjunction') => (list: readonly string[]) =>
    new Intl.ListFormat(locale, { type }).format(list);
  const isYou = (who: Seat): boolean => who === you;
  const name = (who: Seat): string => dress({ text: nameOf(who), value: '', thing: null });
  return {
    dress,
    isYou,
    name,
    listed: (who) => (isYou(who) ? dress({ text: i18n._(YOU), value: '', thing: null }) : name(who)),
    say: (words) => (typeof words === 'string' ? words : i18n._(words)),
    all: listed('conjunction'),
    any: listed('disjunction'),
  };
}

export const YOU = msg('you', {}, 'one of a list of players');

/**
 * The reader's part in a status. `watching`: nothing is asked of the reader. `yours`: the reader has to answer.
 * `danger`: their life is at stake.
 */
type Tone = 'watching' | 'yours' | 'danger';

/** The leading sentence: the reader's task or the event, and under it the reason. */
export interface Status {
  readonly title: string;
  readonly sub: string;
  readonly tone: Tone;
}

export interface StatusWords {
  readonly title: Words;
  readonly sub: Words;
  readonly tone: Tone;
}

export const watching = (title: Words, sub: Words): StatusWords => ({ title, sub, tone: 'watching' });
export const yours = (title: Words, sub: Words): StatusWords => ({ title, sub, tone: 'yours' });
export const danger = (title: Words, sub: Words): StatusWords => ({ title, sub, tone: 'danger' });

export const spoken = ({ say }: Narrator, { title, sub, tone }: StatusWords): Status => ({
  title: say(title),
  sub: say(sub),
  tone,
});

/** The words for an option on a button. */
export interface OptionWords {
  /** The action: "Take the hit". */
  readonly label: string;
  /** The target, or the outcome: "3 to 2 life". May be empty. */
  readonly detail: string;
  /** The card that a picture would show: "Missed! 10♣". May be empty. */
  readonly card: string;
  /** All of it: "Play, Missed! 10♣, from your hand". */
  readonly whole: string;
}

export type Option = readonly [label: Words, detail: Words, card?: string];

export function optionSpoken({ say }: Narrator, [title, more, card = '']: Option): OptionWords {
  const [label, detail] = [say(title), say(more)];
  return { label, detail, card, whole: [label, card, detail].filter((part) => part !== '').join(', ') };
}

/** The reason why something is not allowed. */
export interface RefusalWords {
  /** Two or three words: "4, too far". */
  readonly short: string;
  /** A full sentence. */
  readonly long: string;
}
