// The blunders of the dice game: answers that a good player would not give.

import { type Answer, characterOf, type Die, type Face } from '@posse/dice';
import type { Seat } from '@posse/engine';
import { foe, playerOf, type Situation } from '../dice/dice-situation.ts';
import { aimedAt } from '../dice/life-worth.ts';
import type { Flag } from './blunder-flag.ts';

type DiceFlag = Flag<Situation, Answer>;

const SURE = 0.8;
const isFoe = (s: Situation, at: Seat): boolean => foe(s, at) > 0.2;

/** The probability that this player is on my side. Renegades are alone. */
function friendChance(s: Situation, at: Seat): number {
  const odds = s.beliefs.odds(s.known)[at] ?? [];
  if (s.sheriff === null || s.me === s.view.ghost) return 0;
  if (s.role === 'outlaw') return odds[2] ?? 0;
  return s.role === 'renegade' ? 0 : (odds[0] ?? 0) + (odds[1] ?? 0);
}

const isCrowded = ({ others }: Situation): boolean => others.length > 1;
const isWounded = (s: Situation, at: Seat): boolean => playerOf(s.view, at).life < playerOf(s.view, at).maxLife;

/** The life points that a player has after the shots already aimed at them. */
const lifeLeft = (s: Situation, at: Seat): number => playerOf(s.view, at).life - aimedAt(s.why, at);

/** Do shots hurt this player as usual? */
const isPlain = (s: Situation, at: Seat): boolean => {
  const { suffers, costsAnArrow, arrowForWound } = characterOf(playerOf(s.view, at).character).power;
  return suffers === null && !costsAnArrow && !arrowForWound;
};

// --- never right ---

const shootsFriend: DiceFlag = {
  id: 'shoots-friend',
  text: 'shoots a player who is on the own side with 80 %, though a foe is in reach',
  isNever: true,
  isBlunder(s, answer) {
    if (answer.kind !== 'shoot' || s.why.op !== 'aiming' || !isCrowded(s)) return null;
    const others = s.options.some(
      (option) => option.kind === 'shoot' && isFoe(s, option.at) && friendChance(s, option.at) < 0.5,
    );
    return others ? friendChance(s, answer.at) >= SURE : null;
  },
};

const beerForFoe: DiceFlag = {
  id: 'beer-for-foe',
  text: 'gives a beer to a foe though the own side is wounded',
  isNever: true,
  isBlunder(s, answer) {
    if (answer.kind !== 'pour' || s.why.op !== 'pouring') return null;
    const isNeeded = s.options.some(
      ({ kind, at }) =>
        kind === 'pour' && at !== null && drinksLeft(s, at) > 0 && (at === s.me || friendChance(s, at) >= SURE),
    );
    return isNeeded ? answer.at !== s.me && isFoe(s, answer.at) && friendChance(s, answer.at) < 0.3 : null;
  },
};

const beerInVain: DiceFlag = {
  id: 'beer-in-vain',
  text: 'gives a beer to a player at full life though the own side is wounded',
  isNever: true,
  isBlunder(s, answer) {
    if (answer.kind !== 'pour' || s.why.op !== 'pouring') return null;
    const isNeeded = s.options.some(
      ({ kind, at }) =>
        kind === 'pour' && at !== null && drinksLeft(s, at) > 0 && (at === s.me || friendChance(s, at) >= SURE),
    );
    return isNeeded ? drinksLeft(s, answer.at) <= 0 : null;
  },
};

/** The life points that a player can still gain, after the beers already given. */
function drinksLeft(s: Situation, at: Seat): number {
  let given = 0;
  if (s.why.op === 'pouring') for (const who of s.why.given) if (who === at) given++;
  const { life, maxLife } = playerOf(s.view, at);
  return maxLife - life - given;
}

// --- usually wrong ---

const count = (dice: readonly Die[], face: Face): number => dice.filter((die) => die.face === face).length;

/** The blunder of risking a third dynamite at the last life point although the roll gains little. */
const thirdDynamite: DiceFlag = {
  id: 'third-dynamite',
  text: 'rolls on with two dynamites at the last life point',
  isNever: false,
  isBlunder(s, { kind, dice }) {
    if ((kind !== 'reroll' && kind !== 'stop') || s.self.life > 1 || s.me === s.view.ghost) return null;
    if (count(s.view.dice, 'dynamite') !== 2) return null;
    const free = dice.some((place) => s.view.dice[place]?.face === 'dynamite');
    return kind === 'reroll' && !free;
  },
};

const beerRolledAway: DiceFlag = {
  id: 'beer-rolled-away',
  text: 'rolls a beer again at one or two life points',
  isNever: false,
  isBlunder(s, { kind, dice }) {
    if ((kind !== 'reroll' && kind !== 'stop') || s.self.life > 2 || s.me === s.view.ghost || !isWounded(s, s.me))
      return null;
    // Two Gatlings may be worth a beer, and so is a kill that wins.
    const isRace =
      !isCrowded(s) || (s.role === 'outlaw' && s.sheriff !== null && playerOf(s.view, s.sheriff).life <= 3);
    if (isRace) return null;
    if (count(s.view.dice, 'beer') === 0 || count(s.view.dice, 'gatling') > 1 || s.power.ownBeer !== null) return null;
    return dice.some((place) => s.view.dice[place]?.face === 'beer');
  },
};

const sparesLastLife: DiceFlag = {
  id: 'spares-last-life',
  text: 'shoots at a healthy foe though an equal one has one life point',
  isNever: false,
  isBlunder(s, answer) {
    if (answer.kind !== 'shoot' || s.why.op !== 'aiming' || !isPlain(s, answer.at)) return null;
    const { at } = answer;
    const isSpared = s.options.some(
      (option) =>
        option.kind === 'shoot' &&
        option.face === answer.face &&
        option.at !== at &&
        lifeLeft(s, option.at) === 1 &&
        isPlain(s, option.at) &&
        isFoe(s, option.at) &&
        foe(s, option.at) >= foe(s, at) - 0.05 &&
        friendChance(s, option.at) <= friendChance(s, at) + 0.05,
    );
    return isSpared ? lifeLeft(s, at) !== 1 : null;
  },
};

const deadTarget: DiceFlag = {
  id: 'dead-target',
  text: 'shoots at a player who is already hit to death, though another foe is in reach',
  isNever: true,
  isBlunder(s, answer) {
    if (answer.kind !== 'shoot' || s.why.op !== 'aiming') return null;
    const others = s.options.some(
      (option) =>
        option.kind === 'shoot' &&
        option.at !== answer.at &&
        isFoe(s, option.at) &&
        isPlain(s, option.at) &&
        lifeLeft(s, option.at) > 0,
    );
    return others ? lifeLeft(s, answer.at) <= 0 && isPlain(s, answer.at) : null;
  },
};

export const DICE_FLAGS: readonly DiceFlag[] = [
  shootsFriend,
  beerForFoe,
  beerInVain,
  deadTarget,
  thirdDynamite,
  beerRolledAway,
  sparesLastLife,
];
