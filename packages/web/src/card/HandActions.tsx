// The buttons under your hand: play it, take it back, what your character or the event allows, pass, end the turn.

import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { catalogue, kindOf } from '../catalogue.ts';
import { Actions, Confirm, TakeBack } from '../play/Actions.tsx';
import { useOptionWords } from '../telling/card-words.tsx';
import { useCardNames } from '../words/card-names.ts';
import type { Source } from './card-picks.ts';
import { type CardPlay, useCardPlay } from './card-play.ts';
import { tooManyCards } from './distances.ts';

export function HandActions() {
  const play = useCardPlay();
  const { view, next, source, isBegun, doubted, options, send } = play;
  const words = useOptionWords();
  const end = options.find(({ kind }) => kind === 'end');
  const answer = doubted ?? (next.wants === 'nothing' ? next.answer : null);
  return (
    <Actions>
      {answer !== null && (
        <Confirm label={words(answer, view).label} isGrave={doubted !== null} onClick={() => send(answer)} />
      )}
      {next.wants === 'as' && source !== null && doubted === null && <Names names={next.names} source={source} />}
      {isBegun ? <TakeBack withKey /> : <Plain play={play} />}
      {end !== undefined && answer === null && next.wants !== 'as' && (
        <button type="button" className="button plain" data-act="end" data-key="E" onClick={() => send(end)}>
          <EndWords />
        </button>
      )}
    </Actions>
  );
}

/** Ends the turn; too many cards must go first. */
function EndWords() {
  const { t } = useLingui();
  const { view } = useCardPlay();
  const many = tooManyCards(view);
  return (
    <span>
      <span>
        <Trans>End turn</Trans> <kbd>E</kbd>
      </span>
      {many > 0 && <small>{t`${plural(many, { one: 'then discard #', other: 'then discard #' })}`}</small>}
    </span>
  );
}

/** One card, two names. */
function Names({ names, source }: { readonly names: readonly (string | null)[]; readonly source: Source }) {
  const { pick } = useCardPlay();
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
        data-key={place + 1}
        onClick={() => pick({ as })}
      >
        {key in catalogue().kinds ? words.kind(key).name : key}
      </button>
    );
  });
}

/** What has no place of its own on the table: powers, piles, passing. */
function Plain({ play }: { readonly play: CardPlay }) {
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
        <span>
          <span>{said?.label ?? nameOf(one)}</span>
          {said !== null && said.detail !== '' && <small>{said.detail}</small>}
        </span>
      </button>
    );
  });
}
