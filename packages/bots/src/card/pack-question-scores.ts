// Scores of answers to the questions of packs, by the frames that follow from each.

import type { Answer, Frame } from '@posse/card';
import type { Seat } from '@posse/engine';
import { playerOf, type Situation } from './card-situation.ts';
import { USUAL, worth } from './card-worth.ts';
import { foe, hitChance, lossWorth, ownPoint } from './harm-scores.ts';

/** The worth of a life point that somebody needs, in cards. */
const LIFE = 6;

/** The worth of these frames to me. Anything that helps a foe counts negatively. */
function framesWorth(s: Situation, frames: readonly Frame[]): number {
  return frames.reduce((sum, frame) => sum + frameWorth(s, frame), 0);
}

function frameWorth(s: Situation, frame: Frame): number {
  switch (frame.op) {
    case 'draw':
      return gain(s, frame.who, USUAL * frame.count);
    case 'heal': {
      const { life, maxLife } = playerOf(s.view, frame.who);
      return gain(s, frame.who, LIFE * Math.min(frame.points, maxLife - life));
    }
    case 'hurt':
      return loss(s, frame.who) * frame.points;
    case 'shot':
      return loss(s, frame.at) * hitChance(s, frame.at, frame.need);
    case 'duel':
      return loss(s, frame.now) / 2;
    case 'indians':
      return loss(s, frame.at) / 2;
    case 'take':
      return gain(s, frame.by, USUAL) - gain(s, frame.from, USUAL);
    case 'scrap':
      return -gain(s, frame.from, USUAL);
    case 'check':
      return (framesWorth(s, frame.then) + framesWorth(s, frame.otherwise)) / 2;
    case 'payCards':
      return -gain(s, frame.who, USUAL * frame.count);
    default:
      return 0;
  }
}

const gain = (s: Situation, who: Seat, cards: number): number => (who === s.me ? cards : -foe(s, who) * cards);
const loss = (s: Situation, who: Seat): number => (who === s.me ? -2 * ownPoint(s) : 2 * lossWorth(s, who));

/** The score of an answer to a question of an effect; null for any other question. Declining scores 0. */
export function scoreEffectChoice(s: Situation, { kind, at, pick, card }: Answer): number | null {
  const { why } = s;
  switch (why.op) {
    case 'mayDo':
      return pick === 'yes' ? framesWorth(s, why.yes) - framesWorth(s, why.no) : 0;
    case 'choosePlayer':
      return framesWorth(s, why.choices.find((one) => one.at === at)?.frames ?? []);
    case 'payCards': {
      if (kind !== 'discard' || card === null || !why.mayDecline) return null;
      return framesWorth(s, why.yes) - framesWorth(s, why.no) - worth(s, card) * why.count;
    }
    case 'giveCards':
      return card === null ? 0 : -worth(s, card) * (1 + foe(s, why.to) / 4);
    default:
      return null;
  }
}
