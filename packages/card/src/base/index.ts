// The base set: everything in the first box.

import type { CardSet } from '../kinds.ts';
import { cards } from './cards.ts';
import { characters } from './characters.ts';
import { deck } from './deck.ts';
import { checkRule, chooseFlipRule } from './rules/check.ts';
import {
  aftermathRule,
  bountyRule,
  catchUpRule,
  lastDiscardsRule,
  lootRule,
  penaltyRule,
  verdictRule,
} from './rules/death.ts';
import { drawRule, drawShownRule } from './rules/draw.ts';
import { duelRule } from './rules/duel.ts';
import { explodeRule, leaveJailRule, passOnRule, stayInJailRule } from './rules/dynamite-and-jail.ts';
import { drinkRule, healRule } from './rules/heal.ts';
import { dyingRule, hurtRule, woundedRule } from './rules/hurt.ts';
import { indiansRule } from './rules/indians.ts';
import { phase2Rule } from './rules/play.ts';
import { refillRule } from './rules/refill.ts';
import { shotRule } from './rules/shot.ts';
import { firstCardRule, keepRule, lookRule } from './rules/sources.ts';
import { stockRule, storeRule } from './rules/store.ts';
import { scrapRule, takeRule } from './rules/take.ts';
import { handOverRule, phase1Rule, phase3Rule, startCheckRule, turnRule } from './rules/turn.ts';
import { texts } from './texts.ts';

export const base = {
  id: 'base',
  kinds: cards,
  deck,
  characters,
  texts,
  rules: {
    turn: turnRule,
    startCheck: startCheckRule,
    phase1: phase1Rule,
    phase2: phase2Rule,
    phase3: phase3Rule,
    handOver: handOverRule,
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
    catchUp: catchUpRule,
    refill: refillRule,
    loot: lootRule,
    lastDiscards: lastDiscardsRule,
    bounty: bountyRule,
    penalty: penaltyRule,
    verdict: verdictRule,
  },
} satisfies CardSet;
