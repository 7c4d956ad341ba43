// The persons of an evening: the same one on every device.

import type { TableRecord } from '@posse/store';

/** How many devices a table remembers. */
const MAX_DEVICES = 200;

type Known = Pick<TableRecord, 'persons'>;

/** The guest as whom this person first came. */
export const personOf = ({ persons = [] }: Known, guest: string): string =>
  persons.find(([device]) => device === guest)?.[1] ?? guest;

/** Notes that a person goes on as another guest. */
export function withSamePerson<T extends Known>(record: T, from: string, to: string): T {
  const person = personOf(record, from);
  const others = (record.persons ?? []).filter(([device]) => device !== to);
  return { ...record, persons: person === to ? others : [...others, [to, person] as const].slice(-MAX_DEVICES) };
}

/** Notes that these guests are persons of their own. */
export const withOtherPersons = <T extends Known>(record: T, guests: readonly string[]): T =>
  record.persons === undefined
    ? record
    : { ...record, persons: record.persons.filter(([device]) => !guests.includes(device)) };
