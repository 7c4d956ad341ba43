// What every answer of the card game is called on a button, in the question that it answers.

import { msg } from '@lingui/core/macro';
import type { Answer, CardId, Discard, FrameView, Play, Use, View } from '@posse/card';
import { kindOf } from '../../catalogue.ts';
import { type Option, type OptionWords, optionSpoken } from '../../telling/option.ts';
import { whyInVain } from '../insight.ts';
import { choiceWords } from './choices.ts';
import { vainWords } from './in-vain.ts';
import { passWords } from './passes.ts';
import { type CardTeller, useCardTellers } from './teller.ts';
import { abilityWords, costWords, eventWords, targetWords } from './trades.ts';
import { DISCARD, PLAY, USE } from './verbs.ts';

export function useOptionWords(): (answer: Answer, view: View) => OptionWords {
  const tellers = useCardTellers();
  return (answer, view) => optionWords(tellers(view.viewer), answer, view);
}

export function optionWords(t: CardTeller, answer: Answer, view: View): OptionWords {
  const why = view.stack.at(-1);
  if (why === undefined) return optionSpoken(t, [msg`Choose`, '']);
  const [label, detail, card] = described(t, answer, why, view);
  const vain = whyInVain(view, answer);
  return optionSpoken(t, [label, vain === null ? detail : vainWords(t, vain, view), card ?? '']);
}

function described(t: CardTeller, answer: Answer, why: FrameView, view: View): Option {
  switch (answer.kind) {
    case 'play':
      return playWords(t, answer, why);
    case 'use':
      return usedWords(t, answer, why);
    case 'barrel':
      return barrelWords(t, answer.card);
    case 'ability':
      return abilityWords(t, answer);
    case 'event':
      return eventWords(t, answer, why, view);
    case 'discard':
      return discardWords(t, answer, why);
    case 'choose':
      return choiceWords(t, answer, why, view);
    case 'pass':
      return passWords(t, answer, why, view);
    case 'end':
      return [msg`End turn`, ''];
  }
}

function usedWords(t: CardTeller, { card, at, prey }: Use, why: FrameView): Option {
  const missed = t.kind('missed');
  return [USE, why.op === 'shot' ? msg`counts as ${missed}` : targetWords(t, at, prey), t.card(card)];
}

function barrelWords(t: CardTeller, card: CardId | null): Option {
  const missed = t.kind('missed');
  return [msg`Draw!`, msg`hearts count as ${missed}`, card === null ? t.kind('barrel') : t.card(card)];
}

function playWords(t: CardTeller, { card: id, as, at, prey, cost }: Play, why: FrameView): Option {
  const [card, kind] = [t.card(id), as === null ? '' : t.kind(as)];
  const label = as === null ? PLAY : msg`Play as ${kind}`;
  if (why.op === 'dying') return [msg`Drink`, msg`to stay in the game`, card];
  if (why.op === 'shot') return [label, msg`from your hand`, card];
  if (as === null && kindOf(id).border === 'green')
    return [msg`Lay down`, msg`to be used from your next turn on`, card];
  return [label, costWords(t, cost, targetWords(t, at, prey)), card];
}

function discardWords(t: CardTeller, { card: id }: Discard, why: FrameView): Option {
  const card = t.card(id);
  if (why.op === 'duel') return [msg`Shoot back`, '', card];
  return [why.op === 'indians' ? msg`Fight back` : DISCARD, '', card];
}
