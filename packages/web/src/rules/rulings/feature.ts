// A feature file as far as sentences need it: its scenarios and rules, their tags, and what is written between title and first step.

/** A file of rulings, by its path in the project. */
export interface FeatureFile {
  readonly path: string;
  readonly text: string;
}

export interface Line {
  /** `rulings/card/duel.feature:12` */
  readonly place: string;
  readonly text: string;
}

export interface Block {
  readonly kind: 'feature' | 'rule' | 'scenario' | 'other';
  readonly place: string;
  /** Its own tags without the @, then those of the rule and the feature that it stands in. */
  readonly tags: readonly string[];
  /** The rule that a scenario stands in. */
  readonly within: Block | null;
  /** The description, cut at its empty lines. */
  readonly paragraphs: readonly (readonly Line[])[];
}

const KINDS: Readonly<Record<string, Block['kind']>> = {
  Feature: 'feature',
  Rule: 'rule',
  Scenario: 'scenario',
  'Scenario Outline': 'scenario',
  'Scenario Template': 'scenario',
  Example: 'scenario',
  Background: 'other',
  Examples: 'other',
  Scenarios: 'other',
};

const STEP = /^(?:(?:Given|When|Then|And|But|\*) |\||"""|```)/;

export function blocksOf({ path, text }: FeatureFile): Block[] {
  const blocks: Block[] = [];
  let tags: string[] = [];
  let feature: Block | null = null;
  let rule: Block | null = null;
  /** The description that is being read; null behind it. */
  let paragraphs: Line[][] | null = null;
  for (const [number, raw] of text.split('\n').entries()) {
    const said = raw.trim();
    const place = `${path}:${number + 1}`;
    const kind = KINDS[/^([A-Z][A-Za-z ]*):/.exec(said)?.[1] ?? ''];
    if (said.startsWith('#')) continue;
    if (said.startsWith('@')) {
      tags.push(...said.split(/\s+/).map((tag) => tag.slice(1)));
      paragraphs = null;
    } else if (kind !== undefined) {
      paragraphs = [[]];
      const within: Block | null = kind === 'scenario' ? rule : null;
      const block: Block = { kind, place, tags: [...tags, ...((within ?? feature)?.tags ?? [])], within, paragraphs };
      if (kind === 'feature') feature = block;
      if (kind === 'rule') rule = block;
      blocks.push(block);
      tags = [];
    } else if (STEP.test(said)) paragraphs = null;
    else if (said === '') paragraphs?.push([]);
    else paragraphs?.at(-1)?.push({ place, text: said });
  }
  return blocks;
}
