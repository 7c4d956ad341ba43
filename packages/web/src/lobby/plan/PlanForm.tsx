// The rules of a game to come: a preset, or one's own mix of parts and options; how many play, and on which terms.

import { useLingui } from '@lingui/react/macro';
import type { GameId, TablePlan } from '@posse/protocol';
import { type ReactNode, use, useEffect, useState } from 'react';
import { useLanguage } from '../../words/language.ts';
import { textIn } from '../../words/text.ts';
import { Choice } from './Choice.tsx';
import { type Catalogue, catalogueOf } from './catalogue.ts';
import { Disclosure } from './Disclosure.tsx';
import { type Draft, draftFrom, planFrom, presetOf, remediesFor, withPreset, withSeats } from './draft.ts';
import { Options } from './Options.tsx';
import { Parts } from './Parts.tsx';
import styles from './PlanForm.module.css';
import { Remedies } from './Remedies.tsx';
import { SeatRow } from './SeatRow.tsx';
import { Terms, type TermsProps, useTermsWords } from './Terms.tsx';

interface PlanFormProps {
  readonly game: GameId;
  /** What is agreed so far. */
  readonly plan: TablePlan;
  /** Null while what is chosen can't be played. */
  readonly onChange: (plan: TablePlan | null) => void;
  /** Null for a table without a server. */
  readonly terms: TermsProps | null;
  /** What is agreed besides, whatever the game. */
  readonly children: ReactNode;
}

/** Suspends until the game is here. */
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
      <Choice
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
      <Options catalogue={catalogue} draft={draft} onChange={change} />
      {terms !== null && (
        <Disclosure title={t`Clock and guests`} state={termsWords(terms.chosen).join(' · ')}>
          <Terms {...terms} />
        </Disclosure>
      )}
    </div>
  );
}

/** What was wanted another day may not be there any more, such as house cards: then what is shown is wanted now. */
function useWithdrawn(catalogue: Catalogue, plan: TablePlan, change: () => void): void {
  const isWithdrawn = catalogue.agreed(plan) === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was wanted before
  useEffect(() => {
    if (isWithdrawn) change();
  }, []);
}
