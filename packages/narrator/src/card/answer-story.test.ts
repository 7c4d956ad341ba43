// Tests the story of answers in the card game.

import { type CardId, cardGame, OURS, type View } from '@posse/card';
import { seat, type Viewer } from '@posse/engine';
import { type SentFact, wholeFacts } from '@posse/protocol';
import { expect, test } from 'vitest';
import { englishCards } from '../testing/english-narrators.ts';
import { cardStory } from './answer-story.ts';

const dealt = cardGame.deal({ seats: 5 }, 'story');
const card = (key: string): CardId => OURS.cards.find(({ kind }) => kind.key === key)?.id as CardId;
const [bang, beer, missed, barrel, gatling] = ['bang', 'beer', 'missed', 'barrel', 'gatling'].map(card) as [
  CardId,
  CardId,
  CardId,
  CardId,
  CardId,
];

/** The story without the values of cards. */
function story(viewer: Viewer, facts: readonly SentFact[], changes: Partial<View> = {}): string {
  const before = { ...cardGame.view(dealt, viewer), ...changes };
  const paragraphs = cardStory(englishCards(viewer), {
    before,
    facts: wholeFacts('card', facts),
  });
  return paragraphs
    .map(({ kind, sentences }) => `${kind}: ${sentences.join(' ')}`.replace(/ \w+[♥♦♣♠]/g, ''))
    .join('\n');
}

const drawn = (to: number, id?: CardId): SentFact => ({
  kind: 'moved',
  from: 'deck',
  to: 'hand',
  toSeat: to,
  back: 1,
  ...(id === undefined ? {} : { card: id }),
});

test('equal moves are told as one, and hidden cards are counted', () => {
  expect(story(seat(0), [drawn(0, bang), drawn(0, beer), drawn(1), drawn(1)])).toBe(
    'plain: You draw BANG! and Beer. Rattler draws 2 cards.',
  );
});

test('a turn is a heading, and the effects of a card follow it', () => {
  const facts: SentFact[] = [
    { kind: 'turn', who: 3 },
    { kind: 'played', who: 3, card: gatling },
    { kind: 'moved', from: 'hand', fromSeat: 3, to: 'discard', back: 1, card: gatling },
    { kind: 'hurt', who: 0, points: 1, by: 3 },
    { kind: 'life', who: 0, life: 3 },
  ];
  expect(story(seat(1), facts)).toBe('turn: Sage’s turn\nplain: Sage plays Gatling. Tumble loses 1 life.');
  expect(story(seat(0), facts)).toBe('turn: Sage’s turn\nplain: Sage plays Gatling. You lose 1 life.');
  expect(story(seat(3), facts)).toBe('turn: Your turn\nplain: You play Gatling. Tumble loses 1 life.');
});

test('a dodge with a card is told only once', () => {
  const facts: SentFact[] = [
    { kind: 'played', who: 2, card: bang, as: 'missed' },
    { kind: 'dodged', who: 2, by: 0, with: 'bang' },
  ];
  expect(story('spectator', facts)).toBe('plain: Mesa dodges with BANG! as Missed!.');
  expect(story(seat(2), [{ kind: 'played', who: 2, card: missed }])).toBe('plain: You play Missed!.');
});

test('a card that is taken is told only once', () => {
  const played: SentFact = { kind: 'played', who: 1, card: card('panic'), at: 2, prey: barrel };
  const taken: SentFact = { kind: 'moved', from: 'table', fromSeat: 2, to: 'hand', toSeat: 1, back: 1, card: barrel };
  expect(story(seat(2), [played, taken])).toBe('plain: Rattler plays Panic!. Rattler takes your Barrel.');
  expect(story(seat(1), [played, taken])).toBe('plain: You play Panic!. You take Mesa’s Barrel.');
  expect(story(seat(2), [played])).toBe('plain: Rattler plays Panic! on your Barrel.');
});

test('an elimination tells the role, and the role is not told twice', () => {
  const fallen: SentFact = { kind: 'eliminated', who: 1, by: 2, role: 'outlaw' };
  expect(story('spectator', [fallen])).toBe('fall: Mesa brings down Rattler: Outlaw.');
  expect(story(seat(2), [fallen])).toBe('fall: You bring down Rattler: Outlaw.');
  expect(story(seat(1), [fallen])).toBe('fall: Mesa brings you down.');
});

test('life is told as gained, given away, or had anew', () => {
  const { life = 0 } = dealt.players[1] ?? {};
  expect(story(seat(0), [{ kind: 'life', who: 1, life: life + 1 }])).toBe('plain: Rattler gains 1 life.');
  const gift: SentFact[] = [
    { kind: 'hurt', who: 0, points: 1, by: 0 },
    { kind: 'life', who: 0, life: 2 },
    { kind: 'life', who: 1, life: life + 1 },
  ];
  const stack: View['stack'] = [{ op: 'bloodBrothers', who: seat(0) }];
  expect(story(seat(0), gift, { stack })).toBe('plain: You give 1 life to Rattler.');
  expect(story(seat(1), gift, { stack })).toBe('plain: Tumble gives you 1 life.');
});

test('facts of other versions are left out', () => {
  expect(story(seat(0), [{ kind: 'toString' }, { kind: 'eclipse' }])).toBe('');
});

test('an offer of a card or a set is named after it, an ability after its character', () => {
  expect(story(seat(0), [{ kind: 'ability', who: 0, of: 'barrel' }])).toBe('plain: You use Barrel.');
  expect(story(seat(0), [{ kind: 'ability', who: 1, of: 'dodge-city' }])).toBe('plain: Rattler uses Dodge City.');
  expect(story(seat(0), [{ kind: 'ability', who: 1, of: 'sid-ketchum' }])).toBe(
    'plain: Rattler uses the ability of Sid Ketchum.',
  );
});

test('a “draw!” for any cards is told as good or bad luck', () => {
  const luck = { suits: ['clubs'], from: 2, to: 14 };
  const drew = (feared: boolean, lucky: boolean): SentFact => ({
    kind: 'drew',
    who: 0,
    card: bang,
    luck: { ...luck, feared },
    lucky,
  });
  expect(story(seat(0), [drew(false, true)])).toContain('lucky.');
  expect(story(seat(0), [drew(false, false)])).toContain('no luck.');
  expect(story(seat(0), [drew(true, true)])).toContain('no luck.');
  expect(story(seat(0), [drew(true, false)])).toContain('lucky.');
});
