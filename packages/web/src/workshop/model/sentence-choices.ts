// The choices of sentences: another verb or value, additions and removals.

import { type Field, piecesOf, playerField, type Sentence, VERBS, type VerbName } from '@posse/card/packs';
import { candidate, type Desk } from './choice-desk.ts';
import type { Choice } from './choice-types.ts';
import { mostUsedFirst, SENTENCES, useOf, VERB_SIGNS } from './default-sentences.ts';
import { isSame, valuesOf } from './field-values.ts';
import { type Entry, type Path, valueAt, withValue } from './thing-place.ts';

const VERB_NAMES = mostUsedFirst(Object.keys(VERBS) as VerbName[], (verb) => useOf('do', verb));
/** Those who may be meant where there is no target. */
const OTHERS = ['each', 'by', 'target', 'others', 'left'] as const;
type AnySentence = Sentence & Readonly<Record<string, unknown>>;

export const sentenceAt = (entry: Entry, path: Path): AnySentence | null => {
  const found = valueAt(entry, path) as AnySentence | undefined;
  return typeof found === 'object' && found !== null && 'do' in found ? found : null;
};

/** The ways to say it at this place: about another player, or with an aim for the card. */
function ways({ part, entry }: Desk, path: Path, sentence: AnySentence): readonly Entry[] {
  const there = (said: object): Entry => withValue(entry, path, said);
  const plain = there(sentence);
  const isPlay = part === 'kinds' && path[0] === 'play' && !('aim' in entry) && !('dodges' in entry);
  const aim = sentence.card === 'aimed' ? 'a card' : 'in reach';
  const field = playerField(sentence.do);
  return [
    plain,
    ...(isPlay ? [withValue(plain, ['aim'], aim)] : []),
    ...(field === null ? [] : OTHERS.map((who) => there({ ...sentence, [field]: who }))),
  ];
}

/** The first way that makes sense here; otherwise the plain one, with its refusal. */
function sensible(desk: Desk, path: Path, sentence: AnySentence): Entry {
  const [plain, ...others] = ways(desk, path, sentence);
  const found = [plain, ...others].find((entry) => entry !== undefined && desk.makesSense(entry));
  return found ?? (plain as Entry);
}

const rowLabel = (desk: Desk, entry: Entry, path: Path, changed: string | null) => {
  const sentence = sentenceAt(entry, path);
  return { pieces: sentence === null ? [] : piecesOf(desk.speaker, sentence), changed };
};

/** Each verb at this place, said with `make`. */
const verbs = (desk: Desk, path: Path, make: (verb: VerbName) => AnySentence, current: VerbName | null): Choice[] =>
  VERB_NAMES.flatMap((verb) => {
    const entry = sensible(desk, path, make(verb));
    return candidate(desk, {
      id: verb,
      entry,
      label: rowLabel(desk, entry, path, null),
      sign: VERB_SIGNS[verb],
      isChosen: verb === current,
    });
  });

export function choicesToAdd(desk: Desk, block: Path): readonly Choice[] {
  const sentences = (valueAt(desk.entry, block) as readonly unknown[] | undefined) ?? [];
  return verbs(desk, [...block, sentences.length], (verb) => SENTENCES[verb] as AnySentence, null);
}

/** Fields that both verbs have are kept. */
export function choicesOfVerb(desk: Desk, row: Path): readonly Choice[] {
  const before = sentenceAt(desk.entry, row);
  if (before === null) return [];
  const make = (verb: VerbName): AnySentence => {
    if (verb === before.do) return before;
    const [old, next] = [VERBS[before.do].fields, VERBS[verb].fields];
    const kept = Object.entries(before).filter(
      ([field]) => field !== 'do' && old[field] !== undefined && old[field]?.kind === next[field]?.kind,
    );
    const whole = { ...SENTENCES[verb], ...Object.fromEntries(kept) } as AnySentence;
    return desk.makesSense(sensible(desk, row, whole)) ? whole : (SENTENCES[verb] as AnySentence);
  };
  return verbs(desk, row, make, before.do);
}

/** The values of one field; without it, if it may be left out. */
export function choicesOfField(desk: Desk, row: Path, name: string): readonly Choice[] {
  const sentence = sentenceAt(desk.entry, row);
  const field = sentence === null ? undefined : (VERBS[sentence.do].fields[name] as Field | undefined);
  if (sentence === null || field === undefined) return [];
  const current = sentence[name] ?? defaultOf(sentence.do, name);
  const values = valuesOf({ ...field, name }, current, desk.kinds).flatMap((value) => {
    const entry = withValue(desk.entry, [...row, name], value);
    return candidate(desk, {
      id: JSON.stringify(value),
      entry,
      label: rowLabel(desk, entry, row, name),
      sign: VERB_SIGNS[sentence.do],
      isChosen: isSame(value, current),
    });
  });
  const isPlayer = name === playerField(sentence.do);
  return field.optional && !isPlayer && name in sentence ? [...values, ...without(desk, row, name)] : values;
}

