// The reader's question in the card game: a title, and a line with the reason.

import {
  type Answers,
  cardGame,
  type FrameFor,
  handLimitOf,
  isFeared,
  type Luck,
  luckSigns,
  PLAIN,
  type View,
} from '@posse/card';
import { randomFrom, type Seat } from '@posse/engine';
import { danger, type StatusWords, yours } from '../narrator.ts';
import { type Message, msg } from '../text-types.ts';
import type { CardNarrator } from './card-narrator.ts';
import { ASKED_BY_EFFECTS } from './effect-question-words.ts';
import { shotAtYou } from './shot-words.ts';

type Asked<K extends keyof Answers> = (t: CardNarrator, frame: FrameFor<K>, view: View) => StatusWords;

export const ASKED: { readonly [K in keyof Answers]: Asked<K> } = {
  phase2: (t, _f, view) => yours(msg('Your turn'), turnSub(t, view)),
  phase3(_t, { who }, view) {
    const limit = handLimitOf(cardGame.redeal(view, randomFrom('hand limit')), who);
    const over = (view.players[who]?.hand.length ?? 0) - limit;
    return yours(
      msg('Discard a card'),
      msg('{limit, plural, one {You may keep # card: discard {over}} other {You may keep # cards: discard {over}}}', {
        limit,
        over,
      }),
    );
  },
  shot: shotAtYou,
  duel(t, { next }) {
    const [name, bang] = [t.name(next), t.kind('bang')];
    return danger(msg('Duel with {name}: your move', { name }), msg('Discard {bang} or lose 1 life', { bang }));
  },
  indians(t, { by }) {
    const [name, indians, bang] = [t.name(by), t.kind('indians'), t.kind('bang')];
    return danger(
      msg('{name} plays {indians} against you', { name, indians }),
      msg('Discard {bang} or lose 1 life', { bang }),
    );
  },
  dying: (t, f, view) => danger(msg('You are about to fall'), dyingSub(t, f, view)),
  store(t, { left: [, ...after] }) {
    const [store, names] = [t.kind('general-store'), t.all(after.map(t.name))];
    return yours(
      msg('Pick one card'),
      after.length === 0
        ? msg('{store}: you pick last', { store })
        : msg('{store}. After you: {names}', { store, names }),
    );
  },
  keep: (_t, { left }) =>
    yours(
      msg('{left, plural, one {Keep # card} other {Keep # cards}}', { left }),
      msg('The rest goes back on the draw pile'),
    ),
  firstCard: (_t, { from }) =>
    yours(
      msg('Your first card: where from?'),
      from === 'another hand'
        ? msg('Draw it, or take it at random from another hand')
        : msg('Draw it, or take the top card of the discard pile'),
    ),
  chooseFlip: (_t, { luck }) => yours(msg('Which card counts?'), hopeOf(luck)),
  lastDiscards: () => yours(msg('Your last discards'), msg('Choose which card goes next')),
  share(t, { dead }) {
    const name = t.name(dead);
    return yours(msg('Take a card'), msg('You share what {name} left behind', { name }));
  },
  reward(t, { dead }) {
    const name = t.name(dead);
    return yours(msg('Draw your reward?'), msg('You may draw 3 cards for {name}', { name }));
  },
  copy: () => yours(msg('Whose ability do you copy?'), msg('It is yours until your next turn')),
  fromATable: (_t, { count }) =>
    yours(
      msg('Draw, or take a card in play'),
      msg(
        '{count, plural, one {A card in play replaces # card from the pile} other {A card in play replaces # cards from the pile}}',
        { count },
      ),
    ),
  brawl(t, { left: [at] }) {
    const [name, brawl] = [t.name(at as Seat), t.kind('brawl')];
    return yours(msg('Which card must go?'), msg('{brawl}: {name} loses the card you pick', { brawl, name }));
  },
  daltons(t) {
    const daltons = t.event('daltons');
    return yours(msg('Discard a blue card'), msg('{daltons}: one of those in front of you', { daltons }));
  },
  handcuffs(t) {
    const handcuffs = t.event('handcuffs');
    return yours(msg('Name a suit'), msg('{handcuffs}: you may play only that suit this turn', { handcuffs }));
  },
  newIdentity(t, { who }, { players }) {
    const character = t.character(players[who]?.spare ?? PLAIN);
    const life = players[who]?.life ?? 0;
    return yours(
      msg('Become {character}?', { character }),
      msg('{life, plural, one {For good, with 2 life. You have # now} other {For good, with 2 life. You have # now}}', {
        life,
      }),
    );
  },
  bloodBrothers(t, { who }, { players }) {
    const [event, life] = [t.event('blood-brothers'), players[who]?.life ?? 0];
    return yours(
      msg('Give 1 life to somebody?'),
      msg('{life, plural, one {{event}: you have # life} other {{event}: you have # life}}', { life, event }),
    );
  },
  hardLiquor(t) {
    const event = t.event('hard-liquor');
    return yours(msg('A drink, or your cards?'), msg('{event}: gain 1 life instead of drawing', { event }));
  },
  guess(t, { right }) {
    const event = t.event('peyote');
    return yours(
      msg('Red or black?'),
      right === 0
        ? msg('{event}: guess the next card right and it is yours', { event })
        : msg('{right, plural, one {{event}: # right so far} other {{event}: # right so far}}', { right, event }),
    );
  },
  ranch(t, { cards }) {
    const [event, count] = [t.event('ranch'), cards.length];
    return yours(
      msg('Exchange cards?'),
      count === 0
        ? msg('{event}: as many as you like, once', { event })
        : msg('{count, plural, one {{event}: # picked so far} other {{event}: # picked so far}}', { count, event }),
    );
  },
  gift(t, { to: [to] }) {
    const name = t.name(to as Seat);
    return yours(msg('A card for {name}', { name }), msg('Give one away; you keep what is left at the end'));
  },
  ...ASKED_BY_EFFECTS,
  chooseCharacter: () => yours(msg('Choose your character'), msg('Hidden until everyone has chosen')),
};

function turnSub(t: CardNarrator, { options, shown }: View) {
  const card = shown === null ? '' : t.card(shown);
  if (shown !== null && !options.some(({ kind }) => kind === 'end'))
    return msg('{card} must be played before your turn ends', { card });
  return options.length === 1 ? msg('Nothing left to play: end your turn') : msg('Play cards, or end your turn');
}

function dyingSub(t: CardNarrator, { who }: FrameFor<'dying'>, { players, options }: View) {
  const [beer, short] = [t.kind('beer'), 1 - (players[who]?.life ?? 0)];
  if (options.length === 1) return msg('Nothing in your hand can save you');
  if (short === 1) return msg('Only {beer} saves you now', { beer });
  return msg(
    '{short, plural, one {Only {beer} saves you now: # life needed} other {Only {beer} saves you now: # life needed}}',
    { short, beer },
  );
}

function hopeOf(luck: Luck): Message {
  if (luck === 'hearts') return msg('You want hearts');
  if (luck === 'spades 2 to 9') return msg('Avoid spades 2 to 9');
  const cards = luckSigns(luck);
  return isFeared(luck) ? msg('Avoid {cards}', { cards }) : msg('You want {cards}', { cards });
}
