// The questions of effects in words, for the asked player and for the others.
// They are the same for all cards: which card asks is said by its name.

import type { FrameFor, View } from '@posse/card';
import { type StatusWords, watching, yours } from '../narrator.ts';
import { msg } from '../text-types.ts';
import type { CardNarrator } from './card-narrator.ts';

type Op = 'mayDo' | 'choosePlayer' | 'payCards' | 'giveCards';
type Words = { readonly [K in Op]: (t: CardNarrator, frame: FrameFor<K>, view: View) => StatusWords };

export const ASKED_BY_EFFECTS: Words = {
  mayDo(t, { with: of }) {
    const source = t.source(of);
    return yours(msg('Use {source}?', { source }), msg('It is your choice'));
  },
  choosePlayer(t, { with: of }) {
    const source = t.source(of);
    return yours(msg('Choose a player'), msg('{source}: it is about this player', { source }));
  },
  payCards(t, { with: of, count, mayDecline }) {
    const source = t.source(of);
    return yours(
      msg('{count, plural, one {Discard a card} other {Discard # cards}}', { count }),
      mayDecline ? msg('{source}: or decline', { source }) : msg('{source}: you choose which', { source }),
    );
  },
  giveCards(t, { with: of, to, count }) {
    const [source, name] = [t.source(of), t.name(to)];
    return yours(
      msg('{count, plural, one {A card for {name}} other {# cards for {name}}}', { count, name }),
      msg('{source}: you choose which', { source }),
    );
  },
};

export const WATCHED_EFFECTS: Words = {
  mayDo(t, { who, with: of }) {
    const [name, source] = [t.name(who), t.source(of)];
    return watching(msg('{name} thinks it over', { name }), source);
  },
  choosePlayer(t, { who, with: of }) {
    const [name, source] = [t.name(who), t.source(of)];
    return watching(msg('{name} chooses a player', { name }), source);
  },
  payCards(t, { who, with: of, mayDecline }) {
    const [name, source] = [t.name(who), t.source(of)];
    return watching(msg('{name} discards', { name }), mayDecline ? msg('{source}: or declines', { source }) : source);
  },
  giveCards(t, { who, with: of, to }) {
    const [name, target, source] = [t.name(who), t.name(to), t.source(of)];
    return watching(
      t.isYou(to) ? msg('{name} gives you a card', { name }) : msg('{name} gives {target} a card', { name, target }),
      source,
    );
  },
};
