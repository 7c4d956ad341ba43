// All cards of the deck, by set and by the colour of their border.

import { useLingui } from '@lingui/react/macro';
import { catalogue } from '../../catalogue.ts';
import { thingsOf } from '../catalogue.ts';
import { useSetFilter } from './set-filter.ts';
import { ThingList } from './ThingList.tsx';

export function CardsPage() {
  const { t } = useLingui();
  const cards = thingsOf('card', 'card');
  const bySet = useSetFilter(cards);
  const byBorder = {
    name: t`Kind of card`,
    choices: [
      { id: 'brown', name: t`Brown` },
      { id: 'blue', name: t`Blue` },
      { id: 'green', name: t`Green` },
      { id: 'weapon', name: t`Weapons` },
    ],
    has: ({ key }: (typeof cards)[number], choice: string) =>
      choice === 'weapon' ? catalogue().kinds[key]?.weapon === true : catalogue().kinds[key]?.border === choice,
  };
  return <ThingList title={t`Cards`} things={cards} filters={[bySet, byBorder]} />;
}
