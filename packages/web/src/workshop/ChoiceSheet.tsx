// The choices of a chip, in a sheet or in a popover.

import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, type KeyboardEvent, useId } from 'react';
import { classes } from '../drawing/class-names.ts';
import { Icon } from '../drawing/Icon.tsx';
import { OverlayHead, useModal } from '../table-screen/TableDialogs.tsx';
import styles from './ChoiceSheet.module.css';
import { useLabels, useRefusalWords } from './choice-words.tsx';
import type { Choice } from './model/choice-types.ts';

interface ChoiceSheetProps {
  readonly title: string;
  readonly choices: readonly Choice[];
  /** The chip, beside which a popover opens. */
  readonly beside: DOMRect;
  readonly onChoose: (choice: Choice) => void;
  readonly onClose: () => void;
}

export function ChoiceSheet({ title, choices, beside, onChoose, onClose }: ChoiceSheetProps) {
  const id = useId();
  const { ref, close, onClick, onKeyDown } = useModal(true);
  const chosen = choices.findIndex(({ isChosen }) => isChosen);
  const first = chosen < 0 ? 0 : chosen;
  return (
    <dialog
      ref={ref}
      className={styles.sheet}
      style={placeBeside(beside)}
      aria-labelledby={id}
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <OverlayHead id={id} title={title} onClose={close} />
      <ul className={styles.list} onKeyDown={walk}>
        {choices.map((choice, place) => (
          <Row
            key={choice.id}
            choice={choice}
            isFirst={place === first}
            onChoose={() => {
              onChoose(choice);
              close();
            }}
          />
        ))}
      </ul>
    </dialog>
  );
}

interface RowProps {
  readonly choice: Choice;
  readonly isFirst: boolean;
  readonly onChoose: () => void;
}

function Row({ choice, isFirst, onChoose }: RowProps) {
  const { t } = useLingui();
  const say = useLabels();
  const because = useRefusalWords();
  const reason = useId();
  const { id, label, sign, isChosen, refusal, isRemoval } = choice;
  const isRefused = refusal !== null;
  return (
    <li>
      <button
        type="button"
        className={classes(styles.choice, isChosen && styles.chosen, isRemoval && styles.removal)}
        data-choice={id}
        data-autofocus={isFirst || undefined}
        aria-pressed={isChosen}
        aria-disabled={isRefused}
        aria-describedby={isRefused ? reason : undefined}
        onClick={isRefused ? undefined : onChoose}
      >
        <Icon name={sign} className={styles.sign} />
        <span className={styles.words}>
          <span>{say(label)}</span>
          {isRefused && (
            <span id={reason} className={styles.reason}>
              <Icon name="lock" label={t`Not possible:`} /> {because(refusal)}
            </span>
          )}
        </span>
        {isChosen && <Icon name="check" className={styles.check} />}
      </button>
    </li>
  );
}

/** Arrow keys walk through the list. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const last = buttons.length - 1;
  const next = { ArrowDown: Math.min(now + 1, last), ArrowUp: Math.max(now - 1, 0), Home: 0, End: last }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons[next]?.focus();
}

const WIDTH = 420;
const MARGIN = 12;
/** Less room below the chip than this, and the popover opens above it. */
const MIN_ROOM = 320;

/** The place of a popover in the window. A sheet ignores it. */
function placeBeside({ left, top, bottom }: DOMRect): CSSProperties {
  const x = Math.max(MARGIN, Math.min(left, innerWidth - WIDTH - MARGIN));
  const isBelow = innerHeight - bottom > MIN_ROOM || bottom < innerHeight / 2;
  return {
    '--x': `${x}px`,
    '--top': isBelow ? `${bottom + 8}px` : 'auto',
    '--bottom': isBelow ? 'auto' : `${innerHeight - top + 8}px`,
    '--room': `${(isBelow ? innerHeight - bottom : top) - 24}px`,
  } as CSSProperties;
}
