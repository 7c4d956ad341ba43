// Some rulings, one below the other, as they read on the page of the thing that they are about.

import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../words/language.ts';
import { CATALOGUE } from './catalogue.ts';
import { useOptionName } from './option-name.ts';
import { Reference } from './Reference.tsx';
import styles from './RulingList.module.css';
import { type Ruling, TOPICS } from './rulings/index.ts';
import { leadOf } from './rulings/lead.ts';
import type { GameId } from './thing.ts';

interface Props {
  readonly game: GameId;
  readonly id: string;
  readonly rulings: readonly Ruling[];
}

export function RulingItems({ rulings, ...page }: Props) {
  return (
    <ul className={styles.list}>
      {rulings.map((ruling) => (
        <RulingItem key={ruling.rule + ruling.texts.en} {...page} ruling={ruling} />
      ))}
    </ul>
  );
}

function RulingItem({ game, id, ruling }: Omit<Props, 'rulings'> & { readonly ruling: Ruling }) {
  const language = useLanguage();
  const optionName = useOptionName();
  const lead = leadOf(game, ruling, id);
  const option = ruling.unless === null ? null : optionName(game, ruling.unless);
  return (
    <li>
      {lead !== null && (
        <>
          <Lead game={game} id={lead} />
          {': '}
        </>
      )}
      {ruling.texts[language]}
      {option && (
        <span className={styles.unless}>
          {' '}
          <Trans>Tables may decide otherwise: “{option}”.</Trans>
        </span>
      )}
    </li>
  );
}

function Lead({ game, id }: Omit<Props, 'rulings'>) {
  const language = useLanguage();
  const thing = CATALOGUE[game].get(id);
  return thing ? <Reference thing={thing} /> : <strong>{TOPICS[game][id]?.[language] ?? id}</strong>;
}
