// Says effects in one language: sentences, powers, and whole cards.

import { isFeared, luckFrom, luckSigns } from '../../check-luck.ts';
import { ANY_NUMBER } from '../../power.ts';
import type { KindData } from '../entry-data.ts';
import type { Amount, Condition, Filter, Group, Who } from '../language-terms.ts';
import type { OfferData } from '../offer-data.ts';
import type { BlockHook, PowerEntry } from '../power-data.ts';
import type { Block } from '../sentence-fields.ts';
import { type Sentence, VERBS, type VerbName } from '../sentence-types.ts';
import type { Clause, Lexicon, PowerWord } from './lexicon-types.ts';

export interface Speaker {
  readonly words: Lexicon;
  /** The name of a kind of card. */
  readonly nameOf: (kind: string) => string;
}

/** All fields that a sentence of any verb can have. */
interface AnyFields {
  readonly who?: Who | Group;
  readonly at?: Who | Group;
  readonly from?: Who | Group | 'another hand' | 'discard pile';
  readonly to?: Who;
  readonly of?: Group | Filter;
  readonly n?: Amount;
  readonly cards?: number;
  readonly times?: Amount;
  readonly misses?: number;
  readonly card?: 'aimed' | 'hand';
  readonly if?: Condition;
  readonly luck?: Parameters<typeof luckFrom>[0];
  readonly yes?: Block;
  readonly no?: Block;
  readonly run?: Block;
  readonly hit?: Block;
  readonly dodged?: Block;
}

/** The verbs whose default player is the target or another player. For all other verbs it is me. */
const AT_THE_TARGET: ReadonlySet<string> = new Set(['shoot', 'duel', 'raid', 'take', 'scrap']);

export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const asSentence = (text: string): string => (/[.!]$/.test(text) ? sentenceCase(text) : `${sentenceCase(text)}.`);

export function sayBlock(speaker: Speaker, block: Block): string {
  return block
    .map((one) => saySentence(speaker, one as Sentence))
    .filter((clause) => clause !== '')
    .join(speaker.words.next);
}

export const saySentence = (speaker: Speaker, sentence: Sentence): string =>
  clauseOf(speaker, sentence, plainly, (inner) => sayBlock(speaker, inner));

/** A piece of a sentence: words, the value of a field, or the place of a block. */
export type Piece = string | { readonly field: string; readonly text: string } | { readonly block: string };

/** The sentence in pieces, for an editor. A field that is not said, such as its subject if that is me, has no piece. */
export const piecesOf = (speaker: Speaker, sentence: Sentence): readonly Piece[] =>
  piecesIn(clauseOf(speaker, sentence, marked, (_inner, name) => marked(name, BLOCK)));

/** Characters that no name may have, around the name and the value of a field. */
const [OPEN, MIDDLE, CLOSE, BLOCK] = ['\uE000', '\uE001', '\uE002', '\uE003'] as const;
type Mark = (field: string, text: string) => string;
const plainly: Mark = (_field, text) => text;
const marked: Mark = (field, text) => (text === '' ? '' : `${OPEN}${field}${MIDDLE}${text}${CLOSE}`);

function piecesIn(text: string): readonly Piece[] {
  return text.split(OPEN).flatMap((part, place): readonly Piece[] => {
    if (place === 0) return part === '' ? [] : [part];
    const [field = '', rest = ''] = part.split(MIDDLE);
    const [value = '', after = ''] = rest.split(CLOSE);
    const piece: Piece = value === BLOCK ? { block: field } : { field, text: value };
    return after === '' ? [piece] : [piece, after];
  });
}

