// What may be planted into a node: four faults, each of which the trial must notice, and migrations of programs yet to come.

export interface PlantedChange {
  /** Below packages. */
  readonly file: string;
  /** Throws if the text is not as expected: then the fault is not where it was, and would not be planted. */
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
  /** Who was declared dead may go on writing. */
  fence: [
    replaced(
      'cluster/src/store/functions.ts',
      'WHERE key = me AND dead_at IS NULL AND batch < this',
      'WHERE key = me AND batch < this',
    ),
    replaced(
      'cluster/src/store/functions.ts',
      'linked = hears WHERE key = me AND dead_at IS NULL',
      'linked = hears WHERE key = me',
    ),
  ],
  /** A write of unknown fate is taken for kept, and nobody looks. */
  receipt: [
    replaced(
      'cluster/src/store/writer.ts',
      'closeClient(client);\n        } else if',
      'closeClient(client);\n          return settleWrites(call.writes, null, this.#place);\n        } else if',
    ),
  ],
  /** A packet that is missing is not missed. */
  gap: [
    replaced(
      'cluster/src/bus/link.ts',
      'if (number !== this.expected) {',
      'if (items !== undefined) this.expected = number;\n    if (number < 0) {',
    ),
  ],
  /** Whoever is at a table of a node that has died is not told to go elsewhere. */
  route: [
    replaced(
      'cluster/src/bus/cluster-bus.ts',
      'this.links.delete(node);\n    this.edge.nodeLost(node);',
      'this.links.delete(node);',
    ),
  ],
};

/** The trial of the shuffle must notice each of these. */
export const SHUFFLE_FAULTS: Readonly<Record<string, readonly PlantedChange[]>> = {
  /** A second abort leads to a third start, and nobody is asked. */
  'third-start': [
    replaced(
      'server/src/tables/shuffle/shuffle.ts',
      'record.givenUp.length > MAX_PROVEN_ABORTS',
      'record.givenUp.length > MAX_PROVEN_ABORTS + 1',
    ),
  ],
  /** Only the last abort is counted, so that a table makes starts for ever. */
  'one-abort': [
    replaced('server/src/tables/shuffle/start.ts', 'givenUp: [...record.givenUp, start]', 'givenUp: [start]'),
  ],
  /** A start is dealt from a secret to which nobody holds a commitment. */
  'fresh-secret': [
    replaced(
      'server/src/tables/shuffle/start.ts',
      'start: { secret: record.nextSecret,',
      'start: { secret: newSecret(),',
    ),
  ],
  /** A seat that aborted a shuffle contributes to the next start. */
  'no-mark': [
    replaced('server/src/tables/shuffle/start.ts', 'guest === null || missed || out.has(guest)', 'guest === null'),
  ],
  /** A start with missing contributions is dealt all the same. */
  'incomplete-deal': [
    replaced(
      'server/src/tables/shuffle/shuffle.ts',
      'if (missing.length === 0 && !isWithoutContributions(record)) await',
      'if (missing.length > 0) await',
    ),
  ],
};

/** So many columns that nobody uses yet. */
const migrations = (count: number): readonly PlantedChange[] => [
  replaced('cluster/src/store/schema.ts', 'export const MIGRATIONS:', 'const OWN:'),
  {
    file: 'cluster/src/store/schema.ts',
    made: (text) => `${text}
export const MIGRATIONS: readonly Migration[] = [...OWN, ...Array.from({ length: ${count} }, (_, number) => ({
  sql: \`ALTER TABLE answers ADD COLUMN stress_\${number} integer\`,
}))];
`,
  },
];

type Environment = Readonly<Record<string, string | undefined>>;

/** What the trial has asked for. */
export function changesIn({ STRESS_FAULT, STRESS_MIGRATIONS }: Environment): readonly PlantedChange[] {
  const fault = STRESS_FAULT === undefined ? [] : { ...FAULTS, ...SHUFFLE_FAULTS }[STRESS_FAULT];
  if (fault === undefined) throw new Error(`There is no fault "${STRESS_FAULT}".`);
  return [...fault, ...(STRESS_MIGRATIONS === undefined ? [] : migrations(Number(STRESS_MIGRATIONS)))];
}
