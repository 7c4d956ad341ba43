// Questions to others in the card game, for those who wait or watch.

import type { Answers, FrameFor, View } from '@posse/card';
import type { Seat } from '@posse/engine';
import { danger, type StatusWords, watching } from '../narrator.ts';
import { type Message, msg } from '../text-types.ts';
import type { CardNarrator } from './card-narrator.ts';
import { WATCHED_EFFECTS } from './effect-question-words.ts';
import { shotAtAnother } from './shot-words.ts';

type Watched<K extends keyof Answers> = (t: CardNarrator, frame: FrameFor<K>, view: View) => StatusWords;

/** A question of which only the player and the reason are told. */
const simply =
  <F extends { readonly who: Seat }>(
    title: (name: string) => Message,
    sub: (t: CardNarrator, name: string, frame: F) => Message,
  ) =>
  (t: CardNarrator, frame: F): StatusWords => {
    const name = t.name(frame.who);
    return watching(title(name), sub(t, name, frame));
  };

type Asking = 'daltons' | 'handcuffs' | 'newIdentity' | 'bloodBrothers' | 'hardLiquor' | 'guess' | 'ranch';

export const WATCHED_EVENTS: { readonly [K in Asking]: Watched<K> } = {
  daltons: simply(
    (name) => msg('{name} discards a blue card', { name }),
    (t) => {
      const daltons = t.event('daltons');
      return msg('{daltons} are in town', { daltons });
    },
  ),
  handcuffs: simply(
    (name) => msg('{name} names a suit', { name }),
    (t, name) => {
      const handcuffs = t.event('handcuffs');
      return msg('{handcuffs}: {name} may play only that suit this turn', { handcuffs, name });
    },
  ),
  newIdentity: simply(
    (name) => msg('{name} thinks it over', { name }),
    (t) => {
      const event = t.event('new-identity');
      return msg('{event}: stay, or become someone else with 2 life', { event });
    },
  ),
  bloodBrothers: simply(
    (name) => msg('{name} thinks it over', { name }),
    (t, name) => {
      const event = t.event('blood-brothers');
      return msg('{event}: {name} may give 1 life away', { event, name });
    },
  ),
  hardLiquor: simply(
    (name) => msg('{name} thinks it over', { name }),
    (t) => {
      const event = t.event('hard-liquor');
      return msg('{event}: 1 life, or cards', { event });
    },
  ),
  guess: simply(
    (name) => msg('{name} guesses', { name }),
    (t, _name, { right }) => {
      const event = t.event('peyote');
      return msg(
        '{right, plural, =0 {{event}: red or black?} one {{event}: # right so far} other {{event}: # right so far}}',
        { right, event },
      );
    },
  ),
  ranch: simply(
    (name) => msg('{name} exchanges cards', { name }),
    (t, _name, { cards }) => {
      const [event, count] = [t.event('ranch'), cards.length];
      return msg(
        '{count, plural, =0 {{event}: any number of cards, once} one {{event}: # picked so far} other {{event}: # picked so far}}',
        { count, event },
      );
    },
  ),
};

