// The sets or modules that are in the game, each with a picture.

import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../words/language.ts';
import { textIn } from '../../words/text.ts';
import type { Catalogue } from './catalogue.ts';
import { type Draft, withPart } from './draft.ts';
import styles from './Parts.module.css';
import { PictureToggle } from './PictureToggle.tsx';

interface PartsProps {
  readonly catalogue: Catalogue;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

export function Parts({ catalogue, draft, onChange }: PartsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <fieldset className={styles.parts}>
      <legend>{catalogue.game === 'card' ? t`Sets` : t`Modules`}</legend>
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
