// Tests the JSON that commands print for scripts.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { file, posse, printed } from './testing/posse-command.ts';

const CORPUS = join(import.meta.dirname, '../../testkit/corpus/0.3.0');
const proof = join(CORPUS, 'proofs/card-over.json');

const json = async (...args: readonly string[]) => JSON.parse(await printed([...args, '--json']));

describe('posse doctor --json', () => {
  const args = ['doctor', '--port', '0', '--data', file('no-data'), '--json'];

  test('posse doctor --json lists all findings, and says whether a server can start', async () => {
    const { isWell, findings } = JSON.parse(await printed([...args, '--host', '127.0.0.1']));
    expect(isWell).toBe(true);
    expect(findings.map(({ about }: { about: string }) => about)).toEqual(
      expect.arrayContaining(['version', 'port', 'addresses', 'store', 'clock', 'disk', 'proxy']),
    );
    for (const finding of findings) expect(Object.keys(finding)).toEqual(['about', 'verdict', 'sentence']);
  });

  test('posse doctor --json says that a server cannot start, by its exit code too', async () => {
    const { status, stdout } = await posse([...args, '--host', '203.0.113.9']);
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      isWell: false,
      findings: expect.arrayContaining([
        { about: 'port', verdict: 'wrong', sentence: expect.stringContaining('203.0.113.9') },
      ]),
    });
  });
});

describe('posse verify --json', () => {
  test('posse verify --json has the verdict and each check of a fair game', async () => {
    const found = await json('verify', proof);
    expect(found).toMatchObject({ game: 'card', verdict: 'fair', sentence: 'The deal was fair.' });
    expect(found.checks.length).toBeGreaterThan(5);
    for (const { what, result } of found.checks) expect([typeof what, result]).toEqual(['string', 'yes']);
  });

  test('posse verify --json has the checks that a forged game fails', async () => {
    const { status, stdout } = await posse(['verify', proof, '--commitment', 'ab'.repeat(32), '--json']);
    const { verdict, checks } = JSON.parse(stdout);
    expect([status, verdict]).toEqual([1, 'untrusted']);
    expect(checks.filter(({ result }: { result: string }) => result === 'no')).toHaveLength(1);
  });
});

describe('posse options --json', () => {
  test('posse options --json lists sets, presets, options, numbers and events of the card game with their ids', async () => {
    const found = await json('options');
    expect(Object.keys(found)).toEqual(['game', 'sets', 'presets', 'options', 'numbers', 'events']);
    expect(found.sets).toContainEqual(expect.objectContaining({ id: 'dodge-city', neededBySeats: [3, 8] }));
    expect(found.presets).toContainEqual(expect.objectContaining({ id: 'everything', seats: 7 }));
    expect(found.numbers).toContainEqual(expect.objectContaining({ id: 'characters-to-choose', from: 1, to: 8 }));
    expect(found.events).toContainEqual({ id: 'without-ghost-town', text: null });
  });

  test('posse options --json lists the modules of the dice game in the wanted language', async () => {
    const { game, modules } = await json('options', '--game', 'dice', '--language', 'de');
    const english = await json('options', '--game', 'dice');
    expect([game, modules.length]).toEqual(['dice', 5]);
    expect(modules[0].text).not.toBe(english.modules[0].text);
  });
});

describe.each(['card', 'dice'])('a saved %s game as JSON', (game) => {
  const path = file(`saved-for-json-${game}.json`);

  test('posse replay --json has every answer with its facts and sentences, and the winners', async () => {
    await printed(['simulate', '--game', game, '--games', '1', '--seed', 's', '--save', path]);
    const saved = JSON.parse(await printed(['simulate', '--game', game, '--games', '1', '--seed', 's', '--json']));
    const found = await json('replay', path);
    expect(found).toMatchObject({ game, seed: `${saved.seed}/0`, seat: null, older: null });
    expect(found.steps).toHaveLength(saved.decisions);
    expect(found.steps.map(({ step }: { step: number }) => step)).toEqual([...found.steps.keys()]);
    expect(found.steps.some(({ sentences }: { sentences: string[] }) => sentences.length > 0)).toBe(true);
    expect(found.players.map(({ seat }: { seat: number }) => seat)).toEqual([0, 1, 2, 3, 4]);
    for (const { role } of found.players) expect(role).toMatch(/sheriff|deputy|outlaw|renegade/);
    for (const winner of found.winners) expect(found.players[winner]).toBeDefined();
    expect((await json('replay', path, '--from', '7')).steps).toEqual(found.steps.slice(7));
  });

  test('posse replay --json --seat tells a script no more than that seat knew', async () => {
    const [all, own] = [await json('replay', path), await json('replay', path, '--seat', '2')];
    expect([own.seat, own.seed]).toEqual([1, null]);
    for (const [place, { seat, answer, facts }] of own.steps.entries()) {
      expect(answer).toEqual(seat === 1 ? all.steps[place].answer : null);
      expect(facts.length).toBe(all.steps[place].facts.length);
    }
    if (game === 'card') expect(JSON.stringify(own.steps)).not.toBe(JSON.stringify(all.steps));
  });

  test('posse think --json has beliefs, rated options, the chosen one and the one that was played', async () => {
    const found = await json('think', path, '--step', '20');
    const { seat, answer } = (await json('replay', path)).steps[20];
    expect(found).toMatchObject({ game, step: 20, seat, bot: 'deputy', older: null });
    expect(found.question.title).not.toBe('');
    for (const { roles } of found.beliefs)
      expect(Object.values<number>(roles).reduce((sum, odds) => sum + odds)).toBeCloseTo(1);
    type Option = { isChosen: boolean; wasPlayed: boolean; answer: object; words: string; score: number };
    const options: readonly Option[] = found.options;
    expect(options.filter(({ isChosen }) => isChosen)).toHaveLength(1);
    expect(options.filter(({ wasPlayed }) => wasPlayed).map((option) => option.answer)).toEqual([answer]);
    for (const { words, score } of options) expect([typeof words, typeof score]).toEqual(['string', 'number']);
    const byChance = await json('think', path, '--step', '20', '--bot', 'random');
    expect(byChance.options[0].score).toBeNull();
  });

  test('posse analyse --json has the curve, turning points, and reviewed answers with their words', async () => {
    const found = await json('analyse', path, '--seat', '2', '--worlds', '8');
    expect(found).toMatchObject({ game, seat: 1, worlds: 8, older: null });
    expect(found.curve.length).toBeGreaterThan(5);
    expect(found.answers.length).toBeGreaterThan(3);
    for (const { given, loss, words } of found.answers) {
      expect(given.seat).toBe(1);
      expect(loss).toBeGreaterThanOrEqual(0);
      expect(words.given).not.toBe('');
    }
    const spoken = await printed(['analyse', path, '--seat', '2', '--worlds', '8', '--language', 'de']);
    expect(spoken).toContain('Gewinnchance: ');
    expect(spoken).toContain(`${found.answers.length} Entscheidungen: `);
  });
});

test('an error with --json is a sentence on the other stream, so that a script reads no half object', async () => {
  const path = file('no-proof.json');
  writeFileSync(path, '{}');
  for (const command of ['verify', 'replay', 'think', 'analyse']) {
    const { status, stdout, stderr } = await posse([command, path, '--json']);
    expect([status, stdout, stderr]).toEqual([2, '', expect.stringMatching(/^posse: [^\n]+\n$/)]);
  }
});
