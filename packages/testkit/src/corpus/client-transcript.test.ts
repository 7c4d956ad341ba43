// Tests that every message of 0.3.0 is still accepted, field by field.

import { fromClient, fromServer } from '@posse/protocol';
import { describe, expect, test } from 'vitest';
import { corpusTranscript } from './corpus.ts';

const lines = corpusTranscript();
const sent = lines.flatMap((line) => line.sent ?? []);
const heard = lines.flatMap((line) => line.heard ?? []);
const typesOf = (messages: readonly { readonly type: string }[]): readonly string[] =>
  [...new Set(messages.map(({ type }) => type))].sort();

test('the transcript has every message of a client in a game, and every reply of a server', () => {
  expect(typesOf(sent)).toEqual([
    ...['again', 'answer', 'arrange', 'automatic', 'back', 'bot', 'claim', 'explain', 'face', 'free', 'gesture'],
    ...['host', 'join', 'kick', 'leave', 'more-time', 'move', 'not-yet', 'pardon', 'pause', 'quiet', 'ready'],
    ...['rename', 'reveal', 'role-seen', 'say', 'settle', 'sit', 'start', 'vouch'],
  ]);
  expect(typesOf(heard)).toEqual([
    ...['because', 'error', 'game', 'line', 'proof', 'seat', 'settled', 'table', 'ticket', 'update', 'welcome'],
  ]);
});

describe('a server accepts messages of a client of 0.3.0', () => {
  test.each(typesOf(sent))('a server accepts a message of type %s from a client of 0.3.0', (type) => {
    for (const message of sent.filter((one) => one.type === type)) expect(fromClient.parse(message)).toEqual(message);
  });
});

describe('a client accepts messages of a server of 0.3.0', () => {
  test.each(typesOf(heard))('a client accepts a message of type %s from a server of 0.3.0', (type) => {
    for (const message of heard.filter((one) => one.type === type))
      expect(fromServer.parse(message)).toMatchObject(message);
  });
});
