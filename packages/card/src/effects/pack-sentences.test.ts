// Tests of the sentences that only packs use, at a table.

import type { Seat } from '@posse/engine';
import { expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { brawlRule } from '../dodge-city/rules/brawl.ts';
import { cardGame } from '../game.ts';
import { playerAt, type State } from '../state.ts';
import { A, answer, answersLike, B, C, D, lifeOf, turnUp } from '../testing/house-table.ts';
import { packOf, tableWithPack } from '../testing/pack-table.ts';

const playedBy = (play: readonly object[], hands: Readonly<Record<string, string>>, more: object = {}): State =>
  tableWithPack(packOf({ kinds: { trick: { border: 'brown', play, ...more } } }), {
    hands: { ...hands, A: `trick ${hands.A ?? ''}`.trim() },
  });

/** Plays the trick, which is the first card of the hand. */
const trick = (t: State, at: Seat | null = null): void => {
  answer(t, { kind: 'play', card: playerAt(t, A).hand[0] ?? null, at } as Partial<Answer>);
};
const asked = (t: State) => cardGame.pending(t);
const handOf = (t: State, who: typeof A): number => playerAt(t, who).hand.length;

test('everybody else discards two cards or loses a life point, and who has one card is not asked', () => {
  const t = playedBy([{ do: 'pay', who: 'others', cards: 2, no: [{ do: 'hurt', who: 'each', n: 1 }] }], {
    B: 'beer panic gatling',
    C: 'beer panic',
    D: 'missed',
  });
  trick(t);
  expect(asked(t)?.seat).toBe(B);
  answer(t, { kind: 'discard' });
  expect(answersLike(t, { kind: 'pass' })).toEqual([]);
  answer(t, { kind: 'discard' });
  expect(asked(t)?.seat).toBe(C);
  answer(t, { kind: 'pass' });
  expect([lifeOf(t, B), lifeOf(t, C), lifeOf(t, D)]).toEqual([4, 3, 3]);
  expect([handOf(t, B), handOf(t, C)]).toEqual([1, 2]);
});

test('only cards that fit can pay, but everybody with a card is asked', () => {
  const t = playedBy(
    [{ do: 'pay', who: 'target', cards: 1, of: { bang: true }, yes: [{ do: 'draw', n: 1 }] }],
    { B: 'beer bang' },
    { aim: 'another player' },
  );
  trick(t, B);
  expect(answersLike(t, { kind: 'discard' }).length).toBe(1);
  answer(t, { kind: 'discard' });
  expect(handOf(t, A)).toBe(1);
  const other = playedBy(
    [{ do: 'pay', who: 'target', cards: 1, of: { bang: true }, no: [{ do: 'hurt', who: 'target', n: 2 }] }],
    { B: 'beer' },
    { aim: 'another player' },
  );
  trick(other, B);
  expect(asked(other)?.options.map(({ kind }) => kind)).toEqual(['pass']);
});

test('each player gives a card to the player on their own left', () => {
  const t = playedBy([{ do: 'give', who: 'all', to: 'left', cards: 1 }], {
    A: 'beer',
    B: 'bang',
    C: 'missed',
    D: 'duel',
  });
  trick(t);
  for (const who of [A, B, C, D]) {
    expect(asked(t)?.seat).toBe(who);
    answer(t, { kind: 'choose' });
  }
  expect([A, B, C, D].map((who) => handOf(t, who))).toEqual([1, 1, 1, 1]);
});

test('a player may decline an effect, or use it', () => {
  const play = [{ do: 'may', yes: [{ do: 'draw', n: 2 }], no: [{ do: 'hurt', n: 1 }] }];
  const [yes, no] = [playedBy(play, {}), playedBy(play, {})];
  trick(yes);
  answer(yes, { kind: 'choose', pick: 'yes' });
  trick(no);
  answer(no, { kind: 'choose', pick: 'no' });
  expect([handOf(yes, A), lifeOf(yes, A), handOf(no, A), lifeOf(no, A)]).toEqual([2, 4, 0, 3]);
});

test('one of the wounded players is chosen, and nobody else can be', () => {
  const t = playedBy(
    [{ do: 'choose-player', of: 'others', if: { is: 'hurt', who: 'each' }, run: [{ do: 'heal', who: 'each', n: 1 }] }],
    {},
  );
  playerAt(t, C).life = 2;
  trick(t);
  expect(asked(t)?.options.map(({ at }) => at)).toEqual([C]);
  answer(t, { kind: 'choose', at: C });
  expect(lifeOf(t, C)).toBe(3);
});

test('a shot whose hit is something else costs no life point', () => {
  const t = playedBy(
    [{ do: 'shoot', misses: 2, hit: [{ do: 'take', from: 'each', card: 'hand' }], dodged: [{ do: 'draw', n: 1 }] }],
    { B: 'beer' },
    { aim: 'another player' },
  );
  trick(t, B);
  answer(t, { kind: 'pass' });
  expect([lifeOf(t, B), handOf(t, B), handOf(t, A)]).toEqual([4, 0, 1]);
});

test('a draw! decides, by suit and rank', () => {
  const play = [
    { do: 'check', luck: { suits: ['hearts'], from: 10 }, yes: [{ do: 'draw', n: 3 }], no: [{ do: 'hurt', n: 1 }] },
  ];
  const [good, bad] = [playedBy(play, {}), playedBy(play, {})];
  turnUp(good, 'Q♥');
  trick(good);
  turnUp(bad, '9♥');
  trick(bad);
  expect([handOf(good, A), lifeOf(bad, A)]).toEqual([3, 3]);
});

test('an amount is counted when the card is played, within its limits', () => {
  const t = playedBy([{ do: 'draw', n: { sum: ['wounds', 1], most: 3 } }], {});
  playerAt(t, A).life = 1;
  trick(t);
  expect(handOf(t, A)).toBe(3);
});

test('a Missed! of a pack shoots back at the shooter', () => {
  const backfire = { border: 'brown', action: false, dodges: true, play: [{ do: 'shoot', at: 'by' }] };
  const t = tableWithPack(packOf({ kinds: { backfire } }), { hands: { A: 'bang', B: 'backfire' } });
  answer(t, { kind: 'play', at: B });
  answer(t, { kind: 'play' });
  expect([lifeOf(t, A), lifeOf(t, B)]).toEqual([3, 4]);
});

test('a card in play and a character react, and who wounds is meant by "by"', () => {
  const t = tableWithPack(
    packOf({
      kinds: {
        bounty: { border: 'blue', aim: 'anybody', power: { wounded: [{ do: 'draw', who: 'by', n: 1 }] } },
      },
      characters: { nurse: { bullets: 4, power: { drew: [{ do: 'draw', n: 1 }], farther: 1 } } },
    }),
    { hands: { A: 'bang' }, inPlay: { B: 'bounty' }, characters: { C: 'nurse' } },
  );
  answer(t, { kind: 'play', at: B });
  expect([lifeOf(t, B), handOf(t, A)]).toEqual([3, 1]);
});

test('an offer has its price, its targets and its limit per turn', () => {
  const t = tableWithPack(
    packOf({
      characters: {
        flower: {
          bullets: 4,
          power: {
            offer: {
              price: { cards: 1, of: { suits: ['clubs', 'spades'] } },
              target: 'next door',
              perTurn: 1,
              run: [{ do: 'shoot' }],
            },
          },
        },
      },
    }),
    { characters: { A: 'flower' }, hands: { A: 'beer winchester winchester schofield' } },
  );
  const offers = () => answersLike(t, { kind: 'ability' });
  expect(new Set(offers().map(({ at }) => at))).toEqual(new Set([B, D]));
  answer(t, { kind: 'ability', at: D });
  expect([lifeOf(t, D), offers()]).toEqual([3, []]);
});

test('a player who is out before their Brawl begins chooses no cards', () => {
  const t = playedBy([{ do: 'brawl' }], { B: 'beer', C: 'beer' });
  const frame = { op: 'brawl', by: A, left: [B, C] } as const;
  expect(brawlRule.open?.(t, frame)).toBe(true);
  playerAt(t, A).alive = false;
  expect(brawlRule.open?.(t, frame)).toBe(false);
  expect(brawlRule.closes?.(t, frame)).toEqual([]);
});

test('a card that has exploded is neither passed on nor exploded again', () => {
  const pack = packOf({
    kinds: {
      fuse: { border: 'blue', power: { turnStarts: [{ do: 'explode' }, { do: 'explode' }, { do: 'pass-on' }] } },
    },
  });
  const t = tableWithPack(pack, { inPlay: { B: 'fuse' } });
  answer(t, { kind: 'end' });
  expect(lifeOf(t, B)).toBe(1);
  expect(t.players.flatMap(({ inPlay }) => inPlay)).toEqual([]);
});

test('cards that others draw in phase 1 are not shown by Law of the West, nor drawn from the Abandoned Mine', () => {
  const pack = packOf({
    characters: { host: { bullets: 4, power: { draws: [{ do: 'draw', who: 'all', n: 1 }] } } },
  });
  const layout = { sets: ['fistful'], characters: { B: 'host' }, hands: { A: 'beer beer beer beer beer beer' } };
  const law = tableWithPack(pack, { ...layout, event: 'law-of-the-west' });
  answer(law, { kind: 'end' });
  while (law.turn === A) answer(law, { kind: 'discard' });
  expect([law.shown, ...[B, C, D].map((who) => handOf(law, who))]).toEqual([null, 1, 1, 1]);
  const mine = tableWithPack(pack, { ...layout, event: 'abandoned-mine' });
  answer(mine, { kind: 'end' });
  while (mine.turn === A) answer(mine, { kind: 'discard' });
  // B draws one of the two cards that A has discarded.
  expect([mine.discard.length, ...[B, C, D].map((who) => handOf(mine, who))]).toEqual([1, 1, 1, 1]);
});

test.each([
  ['few', { atMost: 4 }, true],
  ['many', { atLeast: 5 }, false],
] as const)(
  'a ban that counts a hand of %s cards decides alike for everybody whether an answer is forced',
  (_, range, isForced) => {
    const pack = packOf({
      characters: {
        sober: { bullets: 4, power: { forbids: [{ cards: { beer: true }, if: { count: 'hand', ...range } }] } },
      },
    });
    for (const held of ['beer panic', 'panic panic']) {
      const t = tableWithPack(pack, { characters: { B: 'sober' }, hands: { A: 'bang', B: held } });
      playerAt(t, B).life = 1;
      answer(t, { kind: 'play', at: B });
      while (asked(t)?.why.op === 'shot') answer(t, { kind: 'pass' });
      expect([asked(t)?.why.op, cardGame.forcedAnswer(t) !== null]).toEqual(['dying', isForced]);
    }
  },
);
