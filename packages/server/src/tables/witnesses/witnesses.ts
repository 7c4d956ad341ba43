// Witnesses: eliminated players who have opened all hands of the running game.
// Until it is over nothing that they do reaches those who play, or a screen: what is shown of them stays as it was.

import type { MessageType } from '@posse/protocol';
import type { TableRecord } from '@posse/store';
import { Refused } from '../../refused-request.ts';
import type { TableState } from '../actor/table-state.ts';

type Noted = Pick<TableRecord, 'witnesses' | 'playing'>;

/** Has this guest opened the hands of the running game? */
export const isWitness = ({ witnesses = [], playing }: Noted, guest: string | null): boolean =>
  playing === true && guest !== null && witnesses.includes(guest);

export const withWitness = (record: TableRecord, guest: string): TableRecord =>
  isWitness(record, guest) ? record : { ...record, witnesses: [...(record.witnesses ?? []), guest] };

/** The messages of a witness that nobody else is shown anything of. */
const SILENT: ReadonlySet<MessageType> = new Set<MessageType>(['settle', 'story', 'evening', 'deeds', 'see-hands']);

/** Messages that a page sends by itself. They change nothing that others see while the game lasts. */
const BY_THE_PAGE: ReadonlySet<MessageType> = new Set<MessageType>(['promise', 'role-seen', 'back', 'automatic']);

/** Throws Refused if this guest is a witness, and others would notice the message. */
export function refuseWitness({ record }: Pick<TableState, 'record'>, guest: string, type: MessageType): void {
  if (isWitness(record, guest) && !SILENT.has(type) && !BY_THE_PAGE.has(type)) throw witnessed();
}

const witnessed = (): Refused =>
  new Refused('witness', 'You have seen all hands: until the game is over nothing that you send reaches anybody.');

/** Is this guest out of a game in which hands can be opened? Then they have no powers in it, whether they look or not. */
export function isOutOfOpenGame({ record, game, isPlaying }: TableState, guest: string): boolean {
  if (!isPlaying || record.plan.openHands !== true || game === null) return false;
  const seat = record.seats.findIndex((one) => one.guest === guest);
  return seat >= 0 && game.match.alive[seat] !== true;
}

/** All hands, as a witness is sent them; null if they must not be. */
export function handsFor({ record, game, isPlaying }: TableState, guest: string): object | null {
  const hands = isPlaying && isWitness(record, guest) ? (game?.match.hands ?? null) : null;
  return hands === null || game === null ? null : { type: 'hands', game: game.record.id, step: game.match.step, hands };
}
