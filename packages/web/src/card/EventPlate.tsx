// The event in force, where there is no room for its card: name, picture, and what comes next.

import { Trans } from '@lingui/react/macro';
import { eventPicture } from '../art/index.ts';
import { Picture } from '../draw/index.ts';
import { zoom } from '../rules/Zoom.tsx';
import { useCardNames } from '../words/card-names.ts';
import styles from './EventPlate.module.css';
import { usePlay } from './Play.tsx';

export function EventPlate() {
  const { view } = usePlay();
  const names = useCardNames();
  const { event, events } = view;
  const shown = event ?? events.next;
  if (shown === null) return null;
  const next = events.next === null ? null : names.event(events.next).name;
  return (
    <button
      type="button"
      className={styles.plate}
      data-spot="event"
      data-later={event === null || undefined}
      onClick={() => zoom({ kind: 'event', id: shown })}
    >
      <Picture of={eventPicture(shown)} className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.name}>{names.event(shown).name}</span>
        <small>
          {event === null ? (
            <Trans>comes next</Trans>
          ) : next === null ? (
            <Trans>to the end</Trans>
          ) : (
            <Trans>next: {next}</Trans>
          )}
        </small>
      </span>
    </button>
  );
}
