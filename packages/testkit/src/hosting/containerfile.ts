// Reads a Containerfile, and refuses unknown steps, as they would go untested.

const INSTRUCTIONS = [
  'FROM',
  'COPY',
  'RUN',
  'USER',
  'WORKDIR',
  'ENV',
  'VOLUME',
  'EXPOSE',
  'STOPSIGNAL',
  'HEALTHCHECK',
  'CMD',
] as const;
export type Instruction = (typeof INSTRUCTIONS)[number];

export interface Step {
  readonly instruction: Instruction;
  readonly rest: string;
}

export interface Container {
  /** The base image. */
  readonly from: string;
  /** The other steps, in their order. */
  readonly steps: readonly Step[];
  readonly command: readonly string[];
  readonly health: string;
  readonly stopSignal: NodeJS.Signals;
  readonly ports: readonly number[];
  readonly volumes: readonly string[];
}

const isInstruction = (word: string): word is Instruction => INSTRUCTIONS.some((one) => one === word);

export function stepsIn(text: string): readonly Step[] {
  const lines = text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [, instruction = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
    if (!isInstruction(instruction))
      throw new Error(`"${line}" is not a known step. There are ${INSTRUCTIONS.join(', ')}.`);
    return { instruction, rest: rest.trim() };
  });
}

export function containerFrom(text: string): Container {
  const steps = stepsIn(text);
  const all = (wanted: Instruction): string[] =>
    steps.filter(({ instruction }) => instruction === wanted).map(({ rest }) => rest);
  const one = (wanted: Instruction): string => {
    const [found, ...more] = all(wanted);
    if (found === undefined || more.length > 0) throw new Error(`A container has exactly one ${wanted}.`);
    return found;
  };
  if (steps[0]?.instruction !== 'FROM') throw new Error('A container begins FROM an image.');
  const [, health] = /^(?:--\S+ )*CMD (.+)$/.exec(one('HEALTHCHECK')) ?? [];
  if (health === undefined) throw new Error('HEALTHCHECK takes CMD and a command.');
  const stopSignal = one('STOPSIGNAL');
  if (stopSignal !== 'SIGTERM' && stopSignal !== 'SIGINT') throw new Error(`${stopSignal} stops nothing.`);
  return {
    from: one('FROM'),
    steps: steps.filter(({ instruction }) => ['COPY', 'RUN', 'USER', 'WORKDIR', 'ENV'].includes(instruction)),
    command: words(one('CMD')),
    health,
    stopSignal,
    ports: all('EXPOSE').map(Number),
    volumes: all('VOLUME'),
  };
}

/** The words of a command such as `["bin/posse", "serve"]`: without a shell, which would not pass signals on. */
function words(text: string): readonly string[] {
  const found: unknown = JSON.parse(text);
  if (!Array.isArray(found) || !found.every((word) => typeof word === 'string'))
    throw new Error(`CMD takes a list of words in quotes, not ${text}.`);
  return found;
}
