// Faults that stress tests plant into a server, and migrations of future versions.
// The stress tests must notice each fault.

export interface PlantedChange {
  /** The path of the file, relative to the folder packages. */
  readonly file: string;
  /**
   * The changed source. Throws if the text does not have the expected passage exactly once: the fault would not be
   * planted.
   */
  made(text: string): string;
}

const replaced = (file: string, from: string, to: string): PlantedChange => ({
  file,
  made(text) {
    if (text.split(from).length !== 2)
      throw new Error(`A change can't be planted: ${file} has "${from}" ${text.split(from).length - 1} times.`);
    return text.replace(from, () => to);
  },
});

export const FAULTS: Readonly<Record<string, readonly PlantedChange[]>> = {
  /** The fault that a dead node may go on writing. */
  fence: [
    replaced(
      'cluster/src/store/sql-functions.ts',
      'WHERE key = me AND dead_at IS NULL AND batch < this',
      'WHERE key = me AND batch < this',
    ),
    replaced(
      'cluster/src/store/sql-functions.ts',
      'linked = hears WHERE key = me AND dead_at IS NULL',
      'linked = hears WHERE key = me',
    ),
  ],
  /** The fault that a write with an unknown outcome counts as stored. */
  receipt: [
    replaced(
      'cluster/src/store/batch-writer.ts',
      'closeClient(client);\n        } else if',
      'closeClient(client);\n          return settleWrites(call.writes, null, this.#place);\n        } else if',
    ),
  ],
  /** The fault that missing packets are not noticed. */
  gap: [
    replaced(
      'cluster/src/bus/node-link.ts',
      'if (number !== this.expected) {',
      'if (items !== undefined) this.expected = number;\n    if (number < 0) {',
    ),
  ],
  /** The fault that clients at a table of a dead node are not told to reconnect. */
  route: [
    replaced(
      'cluster/src/bus/cluster-bus.ts',
      'this.links.delete(node);\n    this.edge.nodeLost(node);',
      'this.links.delete(node);',
    ),
  ],
};

/** Faults of the shuffle, each of which the stress test `shuffle` must notice. */
export const SHUFFLE_FAULTS: Readonly<Record<string, readonly PlantedChange[]>> = {
  /** The fault that a second abort leads to a third start, and nobody is asked. */
  'third-start': [
    replaced(
      'server/src/tables/shuffle/shuffle.ts',
      'record.givenUp.length > MAX_PROVEN_ABORTS',
      'record.givenUp.length > MAX_PROVEN_ABORTS + 1',
    ),
  ],
  /** The fault that only the last abort counts, so that a table starts shuffles forever. */
  'one-abort': [
    replaced('server/src/tables/shuffle/shuffle-start.ts', 'givenUp: [...record.givenUp, start]', 'givenUp: [start]'),
  ],
  /** The fault that a start is dealt from a secret to which nobody holds a commitment. */
  'fresh-secret': [
    replaced(
      'server/src/tables/shuffle/shuffle-start.ts',
      'start: { secret: record.nextSecret,',
      'start: { secret: newSecret(),',
    ),
  ],
  /** The fault that a seat that aborted a shuffle contributes to the next start. */
  'no-mark': [
    replaced(
      'server/src/tables/shuffle/shuffle-start.ts',
      'guest === null || missed || out.has(guest)',
      'guest === null',
    ),
  ],
  /** The fault that a start with missing contributions is dealt all the same. */
  'incomplete-deal': [
    replaced(
      'server/src/tables/shuffle/shuffle.ts',
      'if (missing.length === 0 && !isWithoutContributions(record)) await',
      'if (missing.length > 0) await',
    ),
  ],
};

/** A change that adds migrations, each of an unused column. */
const migrations = (count: number): readonly PlantedChange[] => [
  replaced('cluster/src/store/postgres-schema.ts', 'export const MIGRATIONS:', 'const OWN:'),
  {
    file: 'cluster/src/store/postgres-schema.ts',
    made: (text) => `${text}
export const MIGRATIONS: readonly Migration[] = [...OWN, ...Array.from({ length: ${count} }, (_, number) => ({
  sql: \`ALTER TABLE answers ADD COLUMN stress_\${number} integer\`,
}))];
`,
  },
];

type Environment = Readonly<Record<string, string | undefined>>;

/** The changes that the environment asks for. */
export function changesIn({ STRESS_FAULT, STRESS_MIGRATIONS }: Environment): readonly PlantedChange[] {
  const fault = STRESS_FAULT === undefined ? [] : { ...FAULTS, ...SHUFFLE_FAULTS }[STRESS_FAULT];
  if (fault === undefined) throw new Error(`There is no fault "${STRESS_FAULT}".`);
  return [...fault, ...(STRESS_MIGRATIONS === undefined ? [] : migrations(Number(STRESS_MIGRATIONS)))];
}
