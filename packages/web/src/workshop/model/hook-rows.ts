// A hook of a power in pieces: words, values, and places of sentences.

import type { Condition, Filter, Sentence } from '@posse/card/packs';
import { type Piece, type Speaker, sayBlock, sayCondition, sayFilter, sayPower, sentenceCase } from '@posse/card/packs';
import type { Hook } from './default-sentences.ts';
import type { ValueField } from './field-values.ts';
import type { Path } from './thing-place.ts';

/** A value in a row, below the row's own path. */
export interface RowValue {
  readonly path: Path;
  readonly field: ValueField;
  readonly isOptional: boolean;
  /** As the row's text has it; empty if it is not said. */
  readonly text: string;
}

/** A hook with sentences: its value is their list. */
export const isBlockHook = (value: unknown): value is readonly Sentence[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && 'do' in one);

const TOTALS: Readonly<Partial<Record<Hook, readonly [number, number]>>> = {
  nearer: [-1, 3],
  farther: [-1, 3],
  reach: [1, 8],
  bangs: [1, 9],
  misses: [1, 3],
  flips: [1, 3],
  beer: [0, 3],
  keeps: [0, 12],
};
const WORDS: Readonly<Partial<Record<Hook, readonly string[]>>> = {
  suit: ['hearts', 'diamonds', 'clubs', 'spades'],
  silences: ['abilities', 'cards', "others' cards"],
};

interface Ruled {
  readonly cards: Filter;
  readonly as?: string;
  readonly if?: Condition;
  readonly perTurn?: number;
}

interface Offered {
  readonly when?: string;
  readonly price: { readonly cards?: number; readonly of?: Filter; readonly life?: number };
  readonly target?: 'another player' | 'next door' | 'in reach';
  readonly if?: Condition;
  readonly perTurn?: number;
  readonly run: readonly Sentence[];
}

/** All values of a hook that can be changed, with those that are left out. */
export function valuesInHook(speaker: Speaker, hook: Hook, value: unknown): readonly RowValue[] {
  const totals = TOTALS[hook];
  if (totals !== undefined) {
    const [from, to] = totals;
    return [{ path: [], field: { kind: 'total', from, to }, isOptional: false, text: String(value) }];
  }
  const words = WORDS[hook];
  if (words !== undefined) {
    const text = hook === 'suit' ? speaker.words.suits[value as 'hearts'] : '';
    return [{ path: [], field: { kind: 'word', words }, isOptional: false, text }];
  }
  switch (hook) {
    case 'drawCount':
    case 'heals':
      return [{ path: [], field: { kind: 'change' }, isOptional: false, text: '' }];
    case 'shrugsOff':
      return [filterAt([], value as Filter, speaker)];
    case 'countsAs':
    case 'forbids':
      return (value as readonly Ruled[]).flatMap((one, place) => valuesInRule(speaker, hook, one, place));
    case 'offer':
      return valuesInOffer(speaker, value as Offered);
    default:
      return [];
  }
}

const filterAt = (path: Path, value: Filter, speaker: Speaker): RowValue => ({
  path,
  field: { kind: 'filter' },
  isOptional: false,
  text: sayFilter(speaker, value),
});

const conditionAt = (path: Path, value: Condition | undefined, speaker: Speaker): RowValue => ({
  path,
  field: { kind: 'condition' },
  isOptional: true,
  text: value === undefined ? '' : sayCondition(speaker, value),
});

const perTurnAt = (path: Path, value: number | undefined, { words }: Speaker, isOptional: boolean): RowValue => ({
  path,
  field: { kind: 'count', from: 1, to: 3 },
  isOptional,
  text: value === undefined ? '' : words.times(String(value)),
});

function valuesInRule(speaker: Speaker, hook: 'countsAs' | 'forbids', rule: Ruled, place: number): readonly RowValue[] {
  const cards = filterAt([place, 'cards'], rule.cards, speaker);
  const asked = conditionAt([place, 'if'], rule.if, speaker);
  if (hook === 'forbids') return [asked, cards];
  const as: RowValue = {
    path: [place, 'as'],
    field: { kind: 'kind' },
    isOptional: false,
    text: speaker.nameOf(rule.as ?? ''),
  };
  return [asked, perTurnAt([place, 'perTurn'], rule.perTurn, speaker, true), cards, as];
}

function valuesInOffer(speaker: Speaker, offer: Offered): readonly RowValue[] {
  const { words } = speaker;
  return [
    {
      path: ['when'],
      field: { kind: 'word', words: ['any time'], unset: true },
      isOptional: false,
      text: words.power[offer.when === undefined ? 'own turn' : 'any time'],
    },
    perTurnAt(['perTurn'], offer.perTurn, speaker, false),
    conditionAt(['if'], offer.if, speaker),
    { path: ['price'], field: { kind: 'price' }, isOptional: false, text: sayPrice(speaker, offer.price) },
    {
      path: ['target'],
      field: { kind: 'word', words: ['another player', 'in reach', 'next door'], name: 'target' },
      isOptional: true,
      text: offer.target === undefined ? '' : words.aims[offer.target],
    },
  ];
}

/** The price as `sayPower` says it: between the words of an offer that costs it, and has nothing else. */
function sayPrice(speaker: Speaker, price: Offered['price']): string {
  const run: readonly Sentence[] = [{ do: 'draw', n: 1 }];
  const whole = sayPower(speaker, { offer: { price, run } as never });
  const before = sentenceCase(`${speaker.words.power['own turn']}`);
  const after = sayBlock(speaker, run);
  const from = whole.toLowerCase().startsWith(before.toLowerCase()) ? before.length : 0;
  const to = whole.lastIndexOf(after);
  return whole.slice(from, to < 0 ? undefined : to).replaceAll(/^[\s:,]+|[\s:,]+$/g, '');
}

/** The text of a hook in pieces. A value is named by its place among the values, as `1`. */
export function piecesOfHook(speaker: Speaker, hook: Hook, value: unknown): readonly Piece[] {
  if (isBlockHook(value)) {
    const words = (speaker.words.moments as Readonly<Record<string, string>>)[hook] ?? '';
    return [words.replace(/[\s:]+$/, ''), { block: '' }];
  }
  const text = sayPower(speaker, { [hook]: value } as never);
  if (hook !== 'offer') return split(text, valuesInHook(speaker, hook, value));
  const run = sayBlock(speaker, (value as Offered).run);
  const place = text.lastIndexOf(run);
  const words = place < 0 ? text : text.slice(0, place).replace(/[\s:]+$/, '');
  return [...split(words, valuesInHook(speaker, hook, value)), { block: 'run' }];
}

/** Finds the values in the text, from left to right. */
function split(text: string, values: readonly RowValue[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let rest = text;
  const hidden: Piece[] = [];
  for (const [place, { text: said, isOptional }] of values.entries()) {
    const at = said === '' ? -1 : rest.toLowerCase().indexOf(said.toLowerCase());
    if (at < 0) {
      if (!isOptional) hidden.push({ field: String(place), text: '' });
      continue;
    }
    if (at > 0) pieces.push(rest.slice(0, at));
    pieces.push({ field: String(place), text: rest.slice(at, at + said.length) });
    rest = rest.slice(at + said.length);
  }
  const [only] = hidden;
  // A value that its words do not show by themselves: the whole text stands for it.
  if (pieces.length === 0 && only !== undefined && typeof only !== 'string' && 'field' in only)
    return [{ field: only.field, text }];
  return [...pieces, ...(rest === '' ? [] : [rest]), ...hidden];
}
