// Tests of the schemas that accept or refuse messages from a client.

import { describe, expect, test } from 'vitest';
import { fromClient } from './client-message-schemas.ts';
import { MESSAGE_DOCS } from './message-docs.ts';
import { name } from './message-fields.ts';
import { MAX_CHAT_LENGTH, MAX_NAME_LENGTH } from './protocol-limits.ts';

const LUCK = '0123456789abcdef';
const ATTEMPT = {
  kind: 'play',
  card: 0,
  as: 'bang',
  at: 1,
  also: 2,
  prey: 'hand',
  cost: [1, 2],
  dice: [0],
  face: 'beer',
  twice: true,
  pick: 'left',
};
const PLAN = { seats: 5, preset: 'everything', sets: ['base'], options: { 'beginner-deck': true }, bot: 'deputy' };

const GOOD: readonly { readonly type: string; readonly [field: string]: unknown }[] = [
  ...Object.values(MESSAGE_DOCS).map(({ sample }) => sample),
  { type: 'join', version: 2, table: 'DUSTY' },
  {
    type: 'join',
    version: 2,
    table: 'DUSTY',
    name: 'Bob',
    pass: 'p',
    token: '1.t',
    ticket: 't',
    since: { game: 'g', n: 0 },
    promise: LUCK.repeat(4),
  },
  { type: 'sit' },
  { type: 'sit', seat: 0, luck: LUCK },
  { type: 'sit', seat: 0, promise: LUCK.repeat(4) },
  { type: 'promise', promise: LUCK.repeat(4) },
  { type: 'reveal', start: LUCK.repeat(4), luck: LUCK.repeat(4), next: LUCK.repeat(4) },
  { type: 'leave' },
  { type: 'move' },
  { type: 'claim', seat: 3 },
  { type: 'vouch', guest: 'ann', on: true },
  { type: 'not-yet' },
  { type: 'ready', on: false },
  { type: 'ready', on: true, keep: true, luck: LUCK.repeat(4) },
  { type: 'answer', question: 0, option: 0 },
  { type: 'explain', question: 3, attempt: {} },
  { type: 'explain', question: 3, attempt: ATTEMPT },
  { type: 'say', channel: 'table', text: 'Howdy' },
  { type: 'say', channel: 'gallery', text: 'He is the Renegade! 👨‍👩‍👧' },
  { type: 'gesture', gesture: 'nice-shot' },
  { type: 'rename', name: 'Calamity Jane' },
  { type: 'face', face: 'miner' },
  { type: 'face', face: null },
  { type: 'automatic', on: true },
  { type: 'more-time' },
  { type: 'quiet', on: false },
  { type: 'role-seen' },
  { type: 'back' },
  { type: 'ping' },
  { type: 'settle' },
  { type: 'start' },
  { type: 'start', passStar: true },
  { type: 'again' },
  { type: 'arrange' },
  { type: 'arrange', plan: PLAN, clock: { answer: 5, bank: 0 }, isPublic: true },
  { type: 'arrange', plan: { seats: 8, modules: [1, 5] } },
  { type: 'bot', seat: 19 },
  { type: 'bot', seat: 1, bot: 'deputy' },
  { type: 'free', seat: 1 },
  { type: 'kick', guest: 'ann' },
  { type: 'pardon', guest: 'ann' },
  { type: 'pause', on: true },
  { type: 'host', guest: 'ann' },
];

