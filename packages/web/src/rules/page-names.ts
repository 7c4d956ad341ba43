// What the pages of the rules are called.

import { useLingui } from '@lingui/react/macro';
import type { Page, Place } from './place.ts';

export function usePageName(): (place: Place) => string {
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
