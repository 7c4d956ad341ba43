// Tests of texts: printed names, and required statements.

import { describe, expect, test } from 'vitest';
import { OURS } from '../catalogue/built-in-catalogue.ts';
import { cardsFor, PRESETS, setupFrom, textsFor } from '../index.ts';
import { LANGUAGES, type Translated } from './set-texts.ts';

const TEXTS = textsFor(null);
const ofSet = (id: string): Translated => TEXTS.sets[id] as Translated;
const ofCard = (id: string): Translated => TEXTS.cards[id] as Translated;
const ofEvent = (id: string): Translated => TEXTS.events[id] as Translated;
const ofCharacter = (id: string): Translated => TEXTS.characters[id] as Translated;

test('in Italian the event sets have the names of their last events', () => {
  expect(ofSet('high-noon').it.name).toBe('Mezzogiorno di Fuoco');
  expect(ofSet('fistful').it.name).toBe('Per un Pugno di Carte');
  expect(ofSet('high-noon').it.name).toBe(ofEvent('high-noon').it.name);
  expect(ofSet('fistful').it.name).toBe(ofEvent('fistful-of-cards').it.name);
});

test('characters have one name in all languages, except Claus', () => {
  const odd = Object.entries(TEXTS.characters).filter(
    ([, texts]) => new Set(LANGUAGES.map((language) => texts?.[language].name)).size > 1,
  );
  expect(odd.map(([id]) => id)).toEqual(['claus-the-saint']);
});

test('cards that ask for a check use the printed word', () => {
  const cards = ['barrel', 'jail', 'dynamite'].map(ofCard);
  for (const texts of [...cards, ofEvent('vendetta'), ofCharacter('lucky-duke')]) {
    expect(texts.en.text).toContain('draw!');
    expect(texts.it.text).toContain('Estrarre!');
    expect(texts.de.text).toContain('Ziehen!');
  }
});

describe('a sentence says', () => {
  test.each([
    ['kit-carlson', 'that the third card goes back on top', ['top', 'in cima', 'oben']],
    ['el-gringo', 'that chance takes the card', ['a random card', 'a caso', 'zufällige']],
    ['calamity-janet', 'that her Missed! is the BANG! of the turn', ['of the turn', 'del turno', 'des Zuges']],
    ['slab-the-killer', 'that a Barrel is one of the two', ['Barrel', 'Barile', 'Fass']],
    ['sid-ketchum', 'that the price comes from the hand', ['from his hand', 'dalla mano', 'Handkarten']],
  ])('the text of %s says %s', (id, _what, words) => {
    for (const [place, language] of LANGUAGES.entries()) expect(ofCharacter(id)[language].text).toContain(words[place]);
  });

  test('the text of Jail says that players may put themselves there', () => {
    const words = ['even you', 'anche per te', 'auch für dich'];
    for (const [place, language] of LANGUAGES.entries()) expect(ofCard('jail')[language].text).toContain(words[place]);
  });

  test('the text of the preset "everything" says that it leaves the tournament out', () => {
    const everything = PRESETS.find(({ id }) => id === 'everything');
    expect(everything?.sets).not.toContain('tournament');
    const words = ['except the tournament', 'tranne il torneo', 'außer dem Turnier'];
    for (const [place, language] of LANGUAGES.entries())
      expect(everything?.texts[language].text).toContain(words[place]);
  });
});

describe('a sentence that lists entries of a set is made from them', () => {
  test('the text of the beginner deck names every book card', () => {
    const { texts } = OURS.options.find(({ id }) => id === 'beginner-deck') ?? {};
    const books = Object.values(OURS.kinds).filter(({ book }) => book);
    expect(books).toHaveLength(5);
    for (const language of LANGUAGES) {
      for (const { key } of books) expect(texts?.[language].text).toContain(ofCard(key)[language].name);
      expect(texts?.[language].text).not.toMatch(/[{}]/);
    }
    expect(texts?.en.text).toBe(
      'The cards with the book are left out: Duel, General Store, Indians!, Dynamite and Jail.',
    );
  });

  test('the text of the promos names all their characters, also if these are not dealt', () => {
    const names = OURS.abilities.filter(({ set }) => set === 'promos').map(({ id }) => ofCharacter(id));
    const setup = setupFrom({ seats: 5, sets: ['base', 'promos'], options: { 'base-characters-only': true } });
    for (const said of [ofSet('promos'), textsFor(setup).sets.promos])
      for (const language of LANGUAGES)
        for (const texts of names) expect(said?.[language].text).toContain(texts[language].name);
  });
});

