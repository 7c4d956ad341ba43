// The events of A Fistful of Cards, as data where the language can say them.

import { check } from '../base/rules/draw-check.ts';
import { turn } from '../base/rules/turn-phases.ts';
import type { EventData } from '../effects/entry-data.ts';
import { playerAt } from '../state.ts';
import { drawFromTheMine } from './rules/abandoned-mine.ts';
import { bloodAfterChecks, bloodBeforeChecks } from './rules/blood-brothers.ts';
import { rise } from './rules/dead-man.ts';
import { liquorInstead } from './rules/hard-liquor.ts';
import { mustPlaySecond, showSecond } from './rules/law-of-the-west.ts';
import { guess } from './rules/peyote.ts';
import { ranch } from './rules/ranch.ts';
import { ricochet } from './rules/ricochet.ts';
import { roulette } from './rules/russian-roulette.ts';

export const events = {
  /** Cards are drawn from the discards, and discarded onto the draw pile. Code: no sentence says where piles are. */
  'abandoned-mine': { power: { phase1: drawFromTheMine } },
  /** Everybody is at distance 1, apart from cards and abilities. */
  ambush: { power: { neighbours: true } },
  /** A player may give a life point to another. Code, because an option moves it. */
  'blood-brothers': { power: { turnStarts: bloodBeforeChecks, wakes: bloodAfterChecks } },
  /** The first victim returns for good. Code: no sentence says who is in play. */
  'dead-man': {
    power: { comesBack: (t, who) => (t.graves[0] === who && !t.returned ? [rise(who)] : null) },
  },
  /** A life point instead of the cards of phase 1. Code: its answers are those of an event. */
  'hard-liquor': { power: { phase1: liquorInstead } },
  /** No card can be put into play. */
  judge: {
    power: { forbids: [{ cards: { border: 'blue' } }, { cards: { border: 'green' } }] },
  },
  /** Cards in play have no effect. */
  lasso: { power: { silences: 'cards' } },
  /** The second card drawn is shown, and must be played. Code: no sentence is a duty. */
  'law-of-the-west': { power: { brings: showSecond, curbs: mustPlaySecond } },
  /** Players guess the colour of each card instead of drawing. Code: it goes on for as long as the guesses are right. */
  peyote: { power: { phase1: (_t, me) => [guess(me, 0)] } },
  /** Hand cards may be exchanged after phase 1. Code: its answers are those of an event. */
  ranch: { power: { drew: (t, me) => (playerAt(t, me).hand.length > 0 ? [ranch(me)] : []) } },
  /** A BANG! may be fired at a card in play. Code, because an option counts the power of the shooter. */
  ricochet: { power: { offer: ricochet } },
  /** Everybody in turn discards a Missed!, until somebody does not. Code: it goes round the table. */
  'russian-roulette': { power: { revealed: (_t, leader) => [roulette(leader)] } },
  /** Two BANG! cards make a shot that needs two Missed!. */
  sniper: {
    power: {
      offer: {
        price: { cards: 2, of: { bang: true } },
        target: 'in reach',
        run: [{ do: 'shoot', misses: 2 }],
        urge: 1.5,
      },
    },
  },
  /** A Heart at the end of a turn gives another turn. Code: it decides how the game goes on. */
  vendetta: {
    power: {
      turnEnds: (t, me, next) => (t.skipped || t.extra ? [next] : [check(me, 'hearts', [turn(me, true)], [next])]),
    },
  },
  /** Every turn starts with a shot for each card in hand. */
  'fistful-of-cards': {
    final: true,
    power: {
      turnStarts: [{ do: 'repeat', times: 'hand', run: [{ do: 'shoot', at: 'me' }, { do: 'settle' }] }],
    },
  },
} satisfies Record<string, EventData>;
