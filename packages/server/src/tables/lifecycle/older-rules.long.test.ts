// Tests of games by other rules: they go on if possible, and otherwise end.

import { readFileSync } from 'node:fs';
import { RULES } from '@posse/engine';
import type { Proof } from '@posse/protocol';
import type { Change } from '@posse/store';
import { rewriteFile } from '@posse/store/rewritten-database';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Guest } from '../../testing/recording-guest.ts';
import { type Party, playOn, Rig } from '../../testing/test-tables.ts';
import { Archive } from './finished-games.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
  rig.slowBots();
});
afterEach(() => rig.close());

/** Chooses the last option, which is the most peaceful one, so that the game goes on. */
const PASS = (options: number): number => options - 1;

const OLDER = RULES - 1;
const NEWER = RULES + 1;
const NONSENSE = '{"seat":0,"kind":"nonsense"}';

/** Changes the stored game as if it was dealt by other rules. */
const doctored =
  (rules: number, ...changes: readonly string[]) =>
  (file: string): void =>
    rewriteFile(file, `UPDATE games SET record = json_set(record, '$.rules', ${rules})`, ...changes);

/** A stored game with this many answers. */
async function played(answers: number, game: 'card' | 'dice' = 'card'): Promise<Party & { readonly id: string }> {
  const party = await rig.deal(4, game);
  await playOn(party.guests, () => party.host.view.step === answers, PASS);
  await party.host.isHeard();
  return { ...party, id: party.host.last('game').id };
}

const changed = (answer: number): string => `UPDATE answers SET answer = '${NONSENSE}' WHERE number = ${answer}`;
const noticesOf = (guest: Guest) => guest.last('welcome').lines.map(({ notice }) => notice);

async function expectEnded({ code, guests, id }: Party & { readonly id: string }, answers: number): Promise<void> {
  for (const { id: person, seat } of guests) {
    const back = await rig.come(person, code);
    expect([back.info.phase, back.info.gameId, back.info.paused, back.seat]).toEqual(['gathering', null, false, seat]);
    expect(back.all('game')).toEqual([]);
    expect(noticesOf(back)).toEqual(['older-rules']);
  }
  expect(await rig.store.outcome(id)).toMatchObject({ winners: null, answers });
}

describe('a running game of older rules', () => {
  test.each([
    ['card', 20],
    ['card', 50],
    ['card', 55],
    ['dice', 20],
  ] as const)(
    'a running game of older rules goes on if today’s rules lead to the same position: %s, after %i answers',
    async (game, answers) => {
      const { guests, code, id } = await played(answers, game);
      await rig.restart(doctored(OLDER));
      const back = await Promise.all(guests.map((guest) => rig.come(guest.id, code)));
      for (const [place, guest] of back.entries()) expect(guest.view).toEqual(guests[place]?.view);
      await playOn(back);
      expect(await new Archive(rig.store).replay(id)).toMatchObject({ rules: OLDER, winners: expect.anything() });
      expect(rig.errors).toEqual([]);
    },
  );

  test('a running game of older rules goes on from its answers if its stored snapshot is of no use any more', async () => {
    const { host, code } = await played(55);
    await rig.restart(doctored(OLDER, `UPDATE snapshots SET state = '{"format":"of old"}'`));
    expect((await rig.come('host', code)).view).toEqual(host.view);
  });

  test.each([
    ['at the first answer', 0, 20],
    ['in the middle', 10, 20],
    ['at the last answer', 19, 20],
    ['before what was stored between, which could still be read', 10, 55],
    ['after that', 52, 55],
  ])(
    'a running game of older rules ends with a notice if an answer is not possible any more: %s',
    async (_, wrong, answers) => {
      const party = await played(answers);
      await rig.restart(doctored(OLDER, changed(wrong)));
      await expectEnded(party, answers);
    },
  );

  test('a running game of older rules ends with a notice if today’s rules lead to another position', async () => {
    const party = await played(55);
    // Some other life than by today's rules.
    const life = `json_extract(state, '$.match.state.state.players[0].life')`;
    expect(
      JSON.parse((await rig.store.lastSnapshot(party.id))?.state ?? '').match.state.state.players[0].life,
    ).toBeGreaterThan(0);
    const change = `UPDATE snapshots SET state = json_set(state, '$.match.state.state.players[0].life', 1 + (${life} = 1))`;
    await rig.restart(doctored(OLDER, change));
    await expectEnded(party, 55);
  });

  test('a running game of older rules ends with a notice if today’s rules can’t even deal it', async () => {
    const party = await played(3);
    await rig.restart(doctored(OLDER, `UPDATE games SET record = json_set(record, '$.setup.preset', 'of old')`));
    await expectEnded(party, 3);
  });

  test('a running game of older rules ends once: people keep their seats, and can start another game', async () => {
    const party = await played(20);
    await party.host.does({ type: 'pause', on: true });
    await rig.restart(doctored(OLDER, changed(5)));
    await rig.restart();
    await expectEnded(party, 20);
    const back = await Promise.all(
      party.guests.map(({ token }, place) => rig.come(`device ${place}`, party.code, { token })),
    );
    const [host] = back as [Guest];
    expect(await host.does({ type: 'start' })).toBeNull();
    await playOn(back);
    expect(await new Archive(rig.store).replay(host.last('game').id)).toMatchObject({ rules: RULES });
    expect(await new Archive(rig.store).replay(party.id)).toMatchObject({ rules: OLDER, winners: null });
  });

  test('a game that ends because of its older rules is logged, and other tables are not affected', async () => {
    const ended = await played(20);
    const { code } = await rig.gather();
    const { count } = rig.tables;
    await rig.restart(doctored(OLDER, changed(5)));
    expect(await rig.tables.info(ended.code)).toMatchObject({ phase: 'gathering' });
    expect(rig.tables.count).toBe(count);
    expect((await rig.tables.info(code))?.code).toBe(code);
    expect(rig.errors).toEqual([expect.stringMatching(/older rules \(2, .* 3\): answer 5 is not possible/)]);
  });
});