describe('at this table', () => {
  const saidAt = (wishes: Parameters<typeof setupFrom>[0]) => textsFor(setupFrom(wishes));

  test('the texts of the boxes say how many of their cards are in the game', () => {
    const sets = ['base', 'dodge-city'];
    expect(cardsFor(OURS, setupFrom({ seats: 5, sets })).length).toBe(120);
    for (const options of [{ 'beginner-deck': true }, { 'beginner-deck': true, 'volcanic-is-a-book-card': true }]) {
      const cards = cardsFor(OURS, setupFrom({ seats: 5, sets, options })).map((id) => OURS.cards[id]?.set);
      const texts = saidAt({ seats: 5, sets, options });
      for (const set of sets)
        for (const language of LANGUAGES)
          expect(texts.sets[set]?.[language].text).toContain(String(cards.filter((one) => one === set).length));
    }
  });

  test('no text mentions a Sheriff among three players', () => {
    const words = { en: /Sheriff/, it: /Sceriff/, de: /\bSheriff/ };
    const { cards, characters, events, roles } = saidAt({ seats: 3, sets: OURS.sets.map(({ id }) => id) });
    const { sheriff: _sheriff, ...dealt } = roles;
    for (const language of LANGUAGES) {
      const said = [cards, characters, events, dealt].flatMap((things) => Object.values(things));
      expect(said.map((text) => text[language].text).filter((text) => words[language].test(text))).toEqual([]);
    }
  });

  test('the texts of mixed event decks say how many events there are', () => {
    const both = ['base', 'high-noon', 'fistful'];
    const eventsAt = (...on: readonly string[]): string | undefined =>
      saidAt({ seats: 5, sets: both, options: Object.fromEntries(on.map((id) => [id, true])) }).sets.fistful?.en.text;
    expect(eventsAt()).toMatch(/^12 events, shuffled together from this deck and High Noon/);
    expect(eventsAt('long-event-deck')).toMatch(/^28 events/);
    expect(eventsAt('long-event-deck', 'without-peyote')).toMatch(/^27 events/);
    expect(saidAt({ seats: 5, sets: both, options: { events: 8 } }).sets.fistful?.en.text).toMatch(/^8 events/);
    expect(eventsAt('one-event-deck')).toMatch(/^By lot this deck or High Noon is played/);
    expect(
      saidAt({ seats: 5, sets: ['base', 'fistful'], options: { 'without-peyote': true } }).sets.fistful?.en.text,
    ).toMatch(/^14 of 15 events/);
    expect(saidAt({ seats: 5, sets: ['base', 'fistful'] }).sets.fistful).toEqual(TEXTS.sets.fistful);
  });

  test('no text is replaced at a table with defaults only', () => {
    for (const seats of [4, 5, 6, 7]) expect(saidAt({ seats })).toEqual(TEXTS);
  });

  test('the text of the championship toll says that it comes sooner among seven', () => {
    const toll = (seats: number): string | undefined =>
      saidAt({ seats, preset: 'tournament', options: { 'championship-toll': true } }).sets.tournament?.en.text;
    expect(toll(5)).toContain('from the third new draw pile on');
    expect(toll(7)).toContain('from the second new draw pile on');
  });

  test('the text of the tournament says how many characters there are to choose from', () => {
    const choice = (choices: number): string | undefined =>
      saidAt({ seats: 5, preset: 'tournament', options: { 'characters-to-choose': choices } }).sets.tournament?.en.text;
    expect(choice(1)).toBe('Each new draw pile costs everyone a life point.');
    expect(choice(2)).toBe(TEXTS.sets.tournament?.en.text);
    expect(choice(3)).toMatch(/^You choose one of three characters before the roles are dealt; each new draw pile/);
  });
});
