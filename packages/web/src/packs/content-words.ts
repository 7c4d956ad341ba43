// The contents of a pack in words: "5 cards, 2 characters".

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Pack } from '@posse/card/packs';

export function useContentWords(): (pack: Pack) => string {
  const { t } = useLingui();
  return ({ kinds, characters, events }) => {
    const cards = Object.values(kinds).reduce((sum, { copies }) => sum + copies.split(' ').length, 0);
    const [people, deck] = [Object.keys(characters).length, Object.keys(events).length];
    return [
      ...(cards > 0 ? [t`${plural(cards, { one: '# card', other: '# cards' })}`] : []),
      ...(people > 0 ? [t`${plural(people, { one: '# character', other: '# characters' })}`] : []),
      ...(deck > 0 ? [t`${plural(deck, { one: '# event', other: '# events' })}`] : []),
    ].join(', ');
  };
}
