// The open page of the rules: how to play, rulings, or a list.

import { Trans } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { useLanguage } from '../../words/language.ts';
import { ChapterProse } from '../ChapterProse.tsx';
import type { Chapter } from '../chapters/chapter-types.ts';
import { CardDistances, DiceRing } from '../figures/DistanceRing.tsx';
import { CardRoles, DiceRoles } from '../figures/RolesTable.tsx';
import {
  Borders,
  Defences,
  Draws,
  Faces,
  Hunt,
  LastEvents,
  Lives,
  Phases,
  RoleCards,
  SaloonDice,
} from '../figures/row-figures.tsx';
import { RulingList } from '../RulingList.tsx';
import type { GameId } from '../rule-thing.ts';
import type { RulesAddress } from '../rules-address.ts';
import { TOPICS } from '../rulings/rulings-by-subject.ts';
import { OptionsPage } from './OptionsPage.tsx';
import styles from './RulesPage.module.css';
import { CardsPage, CharactersPage, DicePage, EventsPage, RolesPage } from './ThingPages.tsx';

export function RulesPage({
  place: { game, page },
  chapter,
}: {
  readonly place: RulesAddress;
  readonly chapter: Chapter;
}) {
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

/** How to play: the chapter of a game, section by section, with its drawings. */
function PlayPage({ game, chapter }: { readonly game: GameId; readonly chapter: Chapter }) {
  return (
    <article className={styles.chapter}>
      <h2 className={styles.title}>
        <Trans>How to play</Trans>
      </h2>
      {Object.entries(chapter).map(([id, { title, blocks }]) => {
        const Figure = FIGURES[game][id];
        return (
          <section key={id} id={id}>
            <div className={styles.words}>
              <h3>{title}</h3>
              {blocks.map((block) => (
                <ChapterProse key={block.toString()} game={game} block={block} />
              ))}
            </div>
            {Figure && (
              <div className={styles.figure}>
                <Figure />
              </div>
            )}
          </section>
        );
      })}
    </article>
  );
}

/** The rulings that belong to no single card, by topic. */
function RulingsPage({ game }: { readonly game: GameId }) {
  const language = useLanguage();
  return (
    <article className={styles.rulings}>
      <h2>
        <Trans>Rulings</Trans>
      </h2>
      <p className={styles.intro}>
        <Trans>
          Answers to questions that come up at the table. The game itself is tested against each of them. Rulings about
          a card or a character are shown with it.
        </Trans>
      </p>
      {Object.entries(TOPICS[game]).map(([id, names]) => (
        <section key={id} id={id}>
          <h3>{names[language]}</h3>
          <RulingList game={game} id={id} />
        </section>
      ))}
    </article>
  );
}

/** The drawings of each section. */
const FIGURES: Readonly<Record<GameId, Readonly<Record<string, ComponentType>>>> = {
  card: {
    goal: RoleCards,
    setup: CardRoles,
    turn: Phases,
    borders: Borders,
    distance: CardDistances,
    shots: Defences,
    life: Lives,
    draw: Draws,
    events: LastEvents,
    three: Hunt,
  },
  dice: {
    goal: RoleCards,
    setup: DiceRoles,
    faces: Faces,
    distance: DiceRing,
    three: Hunt,
    saloon: SaloonDice,
  },
};
