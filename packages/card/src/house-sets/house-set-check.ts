// Checks a house set, field by field, before it joins the game.

import { addSet, houseSets } from '../catalogue/available-sets.ts';
import { OURS } from '../catalogue/built-in-catalogue.ts';
import { RANKS, SUITS } from '../catalogue/catalogue.ts';
import type { CardSet, CharacterEntry, EventEntry, KindEntry } from '../catalogue/entry-types.ts';
import { VERBS, WHOM } from '../deed.ts';
import type { Pack } from '../effects/pack/pack.ts';
import { BadPack } from '../effects/pack/pack-refusal.ts';
import { packSet } from '../effects/pack/set-from-pack.ts';
import { type Holder, NO_POWER, type Power, power } from '../power.ts';
import type { HouseSetId } from '../set-ids.ts';
import { HOOKS } from './hook-list.ts';
import { textFrom, textsFor } from './house-set-texts.ts';
import {
  type Check,
  fault,
  isFlag,
  isFunction,
  isIdentifier,
  isKebab,
  isRecord,
  listAt,
  oneOf,
  recordAt,
  shown,
  type Unknown,
  wholeFrom,
  withFields,
} from './house-value-check.ts';

/** The house set can't be used. The message names the file and the field, and says what was expected. */
export class BadHouseSet extends Error {
  override readonly name = 'BadHouseSet';
}

/** Checks the default export of this file, and adds it to the available sets. */
export function addHouseSet(value: unknown, file: string): CardSet {
  const set = houseSetFrom(value, file);
  addSet(set);
  return set;
}

/** Checks a house set without adding it. */
export function houseSetFrom(value: unknown, file: string): CardSet {
  try {
    return isRecord(value) && 'posse' in value ? packSet(value) : checked(value);
  } catch (problem) {
    if (problem instanceof Error && (problem.name === 'Fault' || problem instanceof BadPack))
      throw new BadHouseSet(`${file}: ${problem.message}`);
    throw problem;
  }
}

const SET_FIELDS = ['id', 'kinds', 'deck', 'characters', 'events', 'power', 'rules', 'texts', 'pack', 'names'] as const;

function checked(value: unknown): CardSet {
  if (!isRecord(value))
    throw fault(
      `it should have a house set as its default export, as "export default houseSet({ … })", not ${shown(value)}.`,
    );
  withFields(value, SET_FIELDS, 'a house set');
  const id = idFrom(value.id);
  const kinds = entries(value.kinds, 'kinds', OURS.kinds, kindFrom);
  const deck = deckFrom(value.deck, kinds);
  const characters = entries(value.characters, 'characters', OURS.characters, characterFrom);
  const events = entries(value.events, 'events', OURS.events, eventFrom);
  const rules = rulesFrom(value.rules);
  const texts = recordAt(value.texts, 'texts');
  withFields(texts, ['set', 'cards', 'characters', 'events'], 'texts');
  const own = value.power === undefined ? {} : { power: powerFrom(value.power, 'power', 'set') };
  if ([kinds, deck, characters, events, own].every((part) => Object.keys(part).length === 0))
    throw fault('it brings nothing along: a house set has "kinds", "characters", "events", or a "power".');
  return {
    id,
    kinds,
    deck,
    characters,
    events,
    ...own,
    ...(value.pack !== undefined && { pack: value.pack as Pack }),
    ...(value.names !== undefined && { names: value.names as NonNullable<CardSet['names']> }),
    rules,
    texts: {
      set: textFrom(texts.set, 'texts.set'),
      cards: textsFor(texts, 'cards', kinds),
      characters: textsFor(texts, 'characters', characters),
      events: textsFor(texts, 'events', events),
    },
  };
}

