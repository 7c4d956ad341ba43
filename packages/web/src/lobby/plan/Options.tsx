// Every set, and every rule on which tables differ, explained.

import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { textIn } from '@posse/narrator';
import { Picture } from '../../draw/Picture.tsx';
import { useLanguage } from '../../words/language.ts';
import type { Catalogue, RuleNumber, RuleOption } from './catalogue.ts';
import { Disclosure } from './Disclosure.tsx';
import { type Draft, isNumberOfUse, numbersChanged, valuesOf, withNumber, withOption } from './draft.ts';
import styles from './Options.module.css';
import { PictureToggle } from './PictureToggle.tsx';

interface OptionsProps {
  readonly catalogue: Catalogue;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

export function Options({ catalogue, draft, onChange }: OptionsProps) {
  const { t } = useLingui();
  const ofUse = catalogue.options.filter(({ part }) => part === null || draft.parts.includes(part));
  const numbers = catalogue.numbers.filter((number) => isNumberOfUse(number, draft.parts));
  const on = ofUse.filter(({ id }) => draft.options.includes(id)).length + numbersChanged(catalogue, draft).length;
  const state = on === 0 ? t`As usual` : t`${plural(on, { one: '# rule changed', other: '# rules changed' })}`;
  return (
    <Disclosure
      title={catalogue.game === 'card' ? t`Sets and rules explained` : t`Modules and rules explained`}
      state={state}
      act="options"
    >
      <PartsExplained catalogue={catalogue} draft={draft} />
      <Rules
        catalogue={catalogue}
        options={ofUse.filter(({ event }) => event === null)}
        numbers={numbers}
        draft={draft}
        onChange={onChange}
      />
      <Events options={ofUse.filter(({ event }) => event !== null)} draft={draft} onChange={onChange} />
    </Disclosure>
  );
}

function PartsExplained({ catalogue, draft }: Pick<OptionsProps, 'catalogue' | 'draft'>) {
  const language = useLanguage();
  const texts = catalogue.partTexts(draft);
  return (
    <ul className={styles.parts}>
      {catalogue.parts.map(({ id, picture }) => (
        <li key={id}>
          <Picture of={picture} className={styles.picture} />
          <div>
            <h3>{textIn(language, texts[id], id).name}</h3>
            <p>{textIn(language, texts[id], id).text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface ListProps {
  readonly options: readonly RuleOption[];
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

interface RulesProps extends ListProps {
  readonly catalogue: Catalogue;
  readonly numbers: readonly RuleNumber[];
}

function Rules({ catalogue, options, numbers, draft, onChange }: RulesProps) {
  const language = useLanguage();
  return (
    <fieldset className={styles.list}>
      <legend>
        <Trans>Rules that tables differ in</Trans>
      </legend>
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
        <Trans>Events to leave out</Trans>
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
