// Tests that endless packs cost only one game, and are barred together.

import { type Answer, type Catalogue, catalogueOf, type Frame, kindOf, setupFrom, type Wishes } from '@posse/card';
import { identityOf, VERBS } from '@posse/card/packs';
import { isFairlyDealt } from '@posse/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Guest } from '../../testing/recording-guest.ts';
import { asked, type Party, playOn, Rig } from '../../testing/test-tables.ts';
import { Archive } from '../lifecycle/finished-games.ts';

const packOf = (key: string, kind: object): object => ({
  posse: 1,
  kinds: { [key]: { border: 'brown', ...kind } },
  characters: {},
  events: {},
  face: { name: `Pack of ${key}`, things: { [key]: { name: key } } },
});
const COPIES = Array.from({ length: 40 }, () => '7♥').join(' ');
const GAMBLE = packOf('gamble', { play: [{ do: 'pay', cards: 1, yes: [{ do: 'draw', n: 2 }] }], copies: COPIES });
const TORNADO = packOf('tornado', { aim: 'another player', play: [{ do: 'shoot' }], copies: '7♥ 8♥' });

const hashOf = (pack: object): string => identityOf(pack as Parameters<typeof identityOf>[0]).rules;

let rig: Rig;
let goStraight: () => void;
beforeEach(() => {
  rig = new Rig();
  rig.slowBots();
  goStraight = () => undefined;
});
afterEach(async () => {
  goStraight();
  await rig.close();
});

/** Packs that are compiled from now on have a price that nobody can pay, and that leads to itself. */
function goRound(): void {
  const { frames } = VERBS.pay;
  goStraight = () => Object.assign(VERBS.pay, { frames });
  const endless: Verb['frames'] = () => (cast) => {
    const no: Frame[] = [];
    const frame: Frame = {
      op: 'payCards',
      who: cast.me,
      with: '',
      count: 99,
      filter: {},
      mayDecline: true,
      yes: [],
      no,
    };
    no.push(frame);
    return no;
  };
  Object.assign(VERBS.pay, { frames: endless });
}
type Verb = (typeof VERBS)['pay'];

async function tableWith(...packs: readonly object[]): Promise<Party> {
  goRound();
  const party = await rig.gather(4, 'card', { seats: 4 });
  for (const pack of packs)
    expect(await party.host.does({ type: 'add-pack', text: JSON.stringify(pack), part: 0, last: true })).toBeNull();
  expect(await party.host.does({ type: 'start' })).toBeNull();
  return party;
}

/** The first of these guests who is asked plays a Gamble if they can, and their last option if not. */
async function gamble(guests: readonly Guest[], catalogue: Catalogue): Promise<void> {
  const [host] = guests as [Guest];
  while (host.info.phase === 'playing') {
    const one = asked(guests);
    const { step, options } = one.view;
    const place = (options as readonly Answer[]).findIndex(
      ({ kind, card }) => kind === 'play' && card !== null && kindOf({ catalogue }, card).key.startsWith('gamble'),
    );
    expect(await one.does({ type: 'answer', step, option: place < 0 ? options.length - 1 : place })).toBeNull();
    await Promise.all(guests.map((guest) => guest.isHeard()));
  }
}

const catalogueFor = async (game: string): Promise<Catalogue> =>
  catalogueOf(setupFrom((await rig.store.game(game))?.setup as Wishes));

async function endless(...packs: readonly object[]) {
  const party = await tableWith(...packs);
  const { id } = party.host.last('game');
  await gamble(party.guests, await catalogueFor(id));
  return { ...party, id };
}

test('a game whose packs come to no end is over without winners, and so it is stored, replayed and proved', async () => {
  const { host, id } = await endless(GAMBLE, TORNADO);
  expect(host.info).toMatchObject({ phase: 'gathering', gameId: null });
  expect(host.last('line').line.notice).toBe('endless');
  expect(host.last('proof')).toMatchObject({ game: id });
  const answers = await rig.store.answers(id, 0);
  expect(await rig.store.outcome(id)).toMatchObject({ winners: null, answers: answers.length });
  // With the rule as it was, the game could have gone on: the end is not worked out again.
  goStraight();
  await rig.restart();
  const proof = await new Archive(rig.store).proof(id);
  expect([proof.replay.winners, proof.replay.answers.length, isFairlyDealt(proof)]).toEqual([
    null,
    answers.length,
    true,
  ]);
  expect(rig.errors).toEqual([]);
  expect(rig.warnings).toMatchObject([{ packs: '"Pack of gamble" and "Pack of tornado"' }]);
});

test('packs that came to no end are barred together, also after a restart, and each alone is not', async () => {
  const { code } = await endless(GAMBLE, TORNADO);
  expect(await rig.store.barredPacks()).toEqual([[GAMBLE, TORNADO].map(hashOf).toSorted().join('+')]);
  goStraight();
  await rig.restart();
  const host = await rig.come('host', code);
  expect(host.info).toMatchObject({ phase: 'gathering', gameId: null });
  expect(await host.does({ type: 'start' })).toBe('barred-pack');
  expect(host.last('error').message).toMatch(/barred the packs "Pack of gamble" and "Pack of tornado" together/);
  expect(await host.does({ type: 'remove-pack', pack: hashOf(TORNADO) })).toBeNull();
  const again = { type: 'add-pack', text: JSON.stringify(TORNADO), part: 0, last: true } as const;
  expect(await host.does(again)).toBe('barred-pack');
  expect(await host.does({ type: 'start' })).toBeNull();
  expect(host.info.phase).toBe('playing');
});

test('a bot whose card comes to no end ends the game too, and its only pack is barred', async () => {
  const { guests, host } = await tableWith(GAMBLE);
  rig.config.pause = [0, 0];
  for (const guest of guests.slice(1)) await guest.does({ type: 'leave' });
  await playOn([host], () => host.info.phase !== 'playing');
  expect(await rig.store.barredPacks()).toEqual([hashOf(GAMBLE)]);
  expect(rig.errors).toEqual([]);
});
