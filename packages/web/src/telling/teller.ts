// Whoever tells what happens at a table, and to whom: names, lists and sentences in the reader's language.

import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { Seat, Viewer } from '@posse/engine';
import { usePlayers } from '../session/SessionContext.tsx';
import type { Status } from '../session/status.ts';
import { type Dress, plain } from './marks.ts';

export interface Teller {
  readonly i18n: I18n;
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

export function makeTeller(i18n: I18n, you: Viewer, nameOf: (who: Seat) => string, dress: Dress = plain): Teller {
  // In America there would be a comma before "and".
  const locale = i18n.locale === 'en' ? 'en-GB' : i18n.locale;
  const listed = (type: 'conjunction' | 'disjunction') => (list: readonly string[]) =>
    new Intl.ListFormat(locale, { type }).format(list);
  const isYou = (who: Seat): boolean => who === you;
  const name = (who: Seat): string => dress({ text: nameOf(who), thing: null });
  return {
    i18n,
    dress,
    isYou,
    name,
    listed: (who) => (isYou(who) ? dress({ text: i18n._(YOU), thing: null }) : name(who)),
    say: (words) => (typeof words === 'string' ? words : i18n._(words)),
    all: listed('conjunction'),
    any: listed('disjunction'),
  };
}

const YOU = msg({ message: 'you', context: 'one of a list of players' });

/** A teller for whoever looks on. */
export function useTellers(): (you: Viewer, dress?: Dress) => Teller {
  const { i18n } = useLingui();
  const { name } = usePlayers();
  return (you, dress) => makeTeller(i18n, you, name, dress);
}

/** What is still to be put into the reader's language, or a name that already is. */
export type Words = MessageDescriptor | string;

export interface StatusWords {
  readonly title: Words;
  readonly sub: Words;
  readonly tone: Status['tone'];
}

export const calm = (title: Words, sub: Words): StatusWords => ({ title, sub, tone: 'calm' });
export const yours = (title: Words, sub: Words): StatusWords => ({ title, sub, tone: 'yours' });
export const danger = (title: Words, sub: Words): StatusWords => ({
  title,
  sub,
  tone: 'danger',
});

export const spoken = ({ say }: Teller, { title, sub, tone }: StatusWords): Status => ({
  title: say(title),
  sub: say(sub),
  tone,
});
