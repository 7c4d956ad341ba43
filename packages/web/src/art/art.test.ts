// Tests of the pictures: one for each id, in the house style.

import { readFileSync } from 'node:fs';
import { PERSONAS } from '@posse/bots';
import { CHARACTERS as DICE_CHARACTERS, FACES, SPECIALS, textsFor } from '@posse/dice';
import { idsOf, ROLE_TEXTS } from '@posse/engine';
import { REACTIONS } from '@posse/protocol';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../entry-lookup.ts';
import {
  cardBack,
  cardChip,
  cardFrame,
  cardPicture,
  DEFS,
  DRAWN,
  dieFace,
  eventPicture,
  icon,
  modulePicture,
  type Picture,
  portrait,
  roleEmblem,
  specialPicture,
  svg,
  token,
} from './index.ts';
import { INK, SKIN } from './ink-colours.ts';
import { BASE_PEOPLE, STRANGER } from './people/base-people.ts';
import { BOT_PEOPLE } from './people/bot-people.ts';
import { DODGE_CITY_PEOPLE } from './people/dodge-city-people.ts';
import { GUEST_PEOPLE } from './people/guest-people.ts';
import { overview } from './picture-overview.ts';
import { reactionPicture } from './reaction-pictures.ts';
import { CARD, FRAMES, SURFACES, THEMES, type Token, variables } from './theme-colours.ts';

const named = (family: string, ids: readonly string[], draw: (id: string) => Picture): [string, Picture][] =>
  ids.map((id) => [`${family} ${id}`, draw(id)]);

const scenes = [
  ...named('card', DRAWN.cards, cardPicture),
  ...named('event', DRAWN.events, eventPicture),
  ...named('role', Object.keys(ROLE_TEXTS), roleEmblem),
  ...named('special role', Object.keys(SPECIALS), specialPicture),
  ...named('module', Object.keys(textsFor(null).modules), modulePicture),
];

const people = [
  ...named('character', [...new Set([...DRAWN.people, ...Object.keys(DICE_CHARACTERS)])], (id) => portrait(id)),
  ...named('bot', idsOf(PERSONAS), (id) => portrait(id, 'face')),
  ...named('guest', DRAWN.guests, (id) => portrait(id, 'face')),
];

const dice = (['base', 'loudmouth', 'coward'] as const).flatMap((kind) =>
  FACES[kind].map((face): [string, Picture] => [`die ${kind} ${face}`, dieFace(kind, face)]),
);

const others: [string, Picture][] = [
  ...DRAWN.icons.map((name): [string, Picture] => [`icon ${name}`, icon(name)]),
  ...DRAWN.backs.map((name): [string, Picture] => [`back ${name}`, cardBack(name)]),
  ...DRAWN.tokens.map((name): [string, Picture] => [`token ${name}`, token(name)]),
  ...REACTIONS.map((name): [string, Picture] => [`gesture ${name}`, reactionPicture(name)]),
  ...FRAMES.map((name): [string, Picture] => [`frame ${name}`, cardFrame(name)]),
  ['chip brown', cardChip('bang', 'brown')],
  ['chip blue', cardChip('barrel', 'blue')],
  ['chip green', cardChip('canteen', 'green')],
];

const unknown: [string, Picture][] = [
  ['card of the house', cardPicture('?')],
  ['event of the house', eventPicture('?')],
  ['role of the house', roleEmblem('?')],
  ['character of the house', portrait('?')],
];

const all = [...scenes, ...people, ...dice, ...others, ...unknown];