export const WATCHED: { readonly [K in keyof Answers]: Watched<K> } = {
  phase2: simply(
    (name) => msg('{name}’s turn', { name }),
    (_t, name) => msg('{name} plays cards', { name }),
  ),
  phase3: simply(
    (name) => msg('{name} discards', { name }),
    (_t, name) => msg('{name} has too many cards', { name }),
  ),
  shot: shotAtAnother,
  duel: duelOfOthers,
  indians(t, { by, at }) {
    const [name, shooter, indians, bang] = [t.name(at), t.name(by), t.kind('indians'), t.kind('bang')];
    return watching(
      t.isYou(by) ? msg('You play {indians}', { indians }) : msg('{shooter} plays {indians}', { shooter, indians }),
      msg('{name} discards {bang} or loses 1 life', { name, bang }),
    );
  },
  dying: simply(
    (name) => msg('{name} is about to fall', { name }),
    (t, name) => {
      const beer = t.kind('beer');
      return msg('Only {beer} saves {name} now', { beer, name });
    },
  ),
  store(t, { left: [first, ...after] }) {
    const [name, store, names] = [t.name(first as Seat), t.kind('general-store'), t.all(after.map(t.listed))];
    return watching(
      msg('{name} picks a card', { name }),
      after.length === 0
        ? msg('{store}: {name} picks last', { store, name })
        : msg('{store}. Next: {names}', { store, names }),
    );
  },
  keep: simply(
    (name) => msg('{name} looks at cards', { name }),
    (_t, name, { cards }) => {
      const count = cards.length;
      return msg(
        '{count, plural, one {{name} chooses from # card and puts the rest back} other {{name} chooses from # cards and puts the rest back}}',
        { count, name },
      );
    },
  ),
  firstCard: simply(
    (name) => msg('{name} draws', { name }),
    (_t, _name, { from }) =>
      from === 'another hand'
        ? msg('The first card may come from another hand')
        : msg('The first card may come from the discard pile'),
  ),
  chooseFlip: simply(
    (name) => msg('{name} picks a card', { name }),
    (_t, _name, { cards }) => {
      const count = cards.length;
      return msg('{count, plural, one {# card turned up: one counts} other {# cards turned up: one counts}}', {
        count,
      });
    },
  ),
  lastDiscards: simply(
    (name) => msg('{name} puts the cards away', { name }),
    (_t, name) => msg('{name} chooses the order of the last discards', { name }),
  ),
  share(t, { dead, heirs: [heir] }) {
    const [name, loser] = [t.name(heir as Seat), t.name(dead)];
    return watching(
      msg('{name} takes a card', { name }),
      t.isYou(dead) ? msg('What you left behind is shared') : msg('What {loser} left behind is shared', { loser }),
    );
  },
  reward: simply(
    (name) => msg('{name} thinks it over', { name }),
    (_t, name) => msg('{name} may draw 3 cards as a reward', { name }),
  ),
  copy: simply(
    (name) => msg('{name} copies an ability', { name }),
    (_t, name) => msg('{name} keeps it until the next turn', { name }),
  ),
  fromATable: simply(
    (name) => msg('{name} draws', { name }),
    () => msg('A card in play may be taken instead'),
  ),
  brawl(t, { by, left: [at] }) {
    const [name, target, brawl] = [t.name(by), t.name(at as Seat), t.kind('brawl')];
    return t.isYou(at as Seat)
      ? danger(msg('You lose a card'), msg('{brawl}: {name} picks which', { brawl, name }))
      : watching(msg('{target} loses a card', { target }), msg('{brawl}: {name} picks which', { brawl, name }));
  },
  ...WATCHED_EVENTS,
  ...WATCHED_EFFECTS,
  gift(t, { who, to: [to] }) {
    const [name, target] = [t.name(who), t.name(to as Seat)];
    return watching(
      t.isYou(to as Seat)
        ? msg('{name} gives you a card', { name })
        : msg('{name} gives {target} a card', { name, target }),
      msg('{name} draws for the whole table', { name }),
    );
  },
  chooseCharacter(t, { left: [first] }) {
    const name = t.name(first as Seat);
    return watching(msg('{name} chooses a character', { name }), msg('Hidden until everyone has chosen'));
  },
};

function duelOfOthers(t: CardNarrator, { now, next }: FrameFor<'duel'>): StatusWords {
  const [name, other, bang] = [t.name(now), t.name(next), t.kind('bang')];
  const sub = msg('{name} discards {bang} or loses 1 life', { name, bang });
  return t.isYou(next)
    ? danger(msg('Duel with {name}', { name }), sub)
    : watching(msg('Duel: {name} against {other}', { name, other }), sub);
}
