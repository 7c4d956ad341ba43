// Tests of reading sentences from feature files: place, order, errors.

import { describe, expect, test } from 'vitest';
import { inOrder } from './ruling-files.ts';
import { BadSentences, sentencesOf } from './ruling-sentences.ts';

const SAID = ['en: One.', 'it: Uno.', 'de: Eins.', 'about: bang, broken arrow'];
const STEPS = ['', '    Given the card game', '    When A sings', ''];

const scenario = (tags: string, said: readonly string[], ...rest: string[]) => [
  `  ${tags}`,
  '  Scenario: Somebody sings',
  ...said.map((line) => `    ${line}`),
  ...(rest.length > 0 ? rest : STEPS),
];

const file = (...lines: string[]) => ({ path: 'a.feature', text: ['@strict', 'Feature: Songs', ...lines].join('\n') });
const read = (...lines: string[]) => sentencesOf([file(...lines)]);

function faultsOf(run: () => unknown): string[] {
  try {
    run();
  } catch (error) {
    if (error instanceof BadSentences) return error.message.split('\n');
    throw error;
  }
  return [];
}

/** The faults of a feature file whose sentence stands in lines 5 to 8. */
const faults = (...said: string[]) => faultsOf(() => read(...scenario('@R-A-1', said)));

describe('a sentence', () => {
  test('a ruling below a scenario of a feature file belongs to the scenario’s first rule', () => {
    expect(read(...scenario('@base @R-A-1 @R-B-2', [...SAID, 'unless: late-reshuffle']))).toEqual([
      {
        place: 'a.feature:5',
        rule: 'R-A-1',
        about: ['bang', 'broken arrow'],
        texts: { en: 'One.', it: 'Uno.', de: 'Eins.' },
        unless: 'late-reshuffle',
        proof: null,
      },
    ]);
  });

  test('a ruling in a feature file may stand beside other text, comments and a second ruling', () => {
    const said = [
      'Singing is "sings".',
      '',
      '# Off key.',
      ...SAID,
      '',
      ...SAID.with(0, 'en: Two: Given, @both # of them.'),
    ];
    expect(read(...scenario('@DR-001', said)).map(({ texts }) => texts.en)).toEqual([
      'One.',
      'Two: Given, @both # of them.',
    ]);
  });

  test('steps, tables and examples of a feature file are not read as rulings', () => {
    const rest = ['    Given the table', '      | en: | A |', '    Examples:', '      | it: |', '    de: none'];
    expect(read(...scenario('@R-A-1', [], ...rest))).toEqual([]);
  });

  test('a ruling may stand below a Rule of a feature file, with or without scenarios in it', () => {
    const [inside, alone] = [
      ['  @R-A-1', '  Rule: One', ...SAID],
      ['  @R-A-2', '  Rule: Two', ...SAID, 'proof: none'],
    ];
    expect(read(...inside, ...scenario('@base', []), ...alone).map(({ rule, proof }) => [rule, proof])).toEqual([
      ['R-A-1', null],
      ['R-A-2', 'none'],
    ]);
  });
});

