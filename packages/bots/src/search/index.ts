// The public interface of the search and of the policy, and of training them.

export { imagine as imagineCards, type Situation as CardSituation } from '../card/card-situation.ts';
export { imagine as imagineDice, type Situation as DiceSituation } from '../dice/dice-situation.ts';
export { SHREWD } from '../play-style.ts';
export { CARD_POLICY } from '../policy/card-policy-weights.ts';
export { DICE_POLICY } from '../policy/dice-policy-weights.ts';
export { packed } from '../policy/learned-policy.ts';
export { policyBot } from '../policy/policy-bot.ts';
export { Policy, placeOf, type Traits, WEIGHTS } from '../policy/policy-weighing.ts';
export { Beliefs } from '../role-beliefs.ts';
export { best, type RulesOfThumb } from '../rules-of-thumb.ts';
export { LEVELS, type LevelId } from '../skill-levels.ts';
export { cardImagination } from './card-imagination.ts';
export { cardFeatures } from './card-position-features.ts';
export { diceImagination } from './dice-imagination.ts';
export { diceFeatures } from './dice-position-features.ts';
export type { Imagination } from './imagination-interface.ts';
export { worldsFrom } from './imagined-worlds.ts';
export {
  calibrated,
  calibrationInputs,
  chanceOf,
  chances,
  type Features,
  forward,
  type Inputs,
  inputsFrom,
  judged,
  SIDE_OF,
  SIDES,
  type Weights,
} from './judge-network.ts';
export { playOut } from './playout.ts';
