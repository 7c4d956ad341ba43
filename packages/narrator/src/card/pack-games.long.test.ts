// Random games with packs in words: their cards, characters and events have names.

import { readFileSync } from 'node:fs';
import { setupI18n } from '@lingui/core';
import { type Catalogued, cardGame, textsFor, whyUseless } from '@posse/card';
import { seatsOf, type Viewer } from '@posse/engine';
import { expect, test } from 'vitest';
import { narratorFor } from '../narrator.ts';
import { playCardGame } from '../testing/card-games.ts';
import { flaw, someOfEach } from '../testing/english-narrators.ts';
import { optionWords } from './answer-labels.ts';
import { cardStory } from './answer-story.ts';
import { cardNames } from './card-names.ts';
import { cardNarrator } from './card-narrator.ts';
import { cardStatus } from './status-line.ts';

const FAN_CARDS = new URL('../../../../docs/house-cards/fan-cards.json', import.meta.url);

/** Everything that a pack can ask, asked by a card, a character and an event. */
const ASKED = [
  { do: 'may', yes: [{ do: 'draw', n: 1 }] },
  { do: 'choose-player', of: 'others', run: [{ do: 'draw', who: 'each', n: 1 }] },
  { do: 'pay', cards: 1, yes: [{ do: 'draw', n: 2 }] },
  { do: 'give', to: 'left', cards: 1 },
  { do: 'check', luck: 'hearts', yes: [{ do: 'draw', n: 1 }] },
];
const OFFER = { price: { cards: 1 }, target: 'another player', perTurn: 1, run: [{ do: 'shoot' }] };
const QUESTIONS = {
  posse: 1,
  kinds: {
    riddle: { border: 'brown', play: ASKED, copies: '7♥ 8♥ 9♥ 10♥ J♥ Q♥' },
    lantern: { border: 'blue', power: { offer: OFFER, turnStarts: [ASKED[0]] }, copies: '7♠ 8♠ 9♠ 10♠' },
  },
  characters: {
    asker: { bullets: 4, power: { wounded: ASKED, offer: OFFER } },
    asker2: { bullets: 4, power: { turnStarts: ASKED } },
  },
  events: { fog: { power: { offer: OFFER, drew: [ASKED[0]] } }, rain: { power: { revealed: ASKED.slice(0, 2) } } },
  face: {
    name: 'Questions',
    things: {
      riddle: { name: 'Riddle' },
      lantern: { name: 'Lantern' },
      asker: { name: 'Asker' },
      asker2: { name: 'Second Asker' },
      fog: { name: 'Fog' },
      rain: { name: 'Rain' },
    },
  },
};
const GAMES = 6;

const english = setupI18n({ locale: 'en', messages: { en: {} } });
const narratorOf = (here: Catalogued & { readonly setup: Parameters<typeof textsFor>[0] }) => (you: Viewer) =>
  cardNarrator(
    narratorFor(english, you, (who) => `Player${who}`),
    cardNames('en', here, textsFor(here.setup)),
  );

test.each([
  ['twenty fan cards', JSON.parse(readFileSync(FAN_CARDS, 'utf8')) as object],
  ['every question', QUESTIONS],
])('games with a pack of %s are put into words', (_what, pack) => {
  const flaws = new Set<string>();
  const asked = new Set<string>();
  const look = (text: string, about: string): void => {
    // A key of the pack ends with a part of its hash.
    const found = flaw(text, NO_IDS) ?? /[a-z]-[0-9a-f]{10}|house-pack/.exec(text)?.[0] ?? null;
    if (found !== null) flaws.add(`${about}: ${found} in "${text}"`);
  };
  for (let number = 0; number < GAMES; number++) {
    let words: ReturnType<typeof narratorOf> | null = null;
    const state = playCardGame(
      number,
      {
        asked({ state: now, asked: seat, viewers, view }) {
          const why = now.stack.at(-1)?.op ?? '';
          asked.add(why);
          words ??= narratorOf(now);
          const say = words;
          for (const viewer of viewers) {
            const { title, sub } = cardStatus(say(viewer), view(viewer));
            look(title, `title of ${why} for ${viewer}`);
            look(sub, `sub of ${why} for ${viewer}`);
          }
          for (const answer of someOfEach(view(seat).options)) {
            const { label, detail, whole } = optionWords(say(seat), answer, view(seat), whyUseless(now, answer));
            for (const text of [label, whole, ...(detail === '' ? [] : [detail])]) look(text, `${why} ${answer.kind}`);
          }
        },
        told(before, facts) {
          if (words === null) return;
          for (const { sentences } of cardStory(words(before.viewer), { before, facts }))
            for (const sentence of sentences) look(sentence, facts.map(({ kind }) => kind).join(' '));
        },
      },
      [pack],
    );
    for (const viewer of [...seatsOf(state.players.length), 'spectator' as const]) {
      const { title, sub } = cardStatus(narratorOf(state)(viewer), cardGame.view(state, viewer));
      look(title, 'title at the end');
      look(sub, 'sub at the end');
    }
  }
  expect([...flaws]).toEqual([]);
  if (pack === QUESTIONS)
    expect(['mayDo', 'choosePlayer', 'payCards', 'giveCards'].filter((op) => !asked.has(op))).toEqual([]);
});

const NO_IDS: ReadonlySet<string> = new Set();
