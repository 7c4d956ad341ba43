// Reads the page's sentences from feature files, below the scenarios that prove them.

import type { Language } from '@posse/engine';
import type { Ruling } from './rulings-by-subject.ts';

export interface Sentence extends Ruling {
  /** The place of the sentence's first line, such as `rulings/card/duel.feature:12`. */
  readonly place: string;
  /** The proof of a rule without a scenario: a test's file, or `none`. Null if scenarios prove it. */
  readonly proof: string | null;
}

/** An error with all faults, each in a line that begins with its place. */
export class BadSentences extends Error {
  override readonly name = 'BadSentences';

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

const LANGUAGE_NAMES: readonly (readonly [Language, name: string])[] = [
  ['en', 'English'],
  ['it', 'Italian'],
  ['de', 'German'],
];
const KEYS: readonly string[] = [...LANGUAGE_NAMES.map(([key]) => key), 'about', 'unless', 'proof'];
const RULE = /^D?R-[A-Z0-9]+(?:-[A-Z0-9]+)*$/;
/**
 * A line that looks like `key: value` but is none: words to readers never begin like this, so it is meant to be one.
 */
const LOOKS_KEYED = /^\w+\s*:/;
/** `de: …` */
const KEYED = /^([a-z]+):(?:\s+(.*))?$/;

/** Reads the sentences of these files, in order. Throws BadSentences with all faults. */
export function sentencesOf(files: readonly FeatureFile[]): Sentence[] {
  const faults: string[] = [];
  const blocks = files.flatMap(blocksOf);
  /** The block at which the sentences of each rule stand. */
  const homes = new Map<string, Block>();
  const sentences: Sentence[] = [];
  for (const block of blocks)
    for (const lines of block.paragraphs) {
      const [first] = lines;
      if (first === undefined || !lines.some(({ text }) => LOOKS_KEYED.test(text))) continue;
      const rule = block.tags.find((tag) => RULE.test(tag));
      if ((block.kind !== 'scenario' && block.kind !== 'rule') || rule === undefined) {
        faults.push(`${first.place}: A sentence stands below a Scenario, or a Rule, with a tag such as @R-DUEL-09.`);
        continue;
      }
      const home = homes.get(rule) ?? block;
      if (home !== block)
        faults.push(`${first.place}: ${rule} has its sentence at ${home.place}: put this one there too.`);
      homes.set(rule, home);
      const sentence = { rule, place: first.place, ...partsOf(lines) };
      faults.push(...brokenLines(lines), ...missingIn(sentence), ...falseProof(sentence, block, blocks));
      sentences.push(sentence);
    }
  if (faults.length > 0) throw new BadSentences(faults);
  return sentences;
}

const keyOf = (text: string): string => KEYED.exec(text)?.[1] ?? '';

function partsOf(lines: readonly Line[]): Omit<Sentence, 'rule' | 'place'> {
  const part = (key: string): string | null =>
    lines.flatMap(({ text }) => (keyOf(text) === key ? (KEYED.exec(text)?.[2] ?? '') : []))[0] ?? null;
  return {
    about: (part('about') ?? '').split(',').map((id) => id.trim()),
    texts: { en: part('en') ?? '', it: part('it') ?? '', de: part('de') ?? '' },
    unless: part('unless'),
    proof: part('proof'),
  };
}

function brokenLines(lines: readonly Line[]): string[] {
  const keys = lines.map(({ text }) => keyOf(text));
  return lines.flatMap(({ place, text }, at) => {
    const key = keyOf(text);
    if (!KEYS.includes(key))
      return `${place}: A line of a sentence begins with ${KEYS.join(':, ')}:, not as "${text}" does.`;
    if (keys.indexOf(key) < at) return `${place}: "${key}:" stands here twice; an empty line parts two sentences.`;
    return text === `${key}:` ? `${place}: "${key}:" says nothing.` : [];
  });
}

function missingIn({ place, rule, texts, about }: Sentence): string[] {
  const unsaid = LANGUAGE_NAMES.filter(([key]) => texts[key] === '');
  return [
    ...unsaid.map(([key, language]) => `${place}: ${rule} is not said in ${language}: add a line "${key}: …".`),
    ...(about.includes('')
      ? [`${place}: ${rule} needs a line such as "about: bang, missed", and no empty word in it.`]
      : []),
  ];
}

/**
 * Faults of a sentence's proof: it stands at a scenario of its rule; only a rule without scenarios has a `proof:` line.
 */
function falseProof({ place, rule, proof }: Sentence, home: Block, blocks: readonly Block[]): string[] {
  const scenarios = blocks.filter(({ kind, tags }) => kind === 'scenario' && tags.includes(rule));
  const isAtHome = scenarios.some((scenario) => scenario === home || scenario.within === home);
  const [first] = scenarios;
  if (first === undefined && proof === null)
    return [
      `${place}: ${rule} has no scenario: add "proof:" and the file of the test that names it, or "proof: none".`,
    ];
  if (first !== undefined && (proof !== null || !isAtHome))
    return [`${place}: ${rule} has a scenario, at ${first.place}: its sentence belongs there, without "proof:".`];
  return [];
}

/** A file of rulings, by its path in the project. */
export interface FeatureFile {
  readonly path: string;
  readonly text: string;
}

interface Line {
  /** The place of the block's first line, such as `rulings/card/duel.feature:12`. */
  readonly place: string;
  readonly text: string;
}

interface Block {
  readonly kind: 'feature' | 'rule' | 'scenario' | 'other';
  readonly place: string;
  /** The block's own tags without the @, then those of its rule and feature. */
  readonly tags: readonly string[];
  /** The rule around a scenario. */
  readonly within: Block | null;
  /** The description, split at empty lines. */
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

/** The parts of a feature file that sentences need: scenarios, rules, tags, and descriptions. */
function blocksOf({ path, text }: FeatureFile): Block[] {
  const blocks: Block[] = [];
  let tags: string[] = [];
  let feature: Block | null = null;
  let rule: Block | null = null;
  /** The paragraphs of the current description; null after it. */
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