function clauseOf(
  speaker: Speaker,
  sentence: Sentence,
  mark: Mark,
  sayInner: (block: Block, name: string) => string,
): string {
  const { words } = speaker;
  const said: AnyFields = sentence as AnyFields;
  const whom = whomIn(sentence);
  const isMe = whom === 'me' || !(whom in words.who);
  const clause = words.verbs[sentence.do][isMe ? 0 : 1];
  const block = (name: 'yes' | 'no' | 'run' | 'hit' | 'dodged'): string => {
    const inner = said[name];
    return inner === undefined ? '' : sayInner(inner, name);
  };
  const player = (form: 0 | 1 | 2): string =>
    isMe ? '' : mark(playerField(sentence.do) ?? '', words.who[whom as Group][form]);
  return fill(clause, {
    S: player(0),
    O: player(1),
    D: player(2),
    cards:
      said.n === undefined
        ? said.cards === undefined
          ? ''
          : mark('cards', sayAmount(speaker, words.cards, said.cards))
        : mark('n', sayAmount(speaker, words.cards, said.n)),
    life: said.n === undefined ? '' : mark('n', sayAmount(speaker, words.life, said.n)),
    n: typeof said.n === 'number' ? mark('n', String(said.n)) : '',
    times: said.times === undefined ? '' : mark('times', words.times(sayNumber(speaker, said.times))),
    two: said.misses === 2 ? mark('misses', '2') : '',
    aimed: said.card === 'aimed' ? ' ' : '',
    hand: said.card === 'hand' ? ' ' : '',
    discards: said.from === 'discard pile' ? ' ' : '',
    hands: said.from === 'another hand' ? ' ' : '',
    theirs: mark('to', sayReceiver(words, said.to)),
    to: said.to === undefined ? '' : mark('to', said.to === 'me' ? words.toMe : words.who[said.to][2]),
    of: said.of === undefined ? '' : mark('of', sayOf(speaker, sentence.do, said.of)),
    if: said.if === undefined ? '' : mark('if', sayCondition(speaker, said.if)),
    luck: said.luck === undefined ? '' : mark('luck', sayLuck(said.luck)),
    yes: block('yes'),
    no: block('no'),
    run: block('run'),
    hit: block('hit'),
    dodged: block('dodged'),
  });
}

/** The players of a loop, those of whom one is chosen, or the cards that fit. */
function sayOf(speaker: Speaker, verb: VerbName, of: Group | Filter): string {
  if (typeof of !== 'string') return sayFilter(speaker, of);
  return verb === 'choose-player' ? speaker.words.oneOf[of] : speaker.words.who[of][1];
}

/** The field that names whom a sentence with this verb is about; null if it has none. */
export const playerField = (verb: VerbName): 'who' | 'at' | 'from' | null =>
  (['who', 'at', 'from'] as const).find((field) => /^(?:who|players)$/.test(VERBS[verb].fields[field]?.kind ?? '')) ??
  null;

/** The player whom a sentence is about: the subject or, of a shot and the like, the target. */
function whomIn(sentence: Sentence): Who | Group {
  const said: AnyFields = sentence as AnyFields;
  return said.who ?? said.at ?? (said.from as Who | undefined) ?? (AT_THE_TARGET.has(sentence.do) ? 'target' : 'me');
}

/** The words for a receiver: somebody else's neighbour, or me, or the target. */
function sayReceiver(words: Lexicon, to: Who | undefined): string {
  if (to === undefined || to === 'me') return words.toMe;
  return to === 'left' || to === 'right' ? words.theirs[to] : words.who[to][2];
}

function sayLuck(wanted: Parameters<typeof luckFrom>[0]): string {
  const luck = luckFrom(wanted);
  return `${luckSigns(luck)}${isFeared(luck) ? ' (!)' : ''}`;
}

/** Fills placeholders. A part in brackets goes if one of its placeholders is empty. */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  const whole = template.replaceAll(/\[([^[\]]*)\]/g, (_all, part: string) =>
    [...part.matchAll(/\{(\w+)\}/g)].some(([, name]) => (values[name ?? ''] ?? '') === '') ? '' : part,
  );
  return whole.replaceAll(/\{(\w+)\}/g, (_all, name: string) => (values[name] ?? '').trim());
}

// --- amounts, conditions, filters ---

function sayAmount(speaker: Speaker, unit: Lexicon['cards'], amount: Amount): string {
  if (amount === 1) return unit.one;
  if (typeof amount === 'number') return unit.several(String(amount));
  return unit.asMany(sayNumber(speaker, amount));
}

