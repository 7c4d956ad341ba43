// The rules of the dice game, by kind of frame.
// A missing rule does not compile.

import { ruleBook } from '@posse/engine';
import { returnOwnRule, returnTokenRule } from './base/rules/arrow-return-abilities.ts';
import {
  aimingRule,
  aimRule,
  beersRule,
  clearArrowsRule,
  dropArrowsRule,
  gatlingRule,
  healAfterShotsRule,
  lastGainRule,
  pouringRule,
  resolveRule,
} from './base/rules/dice-outcome.ts';
import { buryRule } from './base/rules/elimination.ts';
import { gainedRule, gainRule } from './base/rules/life-gain.ts';
import {
  arrowForWoundRule,
  costArrowRule,
  lossesRule,
  stepInRule,
  sufferRule,
  whichForWoundRule,
} from './base/rules/life-loss.ts';
import { judgedRule, reactRule } from './base/rules/reveal-moment.ts';
import {
  applyRollRule,
  arrowsRule,
  attackRule,
  breakArrowRule,
  handOnRule,
  settledRule,
  whichArrowRule,
} from './base/rules/roll-effects.ts';
import { againRule, handOverRule, startRule, turnEndRule, turnRule } from './base/rules/turn-phases.ts';
import type { Rules } from './frames.ts';
import { swapArrowsRule, swapStarRule } from './old-saloon/rules/buono-and-brutto.ts';
import { hauntRule } from './old-saloon/rules/ghost-turn.ts';
import { rescuedRule, rescueRule, rethrowRule, turnedDieRule } from './old-saloon/rules/special-role-effects.ts';

export const RULES = ruleBook<Rules>({
  turn: turnRule,
  start: startRule,
  applyRoll: applyRollRule,
  arrows: arrowsRule,
  whichArrow: whichArrowRule,
  handOn: handOnRule,
  attack: attackRule,
  breakArrow: breakArrowRule,
  settled: settledRule,
  again: againRule,
  resolve: resolveRule,
  aim: aimRule,
  aiming: aimingRule,
  healAfterShots: healAfterShotsRule,
  beers: beersRule,
  pouring: pouringRule,
  gatling: gatlingRule,
  dropArrows: dropArrowsRule,
  clearArrows: clearArrowsRule,
  lastGain: lastGainRule,
  losses: lossesRule,
  arrowForWound: arrowForWoundRule,
  whichForWound: whichForWoundRule,
  stepIn: stepInRule,
  suffer: sufferRule,
  costArrow: costArrowRule,
  returnToken: returnTokenRule,
  returnOwn: returnOwnRule,
  gain: gainRule,
  gained: gainedRule,
  bury: buryRule,
  turnEnd: turnEndRule,
  handOver: handOverRule,
  react: reactRule,
  judged: judgedRule,
  turnedDie: turnedDieRule,
  rethrow: rethrowRule,
  rescue: rescueRule,
  rescued: rescuedRule,
  swapStar: swapStarRule,
  swapArrows: swapArrowsRule,
  haunt: hauntRule,
});
