// The page of the rules that is open.

import type { Chapter } from '../chapters/load.ts';
import type { Place } from '../place.ts';
import { CardsPage } from './CardsPage.tsx';
import { CharactersPage } from './CharactersPage.tsx';
import { DicePage } from './DicePage.tsx';
import { EventsPage } from './EventsPage.tsx';
import { OptionsPage } from './OptionsPage.tsx';
import { PlayPage } from './PlayPage.tsx';
import { RolesPage } from './RolesPage.tsx';
import { RulingsPage } from './RulingsPage.tsx';

export function RulesPage({ place: { game, page }, chapter }: { readonly place: Place; readonly chapter: Chapter }) {
  switch (page) {
    case 'play':
      return <PlayPage game={game} chapter={chapter} />;
    case 'cards':
      return <CardsPage />;
    case 'dice':
      return <DicePage />;
    case 'characters':
      return <CharactersPage game={game} />;
    case 'events':
      return <EventsPage />;
    case 'roles':
      return <RolesPage game={game} />;
    case 'rulings':
      return <RulingsPage game={game} />;
    case 'options':
      return <OptionsPage game={game} />;
  }
}
