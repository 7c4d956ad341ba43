// The entries of a search, in the user's language.

import { OPTIONS as DICE_OPTIONS, textsFor } from '@posse/dice';
import { LANGUAGES, type Language, type Text } from '@posse/engine';
import { diceNames } from '@posse/narrator';
import { catalogue } from '../entry-lookup.ts';
import { cardNames } from '../words/card-names.ts';
import { type Piece, piecesOf } from './chapters/chapter-markup.ts';
import type { Chapter } from './chapters/chapter-types.ts';
import { type GameId, type Thing, textOf } from './rule-thing.ts';
import { pageOf } from './rules-address.ts';
import type { Entry } from './rules-search.ts';
import { leadOf, RULINGS, rulingsAbout, TOPICS } from './rulings/rulings-by-subject.ts';
import { thingsIn } from './thing-lists.ts';

const textIn = (language: Language, thing: Thing): Text => textOf(thing, cardNames(language), diceNames(language));

export function entriesOf(game: GameId, language: Language, chapter: Chapter): Entry[] {
  const things = [...thingsIn(game)].map(([id, thing]): Entry => {
    const { name, text } = textIn(language, thing);
    const others = LANGUAGES.map((tongue) => textIn(tongue, thing).name).filter((other) => other !== name);
    const rulings = rulingsAbout(game, id).filter((ruling) => leadOf(game, ruling, id) === null);
    return {
      page: pageOf(thing),
      id,
      thing,
      name,
      alsoCalled: [...new Set(others)],
      text,
      rulings: rulings.map(({ texts }) => texts[language]),
    };
  });
  const sections = Object.entries(chapter).map(([id, { title, blocks }]) =>
    wordsOnly(
      'play',
      id,
      title,
      blocks
        .flat()
        .map((prose) => spoken(game, language, prose))
        .join(' '),
    ),
  );
  const topics = Object.entries(TOPICS[game]).map(([id, names]): Entry => {
    const rulings = RULINGS[game].filter(({ about }) => about[0] === id).map(({ texts }) => texts[language]);
    return { ...wordsOnly('rulings', id, names[language], ''), rulings };
  });
  const options = optionsOf(game, language).map(({ id, name, text }) => wordsOnly('options', id, name, text));
  return [...things, ...sections, ...topics, ...options];
}

const wordsOnly = (page: Entry['page'], id: string, name: string, text: string): Entry => ({
  page,
  id,
  thing: null,
  name,
  alsoCalled: [],
  text,
  rulings: [],
});

function optionsOf(game: GameId, language: Language): ({ readonly id: string } & Text)[] {
  const { sets } = catalogue().texts;
  const named = game === 'card' ? Object.entries(sets).map(([id, texts]) => ({ id, ...texts[language] })) : [];
  const modules =
    game === 'dice'
      ? Object.entries(textsFor(null).modules).map(([id, texts]) => ({ id: `module-${id}`, ...texts[language] }))
      : [];
  const options = (game === 'card' ? [...catalogue().numbers, ...catalogue().options] : DICE_OPTIONS).map(
    ({ id, texts }) => ({
      id,
      ...texts[language],
    }),
  );
  return [...named, ...modules, ...options];
}

/** A text without its markup, for the search. */
function spoken(game: GameId, language: Language, prose: string): string {
  const say = (piece: Piece): string => {
    switch (piece.kind) {
      case 'text':
        return piece.text;
      case 'stress':
        return piece.pieces.map(say).join('');
      case 'thing': {
        const thing = thingsIn(game).get(piece.id);
        return piece.words ?? (thing ? textIn(language, thing).name : piece.id);
      }
    }
  };
  return piecesOf(prose).map(say).join('');
}