describe('a game of older rules that is over', () => {
  test('a finished game of older rules is shown as over if today’s rules lead to the same end', async () => {
    const { guests, code } = await rig.deal(4, 'dice');
    await playOn(guests);
    await rig.restart(doctored(OLDER));
    expect((await rig.come('host', code)).info.phase).toBe('over');
  });

  test('a finished game of older rules keeps its winners in the archive if today’s rules lead to others', async () => {
    const { guests, host, code } = await rig.deal(4, 'dice');
    await playOn(guests);
    const id = host.last('game').id;
    await rig.restart(doctored(OLDER, `UPDATE games SET outcome = json_set(outcome, '$.winners', json('[0,1,2,3]'))`));
    const back = await rig.come('host', code);
    expect([back.info.phase, noticesOf(back)]).toEqual(['gathering', ['older-rules-over']]);
    expect((await new Archive(rig.store).replay(id)).winners).toEqual([0, 1, 2, 3]);
    expect(await back.does({ type: 'start' })).toBeNull();
  });
});

describe('a true game of older rules', () => {
  const kept = (name: string): Proof =>
    JSON.parse(readFileSync(new URL(`../../../../testkit/games/${name}.json`, import.meta.url), 'utf8'));

  /** A table with a stored game, running or finished. */
  async function seated(name: string, answers: number): Promise<{ readonly code: string; readonly id: string }> {
    const { id, secret, commitment, lucks, replay, ...more } = kept(name);
    const { game, rules = 1, setup, seed, names, winners, startedAt, endedAt } = replay;
    const { code } = await rig.gather(2, game, { seats: setup.seats, preset: String(setup.preset) });
    const table = await rig.store.table(code);
    if (table === null) throw new Error('the table was not stored');
    const promises = more.version === 1 ? {} : { promises: more.promises };
    const dealt = { id, table: code, game, rules, setup, seed, secret, commitment, lucks, names, startedAt };
    const about = { ...dealt, ...promises };
    const outcome = { winners, answers, endedAt };
    await rig.store.write([
      { put: 'table', record: { ...table, gameId: id } },
      { put: 'game', record: about },
      ...replay.answers.slice(0, answers).map((answer, step): Change => {
        const record = { step, seat: answer.seat, answer: JSON.stringify(answer), byBot: false, took: 0, at: 1 };
        return { put: 'answer', game: id, record };
      }),
      ...(answers === replay.answers.length ? [{ put: 'outcome', game: id, outcome } as const] : []),
    ]);
    await rig.restart();
    return { code, id };
  }

  test.each([
    ['first-rules-card', 128],
    ['first-rules-dice', 76],
    ['second-rules-card', 87],
    ['second-rules-dice', 92],
  ])(
    'a finished game of version 0.3.0 keeps its winners where today’s rules lead elsewhere: %s',
    async (name, answers) => {
      const { code, id } = await seated(name, answers);
      const back = await rig.come('host', code);
      expect([back.info.phase, noticesOf(back)]).toEqual(['gathering', ['older-rules-over']]);
      expect((await new Archive(rig.store).proof(id)).replay).toMatchObject({ rules: 1, ...kept(name).replay });
      expect(await back.does({ type: 'start' })).toBeNull();
    },
  );

  test('a finished game of version 0.3.0 is shown as over where today’s rules lead to the same end', async () => {
    const { code, id } = await seated('second-rules-same', 110);
    const back = await rig.come('host', code);
    expect([back.info.phase, noticesOf(back)]).toEqual(['over', []]);
    expect(await new Archive(rig.store).proof(id)).toMatchObject({ ...kept('second-rules-same'), givenUp: [] });
  });

  test.each([
    ['first-rules-card', 120],
    ['first-rules-dice', 1],
    ['second-rules-card', 43],
    ['second-rules-dice', 42],
    ['second-rules-same', 109],
  ])(
    'a running game of version 0.3.0 goes on while its answers lead to the same by today’s rules: %s',
    async (name, answers) => {
      const { code } = await seated(name, answers);
      expect((await rig.come('host', code)).view.step).toBe(answers);
    },
  );

  test.each([
    ['first-rules-card', 125],
    ['first-rules-dice', 4],
    ['second-rules-card', 44],
    ['second-rules-dice', 45],
  ])(
    'a running game of version 0.3.0 ends with a notice where today’s rules lead elsewhere: %s',
    async (name, answers) => {
      const { code, id } = await seated(name, answers);
      const back = await rig.come('host', code);
      expect([back.info.phase, noticesOf(back)]).toEqual(['gathering', ['older-rules']]);
      expect(await rig.store.outcome(id)).toMatchObject({ winners: null, answers });
    },
  );
});

describe('a game of newer rules', () => {
  test('a running game of newer rules goes on if this server’s rules lead to the same position', async () => {
    const { host, code } = await played(20);
    await rig.restart(doctored(NEWER));
    expect((await rig.come('host', code)).view).toEqual(host.view);
  });

  test('a running game of newer rules is kept for a newer server if this server’s rules lead elsewhere', async () => {
    const { code, id } = await played(20);
    await rig.restart(doctored(NEWER, changed(5)));
    await expect(rig.tables.info(code)).rejects.toMatchObject({ code: 'closing', reason: 'try-later' });
    expect(await rig.store.outcome(id)).toBeNull();
    expect(await rig.store.openTables()).toContain(code);
  });
});
