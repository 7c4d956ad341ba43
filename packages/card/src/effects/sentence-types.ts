// All verbs of the language, and the type of a sentence.

import type { Block, Fields, SentenceOf } from './sentence-fields.ts';
import type { Verb } from './verb-interface.ts';
import { brawl, discard, give, loseBlue, pay, scrap, store, take } from './verbs/card-verbs.ts';
import { check, choosePlayer, each, ifTrue, may, repeat, settle } from './verbs/control-verbs.ts';
import { draw, firstCard, fromATable, giftForEach, look, refill, showSecond } from './verbs/draw-verbs.ts';
import { bang, drink, duel, heal, hurt, raid, shoot } from './verbs/life-verbs.ts';
import { discardThis, explode, loseTurn, passOn } from './verbs/turn-start-verbs.ts';

const ALL = [
  draw,
  refill,
  showSecond,
  look,
  firstCard,
  fromATable,
  giftForEach,
  heal,
  hurt,
  drink,
  shoot,
  bang,
  duel,
  raid,
  take,
  scrap,
  discard,
  pay,
  give,
  store,
  brawl,
  loseBlue,
  check,
  ifTrue,
  each,
  repeat,
  settle,
  may,
  choosePlayer,
  explode,
  passOn,
  discardThis,
  loseTurn,
] as const;

type SaidWith<V> = V extends Verb<infer Name, infer F> ? WithBlocks<SentenceOf<Name, F>> : never;
type WithBlocks<Said> = {
  readonly [K in keyof Said]: Exclude<Said[K], undefined> extends Block ? readonly Sentence[] : Said[K];
};

/** One thing that happens. */
export type Sentence = SaidWith<(typeof ALL)[number]>;
export type VerbName = Sentence['do'];

// biome-ignore lint/suspicious/noExplicitAny: each verb knows its own sentences
type AnyVerb = Verb<VerbName, any> & { readonly fields: Fields };

export const VERBS: Readonly<Record<VerbName, AnyVerb>> = Object.fromEntries(ALL.map((one) => [one.do, one])) as Record<
  VerbName,
  AnyVerb
>;
