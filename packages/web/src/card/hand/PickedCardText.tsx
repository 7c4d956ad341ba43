// The text of the card that is picked, or of the viewer's character.

import { useLingui } from '@lingui/react/macro';
import { type CardId, PLAIN } from '@posse/card';
import type { Seat } from '@posse/engine';
import { Icon } from '../../drawing/index.ts';
import { catalogue, kindOf } from '../../entry-lookup.ts';
import type { Thing } from '../../rules-reference/rule-thing.ts';
import { zoom } from '../../rules-reference/ThingDialog.tsx';
import { useCardNames } from '../../words/card-names.ts';
import { useCardPlay } from '../answer/card-answer-draft.ts';
import styles from './PickedCardText.module.css';

/** The length above which a text does not fit below the name. */
const LONG = 84;

export function PickedCardText({ who }: { readonly who: Seat }) {
  const { t } = useLingui();
  const thing = useThing(who);
  const names = useCardNames();
  if (thing === null) return <div className={styles.reading} />;
  const { name, text } =
    thing.kind === 'card'
      ? names.kind(thing.key)
      : thing.kind === 'event'
        ? names.event(thing.id)
        : names.character(thing.id);
  return (
    <div className={styles.reading} data-long={text.length > LONG || undefined}>
      <p className={styles.words}>
        <b>{name}</b> {text}
      </p>
      <button type="button" className={styles.more} aria-label={t`More about ${name}`} onClick={() => zoom(thing)}>
        <Icon name="book" />
      </button>
    </div>
  );
}

type Readable = Extract<Thing, { readonly kind: 'card' | 'event' | 'character' }>;

/** The picked card, the card under the pointer, or the viewer's character. */
function useThing(who: Seat): Readable | null {
  const { view, source, looked, isBegun } = useCardPlay();
  const ofCard = (card: CardId): Readable => ({ kind: 'card', key: kindOf(card).key, card });
  if (looked !== null && 'card' in looked) return ofCard(looked.card);
  if (source !== null && isBegun) {
    if (source.card !== null) return ofCard(source.card);
    if (source.kind === 'event' && view.event !== null) return { kind: 'event', id: view.event };
    if (source.kind === 'ability' && source.pick !== null && source.pick in catalogue().characters)
      return { kind: 'character', game: 'card', id: source.pick };
  }
  const character = view.players[who]?.character ?? PLAIN;
  return character === PLAIN ? null : { kind: 'character', game: 'card', id: character };
}
