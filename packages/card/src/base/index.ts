// The base set: everything in the first box.

import type { CardSet } from '../catalogue/entry-types.ts';
import { compileCharacters, compileKinds } from '../effects/entry-data.ts';
import { numberOption } from '../setup/number-options.ts';
import { tournamentText } from '../texts/tournament-texts.ts';
import { cards } from './cards.ts';
import { characters } from './characters.ts';
import { deck } from './deck.ts';
import { options } from './options.ts';
import { drawRule, drawShownRule } from './rules/card-draw.ts';
import { putAwayRule } from './rules/card-effect.ts';
import { scrapRule, takeRule } from './rules/card-theft.ts';
import { lastDiscardsRule, lootRule, shareRule } from './rules/cards-of-the-dead.ts';
import { chooseCharacterRule } from './rules/character-choice.ts';
import { aftermathRule, burialRule, catchUpRule, foregoneRule, mourningRule, penaltyRule } from './rules/deaths.ts';
import { checkRule, chooseFlipRule } from './rules/draw-check.ts';
import { duelRule } from './rules/duel.ts';
import { explodeRule, leaveJailRule, passOnRule, stayInJailRule } from './rules/dynamite-and-jail.ts';
import { beginRule, startRule } from './rules/game-start.ts';
import { stockRule, storeRule } from './rules/general-store.ts';
import { indiansRule } from './rules/indians.ts';
import { drinkRule, healRule } from './rules/life-gain.ts';
import { dyingRule, hurtRule, woundedRule } from './rules/life-loss.ts';
import { beginTurnRule, handOverRule, revealRule } from './rules/next-turn.ts';
import { firstCardRule, keepRule, lookRule } from './rules/other-draw-sources.ts';
import { bountyRule, rewardRule } from './rules/outlaw-bounty.ts';
import { phase2Rule } from './rules/play-phase.ts';
import { shotRule } from './rules/shot.ts';
import { refillRule } from './rules/suzy-lafayette.ts';
import {
  checksRule,
  drewRule,
  phase1Rule,
  phase3Rule,
  startCheckRule,
  turnEndingRule,
  turnEndRule,
  turnRule,
  wakeRule,
} from './rules/turn-phases.ts';
import { verdictRule } from './rules/victory.ts';
import { tables } from './tables-of-four-to-seven.ts';
import { texts } from './texts.ts';

export const base = {
  id: 'base',
  kinds: compileKinds(cards),
  deck,
  characters: compileCharacters(characters),
  tables,
  options,
  numbers: [
    numberOption('characters-to-choose', tournamentText, { from: 1, to: 8, byDefault: 1, withSet: { tournament: 2 } }),
  ],
  texts,
  rules: {
    begin: beginRule,
    chooseCharacter: chooseCharacterRule,
    start: startRule,
    turn: turnRule,
    checks: checksRule,
    startCheck: startCheckRule,
    wake: wakeRule,
    phase1: phase1Rule,
    drew: drewRule,
    phase2: phase2Rule,
    putAway: putAwayRule,
    phase3: phase3Rule,
    turnEnd: turnEndRule,
    turnEnding: turnEndingRule,
    handOver: handOverRule,
    reveal: revealRule,
    beginTurn: beginTurnRule,
    draw: drawRule,
    drawShown: drawShownRule,
    firstCard: firstCardRule,
    look: lookRule,
    keep: keepRule,
    check: checkRule,
    chooseFlip: chooseFlipRule,
    explode: explodeRule,
    passOn: passOnRule,
    leaveJail: leaveJailRule,
    stayInJail: stayInJailRule,
    shot: shotRule,
    duel: duelRule,
    indians: indiansRule,
    stock: stockRule,
    store: storeRule,
    take: takeRule,
    scrap: scrapRule,
    heal: healRule,
    drink: drinkRule,
    hurt: hurtRule,
    dying: dyingRule,
    wounded: woundedRule,
    aftermath: aftermathRule,
    burial: burialRule,
    foregone: foregoneRule,
    catchUp: catchUpRule,
    refill: refillRule,
    loot: lootRule,
    share: shareRule,
    lastDiscards: lastDiscardsRule,
    bounty: bountyRule,
    reward: rewardRule,
    mourning: mourningRule,
    penalty: penaltyRule,
    verdict: verdictRule,
  },
} satisfies CardSet;
