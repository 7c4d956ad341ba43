// The pages of the rulings: each scenario with its sentence, and its steps folded.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escaped, type Section, slugger, type Written } from './markdown-to-html.ts';
import { ROOT } from './page-list.ts';

/** The label of a ruling's certainty, by its tag. */
const SURE: Readonly<Record<string, string>> = {
  official: 'official',
  consensus: 'consensus',
  judgement: 'our judgement',
};

interface Scenario {
  readonly tags: readonly string[];
  readonly title: string;
  readonly sentences: readonly string[];
  readonly steps: string;
}

export interface Feature extends Written {
  readonly title: string;
}

export function featurePage(file: string): Feature {
  const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
  const title =
    lines
      .find((line) => line.startsWith('Feature:'))
      ?.slice('Feature:'.length)
      .trim() ?? file;
  const slug = slugger();
  const sections: Section[] = [];
  const parts = scenariosIn(lines).map((scenario) => {
    const id = slug(scenario.title);
    sections.push({ id, title: scenario.title, level: 2 });
    return scenarioHtml(id, scenario);
  });
  const about = `<p class="dim">${parts.length} rulings of <code>${escaped(file)}</code>. Each is run against the engine, word for word.</p>`;
  const head = { id: slug(title), title, level: 1 };
  return {
    title,
    html: `<h1 id="${head.id}">${escaped(title)}</h1>\n${about}\n${parts.join('\n')}`,
    sections: [head, ...sections],
  };
}

function scenarioHtml(id: string, { tags, title, sentences, steps }: Scenario): string {
  const rules = tags.filter((tag) => /^D?R-/.test(tag)).join(', ');
  const sure = tags.map((tag) => SURE[tag]).find((word) => word !== undefined) ?? '';
  return [
    `<section class="ruling"><h2 id="${id}">${escaped(title)}</h2>`,
    `<p class="tags">${escaped([rules, sure].filter(Boolean).join(' · '))}</p>`,
    ...sentences.map((sentence) => `<p>${escaped(sentence)}</p>`),
    steps === ''
      ? ''
      : `<details><summary>The scenario</summary><pre tabindex="0"><code>${escaped(steps)}</code></pre></details>`,
    '</section>',
  ].join('');
}

function scenariosIn(lines: readonly string[]): readonly Scenario[] {
  const found: { tags: string[]; title: string; sentences: string[]; steps: string[] }[] = [];
  let tags: string[] = [];
  for (const line of lines) {
    const text = line.trim();
    const [, title] = /^(?:Scenario(?: Outline)?|Rule):\s*(.*)$/.exec(text) ?? [];
    if (text.startsWith('@')) tags = text.split(/\s+/).map((tag) => tag.slice(1));
    else if (title !== undefined) {
      found.push({ tags, title, sentences: [], steps: [] });
      tags = [];
    } else if (/^(it|de|about|unless|proof):/.test(text)) continue;
    else if (text.startsWith('en:')) found.at(-1)?.sentences.push(text.slice(3).trim());
    // The padding of columns is removed to save space.
    else found.at(-1)?.steps.push(line.replace(/^ {4}/, '').replace(/ {2,}\|/g, ' |'));
  }
  return found.map(({ steps, ...rest }) => ({ ...rest, steps: steps.join('\n').trim() }));
}
