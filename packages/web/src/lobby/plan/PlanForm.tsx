// The form for the rules of a game: preset or own mix, seats, terms.

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { textIn } from '@posse/narrator';
import type { GameId, TablePlan } from '@posse/protocol';
import { type ReactNode, use, useEffect, useId, useState } from 'react';
import { PlayerArch } from '../../drawing/PlayerArch.tsx';
import { useLanguage } from '../../words/language.ts';
import { type Catalogue, catalogueOf } from './catalogue-types.ts';
import { Disclosure } from './Disclosure.tsx';
import { OptionList } from './OptionList.tsx';
import { PictureToggle } from './PictureToggle.tsx';
import styles from './PlanForm.module.css';
import {
  type Draft,
  draftFrom,
  planFrom,
  presetOf,
  type Remedy,
  remediesFor,
  withNumber,
  withPart,
  withPreset,
  withSeats,
} from './plan-draft.ts';
import { RadioRow } from './RadioRow.tsx';
import { TableTerms, type TermsProps, useTermsWords } from './TableTerms.tsx';

/** Faces for the seats of the plan, before anybody sits there. */
const PEOPLE: readonly string[] = [
  'suzy-lafayette',
  'slab-the-killer',
  'calamity-janet',
  'jourdonnais',
  'rose-doolan',
  'vulture-sam',
  'el-gringo',
  'willy-the-kid',
];

interface PlanFormProps {
  readonly game: GameId;
  /** The current plan. */
  readonly plan: TablePlan;
  /** Called with null while the choice can't be played. */
  readonly onChange: (plan: TablePlan | null) => void;
  /** The terms; null for a solo table. */
  readonly terms: TermsProps | null;
  /** Further agreements that do not depend on the game. */
  readonly children: ReactNode;
}

/** The form. It suspends until the game is loaded. */
export function PlanForm({ game, plan, onChange, terms, children }: PlanFormProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const termsWords = useTermsWords();
  const catalogue = use(catalogueOf(game));
  const [draft, setDraft] = useState(() => draftFrom(catalogue, plan));
  useWithdrawn(catalogue, plan, () => onChange(planFrom(catalogue, draft)));
  const remedies = remediesFor(catalogue, draft);
  const preset = catalogue.presets.find(({ id }) => id === presetOf(catalogue, draft));
  const change = (changed: Draft): void => {
    setDraft(changed);
    onChange(remediesFor(catalogue, changed) === null ? planFrom(catalogue, changed) : null);
  };
  return (
    <div className={styles.form}>
      <RadioRow
        legend={t`Rules`}
        value={preset?.id ?? null}
        of={catalogue.presets.map(({ id, texts }) => ({ value: id, label: textIn(language, texts, id).name }))}
        about={preset === undefined ? t`Your own mix.` : textIn(language, preset.texts, preset.id).text}
        onChange={(id) => change(withPreset(catalogue, draft, id))}
      />
      <Parts catalogue={catalogue} draft={draft} onChange={change} />
      <SeatRow
        seats={catalogue.seats}
        value={draft.seats}
        onChange={(seats) => change(withSeats(catalogue, draft, seats))}
      />
      {remedies !== null && <Remedies catalogue={catalogue} draft={draft} remedies={remedies} onChange={change} />}
      {children}
      <OptionList catalogue={catalogue} draft={draft} onChange={change} />
      {terms !== null && (
        <Disclosure title={t`Clock and guests`} state={termsWords(terms.chosen).join(' · ')}>
          <TableTerms {...terms} />
        </Disclosure>
      )}
    </div>
  );
}

/** Replaces a saved plan that needs things that are gone, such as house cards, by the plan that is shown. */
function useWithdrawn(catalogue: Catalogue, plan: TablePlan, change: () => void): void {
  const isWithdrawn = catalogue.agreed(plan) === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was wanted before
  useEffect(() => {
    if (isWithdrawn) change();
  }, []);
}

interface PartsProps {
  readonly catalogue: Catalogue;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** The sets or modules in the game, each with a picture. */
function Parts({ catalogue, draft, onChange }: PartsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const id = useId();
  return (
    <fieldset className={styles.parts} aria-labelledby={id}>
      <span id={id} className={styles.legend}>
        {catalogue.game === 'card' ? t`Sets` : t`Modules`}
      </span>
      <div className={styles.row}>
        {catalogue.parts.map(({ id, picture, isNeeded, texts }) => (
          <PictureToggle
            key={id}
            picture={picture}
            name={textIn(language, texts, id).name}
            on={draft.parts.includes(id)}
            isFixed={isNeeded}
            onChange={() => onChange(withPart(catalogue, draft, id))}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface SeatRowProps {
  readonly seats: readonly number[];
  readonly value: number;
  readonly onChange: (seats: number) => void;
}

/** The number of players, as numbers and as a row of people. */
function SeatRow({ seats, value, onChange }: SeatRowProps) {
  const { t } = useLingui();
  return (
    <div className={styles.seats}>
      <RadioRow
        legend={t`Players`}
        value={value}
        of={seats.map((count) => ({
          value: count,
          label: String(count),
          name: t`${plural(count, { one: '# player', other: '# players' })}`,
        }))}
        onChange={onChange}
      />
      <div className={styles.people} aria-hidden="true">
        {PEOPLE.slice(0, value).map((id, place) => (
          <PlayerArch key={id} character={id} width={38} state={{ turn: place === 0 }} />
        ))}
      </div>
    </div>
  );
}

interface RemediesProps {
  readonly catalogue: Catalogue;
  readonly draft: Draft;
  readonly remedies: readonly Remedy[];
  readonly onChange: (draft: Draft) => void;
}

/** The reason why the choice can't be played, and remedies of one click each. */
function Remedies({ catalogue, draft, remedies, onChange }: RemediesProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { seats } = draft;
  const things = [...catalogue.parts, ...catalogue.numbers];
  const nameOf = (thing: string): string => textIn(language, things.find(({ id }) => id === thing)?.texts, thing).name;
  const isNumber = remedies.some((remedy) => 'number' in remedy);
  const line = (key: string, text: string, act: string, helped: Draft): ReactNode => (
    <div key={key} className={styles.remedy}>
      <p>{text}</p>
      <button type="button" className="button" onClick={() => onChange(helped)}>
        {act}
      </button>
    </div>
  );
  return (
    <div className={styles.remedies} role="alert">
      {remedies.length === 0 && <p>{t`These rules don’t work with ${seats} players.`}</p>}
      {remedies.map((remedy) => {
        if ('number' in remedy) {
          const { number, most } = remedy;
          const name = nameOf(number);
          const text = t`“${name}”: not enough for ${seats} players. The maximum is ${most}.`;
          return line(number, text, t`Use ${most}`, withNumber(draft, number, most));
        }
        const { part, comes } = remedy;
        const name = nameOf(part);
        const needed = isNumber ? t`“${name}” adds enough.` : t`A game for ${seats} needs “${name}”.`;
        return line(
          part,
          comes ? needed : t`“${name}” can’t be played with ${seats} players.`,
          comes ? t`Add ${name}` : t`Play without it`,
          withPart(catalogue, draft, part),
        );
      })}
    </div>
  );
}
