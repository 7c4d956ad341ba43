// Tests that every entry of a set has text, picture, ruling, and bots.
// All that is missing is listed at once, with the file where it belongs; no other test looks for it.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CardKind, type CardSet, type Character, deedsOf, OURS, PLAIN } from '@posse/card';
import { LANGUAGES, type Translated } from '@posse/engine';
import { expect, test } from 'vitest';
import { DRAWN } from './art/index.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const rulings = readdirSync(join(project, 'rulings/card'))
  .map((file) => readFileSync(join(project, 'rulings/card', file), 'utf8'))
  .join('\n');

interface Thing {
  readonly id: string;
  readonly text: Translated | undefined;
  readonly texts: string;
  readonly drawn: readonly string[];
  readonly pictures: string;
  readonly isKnownToBots: boolean;
}

function missingOf({ id, text, texts, drawn, pictures, isKnownToBots }: Thing): string[] {
  const name = text?.en.name;
  return [
    ...(text !== undefined && LANGUAGES.every((language) => text[language].name !== '' && text[language].text !== '')
      ? []
      : [`no text in ${texts}`]),
    ...(drawn.includes(id) ? [] : [`no picture in ${pictures}`]),
    ...(name !== undefined && rulings.includes(name) ? [] : ['no ruling in rulings/card']),
    ...(isKnownToBots ? [] : ['bots can’t tell what it does: say so with "does" in its entry']),
  ];
}

const ART = 'packages/web/src/art';

function thingsOf({ id: set, kinds = {}, characters = {}, events = {}, texts }: CardSet): Thing[] {
  const said = `packages/card/src/${set}/texts.ts`;
  return [
    ...Object.keys(kinds).map((id) => ({
      id,
      text: texts.cards[id],
      texts: said,
      drawn: DRAWN.cards,
      pictures: `${ART}/pictures/${set === 'base' ? 'base' : 'expansion'}-cards.ts`,
      isKnownToBots: doesSomething(OURS.kinds[id]),
    })),
    ...Object.keys(characters).map((id) => ({
      id,
      text: texts.characters[id],
      texts: said,
      drawn: DRAWN.people,
      pictures: `${ART}/people/${set === 'base' ? 'base' : 'dodge-city'}-people.ts`,
      isKnownToBots: true,
    })),
    ...Object.keys(events).map((id) => ({
      id,
      text: texts.events[id],
      texts: said,
      drawn: DRAWN.events,
      pictures: `${ART}/pictures/${set}-events.ts`,
      isKnownToBots: true,
    })),
  ];
}

const { power: NO_POWER } = OURS.characters[PLAIN] as Character;

/** Does a card do something, by its deeds or by lying in play? */
const doesSomething = (kind: CardKind | undefined): boolean =>
  kind !== undefined &&
  (kind.dodges ||
    kind.weapon ||
    JSON.stringify(kind.power) !== JSON.stringify(NO_POWER) ||
    deedsOf({ catalogue: OURS }, kind).length > 0);

const reportOn = (sets: readonly CardSet[]): string[] =>
  sets.flatMap(thingsOf).flatMap((thing) => {
    const missing = missingOf(thing);
    return missing.length === 0 ? [] : [`${thing.id}: ${missing.join(', ')}`];
  });

test('every set of cards and events has pictures, texts and all else that the page needs', () => {
  expect(reportOn(OURS.sets)).toEqual([]);
});

test('the report on an incomplete card set lists everything missing in one line, with the files', () => {
  const bare: CardSet = {
    id: 'dodge-city',
    kinds: { 'nobody-yet': { border: 'brown' } },
    characters: { 'nobody-yet': { bullets: 4, power: NO_POWER } },
    texts: { set: OURS.texts.sets.base as Translated, cards: {}, characters: {}, events: {} },
  };
  expect(reportOn([bare])).toEqual([
    'nobody-yet: no text in packages/card/src/dodge-city/texts.ts, no picture in packages/web/src/art/pictures/expansion-cards.ts, no ruling in rulings/card, bots can’t tell what it does: say so with "does" in its entry',
    'nobody-yet: no text in packages/card/src/dodge-city/texts.ts, no picture in packages/web/src/art/people/dodge-city-people.ts, no ruling in rulings/card',
  ]);
});
