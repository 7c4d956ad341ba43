// Checks a pack: every field, every limit, and the rules that keep games finite.

import { OURS } from '../../catalogue/built-in-catalogue.ts';
import { RANKS, SUITS } from '../../catalogue/catalogue.ts';
import { NEEDS, type Need, SPARES, type Spared } from '../entry-data.ts';
import { AIMS } from '../language-terms.ts';
import type { PowerEntry } from '../power-data.ts';
import type { Bound } from '../sentence-fields.ts';
import { canonical, type PlainJson } from './canonical-json.ts';
import { checkEndings, suitsForbiddenBy } from './endless-powers.ts';
import type { Pack } from './pack.ts';
import { inside, type Place, refuse } from './pack-refusal.ts';
import {
  fields,
  flag,
  isRecord,
  list,
  oneOf,
  onlyFields,
  RESERVED,
  record,
  shown,
  type Unknown,
  whole,
} from './pack-value-check.ts';
import { checkPower, type PowerContext } from './power-check.ts';
import { checkFace, ONE_OF, PARTS, type Part } from './presentation-check.ts';
import { circleIn, reactionsOf } from './reaction-loops.ts';
import { checkBlock } from './sentence-check.ts';
import { utf8 } from './sha256.ts';
import { LIMITS, type StaticRule } from './static-rules.ts';

const WHOLE: Place = { thing: 'pack', path: [] };

/** The pack in its full form. Throws BadPack with a sentence. `without` switches a rule off, for tests. */
export function checkPack(value: unknown, without: StaticRule | null = null): Pack {
  const holds = (rule: StaticRule): boolean => rule !== without;
  const given = record(plainCopy(value), WHOLE);
  if (given.posse !== 1)
    refuse(WHOLE, `"posse" is the version of the language, which is 1, not ${shown(given.posse)}.`);
  onlyFields(given, ['posse', ...PARTS, 'face'], WHOLE);
  const parts = Object.fromEntries(
    PARTS.map((part) => [part, record(given[part] ?? {}, inside(WHOLE, part))]),
  ) as Record<Part, Unknown>;
  const pack = { posse: 1, ...parts, face: given.face } as unknown as Pack;
  checkSize(pack, holds);
  checkKeys(parts);
  for (const part of PARTS)
    for (const [key, entry] of Object.entries(parts[part])) {
      const at: Place = { thing: `${ONE_OF[part]} "${key}"`, path: [] };
      const context = contextFor(parts, part, holds);
      if (part === 'kinds') checkKind(record(entry, at), at, context);
      else if (part === 'characters') checkCharacter(record(entry, at), at, context);
      else checkEvent(record(entry, at), at, context);
    }
  checkFace(given.face, inside(WHOLE, 'face'), parts, holds);
  checkEndings(pack, holds);
  const together = faultOfPacks([pack], holds);
  if (together !== null) refuse(WHOLE, together.fault, together.rule);
  return pack;
}

/** The reason why these packs, which are valid one by one, must not meet at a table; null if they may. */
export function faultOfPacks(
  packs: readonly Pack[],
  holds: (rule: StaticRule) => boolean = () => true,
): { readonly fault: string; readonly rule: StaticRule } | null {
  const circle = circleIn(packs.flatMap(powersIn).map(reactionsOf));
  if (circle !== null && holds('circles'))
    return {
      fault: `its reactions could set each other off for ever: ${[...circle, circle[0]].join(' → ')}.`,
      rule: 'circles',
    };
  const suits = suitsForbiddenBy(packs);
  if (suits !== null && holds('bans'))
    return {
      fault: `its bans together could forbid every BANG! (${suits.join(', ')}), and nobody could win any more.`,
      rule: 'bans',
    };
  return null;
}

const powersIn = ({ kinds, characters, events }: Pack): PowerEntry[] =>
  [...Object.values(kinds), ...Object.values(characters), ...Object.values(events)].flatMap(({ power }) => power ?? []);

/** A copy of plain JSON, with nothing inherited. */
function plainCopy(value: unknown): unknown {
  try {
    const text = JSON.stringify(value);
    return text === undefined ? value : (JSON.parse(text) as unknown);
  } catch {
    return refuse(WHOLE, 'it should be plain JSON.');
  }
}

function checkSize({ kinds, characters, events, ...rest }: Pack, holds: (rule: StaticRule) => boolean): void {
  if (!holds('size')) return;
  const bytes = utf8(canonical({ kinds, characters, events, ...rest } as unknown as PlainJson)).length;
  if (bytes > LIMITS.bytes) refuse(WHOLE, `it has ${bytes} bytes, and at most ${LIMITS.bytes} are allowed.`, 'size');
  for (const [part, found] of Object.entries({ kinds, characters, events })) {
    const count = Object.keys(found).length;
    if (count > LIMITS[part as Part])
      refuse(WHOLE, `it has ${count} ${part}, and at most ${LIMITS[part as Part]} are allowed.`, 'size');
  }
  const copies = Object.values(kinds).flatMap((kind: unknown) =>
    isRecord(kind) && typeof kind.copies === 'string' ? kind.copies.split(' ') : [],
  );
  if (copies.length > LIMITS.copies)
    refuse(WHOLE, `it has ${copies.length} copies of cards, and at most ${LIMITS.copies} are allowed.`, 'size');
}

