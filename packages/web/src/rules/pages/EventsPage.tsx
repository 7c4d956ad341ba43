// All events, by their deck.

import { useLingui } from '@lingui/react/macro';
import { thingsOf } from '../catalogue.ts';
import { useSetFilter } from './set-filter.ts';
import { ThingList } from './ThingList.tsx';

export function EventsPage() {
  const { t } = useLingui();
  const events = thingsOf('card', 'event');
  return <ThingList title={t`Events`} things={events} filters={[useSetFilter(events)]} />;
}
