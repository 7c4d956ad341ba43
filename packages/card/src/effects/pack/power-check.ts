// Checks the hooks of a power in a pack.

import { HOOKS } from '../../house-sets/hook-list.ts';
import { ANY_NUMBER, type Holder, NO_POWER, type Power } from '../../power.ts';
import type { Bound } from '../sentence-fields.ts';
import { inside, type Place, refuse } from './pack-refusal.ts';
import { fields, isRecord, list, oneOf, onlyFields, record, shown, whole } from './pack-value-check.ts';
import { type Context, checkAmount, checkBlock, checkCondition, checkFilter, verbsIn } from './sentence-check.ts';
import { LIMITS } from './static-rules.ts';

/** The moment of each hook with sentences, and the words that it gives a meaning to. */
const MOMENTS: Readonly<Record<string, readonly [Context['moment'], ...Bound[]]>> = {
  revealed: ['revealed'],
  turnStarts: ['recurring'],
  draws: ['draws', 'usual'],
  drew: ['drew'],
  turnEnds: ['recurring'],
  lays: ['recurring'],
  answers: ['recurring'],
  mourns: ['mourns'],
  wounded: ['recurring', 'by', 'points'],
  emptied: ['recurring'],
};

const RANGES: Readonly<Record<string, readonly [number, number]>> = {
  nearer: [-1, 3],
  farther: [-1, 3],
  reach: [1, 8],
  bangs: [1, 9],
  misses: [1, 3],
  flips: [1, 3],
  beer: [0, 3],
  keeps: [0, 12],
};

const FLAGS: readonly string[] = ['barrel', 'inherits', 'neighbours', 'reversed'];
const WORDS: Readonly<Record<string, readonly string[]>> = {
  suit: ['hearts', 'diamonds', 'clubs', 'spades'],
  silences: ['abilities', 'cards', "others' cards"],
};
const CODE_ONLY: readonly string[] = ['curbs', 'beforeDeal', 'comesBack', 'wakes', 'phase1', 'brings', 'newDeck'];

export interface PowerContext extends Context {
  readonly holder: Holder;
}

export function checkPower(value: unknown, at: Place, context: PowerContext): void {
  const power = record(value, at);
  const hooks = Object.keys(NO_POWER).filter((hook) => !CODE_ONLY.includes(hook));
  onlyFields(power, hooks, at);
  if (Object.keys(power).length === 0) refuse(at, 'it has no hook: say what it does.');
  for (const [hook, one] of Object.entries(power)) {
    const place = inside(at, hook);
    const { heard, because } = HOOKS[hook as keyof Power];
    if (!heard.includes(context.holder))
      refuse(place, `that hook is for ${heard.join(', ')} only, as ${because ?? 'it is heard there alone'}.`);
    checkHook(hook, one, place, context);
  }
}

function checkHook(hook: string, value: unknown, at: Place, context: PowerContext): void {
  const moment = MOMENTS[hook];
  if (moment !== undefined) {
    const [name, ...bound] = moment;
    const own: readonly Bound[] = hook === 'turnStarts' && context.holder === 'card' ? ['this card'] : bound;
    if (hook === 'draws' && list(value, at).length !== 1) refuse(at, 'there is one way to draw: it has one sentence.');
    checkBlock(value, at, { ...context, moment: name, bound: new Set(own) });
    if (hook === 'draws') checkWayToDraw(value, at, context);
    if (hook === 'turnStarts') checkTurnStart(value, at, context);
    return;
  }
  const range = RANGES[hook];
  if (range !== undefined) {
    checkNumber(hook, value, range, at, context);
    return;
  }
  if (FLAGS.includes(hook)) {
    if (value !== true) refuse(at, `it should be true or left out, not ${shown(value)}.`);
    return;
  }
  const words = WORDS[hook];
  if (words !== undefined) {
    oneOf(value, words, at);
    return;
  }
  switch (hook) {
    case 'drawCount':
    case 'heals': {
      checkCount(hook, value, at, context);
      return;
    }
    case 'countsAs': {
      checkConversions(value, at, context);
      return;
    }
    case 'forbids': {
      checkBans(value, at, context);
      return;
    }
    case 'shrugsOff': {
      checkFilter(value, at, context);
      return;
    }
    case 'offer': {
      checkOffer(value, at, context);
      return;
    }
    default:
      refuse(at, 'packs can’t have this hook.');
  }
}

function checkNumber(
  hook: string,
  value: unknown,
  [from, to]: readonly [number, number],
  at: Place,
  context: Context,
): void {
  if (hook === 'bangs' && value === ANY_NUMBER) return;
  if (typeof value === 'number') whole(value, from, to, at);
  else checkAmount(value, from, to, at, context);
}

