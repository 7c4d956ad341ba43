// What it means to do nothing: it depends on the question.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Answer, FrameView, View } from '@posse/card';
import type { Seat } from '@posse/engine';
import { kindOf } from '../../catalogue.ts';
import type { Option } from '../../telling/option.ts';
import { pointsOf, preyOf } from './shots.ts';
import type { CardTeller } from './teller.ts';

export function passWords(t: CardTeller, { seat }: Answer, why: FrameView, view: View): Option {
  switch (why.op) {
    case 'shot': {
      const prey = preyOf(why);
      if (prey === null) return [msg`Take the hit`, lifeLost(view, seat, pointsOf(why))];
      const card = t.kind(kindOf(prey).key);
      return [msg`Let it go`, msg`lose ${card}`];
    }
    case 'duel':
      return [msg`Give up`, lifeLost(view, seat, 1)];
    case 'indians':
      return [msg`Take the hit`, lifeLost(view, seat, 1)];
    case 'dying':
      return [msg`Let it end`, msg`you are out`];
    case 'bloodBrothers':
      return [msg`Keep your life`, msg`give nothing`];
    case 'hardLiquor':
      return [msg`Draw cards`, msg`as usual`];
    case 'guess': {
      const right = 'right' in why ? why.right : 0;
      return [msg`Stop here`, msg`${plural(right, { one: 'with # card', other: 'with # cards' })}`];
    }
    case 'ranch': {
      const count = why.cards.length;
      if (count === 0) return [msg`Keep your hand`, msg`exchange nothing`];
      return [msg`That is all`, msg`${plural(count, { one: 'exchange # card', other: 'exchange # cards' })}`];
    }
    default:
      return [msg`Pass`, ''];
  }
}

/** "3 to 2 life" */
function lifeLost({ players }: View, who: Seat, points: number): MessageDescriptor {
  const life = players[who]?.life ?? 0;
  const left = life - points;
  if (left <= 0) return msg`your last life`;
  return msg`${plural(left, { one: `${life} to # life`, other: `${life} to # life` })}`;
}
