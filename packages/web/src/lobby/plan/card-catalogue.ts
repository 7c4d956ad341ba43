// What can be agreed about the card game.

import { EVENTS, NUMBERS, numberIn, OPTIONS, PRESETS, SETS, setupFrom, TABLES, textsFor } from '@posse/card';
import { cardPicture, eventPicture, type Picture, portrait } from '../../art/index.ts';
import { orNothing, wishesIn } from './agree.ts';
import type { Catalogue, RuleOption } from './catalogue.ts';

/** Without it there is no game. */
const BASE = 'base';

/** What each set looks like at a glance. */
const PICTURES: Readonly<Record<string, Picture>> = {
  [BASE]: cardPicture('bang'),
  'dodge-city': cardPicture('canteen'),
  'high-noon': eventPicture('high-noon'),
  fistful: eventPicture('fistful-of-cards'),
  promos: portrait('claus-the-saint', 'bust'),
  tournament: cardPicture('duel'),
};

/** Each event but the last of its deck can be left out. */
const EVENTS_OUT = new Map(Object.values(EVENTS).map((event) => [`without-${event.id}`, event]));

/** Events are counted only where two decks are mixed. */
const NEEDED_FOR: Readonly<Record<string, readonly string[]>> = { events: ['high-noon', 'fistful'] };

function optionFrom({ id, texts }: (typeof OPTIONS)[number]): RuleOption {
  const event = EVENTS_OUT.get(id);
  const set = event?.set ?? SETS.find(({ options }) => options?.some((option) => option.id === id))?.id ?? BASE;
  return { id, texts, part: set === BASE ? null : set, event: event ? eventPicture(event.id) : null };
}

export const cardCatalogue: Catalogue = {
  game: 'card',
  seats: Object.keys(TABLES).map(Number),
  parts: SETS.map(({ id, texts }) => ({
    id,
    texts: texts.set,
    picture: PICTURES[id] ?? cardPicture(id),
    isNeeded: id === BASE,
  })),
  presets: PRESETS,
  options: OPTIONS.map(optionFrom),
  numbers: NUMBERS.map(({ id, texts, from, to }) => ({ id, texts, from, to, parts: NEEDED_FOR[id] ?? [] })),
  agreed: (plan) =>
    orNothing(() => {
      const setup = setupFrom({ ...wishesIn(plan), ...(plan.sets && { sets: plan.sets }) });
      const numbers = Object.fromEntries(NUMBERS.map(({ id }) => [id, numberIn(setup, id)]));
      return { parts: setup.sets, options: setup.options, numbers };
    }),
  named: (parts) => ({ sets: [...parts] }),
  partTexts: ({ parts, ...agreed }) => textsFor({ ...agreed, sets: parts }).sets,
};
