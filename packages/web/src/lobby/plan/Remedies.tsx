// Why what is chosen can't be played, and what would help, one click each.

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '../../words/language.ts';
import { textIn } from '../../words/text.ts';
import type { Catalogue } from './catalogue.ts';
import { type Draft, type Remedy, withNumber, withPart } from './draft.ts';
import styles from './Remedies.module.css';

interface RemediesProps {
  readonly catalogue: Catalogue;
  readonly draft: Draft;
  readonly remedies: readonly Remedy[];
  readonly onChange: (draft: Draft) => void;
}

export function Remedies({ catalogue, draft, remedies, onChange }: RemediesProps) {
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
      {remedies.length === 0 && <p>{t`These rules cannot be played by ${seats} players.`}</p>}
      {remedies.map((remedy) => {
        if ('number' in remedy) {
          const { number, most } = remedy;
          const name = nameOf(number);
          const text = t`“${name}”: there are not enough for ${seats} players; at most ${most}.`;
          return line(number, text, t`Take ${most}`, withNumber(draft, number, most));
        }
        const { part, comes } = remedy;
        const name = nameOf(part);
        const needed = isNumber ? t`With “${name}” there are enough.` : t`A game for ${seats} needs “${name}”.`;
        return line(
          part,
          comes ? needed : t`“${name}” is not for ${seats} players.`,
          comes ? t`Add ${name}` : t`Play without it`,
          withPart(catalogue, draft, part),
        );
      })}
    </div>
  );
}
