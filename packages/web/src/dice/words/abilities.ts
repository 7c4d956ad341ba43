// What an ability does, in the question in which it is offered.

import { msg } from '@lingui/core/macro';
import type { Answer, Frame, View } from '@posse/dice';
import type { Option } from '../../telling/option.ts';
import { lifeOf } from './questions.ts';
import type { DiceTeller } from './teller.ts';

export function abilityWords(t: DiceTeller, { at, seat }: Answer, { op }: Frame, view: View): Option {
  const who = at ?? seat;
  const [name, isYou] = [t.name(who), t.isYou(who)];
  switch (op) {
    case 'start':
      return [isYou ? msg`Gain 1 life` : msg`Give ${name} 1 life`, lifeOf(view, who)];
    case 'aiming':
      return [msg`Spend a beer`, msg`the next hit counts twice`];
    case 'whichArrow':
      return [msg`The Chief’s arrow`, msg`from ${name}`];
    case 'handOn':
      return [msg`Hand it to ${name}`, ''];
    case 'arrowForWound':
      return [msg`Take an arrow`, msg`instead of 1 life`];
    case 'stepIn':
      return [msg`Step in for ${name}`, msg`and take the hit`];
    case 'clearArrows':
      return [isYou ? msg`An arrow of yours` : msg`An arrow of ${name}`, msg`goes back to the pile`];
    case 'returnOwn':
      return [msg`Put an arrow back`, ''];
    default:
      return [msg`Use your ability`, t.character(view.players[seat]?.character ?? '')];
  }
}