describe('pictures by id', () => {
  test('no two pictures of cards and people are equal, and none equals that of a house card', () => {
    const seen = new Map<string, string>();
    for (const [name, { markup }] of all) {
      expect(markup, name).not.toBe('');
      expect(seen.get(markup), name).toBe(undefined);
      seen.set(markup, name);
    }
  });

  test('every picture belongs to a card, event, character, bot or role that exists', () => {
    expect(DRAWN.cards.filter((key) => !(key in catalogue().kinds))).toEqual([]);
    expect(DRAWN.events.filter((id) => !(id in catalogue().events))).toEqual([]);
    expect(DRAWN.people.filter((id) => !(id in catalogue().characters))).toEqual([]);
    expect(DRAWN.bots).toEqual(idsOf(PERSONAS));
    expect(DRAWN.specials.toSorted()).toEqual(Object.keys(SPECIALS).toSorted());
  });

  test('a card or person without a picture gets a stand-in picture, always the same and mostly unlike others', () => {
    const ids = Array.from({ length: 40 }, (_, place) => `house-${place}`);
    for (const draw of [cardPicture, eventPicture, (id: string) => portrait(id)]) {
      const drawn = ids.map((id) => draw(id).markup);
      expect(ids.map((id) => draw(id).markup)).toEqual(drawn);
      expect(new Set(drawn).size).toBeGreaterThan(8);
      for (const markup of drawn) expect(flaw(markup)).toBe(null);
    }
  });

  test('the overview sheet of the pictures shows all of them', () => {
    const page = overview();
    for (const [name, { markup }] of [...scenes, ...people, ...dice]) expect(page.includes(markup), name).toBe(true);
  });
});

/** The first error in a piece of markup, or null: a parser for the part of XML that we use. */
function flaw(markup: string): string | null {
  const open: string[] = [];
  const rest = markup.replaceAll(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z-]+="[^"<>]*")*)(\/?)>/g,
    (tag, end, name, attributes, alone) => {
      const names = [...String(attributes).matchAll(/ ([a-zA-Z-]+)=/g)].map(([, attribute]) => attribute);
      if (new Set(names).size < names.length) open.push(`twice the same attribute: ${tag}`);
      if (end && open.pop() !== name) open.push(`closed too early: ${name}`);
      if (!end && !alone) open.push(String(name));
      return '';
    },
  );
  return open[0] ?? (rest === '' ? null : `neither tag nor attribute: ${rest.slice(0, 60)}`);
}

const PATH = /^M[-\d.\sMLHVCSQTAZmlhvcsqtaz]*$/;

