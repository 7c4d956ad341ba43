// Checks sentences, conditions, amounts and filters against the schema of each verb.

import { SUITS } from '../../catalogue/catalogue.ts';
import { luckFrom, type Wanted } from '../../check-luck.ts';
import { COUNTED, GROUPS, MEASURES, STATES, WHO } from '../language-terms.ts';
import type { Bound, Field } from '../sentence-fields.ts';
import { type Sentence, VERBS, type VerbName } from '../sentence-types.ts';
import type { Cause } from '../verb-interface.ts';
import { inside, type Place, refuse } from './pack-refusal.ts';
import {
  fields,
  flag,
  isRecord,
  list,
  oneOf,
  onlyFields,
  record,
  shown,
  type Unknown,
  whole,
} from './pack-value-check.ts';
import { LIMITS, type StaticRule } from './static-rules.ts';

/** The place of a sentence: what has a meaning there, and what is allowed. */
export interface Context {
  /** Does this rule hold? All do, except in tests. */
  readonly holds: (rule: StaticRule) => boolean;
  readonly bound: ReadonlySet<Bound>;
  readonly moment: 'play' | 'offer' | 'draws' | 'drew' | 'mourns' | 'revealed' | 'recurring';
  readonly depth: number;
  readonly isInLoop: boolean;
  /** The players of whom `each` is one; null if that is unknown. */
  readonly eachOf: string | null;
  /** Is this the key of a kind of card? */
  readonly isKind: (key: string) => boolean;
  /** Counts the sentences of one entry. */
  readonly count: { sentences: number };
  /** Collects what the entry can cause. */
  readonly causes: Set<Cause>;
}

const SUIT_NAMES = Object.values(SUITS);
const NEEDED_BY: Readonly<Record<string, Bound>> = {
  target: 'target',
  by: 'by',
  each: 'each',
  points: 'points',
  usual: 'usual',
};
const LOOPS: readonly string[] = ['each', 'repeat', 'choose-player'];
/** The verbs that only our own cards need. */
const NOT_FOR_PACKS: readonly string[] = ['settle'];

function mustBeBound(word: string, needs: Bound | undefined, at: Place, { bound, holds }: Context): void {
  if (needs !== undefined && !bound.has(needs) && holds('bound words'))
    refuse(at, `"${word}" means nothing here: there is no ${needs}.`, 'bound words');
}

export function checkBlock(value: unknown, at: Place, context: Context): void {
  const sentences = list(value, at);
  if (sentences.length === 0) refuse(at, 'it is empty: say what happens, or leave it out.');
  if (context.depth > LIMITS.depth && context.holds('sentences'))
    refuse(at, `sentences may stand in each other ${LIMITS.depth} deep, and this is deeper.`, 'sentences');
  for (const [place, one] of sentences.entries()) checkSentence(one, inside(at, place), context);
}

function checkSentence(value: unknown, at: Place, context: Context): void {
  const said = record(value, at);
  const name = said.do;
  if (typeof name !== 'string' || !Object.hasOwn(VERBS, name))
    refuse(at, `"do" should be a verb, and ${shown(name)} is none: take ${Object.keys(VERBS).join(', ')}.`);
  const verb = VERBS[name as VerbName];
  if (NOT_FOR_PACKS.includes(name)) refuse(at, `"${name}" is not for packs.`);
  if (verb.only === 'draws' ? context.moment !== 'draws' : context.moment === 'draws' && name !== 'draw')
    refuse(at, verb.only === 'draws' ? `"${name}" is only for the hook "draws".` : `"${name}" is no way to draw.`);
  if (++context.count.sentences > LIMITS.sentences && context.holds('sentences'))
    refuse(at, `an entry has at most ${LIMITS.sentences} sentences, and this is one more.`, 'sentences');
  for (const need of verb.needs ?? []) mustBeBound(name, need, at, context);
  if (LOOPS.includes(name) && context.isInLoop && context.holds('nested loops'))
    refuse(at, `"${name}" may not stand in another ${LOOPS.map((loop) => `"${loop}"`).join(' or ')}.`, 'nested loops');
  if (
    verb.causes.includes('life gained') &&
    context.moment !== 'play' &&
    context.moment !== 'mourns' &&
    context.moment !== 'revealed' &&
    context.holds('healing')
  )
    refuse(
      at,
      `"${name}" would heal again and again, and the game might never end: heal when a card is played, when somebody is eliminated, or when an event is revealed.`,
      'healing',
    );
  if (context.moment === 'drew' && costsMe(said, context) && context.holds('kept cards'))
    refuse(
      at,
      'whoever has just drawn keeps the cards, or they could never play any: take them from others.',
      'kept cards',
    );
  for (const cause of verb.causes) context.causes.add(cause);
  onlyFields(said, ['do', ...Object.keys(verb.fields)], at);
  for (const [field, one] of Object.entries(verb.fields) as [string, Field][]) {
    if (Object.hasOwn(said, field))
      checkField(said[field], one, inside(at, field), {
        ...context,
        isInLoop: context.isInLoop || LOOPS.includes(name),
        eachOf: LOOPS.includes(name) && typeof said.of === 'string' ? said.of : context.eachOf,
      });
    else if (!one.optional) refuse(at, `"${name}" needs the field "${field}".`);
  }
  checkDefaults(name, said, at, context);
}

