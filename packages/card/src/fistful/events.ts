// The events of A Fistful of Cards.

import { check } from '../base/rules/check.ts';
import { aftermath } from '../base/rules/death.ts';
import { shot } from '../base/rules/shot.ts';
import { turn } from '../base/rules/turn.ts';
import type { EventEntry } from '../catalogue/kinds.ts';
import { power } from '../power.ts';
import { playerAt } from '../state.ts';
import { bloodAfterChecks, bloodBeforeChecks } from './rules/blood-brothers.ts';
import { rise } from './rules/dead-man.ts';
import { liquorInstead } from './rules/hard-liquor.ts';
import { mustPlaySecond, showSecond } from './rules/law-of-the-west.ts';
import { drawFromTheMine } from './rules/mine.ts';
import { guess } from './rules/peyote.ts';
import { ranch } from './rules/ranch.ts';
import { roulette } from './rules/roulette.ts';
import { ricochet, sniper } from './rules/spare-bangs.ts';

export const events = {
  /** Cards are drawn from the discards, and discarded onto the draw pile. */
  'abandoned-mine': { power: power({ phase1: drawFromTheMine }) },
  /** Everybody is at distance 1, apart from cards and abilities. */
  ambush: { power: power({ neighbours: true }) },
  /** A player may give a life point to another. */
  'blood-brothers': { power: power({ turnStarts: bloodBeforeChecks, wakes: bloodAfterChecks }) },
  /** The first victim returns for good. */
  'dead-man': {
    power: power({ comesBack: (t, who) => (t.graves[0] === who && !t.returned ? [rise(who)] : null) }),
  },
  /** A life point instead of the cards of phase 1. */
  'hard-liquor': { power: power({ phase1: liquorInstead }) },
  /** No card can be put into play. */
  judge: {
    power: power({ forbids: (_t, _me, { border }, _card, giveUp) => (border === 'brown' || giveUp ? null : 'judge') }),
  },
  /** Cards in play have no effect. */
  lasso: { power: power({ silences: 'cards' }) },
  /** The second card drawn is shown, and must be played. */
  'law-of-the-west': { power: power({ brings: showSecond, curbs: mustPlaySecond }) },
  /** Players guess the colour of each card instead of drawing. */
  peyote: { power: power({ phase1: (_t, me) => [guess(me, 0)] }) },
  /** Hand cards may be exchanged after phase 1. */
  ranch: { power: power({ drew: (t, me) => (playerAt(t, me).hand.length > 0 ? [ranch(me)] : []) }) },
  /** A BANG! may be fired at a card in play. */
  ricochet: { power: power({ offer: ricochet }) },
  /** Everybody in turn discards a Missed!, until somebody does not. */
  'russian-roulette': { power: power({ revealed: (_t, leader) => [roulette(leader)] }) },
  /** Two BANG! cards make a shot that needs two Missed!. */
  sniper: { power: power({ offer: sniper }) },
  /** A Heart at the end of a turn gives another turn. */
  vendetta: {
    power: power({
      turnEnds: (t, me, next) => (t.skipped || t.extra ? [next] : [check(me, 'hearts', [turn(me, true)], [next])]),
    }),
  },
  /** Every turn starts with a shot for each card in hand. */
  'fistful-of-cards': {
    final: true,
    power: power({
      turnStarts: (t, me) => playerAt(t, me).hand.flatMap(() => [shot(null, me, 'fistful-of-cards'), aftermath]),
    }),
  },
} satisfies Record<string, EventEntry>;
