// The buttons under your hand: play it, take it back, what your character or the event allows, pass, end the turn.

import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { catalogue, kindOf } from '../catalogue.ts';
import { useCardNames } from '../words/card-names.ts';
import styles from './Actions.module.css';
import type { Source } from './choosing.ts';
import { tooManyCards } from './insight.ts';
import { type Play, usePlay } from './Play.tsx';
import { useOptionWords } from './words/index.ts';

export function Actions() {
  const play = usePlay();
  const { step, source, isBegun, doubted, options, send } = play;
  const words = useOptionWords();
  const { view } = play;
  const end = options.find(({ kind }) => kind === 'end');
  const answer = doubted ?? (step.step === 'done' ? step.answer : null);
  return (
    <div className={styles.actions} data-row>
      {answer !== null && (
        <button
          type="button"
          className={doubted === null ? 'button primary' : 'button danger'}
          data-act="confirm"
          onClick={() => send(answer)}
        >
          {words(answer, view).label}
        </button>
      )}
      {step.step === 'as' && source !== null && doubted === null && <Names names={step.names} source={source} />}
      {isBegun && <TakeBack play={play} />}
      {!isBegun && <Plain play={play} />}
      {end !== undefined && answer === null && step.step !== 'as' && (
        <button type="button" className="button plain" data-act="end" data-key="e" onClick={() => send(end)}>
          <EndWords />
        </button>
      )}
    </div>
  );
}

function TakeBack({ play }: { readonly play: Play }) {
  return (
    <button type="button" className="button" data-act="undo" data-key="Escape" onClick={play.takeBack}>
      <Trans>Take back</Trans> <kbd>Esc</kbd>
    </button>
  );
}

/** Ends the turn; too many cards must go first. */
function EndWords() {
  const { t } = useLingui();
  const { view } = usePlay();
  const many = tooManyCards(view);
  return (
    <span className={styles.two}>
      <span>
        <Trans>End turn</Trans> <kbd>E</kbd>
      </span>
      {many > 0 && <small>{t`${plural(many, { one: 'then discard #', other: 'then discard #' })}`}</small>}
    </span>
  );
}

/** One card, two names. */
function Names({ names, source }: { readonly names: readonly (string | null)[]; readonly source: Source }) {
  const { pick } = usePlay();
  const words = useCardNames();
  const own = source.card === null ? null : kindOf(source.card).key;
  return names.map((as, place) => {
    const key = as ?? own ?? '';
    return (
      <button
        key={key}
        type="button"
        className="button primary"
        data-act="name"
        data-number={place + 1}
        onClick={() => pick({ as })}
      >
        {key in catalogue().kinds ? words.kind(key).name : key}
      </button>
    );
  });
}

/** What has no place of its own on the table: powers, piles, passing. */
function Plain({ play }: { readonly play: Play }) {
  const { view, sources, source, send, pick } = play;
  const words = useOptionWords();
  const names = useCardNames();
  const shown = sources.filter(
    (one) => one !== source && (one.card === null || one.kind === 'ability') && one.kind !== 'end',
  );
  const nameOf = ({ kind, pick: id }: Source): string =>
    kind === 'event' ? names.event(view.event ?? '').name : names.offering(id ?? '').name;
  return shown.map((one) => {
    const [only, ...more] = one.options;
    const said = only !== undefined && more.length === 0 ? words(only, view) : null;
    return (
      <button
        key={one.key}
        type="button"
        className="button"
        data-act="option"
        onClick={() => (said !== null && only !== undefined ? send(only) : pick({ source: one.key }))}
      >
        <span className={styles.two}>
          <span>{said?.label ?? nameOf(one)}</span>
          {said !== null && said.detail !== '' && <small>{said.detail}</small>}
        </span>
      </button>
    );
  });
}
