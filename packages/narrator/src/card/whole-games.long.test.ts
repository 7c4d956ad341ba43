// Whole random card games in words: nothing that can happen is left without a sentence.

import { answerKinds, cardGame, type FactKind, OURS, whyUseless } from '@posse/card';
import type { Refusal, Seat } from '@posse/engine';
import { seatsOf } from '@posse/engine';
import { expect, test } from 'vitest';
import { type Moment, playCardGame } from '../testing/card-games.ts';
import { englishCards, flaw, idsAmong, someOfEach } from '../testing/english-narrators.ts';
import { optionWords } from './answer-labels.ts';
import { cardStory } from './answer-story.ts';
import { REFUSALS, refusalWords } from './refusal-words.ts';
import { cardStatus } from './status-line.ts';

const IDS = idsAmong(
  Object.keys(OURS.kinds),
  Object.keys(OURS.characters),
  Object.keys(OURS.events),
  Object.keys(OURS.rules),
  Object.keys(REFUSALS),
);
const GAMES = 64;

test('every question, answer, fact and refusal of random games is put into words', () => {
  const flaws = new Set<string>();
  const questions = new Set<string>();
  const kinds = new Set<string>();
  const codes = new Set<string>();
  const looked = new Set<string>();
  const look = (text: string, about: string): void => {
    if (looked.has(text)) return;
    looked.add(text);
    const found = flaw(text, IDS);
    if (found !== null) flaws.add(`${about}: ${found} in "${text}"`);
  };

  function asked({ state, asked: seat, viewers, view }: Moment): void {
    const why = state.stack.at(-1)?.op ?? '';
    for (const viewer of viewers) {
      const { title, sub } = cardStatus(englishCards(viewer), view(viewer));
      look(title, `title of ${why} for ${viewer}`);
      look(sub, `sub of ${why} for ${viewer}`);
    }
    for (const answer of someOfEach(view(seat).options)) {
      questions.add(`${why} ${answer.kind}`);
      const { label, detail, whole } = optionWords(englishCards(seat), answer, view(seat), whyUseless(state, answer));
      look(label, `label of ${why} ${answer.kind}`);
      look(whole, `whole of ${why} ${answer.kind}`);
      if (detail !== '') look(detail, `detail of ${why} ${answer.kind}`);
    }
    for (const refusal of refusals(state, seat)) {
      codes.add(refusal.code);
      const { short, long } = refusalWords(englishCards(seat), refusal, view(seat));
      look(short, `short of ${refusal.code}`);
      look(long, `long of ${refusal.code}`);
      if (!Object.hasOwn(REFUSALS, refusal.code)) flaws.add(`no words for the refusal ${refusal.code}`);
    }
  }

  for (let number = 0; number < GAMES; number++) {
    const state = playCardGame(number, {
      asked,
      told(before, facts) {
        for (const { kind } of facts) kinds.add(kind);
        for (const { sentences } of cardStory(englishCards(before.viewer), { before, facts }))
          for (const sentence of sentences) look(sentence, facts.map(({ kind }) => kind).join(' '));
      },
    });
    for (const viewer of [...seatsOf(state.players.length), 'spectator' as const]) {
      const { title, sub } = cardStatus(englishCards(viewer), cardGame.view(state, viewer));
      look(title, 'title at the end');
      look(sub, 'sub at the end');
    }
  }
  expect([...flaws]).toEqual([]);
  expect(answerKinds(OURS).filter((kind) => !questions.has(kind))).toEqual([]);
  expect(FACTS.filter((kind) => !kinds.has(kind))).toEqual([]);
  expect(codes.size).toBeGreaterThan(20);
});

const FACTS: readonly FactKind[] = [
  'turn',
  'played',
  'moved',
  'used',
  'event',
  'eventUsed',
  'shuffled',
  'drew',
  'dodged',
  'hurt',
  'life',
  'bangs',
  'ability',
  'named',
  'shown',
  'became',
  'chose',
  'begun',
  'role',
  'returned',
  'eliminated',
  'over',
];

/** Whatever a player might try: some card, on somebody, in every way. */
function refusals(state: Moment['state'], seat: Seat): Refusal[] {
  const { hand, inPlay } = state.players[seat] as (typeof state.players)[number];
  const at = (state.step % state.players.length) as Seat;
  const card = hand[state.step % Math.max(1, hand.length)] ?? OURS.cards[0]?.id ?? null;
  const laid = inPlay[0] ?? OURS.cards[1]?.id ?? null;
  const kinds = Object.keys(OURS.kinds);
  const as = kinds[state.step % kinds.length] as string;
  const attempts = [
    { kind: 'play', card, at } as const,
    { kind: 'play', card, as: null } as const,
    { kind: 'play', card, as } as const,
    { kind: 'play', card: laid, at } as const,
    { kind: 'use', card: laid, at } as const,
    { kind: 'use', card, at } as const,
    { kind: 'ability', pick: 'sid-ketchum' } as const,
    { kind: 'event' } as const,
    { kind: 'barrel' } as const,
  ];
  const others = seatsOf(state.players.length).filter((one) => one !== seat);
  return [
    ...attempts.map((attempt) => cardGame.explain(state, seat, attempt)),
    ...others.slice(0, 2).map((other) => cardGame.explain(state, other, { kind: 'play', card })),
  ].filter((refusal) => refusal !== null);
}
