// Tests that bots explain every answer of a finished game from what they knew.

import { botNamed, CARD_BOTS, LEVELS } from '@posse/bots';
import { type Answer, cardGame } from '@posse/card';
import type { Replay } from '@posse/protocol';
import { describe, expect, test } from 'vitest';
import { castOf } from '../replay/replay-session.ts';
import { finishedGame, PARTIES } from '../testing/finished-bot-games.ts';
import { whyOf } from './answer-explanation.ts';

/** A game played by bots of one kind. */
const told = (party: (typeof PARTIES)[number], id: string): Replay => {
  const replay = finishedGame(party, 'why', id);
  return { ...replay, bots: replay.answers.map(() => id) };
};

/** The indices of every seventh answer of a game. */
const someOf = ({ answers }: Replay): number[] => [...answers.keys()].filter((answer) => answer % 7 === 0);

describe.each(PARTIES)('explanations of a $game game for $seats', (party) => {
  const replay = told(party, 'deputy');

  test('the explanations of a finished game give a reason for every answer of a bot', () => {
    for (const answer of someOf(replay)) {
      const why = whyOf({ replay, answer });
      expect(why?.reason.code).toMatch(/^[a-z-]+$/);
      expect(why?.odds).toHaveLength(party.seats);
      for (const row of why?.odds ?? [])
        expect(Object.values(row).reduce((sum, odds) => sum + odds, 0)).toBeCloseTo(1, 6);
      expect(why?.infers).toBe(true);
    }
  });

  test('explaining a bot’s answer gives the same reason, in whatever order the answers are asked for', () => {
    const last = replay.answers.length - 1;
    const before = whyOf({ replay, answer: 5 });
    whyOf({ replay, answer: last });
    expect(whyOf({ replay, answer: 5 })).toEqual(before);
  });
});

describe('explanations of a game for four', () => {
  const party = { game: 'card', seats: 4 } as const;

  test.each(LEVELS)(
    'the explanation of an answer by the bot $id infers roles only if bots of that level do',
    ({ id, style }) => {
      if (id === 'legend') return;
      expect(whyOf({ replay: told(party, id), answer: 3 })?.infers).toBe(style.infers);
    },
  );

  test('the explanation of a marshal’s answer names its weights, and says if others played the game', () => {
    const replay = told(party, 'marshal');
    const answer = replay.answers.findIndex(({ kind }) => kind === 'end');
    const version = botNamed(CARD_BOTS, 'marshal')?.weights;
    expect(version).toMatch(/^[0-9a-f]{12}$/);
    expect(whyOf({ replay, answer })?.weights).toEqual({ version, isOther: false });
    expect(whyOf({ replay: told(party, 'deputy'), answer: 3 })?.weights).toBeNull();
    // As weights would that never end the turn, and play the first card instead.
    const state = cardGame.deal(cardGame.storedWishes(replay.setup), replay.seed);
    for (const one of replay.answers.slice(0, answer)) cardGame.advance(state, one as Answer);
    const other = cardGame.pending(state)?.options.find(({ kind }) => kind !== 'end');
    const answers = replay.answers.with(answer, other as (typeof replay.answers)[number]);
    expect(whyOf({ replay: { ...replay, answers }, answer })?.weights).toEqual({ version, isOther: true });
  });

  test('a person’s answer in a finished game has no explanation', () => {
    const replay = finishedGame(party, 'why');
    expect(whyOf({ replay, answer: 3 })).toBeNull();
    expect(whyOf({ replay: { ...replay, bots: [] }, answer: 3 })).toBeNull();
    expect(whyOf({ replay: told(party, 'deputy'), answer: 100_000 })).toBeNull();
  });

  test('the bots of a replay are recognised by seat and name, and shown with their level', () => {
    const replay = told(party, 'gunslinger');
    const names = ['Dusty', 'Ann', 'Coyote', 'Ruby'];
    expect(castOf({ ...replay, names })).toEqual([
      { persona: 'dusty', level: 'gunslinger' },
      { persona: null, level: '' },
      { persona: 'coyote', level: 'gunslinger' },
      { persona: 'ruby', level: 'gunslinger' },
    ]);
    const first = replay.answers.findIndex(({ seat }) => seat === 0);
    const bots = (replay.bots ?? []).map((bot, number) => (number === first ? null : bot));
    expect(castOf({ ...replay, names, bots })[0], 'with a forced first answer').toEqual({
      persona: 'dusty',
      level: 'gunslinger',
    });
    expect(castOf(finishedGame(party, 'why')).every(({ persona }) => persona === null)).toBe(true);
  });
});
