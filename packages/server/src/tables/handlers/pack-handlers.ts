// Handlers of messages about packs: cards that people at the table have made.

import { BadPack, checkPack, mistakenName, type Pack, saidIn } from '@posse/card/packs';
import { PACKS } from '@posse/protocol';
import { Refused } from '../../refused-request.ts';
import type { Table } from '../actor/table.ts';
import type { TableState } from '../actor/table-state.ts';
import { checkPlan } from '../lifecycle/plan-check.ts';
import { packHash, packsOf, refuseBarred } from '../lifecycle/table-packs.ts';
import { arrangedFrom } from '../people/host-arrangement.ts';
import type { Participant } from '../people/participants.ts';
import type { Handlers } from './handler-interface.ts';
import { announceArranged, refuseDuringGame } from './host-handlers.ts';

type PackMessage = 'add-pack' | 'remove-pack' | 'report-pack';

const MISSING = 'This table does not have that pack.';

/** The parts of packs that have arrived, for each connection. */
const uploads = new WeakMap<Participant, readonly string[]>();

export const packHandlers: Handlers<PackMessage> = {
  async 'add-pack'(table, participant, { text, part, last }) {
    refuseDuringGame(table);
    const before = part === 0 ? [] : (uploads.get(participant) ?? []);
    uploads.delete(participant);
    if (part !== before.length)
      throw new Refused(
        'bad-pack',
        `Part ${before.length} of the pack was expected, not ${part}: begin again with part 0.`,
      );
    const parts = [...before, text];
    if (!last) {
      uploads.set(participant, parts);
      return;
    }
    table.shuffle.refuseChanges();
    const pack = packIn(parts.join(''));
    const others = packsOf(table.record).filter((other) => packHash(other) !== packHash(pack));
    await refuseBarred(table.state.services, [...others, pack]);
    const mistaken = mistakenName(pack, others);
    if (mistaken !== null)
      throw new Refused('bad-pack', `"${mistaken.name}" looks like "${mistaken.other}": choose another name.`);
    if (others.length === PACKS.max)
      throw new Refused('bad-pack', `A table has at most ${PACKS.max} packs: remove one first.`);
    await arrangePacks(table, participant, [...others, pack]);
  },

  async 'remove-pack'(table, participant, { pack }) {
    refuseDuringGame(table);
    table.shuffle.refuseChanges();
    const packs = packsOf(table.record);
    const others = packs.filter((other) => packHash(other) !== pack);
    if (others.length === packs.length) throw new Refused('no-such-pack', MISSING);
    await arrangePacks(table, participant, others);
  },

  'report-pack'({ record, state }, { guest }, { pack }) {
    const reported = packsOf(record).find((one) => packHash(one) === pack);
    if (reported === undefined) throw new Refused('no-such-pack', MISSING);
    const reporters = reports.get(state) ?? new Map<string, Set<string>>();
    reports.set(state, reporters);
    const guests = reporters.get(pack) ?? new Set();
    if (guests.has(guest)) return;
    reporters.set(pack, guests.add(guest));
    const { name, author = '' } = reported.face;
    const about = { table: record.code, guest, pack, name: saidIn(name, 'en'), author, names: namesOf(reported) };
    state.services.log.warn(about, 'A pack was reported.');
  },
};

/** The guests who have reported each pack of a table, while the table is in memory. */
const reports = new WeakMap<TableState, Map<string, Set<string>>>();

export const reportsOf = (state: TableState, pack: string): number => reports.get(state)?.get(pack)?.size ?? 0;

const namesOf = ({ face }: Pack): readonly string[] => Object.values(face.things).map(({ name }) => saidIn(name, 'en'));

function packIn(text: string): Pack {
  try {
    return checkPack(JSON.parse(text));
  } catch (error) {
    if (error instanceof BadPack) throw new Refused('bad-pack', error.message);
    if (error instanceof SyntaxError) throw new Refused('bad-pack', 'The pack is not JSON.');
    throw error;
  }
}

/** Changes the packs of the table. Nobody stays ready, because everybody has to read the new cards. */
async function arrangePacks(table: Table, participant: Participant, packs: readonly Pack[]): Promise<void> {
  const { packs: _, ...without } = table.record;
  const record = packs.length === 0 ? without : { ...without, packs };
  try {
    checkPlan(record);
  } catch (error) {
    if (error instanceof Refused) throw new Refused('bad-pack', error.message);
    throw error;
  }
  await announceArranged(table, participant, arrangedFrom(table.record, record), true);
}
