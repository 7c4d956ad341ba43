// Checks the face of a pack: names, flavours, pictures.

import { LANGUAGES } from '../../texts/set-texts.ts';
import { isInOneAlphabet } from './name-skeletons.ts';
import * as words from './pack-picture.ts';
import { inside, type Place, refuse } from './pack-refusal.ts';
import { fields, isRecord, list, oneOf, onlyFields, record, shown, type Unknown, whole } from './pack-value-check.ts';
import { LIMITS, type StaticRule } from './static-rules.ts';

/** The word for each thing in a refusal, as `card "tornado"`. */
export const ONE_OF = { kinds: 'card', characters: 'character', events: 'event' } as const;
export type Part = keyof typeof ONE_OF;
export const PARTS: readonly Part[] = ['kinds', 'characters', 'events'];

type Holds = (rule: StaticRule) => boolean;

export function checkFace(value: unknown, at: Place, parts: Readonly<Record<Part, Unknown>>, holds: Holds): void {
  const face = record(value, at);
  onlyFields(face, ['name', 'flavour', 'author', 'things'], at);
  checkName(face.name, inside(at, 'name'), holds);
  if (face.flavour !== undefined) checkSaid(face.flavour, LIMITS.about, inside(at, 'flavour'), holds);
  if (face.author !== undefined) {
    checkLine(face.author, LIMITS.name, inside(at, 'author'), holds);
    checkAlphabet(face.author, inside(at, 'author'), holds);
  }
  const things = record(face.things, inside(at, 'things'));
  for (const part of PARTS)
    for (const key of Object.keys(parts[part])) {
      const place: Place = { thing: `${ONE_OF[part]} "${key}"`, path: ['face'] };
      checkThing(record(things[key], place), part, place, holds);
    }
  const odd = Object.keys(things).find((key) => PARTS.every((part) => !Object.hasOwn(parts[part], key)));
  if (odd !== undefined) refuse(at, `"${odd}" is about nothing in this pack.`);
}

function checkThing(value: Unknown, part: Part, at: Place, holds: Holds): void {
  onlyFields(value, ['name', 'flavour', 'picture'], at);
  checkName(value.name, inside(at, 'name'), holds);
  if (value.flavour !== undefined) checkSaid(value.flavour, LIMITS.flavour, inside(at, 'flavour'), holds);
  if (value.picture === undefined) return;
  const place = inside(at, 'picture');
  if (part === 'characters') checkLikeness(record(value.picture, place), place);
  else checkScene(record(value.picture, place), place);
}

// --- texts ---

/** Control characters, invisible letters, those that turn the direction of the text, and piles of accents could disguise a text. */
const DISGUISE = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]|\p{M}{3}/u;
const MARKUP = /[<>]/;

function checkName(value: unknown, at: Place, holds: Holds): void {
  checkSaid(value, LIMITS.name, at, holds);
  for (const name of isRecord(value) ? Object.values(value) : [value]) checkAlphabet(name, at, holds);
}

function checkAlphabet(name: unknown, at: Place, holds: Holds): void {
  if (holds('texts') && !isInOneAlphabet(String(name)))
    refuse(at, 'it mixes alphabets, or is in a rare one: it could be made to look like another name.', 'texts');
}

function checkSaid(value: unknown, most: number, at: Place, holds: Holds): void {
  if (!isRecord(value)) {
    checkLine(value, most, at, holds);
    return;
  }
  onlyFields(value, LANGUAGES, at);
  if (value.en === undefined) refuse(at, 'it is missing in English ("en"), which serves for all other languages.');
  for (const language of LANGUAGES)
    if (value[language] !== undefined) checkLine(value[language], most, inside(at, language), holds);
}

function checkLine(value: unknown, most: number, at: Place, holds: Holds): void {
  if (typeof value !== 'string' || value.trim() === '') refuse(at, `it should be a text, not ${shown(value)}.`);
  if (!holds('texts')) return;
  if ([...value].length > most)
    refuse(at, `it has ${[...value].length} letters, and at most ${most} are allowed.`, 'texts');
  if (DISGUISE.test(value)) refuse(at, 'it has a character that can’t be seen.', 'texts');
  if (MARKUP.test(value)) refuse(at, 'it has "<" or ">", which are for code.', 'texts');
}

// --- pictures ---

const ink = (value: unknown, at: Place): void => void oneOf(value, words.INKS, at);

/** A list of this form: a word, then inks; or inks alone. */
function tuple(value: unknown, at: Place, first: readonly string[] | null, inks: number): void {
  const given = list(value, at);
  const length = inks + (first === null ? 0 : 1);
  if (given.length !== length) refuse(at, `it should have ${length} parts, not ${given.length}.`);
  for (const [place, one] of given.entries())
    if (place === 0 && first !== null) oneOf(one, first, at);
    else ink(one, at);
}

const mustHave = (value: Unknown, names: readonly string[], at: Place): void => {
  const missing = names.find((name) => value[name] === undefined);
  if (missing !== undefined) refuse(at, `it needs "${missing}".`);
};

const onlyTrue = (value: unknown, at: Place): void => {
  if (value !== true) refuse(at, `it should be true or left out, not ${shown(value)}.`);
};

function checkScene(value: Unknown, at: Place): void {
  fields(value, at, {
    ground: (given, place) => void oneOf(given, words.GROUNDS, place),
    inks: (given, place) => tuple(given, place, null, 2),
    parts(given, place) {
      const parts = list(given, place);
      if (parts.length > words.MAX_PARTS) refuse(place, `a picture has at most ${words.MAX_PARTS} parts.`);
      for (const [number, part] of parts.entries()) checkPlaced(part, inside(place, `${number + 1}`));
    },
  });
  mustHave(value, ['ground', 'inks', 'parts'], at);
}

function checkPlaced(given: unknown, at: Place): void {
  const part = record(given, at);
  const range = (name: keyof typeof words.PART_RANGES) => (value: unknown, place: Place) => {
    const [from, to] = words.PART_RANGES[name];
    whole(value, from, to, place);
  };
  fields(part, at, {
    part: (value, place) => void oneOf(value, words.PARTS, place),
    x: range('x'),
    y: range('y'),
    size: range('size'),
    turn: range('turn'),
    flip: onlyTrue,
    ink,
  });
  mustHave(part, ['part', 'x', 'y', 'size'], at);
}

function checkLikeness(value: Unknown, at: Place): void {
  fields(value, at, {
    inks: (given, place) => tuple(given, place, null, 2),
    skin: (given, place) => void oneOf(given, words.SKINS, place),
    head: (given, place) => void oneOf(given, words.HEADS, place),
    hair: (given, place) => tuple(given, place, words.HAIRS, 1),
    hat: (given, place) => tuple(given, place, words.HATS, 2),
    clothes: (given, place) => tuple(given, place, words.CLOTHES, 2),
    beard: (given, place) => tuple(given, place, words.BEARDS, 1),
    lips: onlyTrue,
    mark: (given, place) => void oneOf(given, words.MARKS, place),
  });
  mustHave(value, ['inks', 'skin', 'head', 'hair', 'hat', 'clothes', 'beard'], at);
}