function sayNumber({ words }: Speaker, amount: Amount): string {
  if (typeof amount === 'number') return String(amount);
  if (typeof amount === 'string') return words.measures[amount];
  const parts = amount.sum.map((part) => (typeof part === 'number' ? String(part) : words.measures[part]));
  const limits = [
    amount.least === undefined ? '' : `,${words.least(amount.least)}`,
    amount.most === undefined ? '' : `,${words.most(amount.most)}`,
  ];
  return `${words.sum(parts)}${limits.join('')}`;
}

export function sayCondition(speaker: Speaker, condition: Condition): string {
  const { words } = speaker;
  if ('not' in condition) return sayNot(speaker, condition.not);
  if ('all' in condition) return condition.all.map((one) => sayCondition(speaker, one)).join(words.and);
  if ('any' in condition) return condition.any.map((one) => sayCondition(speaker, one)).join(words.or);
  const { who = 'me' } = condition;
  const subject = who === 'me' ? null : words.who[who][0];
  if ('is' in condition) return sayState(words.states[condition.is], subject);
  const { count, atLeast, atMost } = condition;
  const range = [atLeast === undefined ? '' : words.least(atLeast), atMost === undefined ? '' : words.most(atMost)];
  return words.countOf(subject, words.counted[count], range.join('').trim());
}

const sayState = (clause: Clause, subject: string | null): string =>
  fill(clause[subject === null ? 0 : 1], { S: subject ?? '' });

/** The opposite of a state or a count has words of its own; that of other conditions is the condition with a "not". */
function sayNot(speaker: Speaker, condition: Condition): string {
  const { words } = speaker;
  if ('is' in condition) {
    const { who = 'me', is } = condition;
    return sayState(words.notStates[is], who === 'me' ? null : words.who[who][0]);
  }
  if ('count' in condition) {
    const { atLeast, atMost, ...counted } = condition;
    if (atMost === undefined && atLeast !== undefined && atLeast > 0)
      return sayCondition(speaker, { ...counted, atMost: atLeast - 1 });
    if (atLeast === undefined && atMost !== undefined)
      return sayCondition(speaker, { ...counted, atLeast: atMost + 1 });
  }
  return words.not(sayCondition(speaker, condition));
}

export function sayFilter({ words, nameOf }: Speaker, filter: Filter): string {
  const { kind, border, suits, bang, missed, beer, weapon } = filter;
  const is = (clause: Clause, flag: boolean | undefined): string[] =>
    flag === undefined ? [] : [clause[flag ? 0 : 1]];
  const parts = [
    ...(kind === undefined ? [] : [words.filter.named(nameOf(kind))]),
    ...(border === undefined ? [] : [words.filter.border[border]]),
    ...is(words.filter.bang, bang),
    ...is(words.filter.missed, missed),
    ...is(words.filter.beer, beer),
    ...is(words.filter.weapon, weapon),
  ];
  const cards = parts.length === 0 ? '' : words.filter.cards(parts);
  if (suits === undefined) return cards === '' ? words.filter.any : cards;
  return words.filter.ofSuits(suits.map((suit) => words.suits[suit]).join(words.or), cards);
}

// --- powers ---

export function sayPower(speaker: Speaker, power: PowerEntry): string {
  const { words, nameOf } = speaker;
  const says = (word: PowerWord, values: Readonly<Record<string, string>> = {}): string =>
    asSentence(fill(words.power[word], values));
  const asked = (condition: Condition | undefined): string =>
    condition === undefined ? '' : sayCondition(speaker, condition);
  const found: string[] = [];
  for (const [hook, value] of Object.entries(power)) {
    if (hook in words.moments)
      found.push(asSentence(`${words.moments[hook as BlockHook]}${sayBlock(speaker, value as Block)}`));
    else if (hook === 'silences') found.push(says(`silences ${value as 'cards'}`));
    else if (hook === 'suit') found.push(says('suit', { n: words.suits[value as 'hearts'] }));
    else if (hook === 'countsAs')
      for (const one of value as readonly { cards: Filter; as: string; if?: Condition; perTurn?: number }[])
        found.push(
          says('countsAs', {
            cards: sayFilter(speaker, one.cards),
            as: nameOf(one.as),
            if: asked(one.if),
            perTurn: one.perTurn === undefined ? '' : words.times(String(one.perTurn)),
          }),
        );
    else if (hook === 'forbids')
      for (const one of value as readonly { cards: Filter; if?: Condition }[])
        found.push(says('forbids', { cards: sayFilter(speaker, one.cards), if: asked(one.if) }));
    else if (hook === 'shrugsOff') found.push(says('shrugsOff', { cards: sayFilter(speaker, value as Filter) }));
    else if (hook === 'offer') found.push(sayOffer(speaker, value as OfferData));
    else if (hook === 'bangs' && value === ANY_NUMBER) found.push(says('any bangs'));
    else if (hook === 'drawCount' || hook === 'heals')
      found.push(says(hook, { n: sayNumber(speaker, value as Amount) }));
    else found.push(typeof value === 'boolean' ? says(hook as PowerWord) : sayTotal(speaker, hook, value as Amount));
  }
  return found.join(' ');
}