const BAD: readonly (readonly [string, unknown])[] = [
  ['nothing', null],
  ['a text', 'join'],
  ['a list', [{ type: 'ping' }]],
  ['no type', {}],
  ['an unknown type', { type: 'shoot' }],
  ['a join without a version', { type: 'join', table: 'DUSTY' }],
  ['a join to nowhere', { type: 'join', version: 2, table: '' }],
  ['a join to a long code', { type: 'join', version: 2, table: 'D'.repeat(21) }],
  ['a join with an empty token', { type: 'join', version: 2, table: 'DUSTY', token: '' }],
  ['a join with a long pass', { type: 'join', version: 2, table: 'DUSTY', pass: 'p'.repeat(201) }],
  ['a join since never', { type: 'join', version: 2, table: 'DUSTY', since: { game: 'g', n: -1 } }],
  ['a join since a bit more', { type: 'join', version: 2, table: 'DUSTY', since: { game: 'g', n: 1, m: 2 } }],
  ['a seat below', { type: 'sit', seat: -1 }],
  ['a seat above', { type: 'sit', seat: 20 }],
  ['half a seat', { type: 'sit', seat: 1.5 }],
  ['a seat in words', { type: 'sit', seat: '1' }],
  ['too little luck', { type: 'sit', luck: LUCK.slice(1) }],
  ['too much luck', { type: 'sit', luck: `${LUCK.repeat(4)}0` }],
  ['luck in capitals', { type: 'sit', luck: LUCK.toUpperCase() }],
  ['luck on two lines', { type: 'sit', luck: `${LUCK}\n` }],
  ['too short a promise', { type: 'promise', promise: LUCK.repeat(3) }],
  ['a reveal without a start', { type: 'reveal', luck: LUCK.repeat(4), next: LUCK.repeat(4) }],
  ['a reveal without another promise', { type: 'reveal', start: LUCK.repeat(4), luck: LUCK.repeat(4) }],
  ['ready without a word', { type: 'ready' }],
  ['ready in words', { type: 'ready', on: 'yes' }],
  ['an answer without an option', { type: 'answer', question: 1 }],
  ['an answer to no question', { type: 'answer', option: 1 }],
  ['a negative option', { type: 'answer', question: 1, option: -1 }],
  ['an endless question', { type: 'answer', question: Number.POSITIVE_INFINITY, option: 0 }],
  ['an enormous question', { type: 'answer', question: 1_000_001, option: 0 }],
  ['an attempt at nothing', { type: 'explain', question: 1 }],
  ['an attempt with more', { type: 'explain', question: 1, attempt: { seat: 1 } }],
  ['an attempt at any price', { type: 'explain', question: 1, attempt: { cost: new Array(21).fill(1) } }],
  ['an attempt with many dice', { type: 'explain', question: 1, attempt: { dice: new Array(11).fill(1) } }],
  ['an attempt at a strange prey', { type: 'explain', question: 1, attempt: { prey: 'all' } }],
  ['talk to nobody', { type: 'say', text: 'Howdy' }],
  ['talk in another room', { type: 'say', channel: 'saloon', text: 'Howdy' }],
  ['silence', { type: 'say', channel: 'table', text: ' \n ' }],
  ['a gesture without a word', { type: 'gesture', gesture: '' }],
  ["a gesture in a channel of one's choice", { type: 'gesture', gesture: 'ouch', channel: 'table' }],
  ['overlong talk', { type: 'say', channel: 'table', text: 'x'.repeat(MAX_CHAT_LENGTH + 1) }],
  ['no new name', { type: 'rename' }],
  ['no face, nor none', { type: 'face' }],
  ['a face that is no id', { type: 'face', face: '../<svg>' }],
  ['automatic without a word', { type: 'automatic' }],
  ['quiet without a word', { type: 'quiet' }],
  ['a pause without a word', { type: 'pause' }],
  ['a star in words', { type: 'start', passStar: 'yes' }],
  ['no seats', { type: 'arrange', plan: { seats: 0 } }],
  ['too many seats', { type: 'arrange', plan: { seats: 21 } }],
  ['a plan with more', { type: 'arrange', plan: { seats: 5, seed: 'mine' } }],
  ['an option that may be', { type: 'arrange', plan: { seats: 5, options: { 'beginner-deck': 'maybe' } } }],
  ['too many sets', { type: 'arrange', plan: { seats: 5, sets: new Array(21).fill('base') } }],
  ['no time', { type: 'arrange', clock: { answer: 4, bank: 0 } }],
  ['debts', { type: 'arrange', clock: { answer: 5, bank: -1 } }],
  ['half a clock', { type: 'arrange', clock: { answer: 5 } }],
  ['a bot without a seat', { type: 'bot', bot: 'deputy' }],
  ['a bot without a name', { type: 'bot', seat: 1, bot: '' }],
  ['no seat to free', { type: 'free' }],
  ['nobody to send away', { type: 'kick', guest: '' }],
  ['no new host', { type: 'host' }],
];

