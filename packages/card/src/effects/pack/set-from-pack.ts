// Makes a set of cards from a pack.

import { OURS } from '../../catalogue/built-in-catalogue.ts';
import type { CardSet, KindEntry } from '../../catalogue/entry-types.ts';
import type { Rules } from '../../frames.ts';
import type { HouseSetId } from '../../set-ids.ts';
import type { Language, SetTexts, Text, Translated } from '../../texts/set-texts.ts';
import { compileCharacters, compileEvents, compileKinds, type KindData } from '../entry-data.ts';
import { QUESTION_RULES } from '../rules/pack-question-rules.ts';
import { VERBS } from '../sentence-types.ts';
import { type Speaker, sayCard, sayPower } from '../text/effect-wording.ts';
import { english } from '../text/english-lexicon.ts';
import { german } from '../text/german-lexicon.ts';
import { italian } from '../text/italian-lexicon.ts';
import type { Lexicon } from '../text/lexicon-types.ts';
import { canonical, type PlainJson } from './canonical-json.ts';
import type { Face, FaceOfThing, Pack, PackCharacter, PackEvent, PackKind, Said } from './pack.ts';
import { checkPack } from './pack-check.ts';
import { verbsIn } from './sentence-check.ts';
import { sha256 } from './sha256.ts';

interface Identity {
  /** SHA-256 of the rules: what a game depends on. */
  readonly rules: string;
  /** SHA-256 of the names and flavours, on which no game depends. */
  readonly face: string;
}

export function identityOf({ face, ...rules }: Pack): Identity {
  const hash = (part: unknown): string => sha256(canonical(part as PlainJson));
  return { rules: hash(rules), face: hash(face) };
}

const packId = (pack: Pack): HouseSetId => `house-pack-${identityOf(pack).rules}`;

const made = new WeakMap<object, CardSet>();
/** The sets of the packs used last, by JSON text: games that are restored bring equal packs as other objects. */
const madeByText = new Map<string, CardSet>();
const MAX_TEXTS = 20;

/** The set of a pack, checked and cached. Throws BadPack with a sentence. */
export function packSet(value: object): CardSet {
  const before = made.get(value);
  if (before !== undefined) return before;
  const set = setWithText(value);
  made.set(value, set);
  return set;
}

function setWithText(value: object): CardSet {
  const text = textOf(value);
  const before = text === null ? undefined : madeByText.get(text);
  if (before !== undefined) return before;
  const pack = checkPack(value);
  const set = setFromPack(pack);
  made.set(pack, set);
  if (text !== null) madeByText.set(text, set);
  for (const oldest of madeByText.keys()) if (madeByText.size > MAX_TEXTS) madeByText.delete(oldest);
  return set;
}

/** Null for an object that is no JSON. */
function textOf(value: object): string | null {
  try {
    return JSON.stringify(value) ?? null;
  } catch {
    return null;
  }
}

/** The set of a checked pack. Its id is the hash of the rules. */
export function setFromPack(pack: Pack): CardSet {
  const { rules } = identityOf(pack);
  const own = new Set([...Object.keys(pack.kinds), ...Object.keys(pack.characters), ...Object.keys(pack.events)]);
  // Names with a part of the hash clash neither with other packs nor with sets to come.
  const nameOf = (key: string): string => (own.has(key) ? `${key}-${rules.slice(0, 10)}` : key);
  const named = <Thing, Made>(things: Readonly<Record<string, Thing>>, make: (thing: Thing) => Made) =>
    Object.fromEntries(
      Object.entries(things).map(([key, thing]) => [nameOf(key), make(renamed(thing, nameOf) as never)]),
    );
  return {
    id: packId(pack),
    kinds: withData(named(pack.kinds, ({ copies: _, ...kind }: PackKind): KindData => kind)),
    deck: named(pack.kinds, ({ copies }: PackKind) => copies),
    characters: compileCharacters(named(pack.characters, (one: PackCharacter) => one)),
    // A set without events is no event deck.
    ...(Object.keys(pack.events).length > 0 && {
      events: compileEvents(named(pack.events, (one: PackEvent) => one)),
    }),
    rules: rulesOf(pack),
    pack,
    names: Object.fromEntries([...own].map((key) => [key, nameOf(key)])),
    texts: textsOf(pack, nameOf),
  };
}

