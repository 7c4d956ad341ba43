// Powers as data: what each hook can be, and the function that it becomes.

import type { Seat } from '@posse/engine';
import { kindOf } from '../catalogue/catalogue.ts';
import type { Frame } from '../frames.ts';
import { type Holder, NUMBERS, type Power, power } from '../power.ts';
import type { State, Totals } from '../state.ts';
import { usesOf } from '../table/offer-uses.ts';
import { amountIn, type Cast, castFor, compileFilter, isTrue, type Run } from './effect-context.ts';
import type { Amount, Condition, Filter } from './language-terms.ts';
import { compileOffer, type OfferData } from './offer-data.ts';
import { compileBlock } from './sentence-compiler.ts';
import type { Sentence } from './sentence-types.ts';

export type Blocks = readonly Sentence[];

/** Hand cards that count as another kind. */
export interface Conversion {
  readonly cards: Filter;
  readonly as: string;
  readonly if?: Condition;
  readonly perTurn?: number;
}

/** Cards that may not be played. */
export interface Ban {
  readonly cards: Filter;
  readonly if?: Condition;
}

/** The hooks whose data is a block of sentences, with the function that they become. */
const BLOCK_HOOKS = {
  revealed: (run: Run) => (t: State, leader: Seat) => run(castFor(t, leader)),
  turnStarts: (run: Run) => (t: State, me: Seat, card: Cast['card']) => run(castFor(t, me, card)),
  draws: (run: Run) => (t: State, me: Seat, usual: number) => run(castFor(t, me, null, usual)),
  drew: (run: Run) => (t: State, me: Seat) => run(castFor(t, me)),
  turnEnds: (run: Run) => (t: State, me: Seat, next: Frame) => [...run(castFor(t, me)), next],
  lays: (run: Run) => (t: State, me: Seat) => run(castFor(t, me)),
  answers: (run: Run) => (t: State, me: Seat) => run(castFor(t, me)),
  mourns: (run: Run) => (t: State, me: Seat) => run(castFor(t, me)),
  wounded: (run: Run) => (t: State, me: Seat, points: number, by: Seat | null) =>
    run(castFor(t, me, null, 0, points, by)),
  emptied: (run: Run) => (t: State, me: Seat) => run(castFor(t, me)),
} satisfies { readonly [K in keyof Power]?: (run: Run) => Power[K] };
export type BlockHook = keyof typeof BLOCK_HOOKS;

/** The data of each hook. The others are plain values, or code. */
type HookData = { readonly [K in BlockHook]: Blocks } & { readonly [K in keyof Totals]: Amount } & {
  readonly drawCount: Amount;
  readonly heals: Amount;
  readonly countsAs: readonly Conversion[];
  readonly forbids: readonly Ban[];
  readonly shrugsOff: Filter;
  readonly offer: OfferData;
};

/** A power as a set declares it: each hook as data or, if the language can't say it, as code. */
export type PowerEntry = {
  readonly [K in keyof Power]?: K extends keyof HookData ? HookData[K] | Power[K] : Power[K];
};

const isHookWithBlock = (hook: string): hook is BlockHook => Object.hasOwn(BLOCK_HOOKS, hook);
const isNumber = (hook: string): boolean => (NUMBERS as readonly string[]).includes(hook);

/** `of` is the id of the character, event or set, or the key of the card that has the power. */
export function compilePower(holder: Holder, of: string, entry: PowerEntry): Power {
  const hooks: Record<string, unknown> = {};
  for (const [hook, value] of Object.entries(entry)) hooks[hook] = compileHook(holder, of, hook, value);
  return power(hooks as Partial<Power>);
}

function compileHook(holder: Holder, of: string, hook: string, value: unknown): unknown {
  if (typeof value === 'function' || value === null) return value;
  if (isHookWithBlock(hook)) return BLOCK_HOOKS[hook](compileBlock(of, value as Blocks));
  if (isNumber(hook)) return compileNumber(value as Amount);
  switch (hook) {
    case 'drawCount':
    case 'heals':
      return (t: State, me: Seat, usual: number) => amountIn(castFor(t, me, null, usual), value as Amount);
    case 'countsAs':
      return compileConversions(of, value as readonly Conversion[]);
    case 'forbids':
      return compileBans(of, value as readonly Ban[]);
    case 'shrugsOff':
      return compileImmunity(value as Filter);
    case 'offer':
      return 'list' in (value as object) ? value : compileOffer(holder, of, value as OfferData);
    default:
      return value;
  }
}

const compileNumber = (amount: Amount): Power['reach'] =>
  typeof amount === 'number' ? amount : (t, me) => amountIn(castFor(t, me), amount);

const isMet = (t: State, me: Seat, condition: Condition | undefined): boolean =>
  condition === undefined || isTrue(castFor(t, me), condition);

function compileConversions(of: string, list: readonly Conversion[]): Power['countsAs'] {
  const rules = list.map((one) => ({ ...one, fits: compileFilter(one.cards) }));
  return (t, me, kind) => {
    for (const { fits, as, if: asked, perTurn } of rules)
      if (fits(t, kind, null) && isMet(t, me, asked) && (perTurn === undefined || usesOf(t, me, of) < perTurn))
        return t.catalogue.kinds[as] ?? null;
    return null;
  };
}

/** Compiles bans of cards. A card that is only given up is not played. */
function compileBans(of: string, list: readonly Ban[]): Power['forbids'] {
  const rules = list.map((one) => ({ ...one, fits: compileFilter(one.cards) }));
  return (t, me, kind, card, giveUp) =>
    !giveUp && rules.some(({ fits, if: asked }) => fits(t, kind, card) && isMet(t, me, asked)) ? of : null;
}

function compileImmunity(filter: Filter): Power['shrugsOff'] {
  const fits = compileFilter(filter);
  return (t, _me, cards, kind) => cards.length > 0 && cards.every((card) => fits(t, kind ?? kindOf(t, card), card));
}
