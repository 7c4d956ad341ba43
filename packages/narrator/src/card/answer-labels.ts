// The labels of answers in the card game, by the question.

import {
  type Answer,
  type CardId,
  type Discard,
  type FrameView,
  kindOf,
  type Play,
  type Use,
  type UselessReason,
  type View,
} from '@posse/card';
import type { Seat } from '@posse/engine';
import { type Option, type OptionWords, optionSpoken } from '../narrator.ts';
import { type Message, msg } from '../text-types.ts';
import type { CardNarrator } from './card-narrator.ts';
import { abilityWords, choiceWords, costWords, DISCARD, eventWords, PLAY, targetWords, USE } from './choice-words.ts';
import { uselessWords } from './refusal-words.ts';
import { pointsOf, preyOf } from './shot-words.ts';

/** An answer without effect is labelled as such. */
export function optionWords(t: CardNarrator, answer: Answer, view: View, vain: UselessReason | null): OptionWords {
  const why = view.stack.at(-1);
  if (why === undefined) return optionSpoken(t, [msg('Choose'), '']);
  const [label, detail, card] = described(t, answer, why, view);
  return optionSpoken(t, [label, vain === null ? detail : uselessWords(t, vain, view), card ?? '']);
}

function described(t: CardNarrator, answer: Answer, why: FrameView, view: View): Option {
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
      return [msg('End turn'), ''];
  }
}

function usedWords(t: CardNarrator, { card, at, prey }: Use, why: FrameView): Option {
  const missed = t.kind('missed');
  return [USE, why.op === 'shot' ? msg('counts as {missed}', { missed }) : targetWords(t, at, prey), t.card(card)];
}

function barrelWords(t: CardNarrator, card: CardId | null): Option {
  const missed = t.kind('missed');
  return [
    msg('Draw! to dodge'),
    msg('hearts count as {missed}', { missed }),
    card === null ? t.kind('barrel') : t.card(card),
  ];
}

function playWords(t: CardNarrator, { card: id, as, at, prey, cost }: Play, why: FrameView): Option {
  const [card, kind] = [t.card(id), as === null ? '' : t.kind(as)];
  const label = as === null ? PLAY : msg('Play as {kind}', { kind });
  if (why.op === 'dying') return [msg('Drink'), msg('to stay in the game'), card];
  if (why.op === 'shot') return [label, msg('from your hand'), card];
  if (as === null && kindOf(t.here, id).border === 'green')
    return [msg('Lay down'), msg('usable from your next turn'), card];
  return [label, costWords(t, cost, targetWords(t, at, prey)), card];
}

function discardWords(t: CardNarrator, { card: id }: Discard, why: FrameView): Option {
  const card = t.card(id);
  if (why.op === 'duel') return [msg('Shoot back'), '', card];
  return [why.op === 'indians' ? msg('Fight back') : DISCARD, '', card];
}

export function passWords(t: CardNarrator, { seat }: Answer, why: FrameView, view: View): Option {
  switch (why.op) {
    case 'shot': {
      const prey = preyOf(why);
      if (prey === null) return [msg('Take the hit'), lifeLost(view, seat, pointsOf(why))];
      const card = t.kind(kindOf(t.here, prey).key);
      return [msg('Let it go'), msg('lose {card}', { card })];
    }
    case 'duel':
      return [msg('Give up'), lifeLost(view, seat, 1)];
    case 'indians':
      return [msg('Take the hit'), lifeLost(view, seat, 1)];
    case 'dying':
      return [msg('Let it end'), msg('you are out')];
    case 'bloodBrothers':
      return [msg('Keep your life'), msg('give nothing')];
    case 'hardLiquor':
      return [msg('Draw cards'), msg('as usual')];
    case 'guess': {
      const right = 'right' in why ? why.right : 0;
      return [msg('Stop here'), msg('{right, plural, one {with # card} other {with # cards}}', { right })];
    }
    case 'ranch': {
      const count = why.cards.length;
      if (count === 0) return [msg('Keep your hand'), msg('exchange nothing')];
      return [msg('Done'), msg('{count, plural, one {exchange # card} other {exchange # cards}}', { count })];
    }
    default:
      return [msg('Pass'), ''];
  }
}

/** "3 to 2 life" */
function lifeLost({ players }: View, who: Seat, points: number): Message {
  const life = players[who]?.life ?? 0;
  const left = life - points;
  if (left <= 0) return msg('your last life');
  return msg('{left, plural, one {{life} to # life} other {{life} to # life}}', { left, life });
}