function checkKeys(parts: Record<Part, Unknown>): void {
  const all = PARTS.flatMap((part) => Object.keys(parts[part]));
  if (all.length === 0) refuse(WHOLE, 'it is empty: it has cards, characters or events.');
  for (const key of all)
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(key) || key.length > LIMITS.name || RESERVED.has(key))
      refuse(
        WHOLE,
        `${shown(key)} should be named in small letters with hyphens, as "rag-time", with at most ${LIMITS.name} letters.`,
      );
  const twice = all.find((key, place) => all.indexOf(key) !== place);
  if (twice !== undefined) refuse(WHOLE, `"${twice}" is the name of two things: give one of them another name.`);
}

function contextFor(parts: Record<Part, Unknown>, part: Part, holds: PowerContext['holds']): PowerContext {
  return {
    holds,
    bound: new Set(),
    moment: 'play',
    depth: 1,
    isInLoop: false,
    eachOf: null,
    isKind: (key) => Object.hasOwn(parts.kinds, key) || Object.hasOwn(OURS.kinds, key),
    count: { sentences: 0 },
    causes: new Set(),
    holder: part === 'kinds' ? 'card' : part === 'characters' ? 'character' : 'event',
  };
}

// --- cards ---

function checkKind(kind: Unknown, at: Place, context: PowerContext): void {
  fields(kind, at, {
    border: (value, place) => void oneOf(value, ['brown', 'blue', 'green'], place),
    weapon: flag,
    action: flag,
    dodges: flag,
    bang: flag,
    beer: flag,
    price: (value, place) => void whole(value, 0, 2, place),
    aim: checkAim,
    needs: (value, place) => void oneOf(value, Object.keys(NEEDS) as Need[], place),
    spares: (value, place) => {
      for (const one of list(value, place)) oneOf(one, Object.keys(SPARES) as Spared[], place);
    },
    play: (value, place) => checkBlock(value, place, { ...context, bound: boundInPlay(kind) }),
    power: (value, place) => checkPower(value, place, context),
    copies: checkCopies,
  });
  const { border, weapon, price, play, power, dodges, action, bang, aim } = kind;
  if (border === undefined) refuse(at, 'it has no "border": brown, blue or green.');
  if (kind.copies === undefined) refuse(at, 'it has no "copies", as "7♥ 10♣".');
  if (play === undefined && power === undefined && dodges !== true)
    refuse(at, 'it does nothing: it has "play", "power", or counts as a Missed!.');
  if (weapon === true && border !== 'blue') refuse(at, 'a weapon is blue.');
  if (border === 'blue' && power === undefined) refuse(at, 'a blue card works through its "power".');
  if (border === 'blue' && play !== undefined) refuse(at, 'a blue card has no "play": it works through its "power".');
  if (border !== 'blue' && power !== undefined && border === 'brown')
    refuse(at, 'a brown card is gone when it is played: it has "play", not "power".');
  if (border === 'green' && dodges !== true && play === undefined)
    refuse(at, 'a green card has "play": what it does when it is used.');
  if (price !== undefined && price !== 0 && border !== 'brown') refuse(at, 'only a brown card has a price.');
  if (action === false && dodges !== true)
    refuse(at, 'it could never be played: "action": false is for cards that are a Missed!.');
  if (dodges === true && action !== false) refuse(at, 'a Missed! is an answer: add "action": false.');
  if (dodges === true && (aim !== undefined || bang === true))
    refuse(at, 'a Missed! is aimed at nobody, and is no BANG!.');
  if (bang === true && !isAimedAtPlayer(aim)) refuse(at, 'a BANG! is aimed at another player.');
}

const isAimedAtPlayer = (aim: unknown): boolean =>
  aim === 'another player' ||
  aim === 'next door' ||
  aim === 'in reach' ||
  (isRecord(aim) && aim.at === 'another player');

function boundInPlay({ aim, dodges }: Unknown): ReadonlySet<Bound> {
  if (dodges === true) return new Set<Bound>(['by']);
  if (aim === undefined) return new Set();
  const name = isRecord(aim) ? aim.at : aim;
  return new Set<Bound>(name === 'a card' || name === 'a card next door' ? ['target', 'aimed card'] : ['target']);
}

function checkAim(value: unknown, at: Place): void {
  if (!isRecord(value)) return void oneOf(value, AIMS, at);
  onlyFields(value, ['at', 'within'], at);
  oneOf(value.at, ['another player', 'anybody', 'a card'], inside(at, 'at'));
  if (value.within !== 'reach') whole(value.within, 1, 5, inside(at, 'within'));
}

function checkCopies(value: unknown, at: Place): void {
  if (typeof value !== 'string') refuse(at, `it should be a text like "7♥ 10♣", not ${shown(value)}.`);
  const copies = value.split(' ');
  const bad = copies.find((copy) => !Object.hasOwn(SUITS, copy.slice(-1)) || !RANKS.includes(copy.slice(0, -1)));
  if (bad !== undefined) refuse(at, `it lists values like "7♥ 10♣", and ${shown(bad)} is none.`);
}

// --- characters and events ---

function checkCharacter(character: Unknown, at: Place, context: PowerContext): void {
  onlyFields(character, ['bullets', 'power'], at);
  whole(character.bullets, 2, 5, inside(at, 'bullets'));
  checkPower(character.power, inside(at, 'power'), context);
}

function checkEvent(event: Unknown, at: Place, context: PowerContext): void {
  onlyFields(event, ['final', 'power'], at);
  if (event.final !== undefined && event.final !== true) refuse(inside(at, 'final'), 'it should be true or left out.');
  checkPower(event.power, inside(at, 'power'), context);
}
