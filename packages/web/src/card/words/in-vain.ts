// Why something that one may do would do nothing: a sentence before it is done.

import { msg } from '@lingui/core/macro';
import type { Answer, Vain, VainCode, View } from '@posse/card';
import type { Words } from '../../telling/teller.ts';
import { whyInVain } from '../insight.ts';
import { type CardTeller, useCardTellers } from './teller.ts';

/** Why all of these would do nothing; null if one of them does something. */
export function useVainWords(): (view: View, answers: readonly Answer[]) => string | null {
  const tellers = useCardTellers();
  return (view, answers) => {
    const [first, ...more] = answers.map((answer) => whyInVain(view, answer));
    if (first == null || more.includes(null)) return null;
    const isOneSeat = more.every((vain) => vain?.at === first.at);
    return vainWords(tellers(view.viewer), isOneSeat ? first : { code: 'nobody-hurt', at: null }, view);
  };
}

export function vainWords(t: CardTeller, vain: Vain, view: View): string {
  return t.say(VAIN[vain.code](t, vain, view));
}

const VAIN: Readonly<Record<VainCode, (t: CardTeller, vain: Vain, view: View) => Words>> = {
  'two-left'(t) {
    const beer = t.kind('beer');
    return msg`Only two are left: ${beer} does nothing.`;
  },
  'full-life'(t, { at }) {
    if (at === null || t.isYou(at)) return msg`You have all your life points: it would do nothing.`;
    const name = t.name(at);
    return msg`${name} has all life points: it would do nothing.`;
  },
  'nobody-hurt': () => msg`Nobody is hurt: it would do nothing.`,
  'no-healing'(t, _vain, { event }) {
    const name = event === null ? '' : t.event(event);
    return msg`${name}: ghosts get no life back, so it would do nothing.`;
  },
  immune(t, { at }) {
    if (at === null) return msg`It cannot touch anybody: it would do nothing.`;
    const name = t.name(at);
    return msg`It cannot touch ${name}: it would do nothing.`;
  },
};
