// The card as it will look, with its rule text in any language.

import { Trans, useLingui } from '@lingui/react/macro';
import { LANGUAGES, type Language } from '@posse/engine';
import { useMemo, useState } from 'react';
import { classes } from '../drawing/class-names.ts';
import { Icon } from '../drawing/Icon.tsx';
import { useMedia } from '../table-screen/use-media-query.ts';
import { useLanguage } from '../words/language.ts';
import { useEditor } from './EditorContext.tsx';
import { shownThing } from './face-of-thing.ts';
import { ThingCard } from './PackFaces.tsx';
import styles from './ThingPreview.module.css';

const NAMES: Readonly<Record<Language, string>> = { en: 'English', it: 'Italiano', de: 'Deutsch' };

export function ThingPreview({ onPaint }: { readonly onPaint: () => void }) {
  const { t } = useLingui();
  const { pack, place } = useEditor();
  const own = useLanguage();
  const [other, setOther] = useState<Language | null>(null);
  const language = other ?? own;
  const shown = useMemo(() => shownThing(pack, place, language), [pack, place, language]);
  const width = useWidth();
  if (shown === null) return null;
  return (
    <section className={styles.preview} aria-label={t`The card as it will look`}>
      <div className={styles.card}>
        <ThingCard shown={shown} width={width} />
        <button
          type="button"
          className={styles.paint}
          data-act="paint"
          onClick={onPaint}
          aria-label={t`Change the picture`}
        >
          <Icon name="brush" />
        </button>
      </div>
      <div className={styles.text}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, also by keyboard */}
        <p className={styles.rules} lang={language} data-rules={language} tabIndex={0}>
          {shown.rules === '' ? <Trans>The rule text writes itself, from what the card does.</Trans> : shown.rules}
        </p>
        {shown.flavour !== '' && (
          <p className={styles.flavour}>
            <Icon name="brush" /> {shown.flavour}
          </p>
        )}
        <fieldset className={styles.languages} aria-label={t`Language of the rule text`}>
          {LANGUAGES.map((one) => (
            <button
              key={one}
              type="button"
              className={classes(styles.language, one === language && styles.chosen)}
              data-language={one}
              aria-pressed={one === language}
              onClick={() => setOther(one)}
            >
              <span aria-hidden="true">{one}</span>
              <span className="unseen">{NAMES[one]}</span>
            </button>
          ))}
        </fieldset>
      </div>
    </section>
  );
}

/** As large as the screen allows while the next chip stays in sight. */
function useWidth(): number {
  const isStrip = useMedia('strip');
  const isFlat = useMedia('flat');
  const isTablet = useMedia('tablet');
  const isLarge = useMedia('large');
  if (isStrip || isFlat) return 140;
  if (isLarge) return 360;
  return isTablet ? 280 : 112;
}
