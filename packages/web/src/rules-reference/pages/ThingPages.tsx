// The pages of cards, characters, die faces, events and roles.

import { useLingui } from '@lingui/react/macro';
import { CHARACTERS, type DieKind, FACES } from '@posse/dice';
import { catalogue } from '../../entry-lookup.ts';
import { useCardNames } from '../../words/card-names.ts';
import { RolesTable } from '../figures/RolesTable.tsx';
import type { GameId, Thing } from '../rule-thing.ts';
import { setsOf, thingsOf } from '../thing-lists.ts';
import { type Filter, ThingList } from './ThingList.tsx';

/** All cards of the deck, by set and by colour. */
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

/** All characters of a game, by set. */
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

/** All faces of the dice, by die. */
export function DicePage() {
  const { t } = useLingui();
  const byDie: Filter<Thing> = {
    name: t`Die`,
    choices: [
      { id: 'base', name: t`Base die` },
      { id: 'loudmouth', name: t`Loudmouth` },
      { id: 'coward', name: t`Coward` },
    ],
    has: (thing, die) => thing.kind === 'face' && FACES[die as DieKind].some((face) => face === thing.face),
  };
  return <ThingList title={t`Dice`} things={thingsOf('dice', 'face')} filters={[byDie]} />;
}

/** All events, by deck. */
export function EventsPage() {
  const { t } = useLingui();
  const events = thingsOf('card', 'event');
  return <ThingList title={t`Events`} things={events} filters={[useSetFilter(events)]} />;
}

/** The roles and their numbers, and the special roles of Old Saloon. */
export function RolesPage({ game }: { readonly game: GameId }) {
  const { t } = useLingui();
  return (
    <>
      <ThingList title={t`Roles`} things={thingsOf(game, 'role')} />
      <RolesTable game={game} />
      {game === 'dice' && <ThingList title={t`Special roles`} things={thingsOf('dice', 'special')} />}
    </>
  );
}

/** Filters things by set. */
function useSetFilter(things: readonly Thing[]): Filter<Thing> {
  const { t } = useLingui();
  const names = useCardNames();
  const sets = [...new Set(things.flatMap(setsOf))];
  return {
    name: t`Set`,
    choices: sets.map((id) => ({ id, name: names.set(id).name })),
    has: (thing, set) => setsOf(thing).includes(set),
  };
}
