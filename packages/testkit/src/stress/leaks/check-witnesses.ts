// Checks that nothing of a witness reaches those who play, or a screen.

import { must } from '../stress-test.ts';
import type { RecordingClient } from './recording-client.ts';
import { readStrictly } from './strict-schemas.ts';

interface Witness {
  readonly game: string;
  readonly seat: number;
  readonly name: string;
  /** The step at which they looked. */
  readonly from: number;
}

/** Throws if anybody noticed a witness after they had looked. Returns how many witnesses there were. */
export function checkWitnesses(clients: readonly RecordingClient[]): number {
  const witnesses = clients.flatMap(witnessed);
  for (const witness of witnesses)
    for (const other of clients) if (!other.isScreen || witness.name !== other.name) checkUnnoticed(witness, other);
  return witnesses.length;
}

/** The games of which this client opened the hands. */
function witnessed({ name, heard }: RecordingClient): readonly Witness[] {
  const found = new Map<string, Witness>();
  for (const { text, seat } of heard) {
    if (!text.startsWith('{"type":"hands"') || seat === null) continue;
    const message = readStrictly(text);
    if (message.type === 'hands' && !found.has(message.game))
      found.set(message.game, { game: message.game, seat, name, from: message.step });
  }
  return [...found.values()];
}

function checkUnnoticed({ game, seat, name, from }: Witness, { name: other, heard }: RecordingClient): void {
  for (const { text, picture, table } of heard) {
    const isLater = table?.phase === 'playing' && picture?.id === game && picture.step > from;
    if (!isLater || !/^\{"type":"(update|line)"/.test(text)) continue;
    const shown = table.seats[seat];
    must(shown?.connected === true && shown.name === name, () => `${other} noticed that ${name} came, went or changed`);
    const message = readStrictly(text);
    must(message.type !== 'line' || message.line.name !== name, () => `${other} heard the witness ${name}: ${text}`);
  }
}
