// The name, text and origin of a thing.

import { useLingui } from '@lingui/react/macro';
import { CHARACTERS as DICE_CHARACTERS, SPECIALS } from '@posse/dice';
import type { Text } from '@posse/engine';
import { catalogue } from '../entry-lookup.ts';
import { useCardNames } from '../words/card-names.ts';
import { useDiceNames } from '../words/dice-names.ts';
import { type Thing, textOf } from './rule-thing.ts';
import { setsOf } from './thing-lists.ts';

export function useThingText(): (thing: Thing) => Text {
  const card = useCardNames();
  const dice = useDiceNames();
  return (thing) => textOf(thing, card, dice);
}

/** The kind of a thing, and the sets or modules that bring it: "Blue card: stays in play", "Dodge City". */
export function useThingOrigin(): (thing: Thing) => readonly string[] {
  const { t } = useLingui();
  const card = useCardNames();
  const dice = useDiceNames();
  const borders = {
    brown: t`Brown card: play and discard`,
    blue: t`Blue card: stays in play`,
    green: t`Green card: usable from your next turn`,
  };
  const sort = (thing: Thing): readonly string[] => {
    switch (thing.kind) {
      case 'card': {
        const border = catalogue().kinds[thing.key]?.border;
        return border ? [borders[border]] : [];
      }
      case 'character': {
        const modules = thing.game === 'dice' ? (DICE_CHARACTERS[thing.id]?.modules ?? []) : [];
        return [t`Character`, ...modules.map((module) => dice.module(module).name)];
      }
      case 'event':
        return [catalogue().events[thing.id]?.final ? t`Last event of its deck` : t`Event`];
      case 'role':
        return [t`Role`];
      case 'special': {
        const role = SPECIALS[thing.id]?.role;
        return [t`Special role, once per game`, ...(role ? [card.role(role).name] : [])];
      }
      case 'face':
        return [t`Face of a die`];
    }
  };
  return (thing) => [...sort(thing), ...setsOf(thing).map((set) => card.set(set).name)];
}