describe('the markup of every picture', () => {
  test.each(all)('the picture of %s is well-formed SVG with valid paths', (_name, picture) => {
    const { viewBox, markup } = picture;
    expect(viewBox).toMatch(/^-?\d+ -?\d+ \d+ \d+$/);
    expect(flaw(svg(picture))).toBe(null);
    expect(markup).not.toMatch(/NaN|undefined|Infinity|null/);
    for (const [, d = ''] of markup.matchAll(/ d="([^"]*)"/g)) expect(d).toMatch(PATH);
  });

  test.each(all)('the picture of %s uses only the inks and transformations of the house style', (_name, { markup }) => {
    const inks = new Set<string>([...Object.values(INK), ...Object.values(SKIN).flat(), ...Object.values(CARD)]);
    for (const [, colour = ''] of markup.matchAll(/ (?:fill|stroke)="([^"]*)"/g))
      expect(inks.has(colour) || /^(none|currentColor|url\(#ink-[a-z\d-]+\))$/.test(colour), colour).toBe(true);
    expect(markup).not.toMatch(/opacity|filter|[gG]radient|blur|<image|<text/);
  });

  test.each(all)('the picture of %s contains nothing that the page’s security policy forbids', (_name, { markup }) => {
    expect(markup).not.toMatch(/ style=|<style|<script| on[a-z]+=|href|http|data:| id=/);
    for (const [, id = ''] of markup.matchAll(/url\(#([^)]*)\)/g)) expect(DEFS).toContain(`id="${id}"`);
  });

  test('the pictures’ shared SVG definitions are well-formed, and their ids are unique', () => {
    expect(flaw(DEFS)).toBe(null);
    const ids = [...DEFS.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(DEFS).not.toMatch(/ style=|<style|<script|href|[gG]radient|opacity/);
  });
});

describe('differences between pictures', () => {
  /** The first two fill colours in the markup, which are those of the background. */
  const ground = (markup: string): string =>
    [...new Set([...markup.slice(0, 4000).matchAll(/ fill="(#[^"]*)"/g)].map(([, ink]) => ink))].slice(0, 2).join(' ');

  test.each(['brown', 'blue', 'green'])(
    'no two %s-bordered cards have the same background in their pictures',
    (border) => {
      const keys = Object.keys(catalogue().kinds).filter((key) => catalogue().kinds[key]?.border === border);
      const seen = new Map<string, string>();
      for (const key of keys) {
        const hues = ground(cardPicture(key).markup);
        expect(seen.get(hues), `${key}: ${hues}`).toBe(undefined);
        seen.set(hues, key);
      }
    },
  );

  test('no two events have the same background in their pictures', () => {
    const seen = new Map<string, string>();
    for (const id of Object.keys(catalogue().events)) {
      const hues = ground(eventPicture(id).markup);
      expect(seen.get(hues), `${id}: ${hues}`).toBe(undefined);
      seen.set(hues, id);
    }
  });

  test('no two portraits share hat and beard, nor the colours of hat and background', () => {
    const everybody = Object.entries({
      plain: STRANGER,
      ...BASE_PEOPLE,
      ...DODGE_CITY_PEOPLE,
      ...BOT_PEOPLE,
      ...GUEST_PEOPLE,
    });
    const shapes = everybody.map(([, { hat, beard }]) => `${hat[0]} ${beard[0]}`);
    const colours = everybody.map(
      ([
        ,
        {
          hat,
          ground: [under],
        },
      ]) => `${hat[1]} ${under}`,
    );
    expect(shapes.filter((shape, i) => shapes.indexOf(shape) < i)).toEqual([]);
    expect(colours.filter((pair, i) => colours.indexOf(pair) < i)).toEqual([]);
  });
});

describe.each(['night', 'day'] as const)('contrast of the theme %s', (name) => {
  const theme = THEMES[name];

  test.each(['fg', 'dim', 'lit', 'danger', 'good'] as const)(
    'text in the theme’s colour %s is readable on every surface',
    (word) => {
      for (const surface of SURFACES)
        expect(contrast(theme[word], theme[surface]), surface).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('text in the theme’s accent colour is readable on every surface where it is used', () => {
    for (const surface of SURFACES) expect(contrast(theme.accent, theme[surface]), surface).toBeGreaterThanOrEqual(4.5);
  });

  test('the words on buttons and pills have enough contrast', () => {
    expect(contrast(theme['on-accent'], theme.accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme['on-accent'], theme.lit)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme['on-danger'], theme['danger-fill'])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme['on-no'], theme.no)).toBeGreaterThanOrEqual(4.5);
  });

  test('borders of controls have enough contrast on the counter', () => {
    expect(contrast(theme.edge, theme.counter)).toBeGreaterThanOrEqual(3);
  });

  test('the colour for possible moves differs visibly from the colour for danger', () => {
    for (const may of [theme.accent, theme.lit])
      for (const danger of [theme.danger, theme['danger-fill']]) expect(difference(may, danger)).toBeGreaterThan(0.1);
  });

  test('the documentation site uses the same colours as the page’s themes', () => {
    const sheet = readFileSync(new URL('../../../../site/public/fonts-and-colours.css', import.meta.url), 'utf8');
    const part = sheet.split(`[data-theme="${name}"]`)[1]?.split('}')[0] ?? '';
    const said = [...part.matchAll(/--(\w+): (#\w+);/g)].map(([, word = '', colour]) => [word, colour] as const);
    const known = Object.fromEntries(said.filter(([word]) => word in theme));
    expect(Object.keys(known)).toEqual(
      expect.arrayContaining(['panel', 'edge', 'fg', 'dim', 'accent', 'lit', 'danger']),
    );
    for (const [word, colour] of Object.entries(known)) expect(colour, word).toBe(theme[word as Token].toLowerCase());
  });

  test('the style sheet of a theme declares a variable for each of its colours', () => {
    expect(variables(theme)).toContain(`--on-accent: ${theme['on-accent']};`);
  });
});

describe('contrast on cards', () => {
  test.each(FRAMES)('light text has enough contrast on a card’s %s frame', (frame) => {
    expect(contrast(CARD.paper, CARD[frame])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['ink', 'suit-red', 'suit-diamonds', 'suit-clubs'] as const)(
    'text in the colour %s has enough contrast on a card’s paper',
    (word) => {
      expect(contrast(CARD[word], CARD.paper)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

function luminance(colour: string): number {
  const channel = (from: number): number => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** The difference of two colours in Oklab: 0 is none, 1 is black and white. */
function difference(one: string, other: string): number {
  const [first, second] = [oklab(one), oklab(other)];
  return Math.hypot(...first.map((value, place) => value - (second[place] ?? 0)));
}

function oklab(colour: string): readonly number[] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((from) => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

/** The contrast of two colours by WCAG 2: 1 is none, 21 is the maximum. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
