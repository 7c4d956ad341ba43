// The blunders of the card game: answers that a good player would not give.

import { type Answer, deedsOf, kindOf } from '@posse/card';
import { kindPlayed } from '../card/answer-source.ts';
import type { Situation } from '../card/card-situation.ts';
import { dynamiteOdds } from '../card/dynamite-odds.ts';
import { bangsIn, foe, hitChance } from '../card/harm-scores.ts';
import type { Flag } from './blunder-flag.ts';
import {
  drawsWhenEmpty,
  friendChance,
  gunOf,
  handOf,
  hasVerb,
  inPlayOf,
  isBang,
  isCrowded,
  isFast,
  isFoe,
  isOutfit,
  isPrize,
  isWounded,
  layable,
  lifeOf,
  ownTurn,
  reachOfGun,
  victimOf,
} from './card-flag-terms.ts';

type CardFlag = Flag<Situation, Answer>;

const SURE = 0.8;

const isOverfull = ({ hand, self }: Situation): boolean => hand.length > self.life;

// --- never right ---

/** The blunder of a Beer that heals nobody: at full life, or when only two players are left. */
const beerInVain: CardFlag = {
  id: 'beer-in-vain',
  text: 'plays a Beer without effect',
  isNever: true,
  isBlunder(s, answer) {
    if (!ownTurn(s) || (isWounded(s) && isCrowded(s))) return null;
    if (answer.kind !== 'play' || !kindPlayed(s, answer).beer) return false;
    return !drawsWhenEmpty(s) && !isOverfull(s);
  },
};

const unlaid: CardFlag = {
  id: 'unlaid',
  text: 'ends the turn with a Barrel, Mustang or Scope in hand',
  isNever: true,
  isBlunder(s, answer) {
    if (!ownTurn(s) || !s.options.some((option) => isLaidOutfit(s, option))) return null;
    return answer.kind === 'end';
  },
};

function isLaidOutfit(s: Situation, answer: Answer): boolean {
  const kind = layable(s, answer);
  return kind !== null && isOutfit(kind);
}

const shorterGun: CardFlag = {
  id: 'shorter-gun',
  text: 'lays a shorter gun over a longer one',
  isNever: true,
  isBlunder(s, answer) {
    const gun = ownTurn(s) ? gunOf(s) : null;
    if (gun === null || isFast(gun)) return null;
    const laid = layable(s, answer);
    if (laid === null || !laid.weapon) return false;
    return reachOfGun(laid) < reachOfGun(gun) && !isFast(laid) && !drawsWhenEmpty(s);
  },
};

const harmsFriend: CardFlag = {
  id: 'harms-friend',
  text: 'harms a player who is on the own side with 80 %',
  isNever: true,
  isBlunder(s, answer) {
    if (!ownTurn(s) || !isCrowded(s) || !s.others.some((at) => friendChance(s, at) >= SURE)) return null;
    const victim = victimOf(s, answer);
    return victim !== null && friendChance(s, victim) >= SURE;
  },
};

/** The blunder of taking a hit at the last life point although one card would dodge it. */
const dropsDead: CardFlag = {
  id: 'drops-dead',
  text: 'takes a deadly hit with an answer in hand',
  isNever: true,
  isBlunder(s, answer) {
    const { why, self, options } = s;
    const isDeadly =
      (why.op === 'shot' && why.need === 1 && why.hit[0]?.op === 'hurt') ||
      why.op === 'indians' ||
      (why.op === 'duel' && foe(s, why.next) >= 0);
    if (!isDeadly || self.life !== 1 || !options.some(({ kind }) => kind === 'play' || kind === 'discard')) return null;
    return answer.kind === 'pass';
  },
};

const barrelLast: CardFlag = {
  id: 'barrel-last',
  text: 'plays a Missed! before trying the Barrel',
  isNever: true,
  isBlunder(s, answer) {
    if (s.why.op !== 'shot' || !s.options.some(({ kind }) => kind === 'barrel')) return null;
    // A card that also does something else may be worth playing first.
    return answer.kind === 'play' && deedsOf(s, kindPlayed(s, answer)).length === 0;
  },
};

// --- usually wrong ---

/** The blunder of a Dynamite that the player's own side is likely to draw for first. */
const ownDynamite: CardFlag = {
  id: 'own-dynamite',
  text: 'lays Dynamite that is likelier to hit the own side',
  isNever: false,
  isBlunder(s, answer) {
    const isThreat = (option: Answer): boolean => layable(s, option)?.key === 'dynamite';
    if (!ownTurn(s) || !s.options.some(isThreat)) return null;
    const { foes, friends } = dynamiteOdds(s);
    return isThreat(answer) && friends > foes;
  },
};

const earlyVolcanic: CardFlag = {
  id: 'early-volcanic',
  text: 'lays a Volcanic over a longer gun with fewer than two BANG!',
  isNever: false,
  isBlunder(s, answer) {
    const gun = ownTurn(s) ? gunOf(s) : null;
    if (gun === null || isFast(gun) || reachOfGun(gun) < 2 || !isCrowded(s)) return null;
    const laid = layable(s, answer);
    return laid?.weapon === true && isFast(laid) && bangsIn(s) < 2;
  },
};

