// Some rulings, one below the other, as they read on the page of the thing that they are about.

import { Trans } from '@lingui/react/macro';
import { useAgreed } from '../session/agreed.ts';
import { useLanguage } from '../words/language.ts';
import { thingsIn } from './catalogue.ts';
import { useOptionText } from './option-text.ts';
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

/** Where a table has decided otherwise, what holds there comes first. */
function RulingItem({ game, id, ruling }: Omit<Props, 'rulings'> & { readonly ruling: Ruling }) {
  const language = useLanguage();
  const optionText = useOptionText();
  const agreed = useAgreed(game);
  const lead = leadOf(game, ruling, id);
  const unless = ruling.unless === null ? null : optionText(game, ruling.unless);
  const isOtherwise = ruling.unless !== null && agreed?.options.includes(ruling.unless) === true;
  const text = ruling.texts[language];
  const option = unless?.name;
  return (
    <li>
      {lead !== null && (
        <>
          <Lead game={game} id={lead} />
          {': '}
        </>
      )}
      {isOtherwise ? unless?.text : text}
      {option && (
        <span className={styles.unless}>
          {' '}
          {isOtherwise ? <Trans>Usually: {text}</Trans> : <Trans>Tables may decide otherwise: “{option}”.</Trans>}
        </span>
      )}
    </li>
  );
}

function Lead({ game, id }: Omit<Props, 'rulings'>) {
  const language = useLanguage();
  const thing = thingsIn(game).get(id);
  return thing ? <Reference thing={thing} /> : <strong>{TOPICS[game][id]?.[language] ?? id}</strong>;
}
