// Tests the status line of the card game.

import { type CardId, cardGame, type Frame, type Luck, OURS, type View } from '@posse/card';
import { check } from '@posse/card/house';
import { type Seat, seat, type Viewer } from '@posse/engine';
import { expect, test } from 'vitest';
import { englishCards } from '../testing/english-narrators.ts';
import { cardStatus } from './status-line.ts';

const [you, rattler, mesa] = [seat(0), seat(1), seat(2)];
const dealt = cardGame.deal({ seats: 5 }, 'status');

interface StatusCase extends Partial<View> {
  readonly frame?: Frame;
  readonly by?: string;
}

/** The status at a table where this is asked; Rattler is the character in `by`. */
function status(viewer: Viewer, { frame, by, ...changes }: StatusCase): string {
  const view = cardGame.view(dealt, viewer);
  const abilities = by === undefined ? [] : [OURS.characters[by]?.ability].filter((id) => id !== undefined);
  const players = view.players.map((player, place) => ({
    ...player,
    life: 3,
    abilities: place === rattler ? abilities : [],
  }));
  const { title, sub, tone } = cardStatus(englishCards(viewer), {
    ...view,
    players,
    stack: frame === undefined ? [] : [frame],
    ...changes,
  });
  return `${title} | ${sub} | ${tone}`;
}

const shot = (using: string, need: number, by: Seat | null = rattler): Frame => ({
  op: 'shot',
  by,
  at: you,
  with: using,
  need,
  hit: [{ op: 'hurt', who: you, points: by === null ? 2 : 1, by }],
  dodged: [],
  tried: [],
});

test('a hand that is too large is told with its limit, and the number of cards to discard', () => {
  const [frame, held] = [{ op: 'phase3', who: you } as Frame, cardGame.view(dealt, you).players[you]?.hand.length ?? 0];
  expect(held).toBe(4);
  expect(status(you, { asked: you, frame })).toBe('Discard a card | You may keep 3 cards: discard 1 | yours');
});

test('a shot names the shooter, and the ways to avoid it', () => {
  const asked = { asked: you };
  expect(status(you, { ...asked, frame: shot('bang', 1) })).toBe(
    'Rattler shoots you | BANG!: 1 Missed! needed, or lose 1 life | danger',
  );
  expect(status(mesa, { ...asked, frame: shot('bang', 1) })).toBe(
    'Rattler shoots Tumble | BANG!: Tumble needs 1 Missed! | watching',
  );
  expect(status(rattler, { ...asked, frame: shot('bang', 1) })).toBe(
    'You shoot Tumble | BANG!: Tumble needs 1 Missed! | watching',
  );
  expect(status('spectator', { ...asked, frame: shot('gatling', 1) })).toBe(
    'Rattler shoots Tumble | Gatling: Tumble needs 1 Missed! | watching',
  );
});

test('a shot that takes more than one Missed! says how many, and why', () => {
  const slab = { asked: you, by: 'slab-the-killer' };
  expect(status(you, { ...slab, frame: shot('bang', 2) })).toBe(
    'Rattler shoots you | Slab the Killer: 2 Missed! needed, or lose 1 life | danger',
  );
  expect(status(you, { ...slab, frame: shot('bang', 1) })).toBe(
    'Rattler shoots you | Slab the Killer: 1 Missed! played, 1 more needed | danger',
  );
  expect(status(you, { ...slab, event: 'hangover', frame: shot('bang', 1) })).toBe(
    'Rattler shoots you | BANG!: 1 Missed! needed, or lose 1 life | danger',
  );
  expect(status(mesa, { asked: you, event: 'sniper', frame: shot('sniper', 1) })).toBe(
    'Rattler shoots Tumble | Sniper: Tumble played 1 Missed!, 1 more needed | watching',
  );
});