describe('a broken sentence', () => {
  test('a ruling that lacks a language or a subject is reported with its file and line', () => {
    expect(faults('en: One.', 'it: Uno.')).toEqual([
      'a.feature:5: R-A-1 is not said in German: add a line "de: …".',
      'a.feature:5: R-A-1 needs a line such as "about: bang, missed", and no empty word in it.',
    ]);
    expect(faults(...SAID.with(1, 'it:'))).toEqual([
      'a.feature:6: "it:" says nothing.',
      'a.feature:5: R-A-1 is not said in Italian: add a line "it: …".',
    ]);
    expect(faults(...SAID.with(3, 'about: bang,, beer'))).toEqual([
      'a.feature:5: R-A-1 needs a line such as "about: bang, missed", and no empty word in it.',
    ]);
    expect(faults(...SAID, 'unless:')).toEqual(['a.feature:9: "unless:" says nothing.']);
  });

  test('an unknown or repeated line of a ruling is reported with its file and line', () => {
    const kinds = 'A line of a sentence begins with en:, it:, de:, about:, unless:, proof:, not as';
    expect(faults(...SAID, 'fr: Un.')).toEqual([`a.feature:9: ${kinds} "fr: Un." does.`]);
    expect(faults('EN: One.', 'IT : Uno.')).toContain(`a.feature:6: ${kinds} "IT : Uno." does.`);
    expect(faults(...SAID.toSpliced(1, 0, 'and more.'))).toEqual([`a.feature:6: ${kinds} "and more." does.`]);
    expect(faults(...SAID, 'en: Two.')).toEqual([
      'a.feature:9: "en:" stands here twice; an empty line parts two sentences.',
    ]);
  });

  test('a ruling that belongs to no rule is reported with its file and line', () => {
    const says = ': A sentence stands below a Scenario, or a Rule, with a tag such as @R-DUEL-09.';
    expect(faultsOf(() => read(...scenario('@base', SAID)))).toEqual([`a.feature:5${says}`]);
    expect(faultsOf(() => read(...SAID, ...scenario('@R-A-1', [])))).toEqual([`a.feature:3${says}`]);
  });

  test('a second ruling for the same rule elsewhere is reported with its file and line', () => {
    const twice = [...scenario('@R-A-1', SAID), ...scenario('@R-A-1', SAID)];
    expect(faultsOf(() => read(...twice))).toEqual([
      'a.feature:15: R-A-1 has its sentence at a.feature:4: put this one there too.',
    ]);
  });

  test('a ruling that wrongly claims to have a scenario, or none, is reported with its file and line', () => {
    const alone = ['@R-A-2', 'Rule: Alone', ...SAID];
    expect(faultsOf(() => read(...alone))).toEqual([
      'a.feature:5: R-A-2 has no scenario: add "proof:" and the file of the test that names it, or "proof: none".',
    ]);
    const has = 'a.feature:5: R-A-2 has a scenario, at';
    const belongs = ': its sentence belongs there, without "proof:".';
    expect(faultsOf(() => read(...alone, 'proof: none', ...scenario('@base', [])))).toEqual([
      `${has} a.feature:11${belongs}`,
    ]);
    const other = { path: 'b.feature', text: 'Feature: B\n@R-B-1 @R-A-2\nScenario: One\nGiven the card game' };
    expect(faultsOf(() => sentencesOf([file(...alone, 'proof: none'), other]))).toEqual([
      `${has} b.feature:3${belongs}`,
    ]);
  });
});

describe('the order of sentences', () => {
  const three = read(...['@R-A-1', '@R-A-2', '@R-A-3'].flatMap((tag) => scenario(tag, SAID)));
  const two = read(...scenario('@R-B-1', [...SAID, '', ...SAID.with(0, 'en: Two.')]));
  const other = two.map((sentence) => ({ ...sentence, place: sentence.place.replace('a.', 'b.') }));
  const order = (text: string) => inOrder([...three, ...other], { path: 'order.txt', text });
  const rules = (text: string) => order(text).map(({ rule, texts }) => `${rule} ${texts.en}`);

  test('rulings are sorted as the order file lists their rules, which names a rule once per ruling', () => {
    expect(rules('# All\nR-B-1 R-A-3 # that one early\n\nR-A-1 R-B-1 R-A-2')).toEqual([
      'R-B-1 One.',
      'R-A-3 One.',
      'R-A-1 One.',
      'R-B-1 Two.',
      'R-A-2 One.',
    ]);
  });

  test('a ruling missing from the order file follows the one above it in its feature file, or comes last', () => {
    expect(rules('R-A-3 R-A-1')).toEqual(['R-A-3 One.', 'R-A-1 One.', 'R-A-2 One.', 'R-B-1 One.', 'R-B-1 Two.']);
  });

  test('an order file that names a rule without a ruling is reported with its line', () => {
    expect(faultsOf(() => order('R-A-1\nR-A-9 R-A-1'))).toEqual([
      'order.txt:2: R-A-9 has no sentence, or no further one: take it out here.',
      'order.txt:2: R-A-1 has no sentence, or no further one: take it out here.',
    ]);
  });
});
