// The buttons under the hand: play, undo, powers, events, pass, end the turn.

import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Answer } from '@posse/card';
import { catalogue, kindOf } from '../../entry-lookup.ts';
import { AnswerButtons, Confirm, TakeBack } from '../../game-table/answer/AnswerButtons.tsx';
import { useAimedLabel, useOfferWords, useOptionWords } from '../../story/card-narrator.tsx';
import { useCardNames } from '../../words/card-names.ts';
import { type CardPlay, useCardPlay } from '../answer/card-answer-draft.ts';
import type { Source } from '../answer/card-answer-picks.ts';
import { whatOf } from '../answer/card-answer-wording.ts';
import { tooManyCards } from '../card-distances.ts';

export function HandActions() {
  const play = useCardPlay();
  const { next, source, isBegun, doubted, options, send } = play;
  const end = options.find(({ kind }) => kind === 'end');
  const answer = doubted ?? (next.wants === 'nothing' ? next.answer : null);
  return (
    <AnswerButtons>
      {answer !== null && <ConfirmAnswer answer={answer} />}
      {next.wants === 'as' && source !== null && doubted === null && <Names names={next.names} source={source} />}
      {isBegun ? <TakeBack withKey /> : <Plain play={play} />}
      {end !== undefined && answer === null && next.wants !== 'as' && (
        <button type="button" className="button plain" data-act="end" data-key="E" onClick={() => send(end)}>
          <EndWords />
        </button>
      )}
    </AnswerButtons>
  );
}

/** Sends the picked answer, and names its target. */
function ConfirmAnswer({ answer }: { readonly answer: Answer }) {
  const { view, picks, source, isBegun, doubted, send } = useCardPlay();
  const words = useOptionWords();
  const aimed = useAimedLabel();
  const { at, prey } = answer;
  const { label, detail, card } = words(answer, view);
  const said =
    at === null || source === null
      ? { label }
      : isBegun
        ? { label: aimed({ what: whatOf(view, source, picks), at, prey }, view) }
        : { label, detail: [card, detail].filter((part) => part !== '').join(', ') };
  return <Confirm {...said} isGrave={doubted !== null} onClick={() => send(answer)} />;
}

/** Ends the turn. Extra cards must be discarded first. */
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

/** The names of a card that can be played as another one. */
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

/** Buttons of options that have no place on the table: powers, piles, passing. */
function Plain({ play }: { readonly play: CardPlay }) {
  const { view, sources, source, picks, send, pick } = play;
  const words = useOptionWords();
  const offer = useOfferWords();
  const names = useCardNames();
  const shown = sources.filter(
    (one) => one !== source && (one.card === null || one.kind === 'ability') && one.kind !== 'end',
  );
  const nameOf = ({ kind, pick: id }: Source): string =>
    kind === 'event' ? names.event(view.event ?? '').name : names.offering(id ?? '').name;
  return shown.map((one) => {
    const [only, ...more] = one.options;
    const said = only !== undefined && more.length === 0 ? words(only, view) : null;
    // Options with a price or a target show it first.
    const detail = said?.detail ?? offer(whatOf(view, one, picks), only?.cost.length ?? 0, view);
    const isPlain = only !== undefined && said !== null && only.at === null && only.cost.length === 0;
    return (
      <button
        key={one.key}
        type="button"
        className="button"
        data-act="option"
        onClick={() => (isPlain ? send(only) : pick({ source: one.key }))}
      >
        <span>
          <span>{said?.label ?? nameOf(one)}</span>
          {detail !== '' && <small>{detail}</small>}
        </span>
      </button>
    );
  });
}
