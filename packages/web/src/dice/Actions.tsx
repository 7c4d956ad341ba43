// The buttons under the tray: roll, stop, whatever else can be answered, and the way back before it is sent.

import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Answer } from '@posse/dice';
import { classes } from '../draw/index.ts';
import styles from './Actions.module.css';
import { useChoosing } from './Choosing.tsx';
import { wayOf } from './choosing.ts';
import { useWayWords } from './use-way-words.ts';
import { useDiceOptionWords } from './words/index.ts';

/** `ways` are the sorts of answer that have their button here. */
export function Actions({ ways }: { readonly ways: readonly Answer[] }) {
  const { isBegun, choice, movable, takeBack } = useChoosing();
  return (
    <div className={styles.actions}>
      {isBegun && (
        <button type="button" className="button" data-act="undo" onClick={takeBack}>
          <Trans>Take back</Trans> <kbd className={styles.key}>Esc</kbd>
        </button>
      )}
      {choice.complete !== null && <Confirm answer={choice.complete} />}
      {ways.map((way, place) => (
        <WayButton key={wayOf(way)} way={way} digit={place + 1} />
      ))}
      {movable.size > 0 && <RollAgain />}
      <OptionList />
    </div>
  );
}

const ACTS: Partial<Record<Answer['kind'], string>> = { roll: 'roll', stop: 'stop' };
const KEYS: Partial<Record<Answer['kind'], string>> = { roll: 'R', stop: 'S' };

function WayButton({ way, digit }: { readonly way: Answer; readonly digit: number }) {
  const { pickWay } = useChoosing();
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
      {key !== undefined && <kbd className={styles.key}>{key}</kbd>}
    </button>
  );
}

function RollAgain() {
  const { t } = useLingui();
  const { felt, reroll, send } = useChoosing();
  const count = felt.size;
  const label = count === 0 ? t`Roll none` : t`${plural(count, { one: 'Roll # die', other: 'Roll # dice' })}`;
  return (
    <button
      type="button"
      className={classes('button primary', styles.roll)}
      data-act="roll"
      data-key="R"
      disabled={reroll === null}
      onClick={() => reroll !== null && send(reroll)}
    >
      {label}
      <kbd className={styles.key}>R</kbd>
    </button>
  );
}

export function Confirm({ answer }: { readonly answer: Answer }) {
  const { send, view } = useChoosing();
  const { label } = useDiceOptionWords()(answer, view);
  return (
    <button type="button" className="button primary" data-act="confirm" onClick={() => send(answer)}>
      {label}
    </button>
  );
}

/** Whole answers, one button each: no question is ever a dead end. */
export function OptionList() {
  const { choice, send, view } = useChoosing();
  const words = useDiceOptionWords();
  return choice.rest.map((answer) => (
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
