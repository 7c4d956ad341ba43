// Why what is chosen can't be played, and what would help, one click each.

import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../words/language.ts';
import { textIn } from '../../words/text.ts';
import type { Catalogue } from './catalogue.ts';
import { type Draft, type Remedy, withPart } from './draft.ts';
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
  const nameOf = (part: string): string =>
    textIn(language, catalogue.parts.find(({ id }) => id === part)?.texts, part).name;
  return (
    <div className={styles.remedies} role="alert">
      {remedies.length === 0 && <p>{t`These rules cannot be played by ${seats} players.`}</p>}
      {remedies.map(({ part, comes }) => {
        const name = nameOf(part);
        return (
          <div key={part} className={styles.remedy}>
            <p>{comes ? t`A game for ${seats} needs “${name}”.` : t`“${name}” is not for ${seats} players.`}</p>
            <button type="button" className="button" onClick={() => onChange(withPart(catalogue, draft, part))}>
              {comes ? t`Add ${name}` : t`Play without it`}
            </button>
          </div>
        );
      })}
    </div>
  );
}
