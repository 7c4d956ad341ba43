// Whoever tells what happens at a table, and to whom: names, lists and sentences in the reader's language.

import type { Seat, Viewer } from '@posse/engine';
import { type Dress, plain } from './marks.ts';
import { msg, type Speaker, type Words } from './words.ts';

export interface Narrator {
  /** How things and players are set in what is told. */
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
  // In America there would be a comma before "and".
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

/** Nothing is asked of the reader, who waits or looks on; an answer of his is awaited; his life is at stake. */
type Tone = 'watching' | 'yours' | 'danger';

/** The one sentence that leads: what you do or what is happening, and under it why. */
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

/** What an option is called on a button. */
export interface OptionWords {
  /** What one does by it: "Take the hit". */
  readonly label: string;
  /** On whom, or what comes of it: "3 to 2 life". May be empty. */
  readonly detail: string;
  /** The card that would be seen on the button: "Missed! 10♣". May be empty. */
  readonly card: string;
  /** All in one: "Play, Missed! 10♣, from your hand". */
  readonly whole: string;
}

export type Option = readonly [label: Words, detail: Words, card?: string];

export function optionSpoken({ say }: Narrator, [title, more, card = '']: Option): OptionWords {
  const [label, detail] = [say(title), say(more)];
  return { label, detail, card, whole: [label, card, detail].filter((part) => part !== '').join(', ') };
}

/** Why something is not possible. */
export interface RefusalWords {
  /** In two or three words: "4, too far". */
  readonly short: string;
  /** In a full sentence. */
  readonly long: string;
}
