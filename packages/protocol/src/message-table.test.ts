// Everything that is derived from the table of messages, and its exact types.

import { describe, expect, expectTypeOf, test } from 'vitest';
import type { DerivedVerbs, Verbs } from './client/message-methods.ts';
import { type FromClient, fromClient, type Said } from './client-message-schemas.ts';
import { ERROR_CODES } from './error-codes.ts';
import { MESSAGE_DOCS } from './message-docs.ts';
import {
  MESSAGES,
  type MessageEntry,
  type MessageType,
  spectatorRefusal,
  type TableMessageType,
} from './message-table.ts';

const ENTRIES = Object.entries(MESSAGES) as [MessageType, MessageEntry][];

describe.each(ENTRIES)('the message %s', (type, { fields, args, sender, refusesSpectator = [] }) => {
  const { about, sample } = MESSAGE_DOCS[type];

  test('each message has a sample with all its fields, which parses as it is', () => {
    expect(Object.keys(sample)).toEqual(['type', ...Object.keys(fields)]);
    expect(sample.type).toBe(type);
    expect(fromClient.parse(sample)).toEqual(sample);
  });

  test('each message has one sentence or more for the documents', () => {
    expect(about).toMatch(/^[A-Z][^|\n]*\.$/);
  });

  test('each message has a method that takes every field, or none', () => {
    if (args !== null) expect([...args].sort()).toEqual(Object.keys(fields).sort());
  });

  test('the table of messages says how spectators are refused only if the table does not do it first', () => {
    if (sender === 'seat' || sender === 'host') expect(refusesSpectator).toEqual([]);
    for (const code of refusesSpectator) expect(ERROR_CODES).toContain(code);
  });
});

test('the table refuses spectators who send what belongs to a seat or the host', () => {
  expect(spectatorRefusal('answer')).toEqual(['not-seated']);
  expect(spectatorRefusal('kick')).toEqual(['not-the-host']);
  expect(spectatorRefusal('vouch')).toEqual(['no-such-guest', 'not-seated']);
  expect(spectatorRefusal('say')).toBeNull();
});

test('clients send seven messages without their players', () => {
  const bySelf = ENTRIES.filter(([, { sender, isSignOfLife }]) => sender !== 'connection' && !isSignOfLife);
  expect(bySelf.map(([type]) => type)).toEqual([
    'promise',
    'reveal',
    'settle',
    'deeds',
    'see-hands',
    'story',
    'evening',
  ]);
});

describe('the types', () => {
  test('the types of a message are exact', () => {
    expectTypeOf<FromClient['type']>().toEqualTypeOf<MessageType>();
    expectTypeOf<Said<'vouch'>>().toEqualTypeOf<{ type: 'vouch'; guest: string; on: boolean }>();
    expectTypeOf<Said<'back'>>().toEqualTypeOf<{ type: 'back' }>();
    expectTypeOf<Said<'bot'>>().toEqualTypeOf<{
      type: 'bot';
      seat: number;
      bot?: string | undefined;
      unseat?: boolean | undefined;
    }>();
    expectTypeOf<Said<'face'>['face']>().toEqualTypeOf<string | null>();
  });

  test('the types of messages for a table leave out those of the connection', () => {
    expectTypeOf<Exclude<MessageType, TableMessageType>>().toEqualTypeOf<'join' | 'ping'>();
  });

  test('the types of derived methods follow the fields', () => {
    expectTypeOf<Parameters<DerivedVerbs['vouch']>>().toEqualTypeOf<[value: string, value: boolean]>();
    expectTypeOf<Parameters<DerivedVerbs['bot']>>().toEqualTypeOf<
      [value: number, value?: string | undefined, value?: boolean | undefined]
    >();
    expectTypeOf<Parameters<DerivedVerbs['notYet']>>().toEqualTypeOf<[]>();
    expectTypeOf<keyof Verbs>().toEqualTypeOf<
      keyof DerivedVerbs | 'sit' | 'ready' | 'rename' | 'face' | 'start' | 'addPack' | 'arrange' | 'report'
    >();
  });

  test('the types refuse a message without a limit', () => {
    // @ts-expect-error: every message names its limit.
    const poke: MessageEntry = { fields: {}, args: [], sender: 'seat', isSignOfLife: true };
    expect(poke).not.toHaveProperty('limit');
  });
});
