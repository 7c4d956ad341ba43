// Tests the words for aimed cards: questions, buttons, and warnings before self-harm.

import { type Answer, cardGame, kindOf, OURS, type View } from '@posse/card';
import { type Seat, seat } from '@posse/engine';
import { expect, test } from 'vitest';
import { englishCards } from '../testing/english-narrators.ts';
import { aimedLabel, aimedQuestion, offerWords, warningWords } from './aiming-words.ts';

const t = englishCards(seat(0));
const aimed = Object.values(OURS.kinds).filter(({ aim }) => aim.at !== 'nobody');
const barrel = OURS.cards.find(({ kind }) => kind.key === 'barrel')?.id ?? null;

test('every card that is aimed at a player names them in its question', () => {
  for (const { key } of aimed) {
    const question = t.say(aimedQuestion(t, { what: key, at: seat(1), prey: null }));
    expect(question, key).toContain('Rattler');
    expect(question, key).toMatch(/[^!?]\?$/);
    expect(aimedLabel(t, { what: key, at: seat(1), prey: null }), key).toContain('Rattler');
  }
});

test.each([
  ['panic', 'hand', 'Take a card from Rattler’s hand?', 'Take from the hand'],
  ['panic', barrel, 'Take Rattler’s Barrel?', 'Take Barrel'],
  ['cat-balou', 'hand', 'Discard a card from Rattler’s hand?', 'Discard from the hand'],
  ['can-can', barrel, 'Discard Rattler’s Barrel?', 'Discard Barrel'],
  ['jail', null, 'Lock Rattler up?', 'Lock Rattler up'],
  ['doc-holyday', null, 'Shoot Rattler?', 'Shoot Rattler'],
] as const)(
  'the question and the button for %s on %s name the effect and the target',
  (what, prey, question, label) => {
    expect(t.say(aimedQuestion(t, { what, at: seat(1), prey }))).toBe(question);
    expect(aimedLabel(t, { what, at: seat(1), prey })).toBe(label);
  },
);

test.each([
  ['panic', barrel, 'Take your own Barrel?'],
  ['jail', null, 'Lock yourself up?'],
  ['duel', null, 'Duel on yourself?'],
] as const)('the question and the button for %s on oneself say so', (what, prey, question) => {
  expect(t.say(aimedQuestion(t, { what, at: seat(0), prey }))).toBe(question);
});

test.each([
  ['doc-holyday', 2, '2 cards for a shot'],
  ['sid-ketchum', 2, '2 cards for 1 life'],
  ['ricochet', 1, '1 card against a card in play'],
  ['chuck-wengam', 0, ''],
] as const)('the offer of %s for %i cards is put into words', (what, count, words) => {
  expect(offerWords(t, what, count)).toBe(words);
});

/** A view in which this question is asked. */
function asked(frame: object): View {
  const view = cardGame.view(cardGame.deal({ seats: 4 }, 'doubts'), seat(0));
  return { ...view, stack: [frame as View['stack'][number]] };
}

const none = { card: null, as: null, at: null, prey: null, cost: [], pick: null };
const pass = { seat: seat(0), kind: 'pass', ...none } as unknown as Answer;
const by = (who: Seat | null, fields: object) => ({ at: seat(0), by: who, hit: [], ...fields });

test.each([
  [by(seat(1), { op: 'shot', with: 'bang' }), 'Rattler’s BANG! would take your last life'],
  [by(null, { op: 'shot', with: 'russian-roulette' }), 'Russian Roulette would take your last life'],
  [by(seat(2), { op: 'indians' }), 'Mesa’s Indians! would take your last life'],
  [{ op: 'duel', by: seat(0), now: seat(0), next: seat(3) }, 'Sage would win the duel and take your last life'],
  [{ op: 'dying', who: seat(0) }, 'You would be out of the game'],
])('letting %j be', (frame, words) => {
  expect(warningWords(t, pass, asked(frame))).toBe(words);
});

test('an answer that harms the reader is named before it is given', () => {
  const catBalou = OURS.cards.find((_, id) => kindOf({ catalogue: OURS }, id as never).key === 'cat-balou')?.id ?? null;
  const own = { ...pass, kind: 'play', card: catBalou, at: seat(0), prey: barrel } as unknown as Answer;
  expect(warningWords(t, own, asked({ op: 'phase2' }))).toBe('You would lose your own Barrel');
  const laid = { ...pass, kind: 'play', card: barrel, at: seat(0) } as unknown as Answer;
  expect(warningWords(t, laid, asked({ op: 'phase2' }))).toBe('Barrel would be in front of you');
});
