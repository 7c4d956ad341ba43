// The reward for eliminating an Outlaw: three cards.

import { done, nothing, type Seat } from '@posse/engine';
import { type ChoosePick, choosePick } from '../../answers.ts';
import type { Frame, Rule } from '../../frames.ts';
import { type Fallen, isOn, type State } from '../../state.ts';
import { isAlive } from '../../table/seat-order.ts';
import { draw } from './card-draw.ts';

declare module '../../frames.ts' {
  interface Frames {
    bounty: Fallen;
    /** The frame that asks whether the reward is taken, with an option: in a tournament a new draw pile costs life. */
    reward: { readonly who: Seat; readonly dead: Seat };
  }
  interface Answers {
    reward: ChoosePick<'yes' | 'no'>;
  }
}

const REWARD = 3;

export const bounty = ({ who, by }: Fallen): Frame => ({ op: 'bounty', who, by });

const isPaid = (t: State, { who, by }: Fallen): boolean =>
  by !== null && by !== who && isAlive(t, by) && t.catalogue.tables[t.players.length]?.pays(t, who) === true;

export const bountyRule: Rule<'bounty'> = (t, one) => {
  if (one.by === null || !isPaid(t, one)) return nothing;
  return isOn(t, 'reward-may-be-left') ? [{ op: 'reward', who: one.by, dead: one.who }] : [draw(one.by, REWARD)];
};

export const rewardRule: Rule<'reward'> = {
  who: (f) => f.who,
  offers(_t, { who }, list) {
    list.push(choosePick(who, 'yes'), choosePick(who, 'no'));
  },
  on: {
    choose: (_t, { who }, { pick }) => (pick === 'yes' ? done(draw(who, REWARD)) : done()),
  },
};
