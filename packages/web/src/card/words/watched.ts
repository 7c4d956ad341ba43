// What others are asked in the card game, as it is told to those who wait or watch.

import { msg, plural } from '@lingui/core/macro';
import type { Answers, FrameFor } from '@posse/card';
import type { Seat } from '@posse/engine';
import { calm, danger, type StatusWords } from '../../telling/teller.ts';
import { shotAtAnother } from './shots.ts';
import type { CardTeller } from './teller.ts';
import { WATCHED_EVENTS } from './watched-events.ts';
import { simply, type Watched } from './watching.ts';

export const WATCHED: { readonly [K in keyof Answers]: Watched<K> } = {
  phase2: simply(
    (name) => msg`${name}’s turn`,
    (_t, name) => msg`${name} plays cards`,
  ),
  phase3: simply(
    (name) => msg`${name} discards`,
    (_t, name) => msg`${name} holds more cards than a hand may keep`,
  ),
  shot: shotAtAnother,
  duel: duelOfOthers,
  indians(t, { by, at }) {
    const [name, shooter, indians, bang] = [t.name(at), t.name(by), t.kind('indians'), t.kind('bang')];
    return calm(
      t.isYou(by) ? msg`You play ${indians}` : msg`${shooter} plays ${indians}`,
      msg`${name} discards ${bang} or loses 1 life`,
    );
  },
  dying: simply(
    (name) => msg`${name} is about to fall`,
    (t, name) => {
      const beer = t.kind('beer');
      return msg`Only ${beer} saves ${name} now`;
    },
  ),
  store(t, { left: [first, ...after] }) {
    const [name, store, names] = [t.name(first as Seat), t.kind('general-store'), t.all(after.map(t.listed))];
    return calm(
      msg`${name} picks a card`,
      after.length === 0 ? msg`${store}: ${name} picks last` : msg`${store}. Next: ${names}`,
    );
  },
  keep: simply(
    (name) => msg`${name} looks at cards`,
    (_t, name, { cards }) => {
      const count = cards.length;
      return msg`${plural(count, { one: `${name} chooses from # card and puts the rest back`, other: `${name} chooses from # cards and puts the rest back` })}`;
    },
  ),
  firstCard: simply(
    (name) => msg`${name} draws`,
    (_t, _name, { from }) =>
      from === 'another hand'
        ? msg`The first card may come from another hand`
        : msg`The first card may come from the discard pile`,
  ),
  chooseFlip: simply(
    (name) => msg`${name} picks a card`,
    (_t, _name, { cards }) => {
      const count = cards.length;
      return msg`${plural(count, { one: '# card turned up: one counts', other: '# cards turned up: one counts' })}`;
    },
  ),
  lastDiscards: simply(
    (name) => msg`${name} puts the cards away`,
    (_t, name) => msg`${name} chooses the order of the last discards`,
  ),
  share(t, { dead, heirs: [heir] }) {
    const [name, loser] = [t.name(heir as Seat), t.name(dead)];
    return calm(
      msg`${name} takes a card`,
      t.isYou(dead) ? msg`What you left behind is shared` : msg`What ${loser} left behind is shared`,
    );
  },
  reward: simply(
    (name) => msg`${name} thinks it over`,
    (_t, name) => msg`${name} may draw 3 cards as a reward`,
  ),
  copy: simply(
    (name) => msg`${name} copies an ability`,
    (_t, name) => msg`${name} has it until the next turn`,
  ),
  fromATable: simply(
    (name) => msg`${name} draws`,
    () => msg`A card in play may be taken instead`,
  ),
  brawl(t, { by, left: [at] }) {
    const [name, target, brawl] = [t.name(by), t.name(at as Seat), t.kind('brawl')];
    return t.isYou(at as Seat)
      ? danger(msg`You lose a card`, msg`${brawl}: ${name} picks which`)
      : calm(msg`${target} loses a card`, msg`${brawl}: ${name} picks which`);
  },
  ...WATCHED_EVENTS,
  gift(t, { who, to: [to] }) {
    const [name, target] = [t.name(who), t.name(to as Seat)];
    return calm(
      t.isYou(to as Seat) ? msg`${name} gives you a card` : msg`${name} gives ${target} a card`,
      msg`${name} draws for the whole table`,
    );
  },
  chooseCharacter(t, { left: [first] }) {
    const name = t.name(first as Seat);
    return calm(msg`${name} chooses a character`, msg`Nobody sees it until all have chosen`);
  },
};

function duelOfOthers(t: CardTeller, { now, next }: FrameFor<'duel'>): StatusWords {
  const [name, other, bang] = [t.name(now), t.name(next), t.kind('bang')];
  const sub = msg`${name} discards ${bang} or loses 1 life`;
  return t.isYou(next) ? danger(msg`Duel with ${name}`, sub) : calm(msg`Duel: ${name} against ${other}`, sub);
}