/** A power that is a number. A count gets the letter X, which is explained behind the sentence. */
function sayTotal(speaker: Speaker, hook: string, amount: Amount): string {
  const { words } = speaker;
  if (typeof amount !== 'number') {
    const sentence = words.power[hook as PowerWord];
    const [cards, life] = [words.cards.several('X'), words.life.several('X')];
    return asSentence(`${fill(sentence, { n: 'X', cards, life })} (X = ${sayNumber(speaker, amount)})`);
  }
  const opposite = amount < 0 && { nearer: 'not so near' as const, farther: 'not so far' as const }[hook];
  return asSentence(
    fill(words.power[opposite || (hook as PowerWord)], {
      n: String(Math.abs(amount)),
      cards: sayAmount(speaker, words.cards, amount),
      life: sayAmount(speaker, words.life, amount),
    }),
  );
}

function sayOffer(speaker: Speaker, { when, price, target, if: condition, perTurn, run }: OfferData): string {
  const { words } = speaker;
  const cards = price.cards === undefined ? '' : sayAmount(speaker, words.cards, price.cards);
  const paid = [
    cards === ''
      ? ''
      : fill(words.power['pay cards'], { cards, of: price.of === undefined ? '' : sayFilter(speaker, price.of) }),
    price.life === undefined ? '' : fill(words.power['pay life'], { life: sayAmount(speaker, words.life, price.life) }),
  ].filter((part) => part !== '');
  return asSentence(
    fill(words.power.offer, {
      when: words.power[when ?? 'own turn'],
      perTurn: perTurn === undefined ? '' : words.times(String(perTurn)),
      if: condition === undefined ? '' : sayCondition(speaker, condition),
      price: paid.join(words.and),
      target: target === undefined ? '' : words.aims[target],
      run: sayBlock(speaker, run),
    }),
  );
}

/** The rule text of a card, from what it does. */
export function sayCard(
  speaker: Speaker,
  { border, price, aim, needs, spares, play, power, bang, dodges, beer }: KindData,
): string {
  const { words } = speaker;
  const aimed =
    aim === undefined
      ? ''
      : typeof aim === 'string'
        ? words.aims[aim]
        : words.farAim(aim.at, aim.within === 'reach' ? words.reach : String(aim.within));
  const cost =
    price === undefined || price === 0
      ? ''
      : asSentence(fill(words.power.price, { cards: sayAmount(speaker, words.cards, price) }));
  const facets = [
    border === 'green' ? words.power['green border'] : '',
    bang === true ? words.power['counts as BANG!'] : '',
    dodges === true ? words.power['counts as Missed!'] : '',
    beer === true ? words.power['counts as Beer'] : '',
  ];
  return [
    ...facets.map((one) => (one === '' ? '' : asSentence(one))),
    cost,
    aimed === '' ? '' : asSentence(aimed),
    needs === undefined ? '' : asSentence(words.needs[needs]),
    ...(spares ?? []).map((one) => asSentence(words.spares[one])),
    play === undefined ? '' : asSentence(sayBlock(speaker, play)),
    power === undefined ? '' : sayPower(speaker, power),
  ]
    .filter((part) => part !== '')
    .join(' ');
}