const unfiredVolcanic: CardFlag = {
  id: 'unfired-volcanic',
  text: 'lays a gun over a Volcanic with two BANG! for a foe in reach',
  isNever: false,
  isBlunder(s, answer) {
    const gun = ownTurn(s) ? gunOf(s) : null;
    if (gun === null || !isFast(gun) || bangsIn(s) < 2) return null;
    if (!s.options.some((option) => isBang(s, option) && option.at !== null && isFoe(s, option.at))) return null;
    return layable(s, answer)?.weapon === true;
  },
};

/**
 * The blunder of taking the lesser of two cards in play. A card from the hand is no blunder: playouts show that it is
 * the better prey, even beside a Volcanic or a Scope.
 */
const poorPrey: CardFlag = {
  id: 'poor-prey',
  text: 'takes a card in play though an equal foe has a better one there',
  isNever: false,
  isBlunder(s, answer) {
    if (!hasVerb(s, answer, 'take') && !hasVerb(s, answer, 'scrap')) return null;
    const { at, prey } = answer;
    if (at === null || at === s.me || prey === null || !isFoe(s, at)) return null;
    const better = s.options.some(
      (option) =>
        option.kind === answer.kind &&
        option.card === answer.card &&
        option.at !== null &&
        option.at !== s.me &&
        isPrize(s, option.prey) &&
        foe(s, option.at) >= foe(s, at) - 0.05,
    );
    if (!better) return null;
    return prey !== 'hand' && !isPrize(s, prey) && kindOf(s, prey).bots.burden === null;
  },
};

const shotBeforeStrip: CardFlag = {
  id: 'shot-before-strip',
  text: 'shoots at a last life point behind a Barrel that another card could take first',
  isNever: false,
  isBlunder(s, answer) {
    if (!isBang(s, answer) || answer.at === null || lifeOf(s, answer.at) > 1 || !isFoe(s, answer.at)) return null;
    const { at } = answer;
    const barrel = inPlayOf(s, at).find((card) => kindOf(s, card).power.barrel);
    if (barrel === undefined) return null;
    return s.options.some((option) => option.kind === 'play' && option.at === at && option.prey === barrel);
  },
};

const lastLifeDuel: CardFlag = {
  id: 'last-life-duel',
  text: 'challenges somebody to a Duel at the last life point without a BANG!',
  isNever: false,
  isBlunder(s, answer) {
    if (s.self.life > 1 || bangsIn(s) > 0 || !s.options.some((option) => hasVerb(s, option, 'challenge'))) return null;
    if (s.hand.some((card) => kindOf(s, card).beer) && isCrowded(s)) return null;
    if (!hasVerb(s, answer, 'challenge') || answer.at === null || handOf(s, answer.at) === 0) return false;
    // A kill that wins the game is worth the risk.
    return !(
      lifeOf(s, answer.at) === 1 &&
      (!isCrowded(s) || (s.role === 'outlaw' && s.known[answer.at] === 'sheriff'))
    );
  },
};

/** Shots that would eliminate a foe in reach. The Renegade does not count the Sheriff too early. */
function kills(s: Situation): Answer[] {
  return s.options.filter(
    (option) =>
      isBang(s, option) &&
      option.at !== null &&
      option.at !== s.me &&
      lifeOf(s, option.at) === 1 &&
      isFoe(s, option.at) &&
      friendChance(s, option.at) < 0.25 &&
      !(s.role === 'renegade' && s.known[option.at] === 'sheriff' && isCrowded(s)),
  );
}

const sparesLastLife: CardFlag = {
  id: 'spares-last-life',
  text: 'ends the turn with a BANG! for a foe at the last life point',
  isNever: false,
  isBlunder(s, answer) {
    return ownTurn(s) && kills(s).length > 0 ? answer.kind === 'end' : null;
  },
};

const healthyTarget: CardFlag = {
  id: 'healthy-target',
  text: 'shoots at a healthy foe though an equal one has one life point',
  isNever: false,
  isBlunder(s, answer) {
    if (!isBang(s, answer) || answer.at === null) return null;
    const { at, card } = answer;
    const equals = kills(s).some(
      (other) =>
        other.card === card &&
        other.at !== at &&
        foe(s, other.at) >= foe(s, at) - 0.1 &&
        hitChance(s, other.at) >= hitChance(s, at) - 0.1,
    );
    return equals ? lifeOf(s, at) > 1 : null;
  },
};

const unspentDraw: CardFlag = {
  id: 'unspent-draw',
  text: 'ends the turn with a Stagecoach or Wells Fargo in hand',
  isNever: false,
  isBlunder(s, answer) {
    const draws = (option: Answer): boolean => ['stagecoach', 'wells-fargo'].includes(layable(s, option)?.key ?? '');
    return ownTurn(s) && s.options.some(draws) ? answer.kind === 'end' : null;
  },
};

const thirst: CardFlag = {
  id: 'thirst',
  text: 'ends the turn at one life point with a Beer in an overfull hand',
  isNever: false,
  isBlunder(s, answer) {
    const heals = (option: Answer): boolean => layable(s, option)?.beer === true;
    if (!ownTurn(s) || !isWounded(s) || !isCrowded(s) || !isOverfull(s) || !s.options.some(heals)) return null;
    return answer.kind === 'end';
  },
};

export const CARD_FLAGS: readonly CardFlag[] = [
  beerInVain,
  unlaid,
  shorterGun,
  harmsFriend,
  dropsDead,
  barrelLast,
  ownDynamite,
  earlyVolcanic,
  unfiredVolcanic,
  poorPrey,
  shotBeforeStrip,
  lastLifeDuel,
  sparesLastLife,
  healthyTarget,
  unspentDraw,
  thirst,
];
