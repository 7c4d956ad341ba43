// All characters of a game, by the set that brings them.

import { useLingui } from '@lingui/react/macro';
import { CHARACTERS } from '@posse/dice';
import { thingsOf } from '../catalogue.ts';
import type { GameId, Thing } from '../thing.ts';
import { useSetFilter } from './set-filter.ts';
import { type Filter, ThingList } from './ThingList.tsx';

export function CharactersPage({ game }: { readonly game: GameId }) {
  const { t } = useLingui();
  const characters = thingsOf(game, 'character');
  const bySet = useSetFilter(characters);
  const byBox: Filter<Thing> = {
    name: t`Set`,
    choices: [
      { id: 'base', name: t`Base game` },
      { id: 'saloon', name: 'Old Saloon' },
    ],
    has: (thing, box) =>
      thing.kind === 'character' && (CHARACTERS[thing.id]?.modules.length === 0) === (box === 'base'),
  };
  return <ThingList title={t`Characters`} things={characters} filters={[game === 'card' ? bySet : byBox]} />;
}
