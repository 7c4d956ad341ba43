// Beside an answer that a bot gave: why it did so, in its own words, for whoever asks.

import { useLingui } from '@lingui/react/macro';
import { reasonText } from '@posse/bots';
import type { Answer as CardAnswer, View as CardView } from '@posse/card';
import type { Answer as DiceAnswer, View as DiceView } from '@posse/dice';
import { type Seat, seat } from '@posse/engine';
import { useEffect, useRef, useState } from 'react';
import { useOptionWords } from '../card/words/index.ts';
import { useDiceOptionWords } from '../dice/words/index.ts';
import { BotFace } from '../draw/index.ts';
import { useTable } from '../session/SessionContext.tsx';
import { useLanguage } from '../words/language.ts';
import { askWhy } from './ask-why.ts';
import { Beliefs } from './Beliefs.tsx';
import type { Film } from './film.ts';
import { useGameNames } from './names.ts';
import styles from './Why.module.css';
import type { Why as Explanation } from './why.ts';

interface WhyProps {
  readonly film: Film;
  /** The number of the answer. */
  readonly answer: number;
}

/** Null: the bot keeps its reasons to itself. */
type Asked = 'not yet' | 'thinking' | Explanation | null;

export function Why({ film, answer }: WhyProps) {
  const { t } = useLingui();
  const { replay } = film;
  const [asked, setAsked] = useState<Asked>('not yet');
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked !== 'not yet') said.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  const who = seat(replay.answers[answer]?.seat ?? 0);
  const name = replay.names[who] ?? '?';
  const ask = (): void => {
    setAsked('thinking');
    askWhy({ replay, answer }).then(setAsked, () => setAsked(null));
  };
  if (asked === 'not yet')
    return (
      <button
        type="button"
        className={styles.ask}
        data-act="why"
        aria-label={t`Why did ${name} do that?`}
        onClick={ask}
      >
        {t`Why?`}
      </button>
    );
  return (
    <div ref={said} className={styles.said} data-why={answer} aria-live="polite">
      <Face who={who} />
      <p className={styles.deed}>
        <Deed film={film} answer={answer} who={who} />
      </p>
      <p className={styles.words}>
        {asked === 'thinking' ? (
          <span className={styles.thinking}>{t`${name} thinks back …`}</span>
        ) : asked === null ? (
          t`I would rather not say.`
        ) : (
          <Words film={film} why={asked} />
        )}
      </p>
      {asked !== 'thinking' && asked !== null && <Beliefs film={film} answer={answer} why={asked} />}
    </div>
  );
}

function Face({ who }: { readonly who: Seat }) {
  const persona = useTable(({ table }) => table?.seats[who]?.persona ?? null);
  return <BotFace persona={persona} className={styles.face} />;
}

/** What the answer was: an entry of the log may be about what came of it for somebody else. */
function Deed({ film, answer, who }: WhyProps & { readonly who: Seat }) {
  const { replay } = film;
  const cardWords = useOptionWords();
  const diceWords = useDiceOptionWords();
  const given: unknown = replay.answers[answer];
  const view = film.view(answer, who);
  const { label } =
    replay.game === 'card'
      ? cardWords(given as CardAnswer, view as CardView)
      : diceWords(given as DiceAnswer, view as DiceView);
  return `${replay.names[who]} · ${label}`;
}

function Words({ film: { replay }, why }: { readonly film: Film; readonly why: Explanation }) {
  const language = useLanguage();
  const names = useGameNames(replay.game);
  return reasonText(why.reason, language, {
    name: (at) => replay.names[at] ?? '?',
    role: (role) => names.role(role).name,
  });
}
