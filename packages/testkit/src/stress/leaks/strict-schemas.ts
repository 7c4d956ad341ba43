// Parses messages strictly: a field that the schema does not have is an error.

import { samePlain } from '@posse/engine';
import { type FromServer, fromServer, fromWire, type WireFromServer } from '@posse/protocol';
import { must } from '../stress-test.ts';
import type { Reply } from './recorded-table.ts';

export function readStrictly(text: string): FromServer {
  return fromWire(parseStrictly(fromServer, text) as WireFromServer);
}

export function parseStrictly(form: Reply['form'], text: string): unknown {
  const value: unknown = JSON.parse(text);
  const { success, data } = form.safeParse(value);
  must(success, () => `this is not of the right form: ${text.slice(0, 500)}`);
  must(samePlain(data, value), () => `this says more than the protocol knows: ${text.slice(0, 2000)}`);
  return data;
}