/** The player that is meant if nobody is named. */
const defaultOf = (verb: VerbName, field: string): unknown =>
  field !== playerField(verb) ? undefined : ['shoot', 'duel', 'raid', 'take', 'scrap'].includes(verb) ? 'target' : 'me';

function without(desk: Desk, row: Path, name: string): Choice[] {
  const entry = withValue(desk.entry, [...row, name], undefined);
  return candidate(desk, {
    id: `without ${name}`,
    entry,
    label: rowLabel(desk, entry, row, null),
    sign: 'close',
    isRemoval: true,
  });
}

/** A sentence around this one: by choice, by condition, by chance. */
const AROUND: readonly ((inner: Sentence) => Sentence)[] = [
  (inner) => ({ do: 'may', yes: [inner] }),
  (inner) => ({ do: 'if', if: { is: 'hurt' }, yes: [inner] }),
  (inner) => ({ do: 'check', luck: 'hearts', yes: [inner] }),
  (inner) => ({ do: 'pay', cards: 1, yes: [inner] }),
];

/** Whatever can be added to a sentence, put around it, moved or taken away. */
export function choicesOfMore(desk: Desk, row: Path): readonly Choice[] {
  const sentence = sentenceAt(desk.entry, row);
  if (sentence === null) return [];
  const missing = Object.entries(VERBS[sentence.do].fields as Readonly<Record<string, Field>>).filter(
    ([name, field]) => field.optional && !(name in sentence),
  );
  return [
    ...missing.flatMap(([name, field]) => additions(desk, row, sentence, name, field)),
    ...Object.entries(VERBS[sentence.do].fields as Readonly<Record<string, Field>>).flatMap(([name, field]) =>
      field.optional && field.kind === 'block' && name in sentence ? without(desk, row, name) : [],
    ),
    ...AROUND.flatMap((around) => {
      const whole = around(sentence);
      if (whole.do === sentence.do) return [];
      const entry = withValue(desk.entry, row, whole);
      const label = rowLabel(desk, entry, row, null);
      return candidate(desk, { id: `around ${whole.do}`, entry, label, sign: VERB_SIGNS[whole.do] });
    }),
    ...moves(desk, row),
    ...removal(desk, row),
  ];
}

function additions(desk: Desk, row: Path, sentence: AnySentence, name: string, field: Field): Choice[] {
  const usual = defaultOf(sentence.do, name);
  const values: readonly unknown[] =
    field.kind === 'block'
      ? [[{ do: 'draw', n: 1 }]]
      : valuesOf({ ...field, name }, undefined, []).filter((one) => one !== usual && !(name === 'misses' && one === 1));
  return values.flatMap((value) => {
    const entry = withValue(desk.entry, [...row, name], value);
    return candidate(desk, {
      id: `${name} ${field.kind === 'block' ? '' : JSON.stringify(value)}`.trim(),
      entry,
      label: rowLabel(desk, entry, row, name),
      sign: field.kind === 'block' ? 'plus' : VERB_SIGNS[sentence.do],
    });
  });
}

function moves(desk: Desk, row: Path): Choice[] {
  const [block, place] = [row.slice(0, -1), Number(row.at(-1))];
  const list = valueAt(desk.entry, block) as readonly unknown[];
  return (['up', 'down'] as const).flatMap((word) => {
    const other = word === 'up' ? place - 1 : place + 1;
    if (other < 0 || other >= list.length) return [];
    const moved = list.with(place, list[other]).with(other, list[place]);
    return candidate(desk, { id: word, entry: withValue(desk.entry, block, moved), label: { word }, sign: 'arrow' });
  });
}

/** The last sentence takes an optional block with it; a card may be left without any, until it is finished. */
function removal(desk: Desk, row: Path): Choice[] {
  const [block, place] = [row.slice(0, -1), Number(row.at(-1))];
  const list = valueAt(desk.entry, block) as readonly unknown[];
  const isTop = block.length === 1;
  const entry =
    list.length > 1 || isTop
      ? withValue(desk.entry, [...block, place], undefined)
      : withValue(desk.entry, block, undefined);
  const choice = { id: 'remove', entry, label: { word: 'remove' } as const, sign: 'close' as const, isRemoval: true };
  return list.length === 1 && isTop ? [{ ...choice, isChosen: false, refusal: null }] : candidate(desk, choice);
}
