// The rulings about one thing: its own, then, folded, those with others.

import { Plural, Trans } from '@lingui/react/macro';
import type { Text } from '@posse/engine';
import { useAgreed } from '../game-table/session/own-seat-hooks.ts';
import { useCardNames } from '../words/card-names.ts';
import { useDiceNames } from '../words/dice-names.ts';
import { useLanguage } from '../words/language.ts';
import { Reference } from './ChapterProse.tsx';
import styles from './RulingList.module.css';
import type { GameId } from './rule-thing.ts';
import { leadOf, type Ruling, rulingsAbout, TOPICS } from './rulings/rulings-by-subject.ts';
import { thingsIn } from './thing-lists.ts';

interface RulingListProps {
  readonly game: GameId;
  /** A thing, or a topic. */
  readonly id: string;
}

export function RulingList({ game, id }: RulingListProps) {
  const rulings = rulingsAbout(game, id);
  const own = rulings.filter((ruling) => leadOf(game, ruling, id) === null);
  const others = rulings.filter((ruling) => !own.includes(ruling));
  if (own.length === 0) return <RulingItems game={game} id={id} rulings={others} />;
  return (
    <>
      <RulingItems game={game} id={id} rulings={own} />
      {others.length > 0 && (
        <details className={styles.folded}>
          <summary>
            <Plural value={others.length} one="# ruling on how it combines" other="# rulings on how it combines" />
          </summary>
          <RulingItems game={game} id={id} rulings={others} />
        </details>
      )}
    </>
  );
}

/** All rulings of a thing, folded, for lists of many things. */
export function FoldedRulings({ game, id }: RulingListProps) {
  const rulings = rulingsAbout(game, id);
  if (rulings.length === 0) return null;
  return (
    <details className={styles.folded}>
      <summary>
        <Plural value={rulings.length} one="# ruling" other="# rulings" />
      </summary>
      <RulingItems game={game} id={id} rulings={rulings} />
    </details>
  );
}

interface RulingItemsProps {
  readonly game: GameId;
  readonly id: string;
  readonly rulings: readonly Ruling[];
}

/** Some rulings, as they read on the page of the thing that they are about. */
function RulingItems({ rulings, ...page }: RulingItemsProps) {
  return (
    <ul className={styles.list}>
      {rulings.map((ruling) => (
        <RulingItem key={ruling.rule + ruling.texts.en} {...page} ruling={ruling} />
      ))}
    </ul>
  );
}

/** A ruling. If the table has decided otherwise, the decision comes first. */
function RulingItem({ game, id, ruling }: Omit<RulingItemsProps, 'rulings'> & { readonly ruling: Ruling }) {
  const language = useLanguage();
  const optionText = useOptionText();
  const agreed = useAgreed(game);
  const lead = leadOf(game, ruling, id);
  const unless = ruling.unless === null ? null : optionText(game, ruling.unless);
  const isOtherwise = agreed?.options.some((on) => on === ruling.unless) === true;
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
          {isOtherwise ? <Trans>Usually: {text}</Trans> : <Trans>Tables may change this: “{option}”.</Trans>}
        </span>
      )}
    </li>
  );
}

function Lead({ game, id }: Omit<RulingItemsProps, 'rulings'>) {
  const language = useLanguage();
  const thing = thingsIn(game).get(id);
  return thing ? <Reference thing={thing} /> : <strong>{TOPICS[game][id]?.[language] ?? id}</strong>;
}

/** The name of a table option, and its effect. */
function useOptionText(): (game: GameId, id: string) => Text {
  const card = useCardNames();
  const dice = useDiceNames();
  return (game, id) => (game === 'card' ? card : dice).option(id);
}