test('a shot without a shooter, and one at a card, have their own words', () => {
  expect(status(you, { asked: you, frame: shot('russian-roulette', 1, null) })).toBe(
    'Russian Roulette | Discard Missed!, or lose 2 life | danger',
  );
  expect(status(mesa, { asked: you, frame: shot('russian-roulette', 1, null) })).toBe(
    'Russian Roulette | Tumble discards Missed!, or loses 2 life | watching',
  );
  const barrel = OURS.cards.find(({ kind }) => kind.key === 'barrel')?.id as CardId;
  const ricochet: Frame = {
    ...(shot('ricochet', 1) as Frame & { op: 'shot' }),
    hit: [{ op: 'scrap', from: you, prey: barrel }],
  };
  expect(status(you, { asked: you, frame: ricochet })).toBe(
    'Rattler aims at your Barrel | Ricochet: 1 Missed! needed, or lose Barrel | danger',
  );
  expect(status(mesa, { asked: you, frame: ricochet })).toBe(
    'Rattler aims at Tumble’s Barrel | Ricochet: Tumble needs 1 Missed! | watching',
  );
});

test('the end of a game says who has won', () => {
  const over = (
    viewer: Viewer,
    winners: readonly number[],
    roles: readonly ('sheriff' | 'deputy' | 'outlaw' | 'renegade')[],
  ) => {
    const players = cardGame
      .view(dealt, viewer)
      .players.map((player, place) => ({ ...player, role: roles[place] ?? null }));
    return status(viewer, { winners: winners.map(seat), players, asked: null });
  };
  const five = ['sheriff', 'outlaw', 'outlaw', 'renegade', 'deputy'] as const;
  expect(over(you, [0, 4], five)).toBe('The law wins | You win with Copper | yours');
  expect(over(rattler, [0, 4], five)).toBe('The law wins | You lose to Tumble and Copper | watching');
  expect(over('spectator', [1, 2], five)).toBe('The Outlaws win | Winners: Rattler and Mesa | watching');
  expect(over('spectator', [3], five)).toBe('The Renegade wins | Winner: Sage | watching');
  expect(over(you, [], five)).toBe('Nobody wins | No one is left standing | watching');
  expect(over(you, [0], ['deputy', 'outlaw', 'renegade'])).toBe('You win | You win alone | yours');
  expect(over(you, [1], ['deputy', 'outlaw', 'renegade'])).toBe('Rattler wins | You lose to Rattler | watching');
});

test('a question of a house set is named after its card, or asked plainly', () => {
  const frame = { op: 'catBalou' } as unknown as Frame;
  expect(status(you, { asked: you, frame })).toMatch(/^Cat Balou \| Any player discards a card/);
  expect(status(mesa, { asked: you, frame })).toMatch(/^Waiting for Tumble \| Cat Balou: Any player/);
  const unknown = { op: 'moonshine' } as unknown as Frame;
  expect(status(you, { asked: you, frame: unknown })).toBe('Your choice | Pick one of these | yours');
});

test('a choice of a drawn card says what the “draw!” is for', () => {
  const flip = (luck: Luck) => ({ ...check(you, luck, [], []), op: 'chooseFlip' }) as Frame;
  const range = { suits: ['hearts', 'diamonds'], from: 10, to: 14 } as const;
  const asked = (luck: Luck): string => status(you, { frame: flip(luck), asked: you });
  expect(asked('hearts')).toContain('You want hearts');
  expect(asked('spades 2 to 9')).toContain('Avoid spades 2 to 9');
  expect(asked({ ...range, feared: false })).toContain('You want ♥♦ 10–A');
  expect(asked({ ...range, feared: true })).toContain('Which card counts? | Avoid ♥♦ 10–A | yours');
});

test('a turn mentions a card that must be played only if there is one', () => {
  const turn: StatusCase = { frame: { op: 'phase2', who: you }, asked: you, options: [], shown: null };
  expect(status(you, turn)).toBe('Your turn | Play cards, or end your turn | yours');
  expect(status(you, { ...turn, shown: dealt.deck[0] as CardId })).toMatch(/ must be played before your turn ends/);
});
