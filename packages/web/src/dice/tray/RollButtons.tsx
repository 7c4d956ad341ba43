// The buttons under the tray: roll, stop, other answers, undo.

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Answer } from '@posse/dice';
import { classes } from '../../drawing/index.ts';
import { AnswerButtons, Confirm, TakeBack } from '../../game-table/answer/AnswerButtons.tsx';
import { usePlayers } from '../../game-table/session/SessionContext.tsx';
import { useDiceOptionWords } from '../../story/dice-narrator.tsx';
import { useDicePlay } from '../answer/dice-answer-draft.ts';
import { wayOf } from '../answer/dice-answer-picks.ts';
import { useWayWords } from '../answer/dice-answer-wording.ts';
import styles from './RollDock.module.css';

/** `ways` are the ways of answering that have a button here. */
export function RollButtons({ ways }: { readonly ways: readonly Answer[] }) {
  const { isBegun, movable } = useDicePlay();
  return (
    <AnswerButtons>
      {isBegun && <TakeBack withKey />}
      <Complete />
      {ways.map((way, place) => (
        <WayButton key={wayOf(way)} way={way} digit={place + 1} />
      ))}
      {movable.size > 0 && <RollAgain />}
      <AllBeersButton />
      <InWords />
    </AnswerButtons>
  );
}

/** The only answer left, if it needs a second tap. */
export function Complete() {
  const { next, send, view } = useDicePlay();
  const words = useDiceOptionWords();
  const { complete } = next;
  return complete !== null && <Confirm label={words(complete, view).label} onClick={() => send(complete)} />;
}

const ACTS: Partial<Record<Answer['kind'], string>> = { roll: 'roll', stop: 'stop' };
const KEYS: Partial<Record<Answer['kind'], string>> = { roll: 'R', stop: 'S' };

function WayButton({ way, digit }: { readonly way: Answer; readonly digit: number }) {
  const { pickWay } = useDicePlay();
  const { label, brief, detail } = useWayWords()(way);
  const small = brief || detail;
  const key = KEYS[way.kind];
  return (
    <button
      type="button"
      className={classes('button', way.kind === 'roll' && 'primary', way.kind === 'never' && 'plain', styles.way)}
      data-act={ACTS[way.kind] ?? 'option'}
      data-key={key ?? digit}
      onClick={() => pickWay(way)}
    >
      <span>
        {label} {key === undefined && small !== '' && <small className={styles.detail}>{small}</small>}
      </span>
      {key !== undefined && <kbd>{key}</kbd>}
    </button>
  );
}

function RollAgain() {
  const { t } = useLingui();
  const { felt, reroll, isWarned, careful, rollAgain, send } = useDicePlay();
  const count = felt.size;
  const few = careful?.dice.length ?? 0;
  const label = count === 0 ? t`Don’t roll` : t`${plural(count, { one: 'Roll # die', other: 'Roll # dice' })}`;
  const isAsking = isWarned && careful !== null;
  return (
    <>
      {isAsking && (
        <button type="button" className={classes('button', styles.way)} data-act="roll-all" onClick={rollAgain}>
          {t`Roll all ${count}`}
        </button>
      )}
      <button
        type="button"
        className={classes('button', !(isWarned && careful === null) && 'primary', styles.roll)}
        data-act="roll"
        data-key="R"
        disabled={reroll === null}
        onClick={() => (isAsking ? send(careful) : rollAgain())}
      >
        {isAsking ? t`Keep them, roll ${few}` : label}
        <kbd>R</kbd>
      </button>
    </>
  );
}

/** Pours all beers with one tap. */
function AllBeersButton() {
  const { t } = useLingui();
  const { name, isYou } = usePlayers();
  const { allBeers, pourAll } = useDicePlay();
  if (allBeers === null) return null;
  const { at, count } = allBeers;
  const who = name(at);
  return (
    <button
      type="button"
      className={classes('button primary', styles.way)}
      data-act="all-beers"
      data-key="B"
      onClick={() => pourAll(at)}
    >
      {isYou(at) ? t`Drink all ${count} beers` : t`All ${count} beers for ${who}`}
      <kbd>B</kbd>
    </button>
  );
}

/** Whole answers as buttons, so that no question is a dead end. */
export function InWords() {
  const { next, send, view } = useDicePlay();
  const words = useDiceOptionWords();
  return next.rest.map((answer) => (
    <button
      key={JSON.stringify(answer)}
      type="button"
      className={classes('button', styles.way)}
      data-act="option"
      onClick={() => send(answer)}
    >
      {words(answer, view).label}
    </button>
  ));
}