/** Does the player on turn lose hand cards by this sentence, without being able to decline? */
function costsMe({ do: verb, who, from }: Unknown, { eachOf }: Context): boolean {
  const loser = verb === 'scrap' ? from : verb === 'discard' || verb === 'give' ? (who ?? 'me') : null;
  return loser === 'me' || loser === 'all' || (loser === 'each' && (eachOf === null || eachOf === 'all'));
}

/**
 * Checks the defaults of a verb: one about the target needs one unless another player is named; a way to draw needs a
 * usual number.
 */
function checkDefaults(name: string, said: Unknown, at: Place, context: Context): void {
  if (['shoot', 'duel', 'raid'].includes(name) && said.at === undefined) mustBeBound('target', 'target', at, context);
  if (['take', 'scrap'].includes(name) && said.from === undefined) mustBeBound('target', 'target', at, context);
  if (name === 'duel' && said.at === 'me') refuse(at, 'a Duel is with somebody else.');
  if (name === 'take' && said.from === 'me') refuse(at, 'a card is taken from somebody else.');
  if (name === 'pay' && said.yes === undefined && said.no === undefined)
    refuse(at, '"pay" needs "yes" or "no": say what follows.');
  if (name === 'check' && said.yes === undefined && said.no === undefined)
    refuse(at, '"check" needs "yes" or "no": say what follows.');
  if (name === 'pay' && said.of !== undefined && said.cards !== 1)
    refuse(at, 'only a single card can be asked for by "of".');
}

function checkField(value: unknown, field: Field, at: Place, context: Context): void {
  switch (field.kind) {
    case 'who': {
      player(oneOf(value, WHO, at), at, context);
      return;
    }
    case 'players': {
      player(oneOf(value, [...WHO, ...GROUPS], at), at, context);
      return;
    }
    case 'group':
      oneOf(value, GROUPS, at);
      return;
    case 'word': {
      const word = oneOf(value, field.words ?? [], at);
      mustBeBound(word, field.needs?.[word] ?? NEEDED_BY[word], at, context);
      return;
    }
    case 'count':
      whole(value, field.from ?? 0, field.to ?? 0, at);
      return;
    case 'amount': {
      checkAmount(value, field.from ?? 0, field.to ?? 0, at, context);
      return;
    }
    case 'condition': {
      checkCondition(value, at, adding(field, context));
      return;
    }
    case 'filter': {
      checkFilter(value, at, context);
      return;
    }
    case 'luck': {
      checkLuck(value, at);
      return;
    }
    case 'block': {
      checkBlock(value, at, {
        ...context,
        depth: context.depth + 1,
        bound: adding(field, context).bound,
      });
      return;
    }
  }
}

const adding = ({ adds = [] }: Field, context: Context): Context => ({
  ...context,
  bound: new Set([...context.bound, ...adds]),
});

const player = (word: string, at: Place, context: Context): void => mustBeBound(word, NEEDED_BY[word], at, context);

/** Checks that everything that can grow has a limit. The points of a wound, and the usual number, can't grow. */
export function checkAmount(value: unknown, from: number, to: number, at: Place, context: Context): void {
  const { holds } = context;
  if (typeof value === 'number') {
    whole(value, holds('amounts') ? from : 0, holds('amounts') ? to : 99, at);
    return;
  }
  if (typeof value === 'string') {
    mustBeBound(oneOf(value, MEASURES, at), NEEDED_BY[value], at, context);
    if (value !== 'points' && value !== 'usual' && holds('amounts'))
      refuse(
        at,
        `"${value}" has no limit: write { "sum": ["${value}"], "most": ${Math.min(to, LIMITS.amount)} }.`,
        'amounts',
      );
    return;
  }
  const sum = record(value, at);
  onlyFields(sum, ['sum', 'least', 'most'], at);
  const parts = list(sum.sum, inside(at, 'sum'));
  if (parts.length === 0 || parts.length > 4) refuse(at, 'a sum has one to four parts.');
  for (const part of parts)
    if (typeof part === 'number') whole(part, -9, 9, inside(at, 'sum'));
    else mustBeBound(oneOf(part, MEASURES, inside(at, 'sum')), NEEDED_BY[part as string], at, context);
  if (sum.least !== undefined) whole(sum.least, 0, 9, inside(at, 'least'));
  const isLimited = sum.most !== undefined;
  if (isLimited) whole(sum.most, 1, holds('amounts') ? Math.max(to, LIMITS.amount) : 99, inside(at, 'most'));
  else if (holds('amounts'))
    refuse(at, `the sum has no limit: add "most", at most ${Math.max(to, LIMITS.amount)}.`, 'amounts');
}

