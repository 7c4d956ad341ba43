// What can be agreed about the card game.

import { type RuleOption as CardOption, numberIn, PRESETS, setupFrom, textsFor } from '@posse/card';
import { cardPicture, eventPicture, type Picture, portrait } from '../../art/index.ts';
import { catalogue } from '../../catalogue.ts';
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
const EVENTS_OUT = new Map(Object.values(catalogue().events).map((event) => [`without-${event.id}`, event]));

/** Events are counted only where two decks are mixed. */
const NEEDED_FOR: Readonly<Record<string, readonly string[]>> = { events: ['high-noon', 'fistful'] };

function optionFrom({ id, texts }: CardOption): RuleOption {
  const event = EVENTS_OUT.get(id);
  const set =
    event?.set ?? catalogue().sets.find(({ options }) => options?.some((option) => option.id === id))?.id ?? BASE;
  return { id, texts, part: set === BASE ? null : set, event: event ? eventPicture(event.id) : null };
}

export const cardCatalogue: Catalogue = {
  game: 'card',
  seats: Object.keys(catalogue().tables).map(Number),
  parts: catalogue().sets.map(({ id, texts }) => ({
    id,
    texts: texts.set,
    picture: PICTURES[id] ?? cardPicture(id),
    isNeeded: id === BASE,
  })),
  presets: PRESETS,
  options: catalogue().options.map(optionFrom),
  numbers: catalogue().numbers.map(({ id, texts, from, to }) => ({ id, texts, from, to, parts: NEEDED_FOR[id] ?? [] })),
  agreed: (plan) =>
    orNothing(() => {
      const setup = setupFrom({ ...wishesIn(plan), ...(plan.sets && { sets: plan.sets }) });
      const numbers = Object.fromEntries(catalogue().numbers.map(({ id }) => [id, numberIn(catalogue(), setup, id)]));
      return { parts: setup.sets, options: setup.options, numbers };
    }),
  named: (parts) => ({ sets: [...parts] }),
  partTexts: ({ parts, ...agreed }) => textsFor({ ...agreed, sets: parts }).sets,
};
