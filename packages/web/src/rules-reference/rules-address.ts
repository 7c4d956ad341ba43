// Places in the rules: a page of each game, and a spot on it.

import { useLingui } from '@lingui/react/macro';
import { belowRoot } from '../app/server-root-path.ts';
import type { GameId, Thing } from './rule-thing.ts';

export type Page = 'play' | 'cards' | 'dice' | 'characters' | 'events' | 'roles' | 'rulings' | 'options';

export const PAGES: Readonly<Record<GameId, readonly Page[]>> = {
  card: ['play', 'cards', 'characters', 'events', 'roles', 'rulings', 'options'],
  dice: ['play', 'dice', 'characters', 'roles', 'rulings', 'options'],
};

export interface RulesAddress {
  readonly game: GameId;
  readonly page: Page;
}

const isPage = (game: GameId, page: string | undefined): page is Page => PAGES[game].some((one) => one === page);

/** The place in the rules of a path such as `/rules/dice/roles`. Missing parts default to the first of their kind. */
export function placeAt(path: string): RulesAddress {
  const [, , first, second] = path.split('/');
  const game = first === 'dice' ? 'dice' : 'card';
  return { game, page: isPage(game, second) ? second : 'play' };
}

/** The spot on a page: an id without its spaces. */
export const spotOf = (id: string): string => id.replaceAll(' ', '-');

export const addressOf = ({ game, page }: RulesAddress, id?: string): string =>
  `/rules/${game}/${page}${id === undefined ? '' : `#${spotOf(id)}`}`;

const PAGE_OF: Readonly<Record<Thing['kind'], Page>> = {
  card: 'cards',
  character: 'characters',
  event: 'events',
  role: 'roles',
  special: 'roles',
  face: 'dice',
};

export const pageOf = (thing: Thing): Page => PAGE_OF[thing.kind];

/** The last place outside of the rules, or the lobby if there is none. */
export function cameFrom(): string {
  if (!('navigation' in window)) return '/';
  const here = navigation.currentEntry?.index ?? 0;
  const paths = navigation
    .entries()
    .slice(0, here)
    .map(({ url }) => (url === null ? '/' : belowRoot(new URL(url).pathname)));
  return paths.findLast((path) => !path.startsWith('/rules')) ?? '/';
}

/** The names of the pages of the rules. */
export function usePageName(): (place: RulesAddress) => string {
  const { t } = useLingui();
  const names: Readonly<Record<Page, string>> = {
    play: t`How to play`,
    cards: t`Cards`,
    dice: t`Dice`,
    characters: t`Characters`,
    events: t`Events`,
    roles: t`Roles`,
    rulings: t`Rulings`,
    options: t`Sets and options`,
  };
  return ({ game, page }) => (page === 'options' && game === 'dice' ? t`Modules and options` : names[page]);
}