const DEEPEST_CONDITION = 3;

export function checkCondition(value: unknown, at: Place, context: Context, depth = 0): void {
  const asked = record(value, at);
  if (depth > DEEPEST_CONDITION) refuse(at, 'it is nested too deeply.');
  if (Object.hasOwn(asked, 'not')) {
    onlyFields(asked, ['not'], at);
    checkCondition(asked.not, inside(at, 'not'), context, depth + 1);
    return;
  }
  for (const word of ['all', 'any'] as const) {
    if (!Object.hasOwn(asked, word)) continue;
    onlyFields(asked, [word], at);
    const parts = list(asked[word], inside(at, word));
    if (parts.length < 2 || parts.length > 4) refuse(inside(at, word), 'it has two to four conditions.');
    for (const part of parts) checkCondition(part, inside(at, word), context, depth + 1);
    return;
  }
  if (asked.who !== undefined) player(oneOf(asked.who, WHO, inside(at, 'who')), inside(at, 'who'), context);
  if (Object.hasOwn(asked, 'is')) {
    onlyFields(asked, ['is', 'who'], at);
    oneOf(asked.is, STATES, inside(at, 'is'));
    return;
  }
  onlyFields(asked, ['count', 'who', 'atLeast', 'atMost'], at);
  oneOf(asked.count, COUNTED, inside(at, 'count'));
  if (asked.atLeast === undefined && asked.atMost === undefined) refuse(at, 'add "atLeast" or "atMost".');
  for (const field of ['atLeast', 'atMost'] as const)
    if (asked[field] !== undefined) whole(asked[field], 0, 20, inside(at, field));
}

const FILTER_WITHOUT_CARD = (context: Context) => ({
  kind: (value: unknown, at: Place) => {
    if (typeof value !== 'string' || !context.isKind(value))
      refuse(at, `there is no kind of card ${shown(value)}: name one of this pack or of the game.`);
  },
  border: (value: unknown, at: Place) => void oneOf(value, ['brown', 'blue', 'green'], at),
  bang: flag,
  missed: flag,
  beer: flag,
  weapon: flag,
});

/** Checks a filter. `hasSuits` is false where only the kind of card is known. */
export function checkFilter(value: unknown, at: Place, context: Context, hasSuits = true): void {
  const suits = (given: unknown, place: Place): void => {
    const found = list(given, place);
    if (found.length === 0) refuse(place, 'it is empty: name a suit, or leave it out.');
    for (const suit of found) oneOf(suit, SUIT_NAMES, place);
    if (new Set(found).size < found.length) refuse(place, 'it names a suit twice.');
  };
  fields(record(value, at), at, { ...FILTER_WITHOUT_CARD(context), ...(hasSuits && { suits }) });
}

function checkLuck(value: unknown, at: Place): void {
  if (isRecord(value)) {
    onlyFields(value, ['suits', 'from', 'to', 'feared'], at);
    for (const suit of list(value.suits, inside(at, 'suits'))) oneOf(suit, SUIT_NAMES, inside(at, 'suits'));
    for (const end of ['from', 'to'] as const) if (value[end] !== undefined) whole(value[end], 2, 14, inside(at, end));
    if (value.feared !== undefined) flag(value.feared, inside(at, 'feared'));
  } else oneOf(value, ['spades 2 to 9', ...SUIT_NAMES], at);
  try {
    luckFrom(value as Wanted);
  } catch (error) {
    refuse(at, error instanceof Error ? error.message : 'it is no luck.');
  }
}

/** The verbs of all sentences in a value, also of those that stand in others. */
export function verbsIn(value: unknown): readonly VerbName[] {
  if (Array.isArray(value)) return value.flatMap(verbsIn);
  if (!isRecord(value)) return [];
  const own = typeof value.do === 'string' && Object.hasOwn(VERBS, value.do) ? [value.do as VerbName] : [];
  return [...own, ...Object.values(value).flatMap(verbsIn)];
}

/** The causes of these sentences, and of those that stand in them. */
export const causesOf = (block: readonly Sentence[]): ReadonlySet<Cause> =>
  new Set(verbsIn(block).flatMap((name) => VERBS[name].causes));