/** The compiled kinds, with their effects as data. */
const withData = (kinds: Readonly<Record<string, KindData>>): Readonly<Record<string, KindEntry>> =>
  Object.fromEntries(
    Object.entries(compileKinds(kinds)).map(([key, kind]) => {
      const { play, power } = kinds[key] ?? {};
      return [key, { ...kind, data: { ...(play !== undefined && { play }), ...(power !== undefined && { power }) } }];
    }),
  );

/** The rules of the questions that its sentences ask. */
function rulesOf(pack: Pack): Partial<Rules> {
  const asked = verbsIn([pack.kinds, pack.characters, pack.events]).flatMap((name) => VERBS[name].asks ?? []);
  return Object.fromEntries(asked.map((question) => [question, QUESTION_RULES[question]]));
}

/** A copy of an entry in which kinds have the names that the catalogue uses: in filters and conversions. */
function renamed(value: unknown, nameOf: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, nameOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => [
      field,
      (field === 'kind' || field === 'as') && typeof one === 'string' ? nameOf(one) : renamed(one, nameOf),
    ]),
  );
}

// --- texts ---

const LEXICONS: Readonly<Record<Language, Lexicon>> = { en: english, it: italian, de: german };

const QUOTED: Readonly<Record<Language, (text: string) => string>> = {
  en: (text) => `“${text}”`,
  it: (text) => `«${text}»`,
  de: (text) => `„${text}“`,
};

export const saidIn = (said: Said, language: Language): string =>
  (typeof said === 'string' ? said : (said[language] ?? said.en)).normalize('NFC');

const eachLanguage = (make: (language: Language) => Text): Translated => ({
  en: make('en'),
  it: make('it'),
  de: make('de'),
});

/** Says effects in this language, with the names that a pack gives its own cards. */
export const speakerFor = (language: Language, things: Face['things']): Speaker => ({
  words: LEXICONS[language],
  nameOf: (key) => {
    const own = Object.hasOwn(things, key) ? things[key] : undefined;
    return own === undefined ? (OURS.texts.cards[key]?.[language].name ?? key) : saidIn(own.name, language);
  },
});

function textsOf(pack: Pack, nameOf: (key: string) => string): SetTexts {
  const { kinds, characters, events, face } = pack;
  const textFor = (thing: FaceOfThing | undefined, key: string, rules: (language: Language) => string): Translated =>
    eachLanguage((language) => {
      const flavour = thing?.flavour === undefined ? '' : ` ${QUOTED[language](saidIn(thing.flavour, language))}`;
      return {
        name: thing === undefined ? key : saidIn(thing.name, language),
        text: `${rules(language)}${flavour}`,
      };
    });
  const all = <Thing>(things: Readonly<Record<string, Thing>>, rules: (speaker: Speaker, thing: Thing) => string) =>
    Object.fromEntries(
      Object.entries(things).map(([key, thing]) => [
        nameOf(key),
        textFor(face.things[key], key, (language) => rules(speakerFor(language, face.things), thing)),
      ]),
    );
  return {
    set: eachLanguage((language) => ({
      name: saidIn(face.name, language),
      text: face.flavour === undefined ? saidIn(face.name, language) : saidIn(face.flavour, language),
    })),
    cards: all(kinds, (speaker, { copies: _, ...kind }) => sayCard(speaker, kind)),
    characters: all(characters, (speaker, { power }) => sayPower(speaker, power)),
    events: all(events, (speaker, { power }) => sayPower(speaker, power)),
  };
}
