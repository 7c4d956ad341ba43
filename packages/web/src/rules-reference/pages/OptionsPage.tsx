// The choices of a table: sets or modules, presets, and options.

import { Trans, useLingui } from '@lingui/react/macro';
import { PRESETS } from '@posse/card';
import { OPTIONS as DICE_OPTIONS, PRESETS as DICE_PRESETS, textsFor } from '@posse/dice';
import type { Translated } from '@posse/engine';
import type { ReactNode } from 'react';
import { catalogue } from '../../entry-lookup.ts';
import { useLanguage } from '../../words/language.ts';
import type { GameId } from '../rule-thing.ts';
import { RULINGS } from '../rulings/rulings-by-subject.ts';
import styles from './OptionsPage.module.css';

interface Named {
  readonly id: string;
  readonly texts: Translated;
}

const CHOICES = {
  card: () => ({
    sets: Object.entries(catalogue().texts.sets).map(([id, texts]) => ({ id, texts })),
    presets: PRESETS,
    options: [...catalogue().numbers, ...catalogue().options.filter(({ id }) => !id.startsWith('without-'))],
  }),
  dice: () => ({
    sets: Object.entries(textsFor(null).modules).map(([id, texts]) => ({ id: `module-${id}`, texts })),
    presets: DICE_PRESETS,
    options: DICE_OPTIONS,
  }),
} as const;

export function OptionsPage({ game }: { readonly game: GameId }) {
  const { t } = useLingui();
  const { sets, presets, options } = CHOICES[game]();
  return (
    <article className={styles.options}>
      <OptionList title={game === 'card' ? t`Sets` : t`Modules of Old Saloon`} list={sets} />
      <OptionList title={t`Ready-made tables`} list={presets} isSpot={false} />
      <OptionList title={t`Table options`} list={options} game={game}>
        <p>
          <Trans>Rulebooks leave some points open, or disagree. A table may reverse these:</Trans>
        </p>
      </OptionList>
      {game === 'card' && (
        <p>
          <Trans>Any event can also be left out of its deck.</Trans>
        </p>
      )}
    </article>
  );
}

interface OptionListProps {
  readonly title: string;
  readonly list: readonly Named[];
  /** The game whose rulings the options change. */
  readonly game?: GameId;
  /** Can an address lead to each option? */
  readonly isSpot?: boolean;
  readonly children?: ReactNode;
}

function OptionList({ title, list, game, isSpot = true, children }: OptionListProps) {
  const language = useLanguage();
  return (
    <section>
      <h2>{title}</h2>
      {children}
      <dl className={styles.list}>
        {list.map(({ id, texts }) => (
          <div key={id} id={isSpot ? id : undefined}>
            <dt>{texts[language].name}</dt>
            <dd>{texts[language].text}</dd>
            {game && <Usually game={game} option={id} />}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The rule while the option is off. */
function Usually({ game, option }: { readonly game: GameId; readonly option: string }) {
  const language = useLanguage();
  const rulings = RULINGS[game].filter(({ unless }) => unless === option);
  return rulings.map(({ rule, texts }) => {
    const text = texts[language];
    return (
      <dd key={rule} className={styles.usually}>
        <Trans>Usually: {text}</Trans>
      </dd>
    );
  });
}
