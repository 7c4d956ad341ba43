// The rules and events of every set, explained, grouped by set and searchable.

import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { textIn } from '@posse/narrator';
import { useId, useState } from 'react';
import { Picture } from '../../drawing/Picture.tsx';
import { useLanguage } from '../../words/language.ts';
import type { Catalogue, RuleNumber, RuleOption } from './catalogue-types.ts';
import { Disclosure } from './Disclosure.tsx';
import styles from './OptionList.module.css';
import { groupsOf, type OptionGroup } from './option-groups.ts';
import { PictureToggle } from './PictureToggle.tsx';
import { type Draft, isNumberOfUse, numbersChanged, valuesOf, withNumber, withOption } from './plan-draft.ts';

interface OptionsProps {
  readonly catalogue: Catalogue;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

export function OptionList({ catalogue, draft, onChange }: OptionsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [query, setQuery] = useState('');
  const ofUse = catalogue.options.filter(({ part }) => part === null || draft.parts.includes(part));
  const on = ofUse.filter(({ id }) => draft.options.includes(id)).length + numbersChanged(catalogue, draft).length;
  const state = on === 0 ? t`Standard` : t`${plural(on, { one: '# rule changed', other: '# rules changed' })}`;
  const groups = groupsOf(catalogue, draft, language, query);
  return (
    <Disclosure
      title={catalogue.game === 'card' ? t`Sets and rules explained` : t`Modules and rules explained`}
      state={state}
      act="options"
    >
      <Search query={query} found={groups.length} onChange={setQuery} />
      {groups.map((group) => (
        <Group
          key={group.part}
          group={group}
          catalogue={catalogue}
          draft={draft}
          isSearched={query.trim() !== ''}
          onChange={onChange}
        />
      ))}
    </Disclosure>
  );
}

interface SearchProps {
  readonly query: string;
  /** The number of sets with a match. */
  readonly found: number;
  readonly onChange: (query: string) => void;
}

function Search({ query, found, onChange }: SearchProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <div className={styles.search}>
      <label htmlFor={id} className="unseen">
        <Trans>Search sets and rules</Trans>
      </label>
      <input
        id={id}
        type="search"
        className="field"
        data-search="options"
        placeholder={t`Search sets and rules`}
        value={query}
        onChange={({ target }) => onChange(target.value)}
      />
      <p role="status">{found === 0 && <Trans>No matches.</Trans>}</p>
    </div>
  );
}

interface GroupProps extends OptionsProps {
  readonly group: OptionGroup;
  readonly isSearched: boolean;
}

/** One set: its text, its rules, and events that can be left out. Folded unless a search matches. */
function Group({ group, catalogue, draft, isSearched, onChange }: GroupProps) {
  const { t } = useLingui();
  const { part, picture, name, text, numbers, options, events } = group;
  const count = numbers.length + options.length + events.length;
  return (
    // A different key while searching, so that it opens, and folds again afterwards.
    <details key={isSearched ? 'searched' : 'folded'} className={styles.group} open={isSearched} data-part={part}>
      <summary>
        <Picture of={picture} className={styles.picture} />
        <span className={styles.about}>
          <b>{name}</b>
          <span>{text}</span>
        </span>
        {count > 0 && <span className={styles.count}>{t`${plural(count, { one: '# rule', other: '# rules' })}`}</span>}
      </summary>
      {numbers.length + options.length > 0 && (
        <Rules
          name={name}
          catalogue={catalogue}
          options={options}
          numbers={numbers.filter((number) => isNumberOfUse(number, draft.parts))}
          draft={draft}
          onChange={onChange}
        />
      )}
      <Events options={events} draft={draft} onChange={onChange} />
    </details>
  );
}

interface ListProps {
  readonly options: readonly RuleOption[];
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

interface RulesProps extends ListProps {
  /** The name of the set to which they belong. */
  readonly name: string;
  readonly catalogue: Catalogue;
  readonly numbers: readonly RuleNumber[];
}

function Rules({ name, catalogue, options, numbers, draft, onChange }: RulesProps) {
  const language = useLanguage();
  return (
    <fieldset className={styles.list}>
      <legend className="unseen">{name}</legend>
      {numbers.map((number) => (
        <NumberRule
          key={number.id}
          number={number}
          value={draft.numbers[number.id] ?? number.from}
          possible={valuesOf(catalogue, draft, number)}
          onChange={(value) => onChange(withNumber(draft, number.id, value))}
        />
      ))}
      {options.map(({ id, texts }) => (
        <label key={id} className={styles.rule}>
          <input
            type="checkbox"
            data-option={id}
            checked={draft.options.includes(id)}
            onChange={() => onChange(withOption(draft, id))}
          />
          <span>
            <b>{textIn(language, texts, id).name}</b>
            <span>{textIn(language, texts, id).text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface NumberRuleProps {
  readonly number: RuleNumber;
  readonly value: number;
  readonly possible: ReadonlySet<number>;
  readonly onChange: (value: number) => void;
}

function NumberRule({ number: { id, texts, from, to }, value, possible, onChange }: NumberRuleProps) {
  const language = useLanguage();
  const values = Array.from({ length: to - from + 1 }, (_, place) => from + place);
  return (
    <label className={styles.number}>
      <select value={value} data-number={id} onChange={(event) => onChange(Number(event.target.value))}>
        {values.map((one) => (
          <option key={one} value={one} disabled={!possible.has(one)}>
            {one}
          </option>
        ))}
      </select>
      <span>
        <b>{textIn(language, texts, id).name}</b>
        <span>{textIn(language, texts, id).text}</span>
      </span>
    </label>
  );
}

function Events({ options, draft, onChange }: ListProps) {
  const language = useLanguage();
  if (options.length === 0) return null;
  return (
    <fieldset className={styles.list}>
      <legend>
        <Trans>Leave out events</Trans>
      </legend>
      <div className={styles.events}>
        {options.map(
          ({ id, texts, event }) =>
            event && (
              <PictureToggle
                key={id}
                picture={event}
                name={textIn(language, texts, id).name}
                on={draft.options.includes(id)}
                onChange={() => onChange(withOption(draft, id))}
              />
            ),
        )}
      </div>
    </fieldset>
  );
}
