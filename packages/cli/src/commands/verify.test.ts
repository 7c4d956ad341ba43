// Tests of posse verify with fair proofs, forged ones, and other rules.
// Runs apart: house sets stay in the catalogue.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cardClues, playGame, randomBot } from '@posse/bots';
import { cardGame, type Wishes } from '@posse/card';
import { RULES } from '@posse/engine';
import {
  beforeAfter,
  type CommittedProof,
  commitmentOf,
  dealOf,
  defaultContribution,
  gameIdOf,
  type Proof,
  seatCommitmentOf,
  seedOf,
  transcriptHashOf,
} from '@posse/protocol';
import { addHouseFiles, putAway } from '@posse/server/house';
import { afterAll, describe, expect, test } from 'vitest';
import { MAIN, posse } from '../testing/posse-command.ts';

const MOONSHINE = fileURLToPath(new URL('../../../../docs/house-cards/moonshine.ts', import.meta.url));
const PACK = fileURLToPath(new URL('../../../../docs/house-cards/moonshine.json', import.meta.url));
const _ARGS = ['--conditions=source', MAIN];
const folder = mkdtempSync(join(tmpdir(), 'posse-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SECRET = 'a secret';
const COMMITMENT = commitmentOf(SECRET);
const PLAIN = defaultContribution(COMMITMENT, 3);

/** A game as dealt by programs before seat commitments. */
function fairGame(setup: Wishes = { seats: 4 }): Proof {
  const lucks = ['aa', 'bb', 'cc', PLAIN];
  const id = gameIdOf(COMMITMENT);
  const replay = playedFrom(setup, seedOf(SECRET, id, lucks));
  return asJson({ format: 'posse-proof', version: 1, id, commitment: COMMITMENT, secret: SECRET, lucks, replay });
}

const LUCKS = ['aa', 'bb', 'cc'].map((digits) => digits.repeat(32));

/** A game with contributions of this many people. */
function promisedGame(people: number, givenUp: CommittedProof['givenUp'] = []): CommittedProof {
  const setup = { seats: 4 };
  const lucks = Array.from({ length: 4 }, (_, seat) =>
    seat < people ? (LUCKS[seat] as string) : defaultContribution(COMMITMENT, seat),
  );
  const promises = lucks.map((luck, seat) => (seat < people ? seatCommitmentOf(luck) : null));
  const deal = dealOf('card', setup);
  const seal = transcriptHashOf({ before: beforeAfter(givenUp), commitment: COMMITMENT, deal, promises });
  const replay = playedFrom(setup, seedOf(SECRET, seal, lucks));
  const about = { format: 'posse-proof', version: 2, id: gameIdOf(seal), commitment: COMMITMENT, secret: SECRET };
  return asJson({ ...about, lucks, promises, givenUp, replay });
}

const NEXT = commitmentOf('the next secret');

type ChainedProof = Extract<Proof, { readonly version: 3 }>;

/** A game whose starts fix the next secret. */
function chainedGame(
  people: number,
  givenUp: ChainedProof['givenUp'] = [],
  setup: Wishes = { seats: 4 },
): ChainedProof {
  const { lucks, promises, ...rest } = promisedGame(people);
  const deal = dealOf('card', setup);
  const seal = transcriptHashOf({ before: beforeAfter(givenUp), commitment: COMMITMENT, next: NEXT, deal, promises });
  const replay = playedFrom(setup, seedOf(SECRET, seal, lucks));
  return asJson({ ...rest, version: 3, id: gameIdOf(seal), lucks, promises, next: NEXT, givenUp, replay });
}

function playedFrom(setup: Wishes, seed: string): object {
  const { answers, winners } = playGame(cardClues, cardGame.storedWishes(setup), seed, () => randomBot);
  const told = { names: ['a', 'b', 'c', 'd'], winners: [...winners], startedAt: 1, endedAt: 2 };
  const about = { format: 'posse-replay', version: 1, rules: RULES, game: 'card' };
  return { ...about, setup, seed, answers: [...answers], ...told };
}

const asJson = <T extends Proof>(proof: object): T => JSON.parse(JSON.stringify(proof)) as T;

async function verified(proof: object, ...flags: readonly string[]) {
  const path = join(folder, 'proof.json');
  writeFileSync(path, JSON.stringify(proof));
  const { status, stdout } = await posse(['verify', path, ...flags]);
  return { status, wrong: stdout.split('\n').filter((line) => line.startsWith(' NO')).length, stdout };
}

describe('posse verify', () => {
  const fair = fairGame();

  test('posse verify accepts a game of version 1, and cannot tell whether its deal was fair', async () => {
    const { status, wrong, stdout } = await verified(fair, '--commitment', fair.commitment, '--luck', 'cc');
    expect({ status, wrong }).toEqual({ status: 3, wrong: 0 });
    expect(stdout).toContain('3 of them made by players');
    expect(stdout).toMatch(/\nNobody can tell whether the deal was fair: in this old version .*\n$/);
  });

  describe('with seat commitments', () => {
    const givenUp = {
      commitment: commitmentOf('first'),
      secret: 'first',
      deal: dealOf('card', { seats: 4 }),
      promises: [seatCommitmentOf('00'), seatCommitmentOf('11'), null, null],
      missing: [{ seat: 1, name: 'b' }],
    };
    const promised = promisedGame(3, [givenUp]);

    test('posse verify accepts a fair game, and lists aborted shuffles', async () => {
      const { status, wrong, stdout } = await verified(promised, '--luck', LUCKS[2] as string);
      expect({ status, wrong }).toEqual({ status: 4, wrong: 0 });
      expect(stdout).toContain(
        'shuffles aborted before this one: 1, because these players did not reveal their contribution: b (seat 2)',
      );
      expect(stdout).toMatch(/\nThe deal was fair, but one shuffle was aborted before it: .*\n$/);
    });

    test.each([
      [0, 'The deal is not proven: only the server contributed'],
      [1, 'The deal is not proven: only a and the server contributed'],
    ])('posse verify reports that only %i people contributed', async (people, sentence) => {
      const { status, stdout } = await verified(promisedGame(people));
      expect(status).toBe(4);
      expect(stdout).toContain(sentence);
      expect(stdout).toContain('no shuffle was aborted before this one');
    });

    test.each<[string, Partial<CommittedProof>]>([
      ['a contribution that differs from its commitment', { lucks: promised.lucks.with(0, 'ee'.repeat(32)) }],
      ['a contribution without a commitment', { lucks: promised.lucks.with(3, 'ee'.repeat(32)) }],
      ['an aborted shuffle that is left out', { givenUp: [] }],
      ['an aborted shuffle with another secret', { givenUp: [{ ...givenUp, secret: 'second' }] }],
      ['an aborted shuffle without a player who aborted it', { givenUp: [{ ...givenUp, missing: [] }] }],
      [
        'an aborted shuffle that is blamed on another player',
        { givenUp: [{ ...givenUp, missing: [{ seat: 0, name: 'a' }] }] },
      ],
      ['a commitment that was used twice', { givenUp: [{ ...givenUp, promises: [...promised.promises] }] }],
      ['another setup', { replay: { ...promised.replay, setup: { seats: 4, preset: 'everything' } } }],
    ])('detects a forged proof: %s', async (_, changes) => {
      const { status, wrong } = await verified({ ...promised, ...changes });
      expect(status).toBe(1);
      expect(wrong).toBeGreaterThan(0);
    });
  });

  describe('with shuffles that fix the next secret', () => {
    const abortedBy = (seat: number, secret: string, next: string) => ({
      commitment: commitmentOf(secret),
      secret,
      next,
      deal: dealOf('card', { seats: 4 }),
      promises: [0, 1, 2].map((place) => seatCommitmentOf(`${secret} ${place}`)),
      missing: [{ seat, name: 'b' }],
    });

    const once = abortedBy(1, 'first', COMMITMENT);
    const twice = [abortedBy(1, 'zeroth', once.commitment), once];

    test.each<[string, number, ChainedProof, string]>([
      ['nothing was aborted', 0, chainedGame(3), 'The deal was fair.'],
      ['one shuffle was aborted', 4, chainedGame(3, [once]), 'The deal was fair, but one shuffle was aborted'],
      ['two shuffles were aborted', 4, chainedGame(3, twice), 'The deal is not proven: too many shuffles'],
      ['one person contributed', 4, chainedGame(1), 'The deal is not proven: only a and the server contributed'],
      ['nobody contributed', 4, chainedGame(0), 'The deal is not proven: only the server contributed'],
    ])('states what the proof is worth if %s', async (_, status, proof, sentence) => {
      const checked = await verified(proof);
      expect([checked.status, checked.wrong]).toEqual([status, 0]);
      expect(checked.stdout).toContain(`\n${sentence}`);
    });

    test('posse verify detects a secret that the aborted shuffle did not fix', async () => {
      const proof = chainedGame(3, [abortedBy(1, 'first', commitmentOf('another'))]);
      expect(await verified(proof)).toMatchObject({ status: 1, wrong: 1 });
    });

    test('posse verify reports a cheat before aborts, and aborts before older rules', async () => {
      const proof = chainedGame(3, [once]);
      expect(await verified({ ...proof, secret: 'another' })).toMatchObject({ status: 1 });
      const replay = { ...proof.replay, rules: 1, winners: [] };
      expect(await verified({ ...proof, replay })).toMatchObject({ status: 4, wrong: 0 });
    });
  });

  test.each([
    ['another secret', { ...fair, secret: 'another' }],
    ['another commitment', { ...fair, commitment: commitmentOf('another') }],
    ['a changed contribution', { ...fair, lucks: ['aa', 'bb', 'ee', ...fair.lucks.slice(3)] }],
    ['a seat without a contribution', { ...fair, lucks: ['aa', 'bb', 'cc'] }],
    [
      'an id that was chosen',
      { ...fair, id: 'chosen', replay: { ...fair.replay, seed: seedOf(fair.secret, 'chosen', fair.lucks) } },
    ],
    ['another seed', { ...fair, replay: { ...fair.replay, seed: 'another' } }],
    ['an answer left out', { ...fair, replay: { ...fair.replay, answers: fair.replay.answers.slice(1) } }],
    ['other winners', { ...fair, replay: { ...fair.replay, winners: [] } }],
  ])('detects a forged proof of version 1: %s', async (_, proof) => {
    const { status, wrong, stdout } = await verified(proof);
    expect(status).toBe(1);
    expect(wrong).toBeGreaterThan(0);
    expect(stdout).toContain('cannot be trusted');
  });

  test('posse verify detects a game whose cards were placed by hand, even if everything else holds', async () => {
    const setup = { ...fair.replay.setup, staged: {} };
    const { status, stdout } = await verified({ ...fair, replay: { ...fair.replay, setup } });
    expect(status).toBe(1);
    expect(stdout).toMatch(/^ NO {2}no card and no die was placed by hand$/m);
  });

  const proven = chainedGame(3);
  const byRules = (rules: number | undefined, changes: Partial<Proof['replay']>): Proof => ({
    ...proven,
    replay: { ...proven.replay, ...changes, ...(rules === undefined ? {} : { rules }) },
  });

  test.each([
    ['other winners', 1, { winners: [] }, /it ends with other winners/],
    ['an answer that is not possible', 1, { answers: proven.replay.answers.slice(1) }, /answer \d+ is not possible/],
    ['no end', 1, { answers: proven.replay.answers.slice(0, -1) }, /it is not over after the last answer/],
    ['no number at all', undefined, { winners: [] }, /it ends with other winners/],
  ])('tells older rules from a cheat: %s', async (_, rules, changes, because) => {
    const { rules: __, ...replay } = byRules(rules, changes).replay;
    const { status, wrong, stdout } = await verified({
      ...proven,
      replay: rules === undefined ? replay : { ...replay, rules },
    });
    expect({ status, wrong }).toEqual({ status: 3, wrong: 0 });
    expect(stdout).toMatch(/^old {2}played by older rules \(version 1; this program has version 3\)/m);
    expect(stdout).toMatch(because);
    expect(stdout).toContain('The deal was fair. The game was played by older rules');
  });

  test('posse verify accepts a game of older rules that goes the same by today’s rules', async () => {
    expect(await verified(byRules(1, {}))).toMatchObject({ status: 0, wrong: 0 });
  });

  test('posse verify detects a cheat in a game of older rules', async () => {
    const { status, wrong, stdout } = await verified({ ...byRules(1, { winners: [] }), secret: 'another' });
    expect([status, wrong]).toEqual([1, 2]);
    expect(stdout).toContain('cannot be trusted');
  });

  test('posse verify asks for a newer program if it does not know the rules', async () => {
    const { status, stdout } = await verified(byRules(RULES + 1, { winners: [] }));
    expect(status).toBe(3);
    expect(stdout).toMatch(/^new {2}played by newer rules/m);
    expect(stdout).toContain('update Posse');
  });

  test('posse verify replays a game with house cards, if the command line names their file', async () => {
    const sets = await addHouseFiles([MOONSHINE]);
    const proof = fairGame({ seats: 4, sets: ['base', ...sets.map(({ id }) => id)] });
    putAway(sets);
    expect(await verified(proof, '--with', MOONSHINE)).toMatchObject({ status: 3, wrong: 0 });
    const { status, stderr } = await posse(['verify', join(folder, 'proof.json')]);
    expect([status, stderr]).toEqual([2, expect.stringMatching(/played with house-moonshine: .*--with/)]);
    await verified(fair);
    expect((await posse(['verify', join(folder, 'proof.json'), '--with', MOONSHINE])).stderr).toMatch(
      /without house cards/,
    );
  });

  test('posse verify needs no file for a game with packs, and detects another pack in its place', async () => {
    const pack = JSON.parse(readFileSync(PACK, 'utf8'));
    const proof = chainedGame(3, [], cardGame.withPool({ seats: 4, packs: [pack] }));
    expect(await verified(proof)).toMatchObject({ status: 0, wrong: 0 });
    const weaker = { ...pack, kinds: { moonshine: { ...pack.kinds.moonshine, copies: '7♥ 9♣ 5♠' } } };
    const setup = cardGame.withPool({ seats: 4, packs: [weaker] });
    const { wrong } = await verified({ ...proof, replay: { ...proof.replay, setup } });
    expect(wrong).toBeGreaterThan(0);
  });

  test('posse verify detects a commitment other than the noted one, and a noted contribution that is missing', async () => {
    expect((await verified(fair, '--commitment', commitmentOf('another'))).wrong).toBe(1);
    expect((await verified(fair, '--luck', 'ee')).wrong).toBe(1);
  });

  test('posse verify explains faults in its arguments', async () => {
    writeFileSync(join(folder, 'half.json'), '{"format":"posse-proof"}');
    for (const [given, sentence] of [
      [join(folder, 'half.json'), /not a valid proof/],
      [join(folder, 'none.json'), /can't be read/],
      ['http://127.0.0.1:1/api/games/x', /can't be reached/],
    ] as const) {
      const { status, stderr } = await posse(['verify', given]);
      expect(status).toBe(2);
      expect(stderr).toMatch(sentence);
    }
  });
});
