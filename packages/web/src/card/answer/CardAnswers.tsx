// The answers on the sheet of a card game: cards, people, powers, and passing.

import { Trans, useLingui } from '@lingui/react/macro';
import type { Answer } from '@posse/card';
import { CardFace, Icon, PlayerArch } from '../../drawing/index.ts';
import type { AtTable } from '../../game-table/game-interface.ts';
import type { TableLayout } from '../../game-table/layout/table-layout.ts';
import { usePlayers, useTable } from '../../game-table/session/SessionContext.tsx';
import { useOptionWords } from '../../story/card-narrator.tsx';
import { useCardNames } from '../../words/card-names.ts';
import { SmallOwnCards } from '../hand/SmallOwnCards.tsx';
import { questionIf } from '../middle/open-card-question.ts';
import { takenFrom } from '../middle/scene-history.ts';
import { CardAnswer } from './CardAnswer.tsx';
import styles from './CardAnswers.module.css';
import { useCardPlay } from './card-answer-draft.ts';
import type { Source } from './card-answer-picks.ts';
import { PowerPrice } from './PowerPrice.tsx';
import { lifeAfter } from './self-harm-confirmation.ts';
import { sheetItems } from './sheet-items.ts';

export function CardAnswers({ table }: AtTable) {
  const { view, options, source, isBegun, doubted } = useCardPlay();
  if (doubted !== null) return <Doubt answer={doubted} table={table} />;
  if (isBegun && source !== null) return <PowerPrice table={table} />;
  const { answers, begins, pass, laid } = sheetItems(view, options);
  const width = itemWidth(table, answers);
  return (
    <>
      <SmallOwnCards table={table} laid={laid} />
      <div className={styles.main}>
        <ul className={styles.answers} data-row>
          {answers.map((answer, place) => (
            <li key={keyOf(answer)}>
              <CardAnswer answer={answer} digit={place + 1} width={width} isSmall={answers.length > 3} />
            </li>
          ))}
          {questionIf(view, 'store') !== null && <Taken width={width} />}
        </ul>
      </div>
      <div className={styles.foot}>
        {begins.map((begin) => (
          <Begin key={begin.key} source={begin} />
        ))}
        {pass !== null && <Pass answer={pass} digit={answers.length + 1} />}
      </div>
    </>
  );
}

const keyOf = ({ kind, card, at, prey, pick }: Answer): string => `${kind} ${card} ${at} ${prey} ${pick}`;

/** The empty pixels on the sheet: around all cards, at the edges of each, and between them. */
const AROUND = 12;
const EDGES = 8;
const BETWEEN = 8;

/** The width of an answer on the sheet: a few are large, many are small. */
function itemWidth({ kind, scale, width, height, hand }: TableLayout, { length }: readonly Answer[]): number {
  if (kind === 'strip') return length > 4 ? 62 : length > 2 ? 78 : 96;
  if (kind === 'wide') return Math.round((length > 7 ? 84 : 108) * scale);
  const room = Math.min(width - 28, 560 * scale);
  // Four fit in a row.
  return length > 3
    ? Math.round(Math.min(hand.card, (room - AROUND - 4 * EDGES - 3 * BETWEEN) / 4, height * 0.1))
    : Math.round(Math.min(124 * scale, (room - 40) / 3, height * 0.14));
}

/** The cards that were taken from the store, and who has them. */
function Taken({ width }: { readonly width: number }) {
  const { t } = useLingui();
  const { view } = useCardPlay();
  const { name } = usePlayers();
  const story = useTable((state) => state.story);
  const store = questionIf(view, 'store');
  if (store === null) return null;
  return takenFrom(story, store).map(({ card, by }) => {
    const who = name(by);
    return (
      <li key={card} className={styles.taken}>
        <CardFace card={card} width={width} />
        <span className={styles.taker}>
          <PlayerArch
            character={view.players[by]?.character ?? null}
            width={Math.round(width * 0.4)}
            label={t`taken by ${who}`}
          />
        </span>
      </li>
    );
  });
}

/** Asks for a second confirmation, because the answer harms the viewer and can't be undone. */
function Doubt({ answer, table }: AtTable & { readonly answer: Answer }) {
  const { takeBack } = useCardPlay();
  return (
    <>
      <SmallOwnCards table={table} />
      <div className={styles.foot}>
        <Pass answer={answer} digit={1} />
        <button type="button" className="button" data-act="undo" onClick={takeBack}>
          <Trans>No, let me think</Trans>
        </button>
      </div>
    </>
  );
}

/** A button for a power that needs more picks. */
function Begin({ source }: { readonly source: Source }) {
  const { view, pick } = useCardPlay();
  const names = useCardNames();
  const { name, text } =
    source.card !== null
      ? names.card(source.card)
      : source.kind === 'event'
        ? names.event(view.event ?? '')
        : names.character(source.pick ?? '');
  return (
    <button type="button" className="button" data-act="option" onClick={() => pick({ source: source.key })}>
      <span className={styles.begin}>
        {name}
        <small>{text}</small>
      </span>
    </button>
  );
}

/** The button to let it happen, the only red one, with the life points that it costs. */
function Pass({ answer, digit }: { readonly answer: Answer; readonly digit: number }) {
  const { view, send, doubted } = useCardPlay();
  const { label, detail } = useOptionWords()(answer, view);
  const life = lifeAfter(view, answer);
  return (
    <button
      type="button"
      className={life === null ? 'button' : 'button danger'}
      data-act={doubted === answer ? 'confirm' : 'option'}
      data-key={digit}
      onClick={() => send(answer)}
    >
      <span className={styles.pass}>
        {life !== null && life.left <= 0 && <Icon name="skull" />}
        {label}
        {detail !== '' && <small>{detail}</small>}
      </span>
      {life !== null && life.now > 0 && life.now <= 6 && (
        <span className={styles.bullets} aria-hidden="true">
          {Array.from({ length: life.now }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bullets are all alike
            <Icon key={place} name="life" className={place >= life.left ? styles.going : undefined} />
          ))}
        </span>
      )}
    </button>
  );
}