describe('a message from a client', () => {
  test.each(GOOD.map((message) => [JSON.stringify(message).slice(0, 60), message] as const))(
    'is accepted: %s',
    (_, message) => {
      expect(fromClient.parse(message)).toEqual(message);
    },
  );

  test.each(GOOD.map((message) => [message.type, message] as const))(
    'of type %s is refused with an unknown field',
    (_, good) => {
      expect(fromClient.safeParse({ ...good, more: 1 }).success).toBe(false);
    },
  );

  test.each(BAD)('a message from a client is refused if it is %s', (_, message) => {
    expect(fromClient.safeParse(message).success).toBe(false);
  });
});

describe('the name of a guest', () => {
  test.each([
    ['  Bob ', 'Bob'],
    ['Calamity Jane', 'Calamity Jane'],
    ['El Niño', 'El Niño'],
    ['El Nin\u0303o', 'El Niño'],
    ['Calamity  \u00a0Jane', 'Calamity Jane'],
    ['\u3164Bob\u2800\u2003', 'Bob'],
    ['名無しさん', '名無しさん'],
    ['🤠', '🤠'],
    ['🏜\ufe0f', '🏜\ufe0f'],
    ['e\u0308\u0323', 'ẹ̈'.normalize('NFC')],
    ['नीलम', 'नीलम'],
    ['-', '-'],
    ['x'.repeat(MAX_NAME_LENGTH), 'x'.repeat(MAX_NAME_LENGTH)],
    [` ${'x'.repeat(MAX_NAME_LENGTH)} `, 'x'.repeat(MAX_NAME_LENGTH)],
  ])('the name of a guest may be %j, which becomes %j', (given, taken) => {
    expect(name.parse(given)).toBe(taken);
  });

  test.each([
    ['', 'empty'],
    ['   ', 'blank'],
    ['\u3164\u115f\u2800', 'blank, of letters that nobody sees'],
    ['\u0301\u0308', 'marks without a letter'],
    ['\u034f', 'a joiner that nobody sees'],
    ['\ufe0f\ufe0f', 'words about how a character looks, and no character'],
    ['\u3164\u0301', 'a mark on nothing'],
    ['\ufffc', 'the place of something that is not there'],
    ['\u{1d159}', 'a note without a head'],
    ['\u00ad', 'a hyphen that nobody sees'],
    ['\u2060\u2060', 'joined nothings'],
    ['\u180e', 'a separator without a width'],
    ['Bob\u2067', 'that turns what follows round'],
    ['\ue000', 'of nobody’s letters'],
    ['x'.repeat(MAX_NAME_LENGTH + 1), 'too long'],
    ['Bob\nAnn', 'on two lines'],
    ['Bob\u2028Ann', 'on two lines, in another way'],
    ['Bob\u2029Ann', 'in two paragraphs'],
    ['Bob\0', 'with a zero'],
    ['Bob\u0007', 'with a bell'],
    ['Bob\u001b[31m', 'with a colour'],
    ['Bob\u007f', 'with a deletion'],
    ['Bob\u200b', 'with an invisible space'],
    ['\u202eboB', 'written backwards'],
    ['\ud800', 'half a character'],
  ])('the name of a guest can not be %j: %s', (given) => {
    expect(name.safeParse(given).success).toBe(false);
  });
});

test('chat is trimmed, and may be as long as the limit', () => {
  const text = 'x'.repeat(MAX_CHAT_LENGTH);
  expect(fromClient.parse({ type: 'say', channel: 'table', text: ` ${text} ` })).toMatchObject({ text });
});