/** A card that takes each turn on its way round would never let anybody play. */
function checkTurnStart(value: unknown, at: Place, { holds }: Context): void {
  const verbs = verbsIn(value);
  if (verbs.includes('pass-on') && verbs.includes('lose-turn') && holds('lost turns'))
    refuse(
      at,
      '"pass-on" and "lose-turn" together could take all turns for ever: leave one of them out.',
      'lost turns',
    );
}

const isAtLeastOne = (least: unknown): boolean => typeof least === 'number' && least >= 1;

/** A way to draw brings cards to the player whose turn it is. */
function checkWayToDraw(value: unknown, at: Place, { holds }: Context): void {
  const [said] = list(value, at);
  const { do: verb, who = 'me', n } = record(said, at);
  if (verb === 'draw' && who !== 'me' && who !== 'all' && holds('empty draws'))
    refuse(at, 'phase 1 should bring the player on turn a card: "who" is "me" or "all".', 'empty draws');
  if (verb === 'draw' && isRecord(n) && !isAtLeastOne(n.least) && holds('empty draws'))
    refuse(inside(at, 'n'), 'phase 1 should bring at least one card: add "least": 1.', 'empty draws');
}

/**
 * Checks the number of cards or life points that a hook returns. Phase 1 must always bring a card, or hands and games
 * could dry up.
 */
function checkCount(hook: 'drawCount' | 'heals', value: unknown, at: Place, context: Context): void {
  const own = { ...context, bound: new Set<Bound>(['usual']) };
  checkAmount(value, hook === 'drawCount' ? 1 : 0, LIMITS.amount, at, own);
  if (hook === 'drawCount' && isRecord(value) && !isAtLeastOne(value.least) && context.holds('empty draws'))
    refuse(at, 'phase 1 should bring at least one card: add "least": 1.', 'empty draws');
}

function checkConversions(value: unknown, at: Place, context: Context): void {
  const all = list(value, at);
  if (all.length < 1 || all.length > 4) refuse(at, 'it lists one to four conversions.');
  for (const one of all)
    fields(record(one, at), at, {
      cards: (given, place) => checkFilter(given, place, context, false),
      as: (given, place) => {
        if (typeof given !== 'string' || !context.isKind(given))
          refuse(place, `there is no kind of card ${shown(given)}.`);
      },
      if: (given, place) => checkCondition(given, place, context),
      perTurn: (given, place) => void whole(given, 1, 3, place),
    });
  for (const one of all as readonly Readonly<Record<string, unknown>>[])
    for (const field of ['cards', 'as']) if (one[field] === undefined) refuse(at, `a conversion needs "${field}".`);
}

/** Which cards bans cover together is checked with the whole pack. */
function checkBans(value: unknown, at: Place, context: PowerContext): void {
  const all = list(value, at);
  if (all.length < 1 || all.length > 4) refuse(at, 'it lists one to four bans.');
  for (const one of all) {
    const ban = record(one, at);
    fields(ban, at, {
      cards: (given, place) => checkFilter(given, place, context),
      if: (given, place) => checkCondition(given, place, context),
    });
    record(ban.cards, inside(at, 'cards'));
  }
}

function checkOffer(value: unknown, at: Place, context: PowerContext): void {
  const offer = record(value, at);
  const target = offer.target === undefined ? [] : (['target'] as const);
  fields(offer, at, {
    when: (given, place) => void oneOf(given, ['any time'], place),
    price: (given, place) =>
      fields(record(given, place), place, {
        cards: (n, where) => void whole(n, 1, 2, where),
        of: (filter, where) => checkFilter(filter, where, context),
        life: (n, where) => void whole(n, 1, 2, where),
      }),
    target: (given, place) => void oneOf(given, ['another player', 'next door', 'in reach'], place),
    if: (given, place) => checkCondition(given, place, context),
    perTurn: (given, place) => void whole(given, 1, 3, place),
    run: (given, place) => checkBlock(given, place, { ...context, moment: 'offer', bound: new Set(target) }),
  });
  for (const field of ['price', 'run']) if (offer[field] === undefined) refuse(at, `an offer needs "${field}".`);
  const price = record(offer.price, inside(at, 'price'));
  if (price.of !== undefined && price.cards === undefined)
    refuse(inside(at, 'price'), '"of" says which cards: add "cards".');
  if (!context.holds('offers')) return;
  if (price.cards === undefined && price.life === undefined)
    refuse(at, 'it costs nothing: give it a price in cards or life points.', 'offers');
  if (offer.perTurn === undefined) refuse(at, 'it could be used without end: add "perTurn", from 1 to 3.', 'offers');
}