function idFrom(id: unknown): HouseSetId {
  if (typeof id !== 'string' || !/^house-[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    throw fault(`"id" should be like "house-moonshine", not ${shown(id)}.`);
  if (houseSets().some((set) => set.id === id))
    throw fault(`"id" is "${id}", and a set of that name is already there.`);
  return id as HouseSetId;
}

/** The entries of one part of the set, each under a name that nothing else has. */
function entries<T>(
  part: unknown,
  field: string,
  taken: Readonly<Record<string, unknown>>,
  read: (entry: Unknown, field: string) => T,
): Record<string, T> {
  const found: Record<string, T> = {};
  for (const [key, entry] of Object.entries(part === undefined ? {} : recordAt(part, field))) {
    const at = `${field}.${key}`;
    if (!isKebab(key)) throw fault(`"${at}" should be named in small letters with hyphens, like "rag-time".`);
    if (Object.hasOwn(taken, key)) throw fault(`"${at}" has a name that is already taken: choose another.`);
    found[key] = read(recordAt(entry, at), at);
  }
  return found;
}

// --- cards ---

const AIM: Check = (value, field) => {
  const aim = recordAt(value, field);
  withFields(aim, ['at', 'within'], `"${field}"`);
  oneOf('nobody', 'another player', 'anybody', 'a card')(aim.at, `${field}.at`);
  if (aim.within !== 'reach' && !(typeof aim.within === 'number' && aim.within > 0))
    throw fault(`"${field}.within" should be a distance or "reach", not ${shown(aim.within)}.`);
};

const isDeeds: Check = (value, field) => {
  for (const [place, one] of listAt(value, field).entries()) {
    const what = recordAt(one, `${field}.${place}`);
    withFields(what, ['verb', 'whom', 'count', 'byChance'], `"${field}.${place}"`);
    oneOf(...VERBS)(what.verb, `${field}.${place}.verb`);
    oneOf(...WHOM)(what.whom, `${field}.${place}.whom`);
    wholeFrom(1, 9)(what.count, `${field}.${place}.count`);
    isFlag(what.byChance, `${field}.${place}.byChance`);
  }
};

const isSigns: Check = (value, field) => {
  const signs = listAt(value, field);
  if (signs.length < 1 || signs.length > 4 || signs.some((sign) => typeof sign !== 'string'))
    throw fault(`"${field}" should be one to four signs, like ['bang', 'all'].`);
};

const isBotValues: Check = (value, field) => {
  const esteem = recordAt(value, field);
  withFields(esteem, ['worth', 'urge', 'harm', 'burden'], `"${field}"`);
  for (const [name, number] of Object.entries(esteem))
    if (typeof number !== 'number' || !Number.isFinite(number))
      throw fault(`"${field}.${name}" should be a number, not ${shown(number)}.`);
};

const KIND_FIELDS: Readonly<Record<keyof KindEntry, Check>> = {
  border: oneOf('brown', 'blue', 'green'),
  book: isFlag,
  weapon: isFlag,
  action: isFlag,
  dodges: isFlag,
  bang: isFlag,
  beer: isFlag,
  price: wholeFrom(0, 5),
  aim: AIM,
  notNow: isFunction,
  notAt: isFunction,
  play: isFunction,
  power: () => undefined,
  does: isDeeds,
  signs: isSigns,
  bots: isBotValues,
  data: () => undefined,
};

function kindFrom(entry: Unknown, field: string): KindEntry {
  withFields(entry, Object.keys(KIND_FIELDS), `"${field}"`);
  if (entry.border === undefined) throw fault(`"${field}.border" is missing: brown, blue or green.`);
  for (const [name, check] of Object.entries(KIND_FIELDS))
    if (entry[name] !== undefined && entry[name] !== null) check(entry[name], `${field}.${name}`);
  if (entry.weapon === true && entry.border !== 'blue')
    throw fault(`"${field}.weapon" is only for blue cards, and this one is ${entry.border}.`);
  if (entry.price !== undefined && entry.price !== 0 && entry.border !== 'brown')
    throw fault(`"${field}.price" is only for brown cards, and this one is ${entry.border}.`);
  const { power: hooks, ...rest } = entry;
  const own = hooks === undefined ? {} : { power: powerFrom(hooks, `${field}.power`, 'card') };
  return { ...rest, ...own } as unknown as KindEntry;
}

function deckFrom(deck: unknown, kinds: Readonly<Record<string, KindEntry>>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [key, copies] of Object.entries(deck === undefined ? {} : recordAt(deck, 'deck'))) {
    if (!Object.hasOwn(kinds, key) && !Object.hasOwn(OURS.kinds, key))
      throw fault(`"deck.${key}" is of no kind that there is: describe it in "kinds", or mend its name.`);
    if (typeof copies !== 'string') throw fault(`"deck.${key}" should be a text like "A♠ 10♦", not ${shown(copies)}.`);
    const values = copies.split(/\s+/).filter((value) => value !== '');
    const bad = values.find((value) => !isValue(value));
    if (bad !== undefined || values.length === 0)
      throw fault(`"deck.${key}" should list values like "A♠ 10♦", and ${shown(bad ?? '')} is none.`);
    found[key] = values.join(' ');
  }
  for (const key of Object.keys(kinds))
    if (!Object.hasOwn(found, key)) throw fault(`"deck.${key}" is missing: it lists the copies, as "7♥ 8♣".`);
  return found;
}

const isValue = (value: string): boolean => Object.hasOwn(SUITS, value.slice(-1)) && RANKS.includes(value.slice(0, -1));

// --- characters and events ---

function characterFrom(entry: Unknown, field: string): CharacterEntry {
  withFields(entry, ['bullets', 'talent', 'power'], `"${field}"`);
  wholeFrom(1, 9)(entry.bullets, `${field}.bullets`);
  const { talent } = entry;
  if (talent !== undefined) wholeFrom(0, 10)(talent, `${field}.talent`);
  return {
    bullets: Number(entry.bullets),
    ...(talent === undefined ? {} : { talent: Number(talent) }),
    power: powerFrom(entry.power, `${field}.power`, 'character'),
  };
}

function eventFrom(entry: Unknown, field: string): EventEntry {
  withFields(entry, ['final', 'power'], `"${field}"`);
  if (entry.final !== undefined && entry.final !== true)
    throw fault(`"${field}.final" should be true or left out, not ${shown(entry.final)}.`);
  const hooks = powerFrom(entry.power, `${field}.power`, 'event');
  return entry.final === true ? { final: true, power: hooks } : { power: hooks };
}

/** Refuses a hook that this source can't have, because it would silently do nothing. */
function powerFrom(value: unknown, field: string, holder: Holder): Power {
  if (value === undefined) throw fault(`"${field}" is missing: it says what happens, as { farther: 1 }.`);
  const hooks = recordAt(value, field);
  withFields(hooks, Object.keys(NO_POWER), `"${field}"`);
  for (const [name, { check, heard, because }] of Object.entries(HOOKS)) {
    const hook = hooks[name];
    if (hook === undefined || hook === NO_POWER[name as keyof Power]) continue;
    check(hook, `${field}.${name}`);
    if (!heard.includes(holder))
      throw fault(`"${field}.${name}" is never heard there: that hook is for ${heard.join(', ')} only, as ${because}.`);
  }
  return power(hooks as Partial<Power>);
}

// --- rules ---

function rulesFrom(value: unknown): NonNullable<CardSet['rules']> {
  const rules = value === undefined ? {} : recordAt(value, 'rules');
  for (const [op, rule] of Object.entries(rules)) {
    const field = `rules.${op}`;
    if (!isIdentifier(op)) throw fault(`"${field}" should be named like "stickUp".`);
    if (Object.hasOwn(OURS.rules, op)) throw fault(`"${field}" has a name that is already taken: choose another.`);
    if (typeof rule !== 'function') checkQuestion(rule, field);
  }
  return rules as NonNullable<CardSet['rules']>;
}

function checkQuestion(rule: unknown, field: string): void {
  if (!isRecord(rule)) throw fault(`"${field}" should be a function or a question with "who", "offers" and "on".`);
  withFields(rule, ['who', 'open', 'closes', 'offers', 'on', 'betweenEffects'], `"${field}"`);
  for (const name of ['who', 'offers']) isFunction(rule[name], `${field}.${name}`);
  for (const name of ['open', 'closes']) if (rule[name] !== undefined) isFunction(rule[name], `${field}.${name}`);
  if (rule.betweenEffects !== undefined && rule.betweenEffects !== true)
    throw fault(`"${field}.betweenEffects" should be true or left out, not ${shown(rule.betweenEffects)}.`);
  const handlers = Object.entries(recordAt(rule.on, `${field}.on`));
  if (handlers.length === 0) throw fault(`"${field}.on" should have a function for every kind of answer.`);
  for (const [kind, handler] of handlers) isFunction(handler, `${field}.on.${kind}`);
}
