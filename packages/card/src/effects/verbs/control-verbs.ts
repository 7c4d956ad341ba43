// The verbs that decide what happens: by chance, by condition, for each player, by choice.

import { aftermath } from '../../base/rules/deaths.ts';
import { check as checkFrame } from '../../base/rules/draw-check.ts';
import { amountIn, type Cast, groupIn, isTrue, whoIn } from '../effect-context.ts';
import { amount, block, condition, group, luck, optional, who } from '../sentence-fields.ts';
import { verb } from '../verb-interface.ts';

/** A draw!. */
export const check = verb({
  do: 'check',
  fields: { who: optional(who), luck, yes: optional(block()), no: optional(block()) },
  frames({ who: whom = 'me', luck: wanted, yes, no }, { block }) {
    const [ifLucky, ifNot] = [block(yes), block(no)];
    return (cast) => {
      const one = whoIn(cast, whom);
      return one === null ? [] : [checkFrame(one, wanted, ifLucky(cast), ifNot(cast))];
    };
  },
  causes: [],
});

/** Sentence: a block that runs if a condition holds when the card is played, or the power called. */
export const ifTrue = verb({
  do: 'if',
  fields: { if: condition(), yes: block(), no: optional(block()) },
  frames({ if: asked, yes, no }, { block }) {
    const [ifSo, ifNot] = [block(yes), block(no)];
    return (cast) => (isTrue(cast, asked) ? ifSo(cast) : ifNot(cast));
  },
  causes: [],
});

const forEach = (cast: Cast, each: Cast['each']): Cast => ({ ...cast, each });

export const each = verb({
  do: 'each',
  fields: { of: group, if: optional(condition('each')), run: block('each') },
  frames({ of: several, if: asked, run: inner }, { block }) {
    const run = block(inner);
    return (cast) =>
      groupIn(cast, several)
        .map((one) => forEach(cast, one))
        .filter((own) => asked === undefined || isTrue(own, asked))
        .flatMap(run);
  },
  causes: [],
});

export const repeat = verb({
  do: 'repeat',
  fields: { times: amount(2, 3), run: block() },
  frames({ times, run: inner }, { block }) {
    const run = block(inner);
    return (cast) => Array.from({ length: amountIn(cast, times) }, () => run(cast)).flat();
  },
  causes: [],
});

/** Sentence: players without life are eliminated, and everything that waits happens, before the next sentence. */
export const settle = verb({
  do: 'settle',
  fields: {},
  frames: () => () => [aftermath],
  causes: [],
});

export const may = verb({
  do: 'may',
  asks: 'mayDo',
  fields: { who: optional(who), yes: block(), no: optional(block()) },
  frames({ who: whom = 'me', yes, no }, { of, block }) {
    const [ifSo, ifNot] = [block(yes), block(no)];
    return (cast) => {
      const one = whoIn(cast, whom);
      return one === null ? [] : [{ op: 'mayDo', who: one, with: of, yes: ifSo(cast), no: ifNot(cast) }];
    };
  },
  causes: [],
});

/** Sentence: I choose one of these players, who is `each` in the block. */
export const choosePlayer = verb({
  do: 'choose-player',
  asks: 'choosePlayer',
  fields: { of: group, if: optional(condition('each')), run: block('each') },
  frames({ of: several, if: asked, run: inner }, { of, block }) {
    const run = block(inner);
    return (cast) => {
      const found = groupIn(cast, several)
        .map((one) => forEach(cast, one))
        .filter((own) => asked === undefined || isTrue(own, asked));
      const choices = found.flatMap((own) => (own.each === null ? [] : [{ at: own.each, frames: run(own) }]));
      return choices.length === 0 ? [] : [{ op: 'choosePlayer', who: cast.me, with: of, choices }];
    };
  },
  causes: [],
});
